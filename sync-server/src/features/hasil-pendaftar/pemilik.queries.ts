import { byId } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';

/** Whose result a paper tells; undefined: he is gone. */
export async function findPemilik(read: Reader, pesertaId: string) {
  const { id, nama, nisn, nomor_peserta, nomor_register, nama_sekolah_asal, foto, kode_verifikasi } = peserta;
  const [row] = await read
    .select({ id, nama, nisn, nomor_peserta, nomor_register, nama_sekolah_asal, foto, kode_verifikasi })
    .from(peserta)
    .where(byId(peserta, pesertaId));
  return row;
}
export type Pemilik = NonNullable<Awaited<ReturnType<typeof findPemilik>>>;

/** Code of his file's status; null: he takes part in exams only. */
export async function findStatusBerkas(read: Reader, pesertaId: string): Promise<number | null> {
  const [row] = await read.select({ status: peserta.status }).from(peserta).where(byId(peserta, pesertaId));
  return row?.status ?? null;
}
