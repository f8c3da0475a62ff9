import type { Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { eq, sql } from 'drizzle-orm';
import { newId } from '../../db/new-id.ts';
import { ofSchool } from '../../db/of-school.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Transaction } from '../../db/store.ts';
import { listMedia } from '../../media/media.queries.ts';
import { berkas, berkasTerkirim, nomorUrut, peralihanBerkas, tandaBerkas } from './berkas.table.ts';
import { listNomorTerakhir } from './nomor-urut.queries.ts';
import { filesIn } from './own-files.mutations.ts';

/** Writes a draft, as its next version; what is not named stays. */
export async function saveBerkas(
  tx: Transaction,
  nowMs: number,
  row: Omit<typeof berkas.$inferInsert, 'sekolah_id' | 'diubah_ms'>,
): Promise<void> {
  const { peserta_id, ...values } = row;
  const set = { ...values, diubah_ms: nowMs };
  await tx
    .insert(berkas)
    .values({ sekolah_id: schoolId, peserta_id, ...set })
    .onConflictDoUpdate({ target: [berkas.sekolah_id, berkas.peserta_id], set });
}

/** Keeps a form as it is sent, as the next one of this applicant, with what nobody else should have sent too. */
export async function insertBerkasTerkirim(
  tx: Transaction,
  nowMs: number,
  row: Pick<typeof berkasTerkirim.$inferInsert, 'peserta_id' | 'ke' | 'isi' | 'nilai_rapor' | 'koreksi'>,
): Promise<void> {
  await tx.insert(berkasTerkirim).values({ sekolah_id: schoolId, ...row, dibuat_ms: nowMs });
  await saveTanda(tx, row.peserta_id, row.isi);
}

async function saveTanda(tx: Transaction, peserta_id: string, isi: Formulir): Promise<void> {
  const files = filesIn(isi);
  const ids = files.map(([, file]) => file);
  const sumOf = new Map((await listMedia(tx, ids)).map(({ id, sha256 }) => [id, sha256]));
  const marks = [
    ['nisn', isi.nisn],
    ['nik', isi.nik],
    ...files.map(([kolom, file]) => [kolom, sumOf.get(file) ?? '']),
  ];
  await tx.delete(tandaBerkas).where(ofSchool(tandaBerkas, eq(tandaBerkas.peserta_id, peserta_id)));
  const rows = marks.flatMap(([kolom = '', nilai = '']) =>
    nilai === '' ? [] : [{ sekolah_id: schoolId, peserta_id, kolom, nilai }],
  );
  if (rows.length > 0) await tx.insert(tandaBerkas).values(rows);
}

export type NewPeralihan = Pick<
  typeof peralihanBerkas.$inferInsert,
  'peserta_id' | 'dari' | 'ke' | 'peristiwa' | 'alasan' | 'catatan' | 'operasi_id' | 'sidik'
>;

/** Records a change of a file's status in the name of who acts. */
export async function insertPeralihan(tx: Transaction, nowMs: number, row: NewPeralihan): Promise<void> {
  const { akun_id, nama } = tx.actor;
  const who = { sekolah_id: schoolId, id: newId(nowMs), akun_id, nama, dibuat_ms: nowMs };
  await tx.insert(peralihanBerkas).values({ ...who, ...row });
}

/** The next number of a series; whoever takes one at the same time waits for the end of this transaction. */
export async function takeNomor(tx: Transaction, seri: string): Promise<number> {
  const [taken] = await tx
    .insert(nomorUrut)
    .values({ sekolah_id: schoolId, seri, terakhir: 1 })
    .onConflictDoUpdate({
      target: [nomorUrut.sekolah_id, nomorUrut.seri],
      set: { terakhir: sql`${nomorUrut.terakhir} + 1` },
    })
    .returning({ nomor: nomorUrut.terakhir });
  if (!taken) throw new Error('a series gives no number');
  return taken.nomor;
}

/** So many numbers of a series may have been given after a backup, where nothing tells how many. */
const mungkinDiberi = 1_000;

/**
 * After a restore: numbers stand on papers that are out, and none of them is given to somebody else. `dikenal`: the last ones
 * that this server had given before; undefined: it knows of none.
 */
export async function lanjutkanNomor(
  tx: Transaction,
  dikenal: ReadonlyMap<string, number> | undefined,
): Promise<void> {
  const kembali = await listNomorTerakhir(tx);
  for (const seri of new Set([...kembali.keys(), ...(dikenal?.keys() ?? [])])) {
    const known = kembali.get(seri) ?? 0;
    const terakhir = dikenal ? Math.max(known, dikenal.get(seri) ?? 0) : known + mungkinDiberi;
    await tx
      .insert(nomorUrut)
      .values({ sekolah_id: schoolId, seri, terakhir })
      .onConflictDoUpdate({ target: [nomorUrut.sekolah_id, nomorUrut.seri], set: { terakhir } });
  }
}

/** Files of applicants go with them; a new season begins its numbers anew. */
export async function deleteBerkas(tx: Transaction): Promise<void> {
  for (const table of [berkas, berkasTerkirim, tandaBerkas, peralihanBerkas, nomorUrut])
    await tx.delete(table).where(ofSchool(table));
}
