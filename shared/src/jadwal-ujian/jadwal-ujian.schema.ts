import { z } from 'zod';
import {
  choice,
  flag,
  optionalText,
  optionalWholeNumber,
  requiredText,
  wholeNumber,
} from '../kernel/fields.schema.ts';
import { defineResource } from '../kernel/resource.ts';
import { dateInWords } from '../kernel/zone.ts';

/** How an exam's clock behaves in an outage (screen words: Waktu berhenti saat gangguan, Waktu jalan terus). */
export const kebijakanWaktu = ['jeda', 'jalan_terus'] as const;
/** Whether who comes late ends with the others or gets the whole time. */
export const keterlambatan = ['akhir_sama', 'waktu_penuh'] as const;

export const waktuMaks = 600;
/** Minutes of stopping that need no proctor, unless a schedule says otherwise. */
export const jedaMaksBawaan = 3;
const soalMaks = 500;
const menitSehari = 1_440;

/**
 * A schedule as it is written. Counts are numbers of questions, times are minutes. What must hold between the fields
 * is said by `checkJadwalUjian`.
 */
const isianJadwalUjian = z.object({
  name: requiredText(150),
  /** null: participants of every programme. */
  program_keahlian_id: optionalText(64),
  master_soal_id_1: requiredText(64),
  jumlah_soal_1: wholeNumber(1, soalMaks),
  master_soal_id_2: optionalText(64),
  jumlah_soal_2: wholeNumber(0, soalMaks, 0),
  tanggal: z.iso.date('diisi tanggal, misalnya 2026-06-01.'),
  jumlah_soal: wholeNumber(1, 2 * soalMaks),
  bobot: wholeNumber(0, 100, 1),
  waktu: wholeNumber(1, waktuMaks),
  isRandom: flag(),
  /** Options in another order for each participant; stored by the bank's letter (N52). */
  acak_opsi: flag(),
  token_wajib: z.preprocess((value) => value ?? true, z.boolean('berisi ya atau tidak.')),
  kebijakan_waktu: choice(kebijakanWaktu, 'jeda'),
  /** null in a payload: as the policy has it, see `withJedaMaks`; never null in an answer. */
  jeda_maks: optionalWholeNumber(0, 120),
  toleransi_menit: wholeNumber(0, 240, 0),
  /** null: until 23.59 of the day. */
  toleransi_kirim: optionalWholeNumber(0, menitSehari),
  menit_minimum_selesai: wholeNumber(0, waktuMaks, 0),
  keterlambatan: choice(keterlambatan, 'akhir_sama'),
  /** Lowest score of mastery; null: that of the settings. */
  kktp: optionalWholeNumber(0, 100),
  tutup_panggilan_langsung: flag(),
});
export type IsianJadwalUjian = z.output<typeof isianJadwalUjian>;

/** A stored schedule as staff read it, with the number of its participants. `versi` rises with every save. */
export const jadwalUjianContract = isianJadwalUjian.extend({
  id: z.string(),
  peserta: z.int().default(0),
  versi: z.int(),
});
export type JadwalUjian = z.output<typeof jadwalUjianContract>;

/** Exam schedules (api/jadwal-ujian). */
export const jadwalUjianResource = defineResource({
  name: 'jadwal_ujian',
  label: 'Jadwal ujian',
  path: '/api/jadwal-ujian',
  fields: isianJadwalUjian,
  record: jadwalUjianContract,
  labels: {
    name: 'Nama jadwal',
    program_keahlian_id: 'Program keahlian',
    master_soal_id_1: 'Bank soal 1',
    jumlah_soal_1: 'Jumlah soal bank 1',
    master_soal_id_2: 'Bank soal 2',
    jumlah_soal_2: 'Jumlah soal bank 2',
    tanggal: 'Tanggal',
    jumlah_soal: 'Jumlah soal',
    bobot: 'Bobot',
    waktu: 'Waktu (menit)',
    isRandom: 'Acak soal',
    acak_opsi: 'Acak pilihan jawaban',
    token_wajib: 'Wajib token',
    kebijakan_waktu: 'Waktu saat gangguan',
    jeda_maks: 'Terhenti tanpa rugi, paling lama (menit)',
    toleransi_menit: 'Toleransi setelah sesi (menit)',
    toleransi_kirim: 'Batas kiriman susulan (menit)',
    menit_minimum_selesai: 'Selesai dibuka setelah (menit)',
    keterlambatan: 'Peserta terlambat',
    kktp: 'KKTP',
    tutup_panggilan_langsung: 'Jawaban hanya dari lembar ujian',
  },
  search: ['name', 'tanggal'],
  order: ['tanggal', 'name'],
  capabilities: { list: 'kelolaJadwal', read: 'kelolaJadwal', write: 'kelolaJadwal' },
  menu: { title: 'Jadwal Ujian', icon: 'event', screen: 'jadwal-ujian' },
  found: { detail: ({ tanggal }) => dateInWords(tanggal) },
});

/** Fills in `jeda_maks` where the form left it out: 3 minutes, and 0 where the clock never waits. */
export function withJedaMaks<Isian extends IsianJadwalUjian>(jadwal: Isian): Isian & { jeda_maks: number } {
  return {
    ...jadwal,
    jeda_maks: jadwal.jeda_maks ?? (jadwal.kebijakan_waktu === 'jeda' ? jedaMaksBawaan : 0),
  };
}
