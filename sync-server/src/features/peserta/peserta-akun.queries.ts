import { and, eq } from 'drizzle-orm';
import { lockRow } from '../../db/lock-row.ts';
import { schoolId } from '../../db/school-id.ts';
import type { Reader, Transaction } from '../../db/store.ts';
import type { Watcher } from '../../http/watched-program.ts';
import { akun } from '../akun/akun.table.ts';
import { jadwalUjianPeserta } from '../jadwal-ujian/jadwal-ujian.table.ts';
import { watchedRows } from '../jadwal-ujian/pengawas-ruang.table.ts';
import { listUjianFrom } from '../jadwal-ujian/ujian-from.table.ts';
import { peserta } from './peserta.table.ts';

/** What an account keeps of its password, and whether it is active (status 0). */
export const sandiColumns = {
  id: akun.id,
  status: akun.status,
  sandi_jenis: akun.sandi_jenis,
  sandi_tersegel: akun.sandi_tersegel,
  ganti_sandi: akun.ganti_sandi,
};

/** A participant with his account; null where he has none. */
export async function findPesertaAkun(read: Reader, id: string) {
  const rows = await read
    .select({
      id: peserta.id,
      nama: peserta.nama,
      nomor_peserta: peserta.nomor_peserta,
      nisn: peserta.nisn,
      jurusan_id_1: peserta.jurusan_id_1,
      akun: sandiColumns,
    })
    .from(peserta)
    .leftJoin(akun, and(eq(akun.sekolah_id, schoolId), eq(akun.id, peserta.akun_id)))
    .where(and(eq(peserta.sekolah_id, schoolId), eq(peserta.id, id)));
  return rows[0];
}
export type PesertaAkun = NonNullable<Awaited<ReturnType<typeof findPesertaAkun>>>;

/** The participant, locked so that nobody else gives him an account meanwhile. */
export async function lockPesertaAkun(tx: Transaction, id: string): Promise<PesertaAkun | undefined> {
  await lockRow(
    tx
      .select({ id: peserta.id })
      .from(peserta)
      .where(and(eq(peserta.sekolah_id, schoolId), eq(peserta.id, id))),
  );
  return findPesertaAkun(tx, id);
}

/** Name of the account that signs in with `nomor`. */
export async function findNamaOfLogin(read: Reader, nomor: string): Promise<string | undefined> {
  const rows = await read
    .select({ nama: akun.username })
    .from(akun)
    .where(and(eq(akun.sekolah_id, schoolId), eq(akun.email, nomor.toLowerCase())));
  return rows[0]?.nama;
}

/** Whether a participant stands on an attendance list that the account watches. */
export async function isWatched(read: Reader, pesertaId: string, watcher: Watcher): Promise<boolean> {
  const rows = await read
    .select({ id: jadwalUjianPeserta.id })
    .from(jadwalUjianPeserta)
    .innerJoin(peserta, and(eq(peserta.sekolah_id, schoolId), eq(peserta.id, jadwalUjianPeserta.peserta_id)))
    .where(
      and(
        eq(jadwalUjianPeserta.sekolah_id, schoolId),
        eq(jadwalUjianPeserta.peserta_id, pesertaId),
        watchedRows(watcher),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Exams of a participant from a date on (YYYY-MM-DD) in their order, with times as shifted. */
export async function listUjianOfPeserta(read: Reader, pesertaId: string, tanggal: string) {
  const rows = await listUjianFrom(read, [pesertaId], tanggal);
  return rows.map(({ peserta_id: _, ...one }) => one);
}
