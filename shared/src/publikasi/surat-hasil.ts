import type { HasilCalon } from '../seleksi/hasil.ts';
import type { SuratHasil } from './publikasi.ts';

/** A published result in the words of who gets it. */
export interface HasilDiterima {
  nama: string;
  status: HasilCalon['status'];
  /** Name of the programme that takes him, or on whose reserve list he is. */
  jurusan: string;
  urutan: number | null;
  /** The seat that it gave him is free again. */
  lepas: boolean;
}

const isi: Readonly<
  Record<HasilCalon['status'] | 'lepas', (hasil: HasilDiterima) => [title: string, body: string]>
> = {
  L: ({ nama, jurusan }) => [
    'Hasil seleksi: diterima',
    `Selamat, ${nama}. Anda diterima di ${jurusan}. Langkah berikutnya adalah daftar ulang; petunjuknya ada di dasbor Anda.`,
  ],
  CADANGAN: ({ nama, jurusan, urutan }) => [
    'Hasil seleksi: cadangan',
    `${nama}, Anda berada di urutan ${urutan ?? 1} daftar cadangan ${jurusan}. Bila ada kursi yang kosong sesudah daftar ulang, panitia menghubungi Anda menurut urutan itu.`,
  ],
  lepas: ({ nama, jurusan }) => [
    'Hasil seleksi: kursi dilepas',
    `${nama}, Anda diterima di ${jurusan}, tetapi kursi itu sudah dilepas saat daftar ulang. Bila ini keliru, segera hubungi panitia.`,
  ],
  TL: ({ nama }) => [
    'Hasil seleksi: belum diterima',
    `${nama}, mohon maaf, Anda belum mendapat kursi pada seleksi ini. Nilai dan peringkat Anda dapat ditanyakan kepada panitia.`,
  ],
};

/** The letter that tells an applicant his result; `teks` is what the committee adds. */
export function susunSurat(hasil: HasilDiterima, teks = ''): SuratHasil {
  const [title, body] = isi[hasil.lepas ? 'lepas' : hasil.status](hasil);
  return { title, body: teks === '' ? body : `${body}\n\n${teks}` };
}
