import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { periksaMasukan } from '@spmb/shared/seleksi/periksa-masukan.ts';
import type { Bahan } from './susun-masukan.ts';

/** Why there can be no run of this. */
export function whyUnreadyOf({
  masukan,
  names,
  kurang,
  pengaturan,
}: Omit<Bahan, 'nama'>): string | undefined {
  const [wrong] = periksaMasukan(masukan, names);
  if (wrong !== undefined) return wrong;
  if (pengaturan.nilai_kosong === 'nol') return undefined;
  const [first] = kurang;
  if (!first) return undefined;
  const more = kurang.length > 1 ? ` dan ${kurang.length - 1} pendaftar lain` : '';
  return `Nilai ${first.nama}${more} belum lengkap. Lengkapi dahulu, atau hitung yang kosong sebagai 0 di pengaturan seleksi.`;
}

export const lepasWords = (nama: string): string =>
  `${nama} ditempatkan manual, tetapi berkasnya tidak lagi diterima. Batalkan penempatannya, lalu jalankan lagi.`;

export function refuseUnready(why: string | undefined): void {
  if (why !== undefined) throw new Refusal(why);
}
