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
