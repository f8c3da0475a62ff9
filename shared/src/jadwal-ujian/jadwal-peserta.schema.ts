import { z } from 'zod';
import { optionalText } from '../kernel/fields.schema.ts';
import type { AttemptStatus } from '../sync/protocol/protocol.ts';

/** The date and session that staff chose on a screen. */
export const tanggalSesi = z.object({
  tanggal: z.iso.date('Pilih tanggal.'),
  jadwal_ujian_sesi_id: z.string('Pilih sesi.').min(1, 'Pilih sesi.').max(64),
});
export type TanggalSesi = z.infer<typeof tanggalSesi>;

/** Participants' rows that are taken back. `dihapus`: how many, as who asks has seen it; left out: whatever there is. */
export const isianReset = tanggalSesi.extend({
  alasan: optionalText(500),
  dihapus: z.int().min(0).optional(),
});
export type IsianReset = z.output<typeof isianReset>;

export const statusHadir = ['BELUM HADIR', 'SEDANG MENGERJAKAN', 'SELESAI'] as const;
export type StatusHadir = (typeof statusHadir)[number];

/** As lists show them. */
export const statusLetters = { 'BELUM HADIR': 'BH', 'SEDANG MENGERJAKAN': 'SM', SELESAI: 'SL' } as const;

/** Attendance as the specification spells it, from the attempt that counts; undefined: none was begun. */
export function statusHadirOf(ujian: AttemptStatus | null | undefined): StatusHadir {
  if (ujian === 'selesai' || ujian === 'final') return 'SELESAI';
  return ujian === 'mengerjakan' || ujian === 'menunggu_kiriman' ? 'SEDANG MENGERJAKAN' : 'BELUM HADIR';
}

/** Whether a participant must sit a schedule: it is for every programme, or for that of his first choice (N26). */
export const isWajib = (programOfJadwal: string | null, pilihanPertama: string | null): boolean =>
  programOfJadwal === null || programOfJadwal === pilihanPertama;

/** The chip's words. */
export const sifatOf = (wajib: boolean): string => (wajib ? 'Wajib' : 'Opsional');

/** Why a participant's row exists. */
export const asalBaris = ['jadwal', 'susulan', 'remedial'] as const;
export type AsalBaris = (typeof asalBaris)[number];

/** One participant's row of a schedule, date and session, as the list of applicants' schedules shows it. */
export interface JadwalPeserta {
  id: string;
  /** Registration number, or the participant number where there is none. */
  noreg: string;
  nomor_peserta: string;
  nama: string;
  /** Name of the first-choice programme; '' for none. */
  jurusan: string;
  tanggal: string;
  /** Name of the session. */
  sesi: string;
  status_pesan: boolean;
  status: StatusHadir;
  peserta_id: string;
  jadwal_ujian_id: string;
  /** Name of the schedule. */
  jadwal: string;
  wajib: boolean;
  ruang: string | null;
  kursi: string | null;
  asal: AsalBaris;
  susulan_dari: string | null;
}

/** Why participants got no row, with how many and the first of them by name. */
export interface Dilewati {
  alasan: string;
  jumlah: number;
  contoh: string[];
}

/** What generating did, counted in rows. */
export interface HasilGenerate {
  dibuat: number;
  sudah_ada: number;
  dilewati: Dilewati[];
}

/** What a reset takes back, or would take back: rows that go, rows that stay because they were begun or made up for. */
export interface HasilResetJadwal {
  dihapus: number;
  dipertahankan: number;
  /** The first of those who keep theirs. */
  nama: string[];
}
