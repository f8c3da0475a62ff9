import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { rowsOfJson } from '../../db/columns.ts';
import { ofSchool } from '../../db/of-school.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { countBerpindah } from './kursi-tetap.queries.ts';
import { hasilSeleksi } from './seleksi.table.ts';
import { ofRounds } from './kursi.queries.ts';
import { kursiSeleksi, potretSeleksi, putaranSeleksi } from './kursi.table.ts';
import { isTerbit } from './terbit.queries.ts';

type NewKursi = Omit<typeof kursiSeleksi.$inferInsert, 'sekolah_id' | 'dibuat_ms'>;
type NewPutaran = Pick<
  typeof putaranSeleksi.$inferInsert,
  'jenis' | 'program_keahlian_id' | 'masukan' | 'otomatis'
>;

/**
 * Once seats have moved, whoever was placed by hand has what is published of him: that seat, wherever it is, and none where he gave
 * it up. From then on it is written with the rounds.
 */
async function ikutiTerbit(tx: Transaction, nowMs: number): Promise<void> {
  if ((await countBerpindah(tx, nowMs)) === 0) return;
  const { peserta_id, program_keahlian_id: program, status, lepas_ms } = hasilSeleksi;
  const rows = await tx
    .select({ peserta_id, program, lepas_ms })
    .from(kursiSeleksi)
    .innerJoin(hasilSeleksi, isTerbit(nowMs, eq(peserta_id, kursiSeleksi.peserta_id)))
    .where(ofSchool(kursiSeleksi, and(eq(kursiSeleksi.jalan, 'manual'), eq(status, 'L'))));
  for (const one of rows) {
    await removeKursi(tx, eq(kursiSeleksi.peserta_id, one.peserta_id));
    if (one.lepas_ms !== null || one.program === null) continue;
    const place = { peserta_id: one.peserta_id, program_keahlian_id: one.program, jalan: 'terbit' as const };
    await tx.insert(kursiSeleksi).values({ sekolah_id: schoolId, dibuat_ms: nowMs, ...place });
  }
}

/**
 * Puts seats and a reserve list in the place of what rounds gave in a programme. `porsi`: JSON arrays of `BarisKursi`,
 * a statement each, which the database takes apart: everybody else's commit waits meanwhile.
 */
export async function replaceKursi(
  tx: Transaction,
  nowMs: number,
  program: string,
  porsi: readonly string[],
): Promise<void> {
  await ikutiTerbit(tx, nowMs);
  const here = eq(kursiSeleksi.program_keahlian_id, program);
  await tx.delete(kursiSeleksi).where(ofSchool(kursiSeleksi, and(ofRounds, here)));
  await writeKursi(tx, nowMs, porsi);
}

/** What a run changes of what rounds gave, in JSON arrays of `BarisKursi`. */
export interface BedaKursi {
  hapus: readonly string[];
  tulis: readonly string[];
}

/** The same of all programmes, of which the difference is known: what stays as it is costs nothing. */
export async function changeKursi(
  tx: Transaction,
  nowMs: number,
  { hapus, tulis }: BedaKursi,
): Promise<void> {
  await ikutiTerbit(tx, nowMs);
  const { peserta_id, program_keahlian_id } = kursiSeleksi;
  for (const text of hapus) {
    const named = sql`(${peserta_id}, ${program_keahlian_id}) in (select value ->> 0, value ->> 1 from ${rowsOfJson(text)})`;
    await tx.delete(kursiSeleksi).where(ofSchool(kursiSeleksi, and(ofRounds, named)));
  }
  await writeKursi(tx, nowMs, tulis);
}

async function writeKursi(tx: Transaction, nowMs: number, porsi: readonly string[]): Promise<void> {
  const { sekolah_id, peserta_id, program_keahlian_id } = kursiSeleksi;
  for (const text of porsi)
    await tx
      .insert(kursiSeleksi)
      // In the order of the table's columns; `where` ends the select for SQLite, which would read a join on.
      .select(
        sql`
      select ${schoolId}, value ->> 0, value ->> 1, value ->> 2, value ->> 3, cast(value ->> 4 as integer), '',
        cast(${nowMs} as bigint)
      from ${rowsOfJson(text)} where true`,
      )
      .onConflictDoUpdate({
        target: [sekolah_id, peserta_id, program_keahlian_id],
        set: {
          jalan: sql`excluded.jalan`,
          kursi: sql`excluded.kursi`,
          urutan: sql`excluded.urutan`,
          dibuat_ms: nowMs,
        },
      });
}

/** Notes that a round has run, in the name of who acts, in the place of its last. */
export async function savePutaran(tx: Transaction, nowMs: number, row: NewPutaran): Promise<void> {
  const { akun_id, nama } = tx.actor;
  const set = { ...row, akun_id, nama, dibuat_ms: nowMs };
  const { sekolah_id, jenis, program_keahlian_id } = putaranSeleksi;
  await tx
    .insert(putaranSeleksi)
    .values({ sekolah_id: schoolId, ...set })
    .onConflictDoUpdate({ target: [sekolah_id, jenis, program_keahlian_id], set });
}

/** Forgets rounds, and nothing of what they gave. */
export async function deletePutaran(
  tx: Transaction,
  jenis: readonly ('pg1' | 'pg2' | 'stabil')[],
): Promise<void> {
  await tx.delete(putaranSeleksi).where(ofSchool(putaranSeleksi, inArray(putaranSeleksi.jenis, [...jenis])));
}

/** Gives a seat by hand; whatever else the applicant had goes. */
export async function placeKursi(
  tx: Transaction,
  nowMs: number,
  row: Pick<NewKursi, 'peserta_id' | 'program_keahlian_id' | 'alasan'>,
): Promise<void> {
  await removeKursi(tx, eq(kursiSeleksi.peserta_id, row.peserta_id));
  await tx.insert(kursiSeleksi).values({ sekolah_id: schoolId, dibuat_ms: nowMs, ...row, jalan: 'manual' });
}

async function removeKursi(tx: Transaction, which: SQL): Promise<void> {
  await tx.delete(kursiSeleksi).where(ofSchool(kursiSeleksi, which));
}

/** All of it goes with the applicants. */
export async function deleteKursi(tx: Transaction): Promise<void> {
  await tx.delete(kursiSeleksi).where(ofSchool(kursiSeleksi));
  await tx.delete(putaranSeleksi).where(ofSchool(putaranSeleksi));
  await tx.delete(potretSeleksi).where(ofSchool(potretSeleksi));
}

type NewPotret = Omit<typeof potretSeleksi.$inferSelect, 'sekolah_id' | 'akun_id' | 'nama' | 'dibuat_ms'>;

/** Keeps a whole run as it was committed, in the name of who acts. */
export async function insertPotret(tx: Transaction, nowMs: number, row: NewPotret): Promise<void> {
  const { akun_id, nama } = tx.actor;
  await tx.insert(potretSeleksi).values({ sekolah_id: schoolId, ...row, akun_id, nama, dibuat_ms: nowMs });
}

/** Takes a seat away that was given by hand. */
export const deletePenempatan = (tx: Transaction, pesertaId: string): Promise<void> =>
  removeKursi(
    tx,
    ofSchool(kursiSeleksi, eq(kursiSeleksi.peserta_id, pesertaId), eq(kursiSeleksi.jalan, 'manual')),
  );

/** Forgets what was written of somebody when he was placed by hand. */
export async function lupakanAlasan(tx: Transaction, pesertaId: string): Promise<void> {
  await tx
    .update(kursiSeleksi)
    .set({ alasan: '' })
    .where(ofSchool(kursiSeleksi, eq(kursiSeleksi.peserta_id, pesertaId)));
}
