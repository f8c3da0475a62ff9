import { normalizeNomorHp } from '@spmb/shared/peserta/nomor-hp.ts';

export interface Masuk {
  sekolah: string;
  /** Where the server is; '' where the school has not written it down. */
  alamat: string;
  nama: string;
  nomor_peserta: string;
  sandi: string;
}

/** What a participant is told of how he signs in. */
export const pesanMasuk = ({ sekolah, alamat, nama, nomor_peserta, sandi }: Masuk): string =>
  [
    `${sekolah}: cara masuk untuk ${nama}`,
    ...(alamat === '' ? [] : [`Alamat: ${alamat}`]),
    `Nomor peserta: ${nomor_peserta}`,
    `Kata sandi: ${sandi}`,
    'Jangan bagikan kata sandi ini kepada orang lain.',
  ].join('\n');

/** A chat with this number and a text ready to send; undefined where it is no phone number. */
export function waLink(nomorHp: string | null, text: string): string | undefined {
  const number = normalizeNomorHp(nomorHp ?? '');
  return number ? `https://wa.me/${number}?text=${encodeURIComponent(text)}` : undefined;
}
