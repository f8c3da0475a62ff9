import type { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { tooManyDevices } from '../lease/stream-cap.queries.ts';

/** `jenis` of refusals of an attempt that a device brings: what is missing here, or stands in its way. */
export const rowGone = 'jadwal-tidak-ada';
export const paketGone = 'soal-tidak-ada';
export const begunAnew = 'sudah-diulang';
export const unknownAttempt = 'ujian-tidak-dikenal';

const again = 'Tekan Simpan jawaban darurat sekali lagi di perangkat peserta, lalu unggah berkas yang baru.';
export const damaged = `Berkas ini rusak atau bukan berkas jawaban darurat. ${again}`;
export const otherServer =
  'Berkas ini dibuat untuk server lain. Unggah di server tempat peserta itu mulai mengerjakan.';
export const notWatched =
  'Peserta ini tidak ada di ruang yang Anda awasi. Serahkan berkas ini kepada pengawas ruangnya atau panitia.';
const newer = 'Simpan berkas ini, pulihkan pencadangan yang lebih baru, lalu unggah lagi.';

/** What staff are told of a file that is whole and cannot be taken, and what to do. */
const texts: Readonly<Record<string, string>> = {
  [unknownAttempt]: `Ujian di berkas ini tidak dikenal server, mungkin karena server dipulihkan dari pencadangan lama. Simpan berkas ini. Sambungkan perangkat peserta ke server: jawabannya terkirim sendiri. Bila perangkat itu tidak ada lagi, pulihkan pencadangan yang lebih baru, lalu unggah berkas ini lagi.`,
  [rowGone]: `Jadwal peserta di berkas ini tidak ada di server: sudah dihapus, atau dibuat sesudah pencadangan yang dipulihkan. ${newer}`,
  [paketGone]: `Lembar soal ujian di berkas ini tidak ada di server dan tidak dapat dibuat lagi. ${newer}`,
  [begunAnew]:
    'Ujian peserta ini sudah diulang dari awal oleh panitia, jadi isi berkas ini tidak masuk ke ujian yang berlaku. Simpan berkas ini dan hubungi panitia.',
  [tooManyDevices]:
    'Ujian peserta ini sudah dibuka di terlalu banyak perangkat, jadi perangkat yang belum dikenal tidak diterima lagi. Simpan berkas ini dan hubungi panitia.',
};

/** What became of an attempt in a file that was refused; a reason that has no words of its own is damage of the file. */
export function whyRefused({ data, httpStatus, message }: Refusal): {
  hasil: 'rusak' | 'ditolak';
  message: string;
} {
  if (httpStatus === 503) return { hasil: 'ditolak', message };
  const known = texts[data.jenis ?? ''];
  return known === undefined ? { hasil: 'rusak', message: damaged } : { hasil: 'ditolak', message: known };
}
