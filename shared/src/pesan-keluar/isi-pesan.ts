import { dateInWords, withDot, type Zone } from '../kernel/zone.ts';
import { isiKurung } from './gerbang.ts';

/** What a blast tells (S2-ENUM-07). */
export const jenisInformasi = [
  'informasi-umum',
  'informasi-akun',
  'informasi-jadwal-ujian',
  'informasi-jadwal-ujian-simulasi',
] as const;
export type JenisInformasi = (typeof jenisInformasi)[number];

export const kataJenisInformasi: Readonly<Record<JenisInformasi, string>> = {
  'informasi-umum': 'Umum',
  'informasi-akun': 'Akun peserta',
  'informasi-jadwal-ujian': 'Jadwal ujian',
  'informasi-jadwal-ujian-simulasi': 'Jadwal simulasi ujian',
};

/** What is said at the end of every message to a phone. */
export const ajakanBerhenti = 'Balas STOP bila tidak ingin menerima pesan dari sekolah.';

/** Who receives a message, as its text names him. */
export interface Disapa {
  nama: string;
  nomor_peserta: string;
}
/** What all texts of a school share. */
export interface Sekolah {
  nama: string;
  /** Where phones open the server; null: nowhere that is known. */
  alamat: string | null;
}

/** A row of the exam schedule, as it is read. */
export interface BarisJadwal {
  mapel: string;
  /** YYYY-MM-DD. */
  tanggal: string;
  jam_mulai: string;
  jam_selesai: string;
  ruang: string | null;
  kursi: string | null;
}

/** What staff have written, with {nama}, {nomor} and {sekolah} filled in. */
export const isiUmum = (pesan: string, { nama, nomor_peserta }: Disapa, sekolah: Sekolah): string =>
  isiKurung(pesan, { nama, nomor: nomor_peserta, sekolah: sekolah.nama });

const barisMeja =
  'Kata sandi ada pada kartu peserta. Bila hilang, pilih Lupa kata sandi di halaman masuk, atau datang ke meja panitia.';
/** Stands in a stored text where its one-time link is put in while it is sent. */
const tempatTautan = '[tautan sekali pakai]';
export const barisTautan = `Buat kata sandi Anda sendiri, satu kali, dalam 72 jam: ${tempatTautan}`;

/** A text with its one-time link; undefined: with the desk's way in its place. */
export const isiTautan = (pesan: string, tautan: string | undefined): string =>
  pesan.replace(barisTautan, () =>
    tautan === undefined ? barisMeja : barisTautan.replace(tempatTautan, () => tautan),
  );

/**
 * How an applicant signs in, with the place of a one-time link or the desk's way. A password stands in no message: messages
 * are forwarded, read aloud and kept for years.
 */
export function isiAkun(
  { nama, nomor_peserta }: Disapa,
  { nama: sekolah, alamat }: Sekolah,
  isTautan = false,
): string {
  const where = alamat === null ? 'di halaman masuk sekolah' : `di ${alamat}/login`;
  return [
    `Akun ${nama} di ${sekolah}:`,
    `Masuk ${where} dengan nomor peserta ${nomor_peserta}.`,
    isTautan ? barisTautan : barisMeja,
  ].join('\n');
}

/** When and where somebody sits his exams. */
export const isiJadwal = (
  { nama, nomor_peserta }: Disapa,
  rows: readonly BarisJadwal[],
  zona: Zone,
): string =>
  [
    `Jadwal ujian ${nama} (${nomor_peserta}):`,
    ...rows.map(({ mapel, tanggal, jam_mulai, jam_selesai, ruang, kursi }) => {
      const place = [ruang, kursi && `kursi ${kursi}`].filter(Boolean).join(', ');
      const time = `${dateInWords(tanggal)}, ${withDot(jam_mulai)}–${withDot(jam_selesai)} ${zona}`;
      return `- ${mapel}: ${time}${place && `, ${place}`}`;
    }),
  ].join('\n');

/** Where the rehearsal is open, which has no rows of its own. */
export const isiSimulasi = ({ nama }: Disapa, gladi: string): string =>
  `Simulasi ujian untuk ${nama}: buka ${gladi} di HP atau komputer yang akan dipakai ujian, dan ikuti petunjuknya.`;

/** That the result of the selection can be read, and where; never the result itself: phones change hands, and results are taken back. */
export const isiHasil = ({ nama, nomor_peserta }: Disapa, { nama: sekolah, alamat }: Sekolah): string =>
  `Hasil seleksi ${nama} (${nomor_peserta}) di ${sekolah} sudah terbit. Baca di dasbor pendaftar${alamat === null ? '' : `: ${alamat}`}.`;

/** A whole message: what staff wrote, what the server adds, and how it is stopped. */
export const rangkai = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join('\n\n');

/** Whether an answer asks for no more messages (`stop`), or for them again (`mulai`); undefined: it says something else. */
export function bacaBalasan(text: string): 'stop' | 'mulai' | undefined {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/[.!]+$/, '');
  if (word === 'stop' || word === 'berhenti') return 'stop';
  return word === 'mulai' || word === 'start' ? 'mulai' : undefined;
}
