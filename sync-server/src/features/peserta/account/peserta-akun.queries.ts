import { eq } from 'drizzle-orm';
import { lockRow } from '../../../db/lock-row.ts';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader, Transaction } from '../../../db/store.ts';
import { akun } from '../../akun/account/akun.table.ts';
import { akunOfPeserta } from '../rows/joins.queries.ts';
import { peserta } from '../rows/peserta.table.ts';

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
    .leftJoin(akun, akunOfPeserta)
    .where(byId(peserta, id));
  return rows[0];
}
export type PesertaAkun = NonNullable<Awaited<ReturnType<typeof findPesertaAkun>>>;

/** The participant, locked so that nobody else gives him an account meanwhile. */
export async function lockPesertaAkun(tx: Transaction, id: string): Promise<PesertaAkun | undefined> {
  await lockRow(tx.select({ id: peserta.id }).from(peserta).where(byId(peserta, id)));
  return findPesertaAkun(tx, id);
}

/** Name of the account that signs in with `nomor`. */
export async function findNamaOfLogin(read: Reader, nomor: string): Promise<string | undefined> {
  const rows = await read
    .select({ nama: akun.username })
    .from(akun)
    .where(ofSchool(akun, eq(akun.email, nomor.toLowerCase())));
  return rows[0]?.nama;
}
