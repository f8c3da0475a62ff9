import { and, eq, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { kursiSeleksi, potretSeleksi, putaranSeleksi } from './kursi.table.ts';

type NewKursi = Omit<typeof kursiSeleksi.$inferInsert, 'sekolah_id' | 'dibuat_ms'>;
type NewPutaran = Pick<
  typeof putaranSeleksi.$inferInsert,
  'jenis' | 'program_keahlian_id' | 'masukan' | 'otomatis'
>;

/** Bound values that a statement may have. */
const portion = 500;

async function insertKursi(tx: Transaction, nowMs: number, rows: readonly NewKursi[]): Promise<void> {
  const whole = rows.map((row) => ({ sekolah_id: schoolId, dibuat_ms: nowMs, ...row }));
  for (let at = 0; at < whole.length; at += portion)
    await tx.insert(kursiSeleksi).values(whole.slice(at, at + portion));
}

/** What rounds gave, and reserve lists; not what was placed by hand. */
const ofRounds = or(isNull(kursiSeleksi.jalan), ne(kursiSeleksi.jalan, 'manual'));

/** Puts `rows` in the place of what rounds gave: of one programme, or of all. */
export async function replaceKursi(
  tx: Transaction,
  nowMs: number,
  program: string | undefined,
  rows: readonly NewKursi[],
): Promise<void> {
  const here = program === undefined ? undefined : eq(kursiSeleksi.program_keahlian_id, program);
  await tx.delete(kursiSeleksi).where(ofSchool(kursiSeleksi, and(ofRounds, here)));
  await insertKursi(tx, nowMs, rows);
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
  await insertKursi(tx, nowMs, [{ ...row, jalan: 'manual' }]);
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

/** Keeps a whole run as it was committed, in the name of who acts. */
export async function insertPotret(
  tx: Transaction,
  nowMs: number,
  row: Pick<typeof potretSeleksi.$inferInsert, 'nomor' | 'mode' | 'masukan' | 'sha256' | 'hasil' | 'alasan'>,
): Promise<void> {
  const { akun_id, nama } = tx.actor;
  await tx.insert(potretSeleksi).values({ sekolah_id: schoolId, ...row, akun_id, nama, dibuat_ms: nowMs });
}

/** Takes a seat away that was given by hand. */
export const deletePenempatan = (tx: Transaction, pesertaId: string): Promise<void> =>
  removeKursi(
    tx,
    ofSchool(kursiSeleksi, eq(kursiSeleksi.peserta_id, pesertaId), eq(kursiSeleksi.jalan, 'manual')),
  );
