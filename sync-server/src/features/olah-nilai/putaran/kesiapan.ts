import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { statusBerkasText } from '@spmb/shared/peserta/status-berkas.ts';
import { periksaMasukan } from '@spmb/shared/seleksi/periksa-masukan.ts';
import type { Reader } from '../../../db/store.ts';
import { listPenempatanLepas } from '../../seleksi/kursi.queries.ts';
import { listTetapTanpaBerkas } from '../../seleksi/kursi-tetap.queries.ts';
import { listKursiGugur } from '../../seleksi/terbit.queries.ts';
import type { Bahan } from './susun-masukan.ts';

/** Why there can be no run of what a thread was told, as it says it. */
export interface Salah {
  salah: string;
}

/** Why there can be no run of this. */
export const whyUnreadyOf = (bahan: Bahan): string | undefined =>
  periksaMasukan(bahan.masukan, bahan.names)[0] ?? whyKurang(bahan);

/** Whose score is missing, where the school says that it blocks. */
export function whyKurang({ kurang, pengaturan }: Bahan): string | undefined {
  if (pengaturan.nilai_kosong === 'nol') return undefined;
  const [first] = kurang;
  if (!first) return undefined;
  const more = kurang.length > 1 ? ` dan ${kurang.length - 1} pendaftar lain` : '';
  return `Nilai ${first.nama}${more} belum lengkap. Lengkapi dahulu, atau hitung yang kosong sebagai 0 di pengaturan seleksi.`;
}

/** Whose seat keeps any round from running: placed by hand or published, while his file is not accepted. */
export async function whyHeld(read: Reader, nowMs: number): Promise<string | undefined> {
  const [lepas] = await listPenempatanLepas(read);
  if (lepas)
    return `${lepas.nama} ditempatkan manual, tetapi berkasnya tidak lagi diterima. Batalkan penempatannya di Olah Nilai, lalu jalankan lagi seleksinya.`;
  const [diperiksa] = await listTetapTanpaBerkas(read, nowMs);
  if (!diperiksa) return undefined;
  const [gugur] = await listKursiGugur(read);
  if (gugur)
    return `${gugur.nama} mempunyai kursi menurut hasil yang terbit, tetapi berkasnya berstatus ${statusBerkasText(gugur.status)}. Lepaskan kursinya di Daftar Ulang, lalu jalankan lagi seleksinya.`;
  return `${diperiksa.nama} mempunyai kursi menurut hasil yang terbit, tetapi berkasnya sedang diperiksa lagi. Putuskan dahulu berkasnya di Verifikasi, lalu jalankan lagi seleksinya.`;
}

export function refuseUnready(why: string | undefined): void {
  if (why !== undefined) throw new Refusal(why);
}
