import { z } from 'zod';

/** How an exam's clock behaves in an outage (screen words: Waktu berhenti saat gangguan, Waktu jalan terus). */
export const kebijakanWaktu = ['jeda', 'jalan_terus'] as const;
/** Whether who comes late ends with the others or gets the whole time. */
export const keterlambatan = ['akhir_sama', 'waktu_penuh'] as const;

export const waktuMaks = 600;
/** Minutes of stopping that need no proctor, unless a schedule says otherwise. */
export const jedaMaksBawaan = 3;
const soalMaks = 500;
const menitSehari = 1_440;

const bulat = (min: number, max: number) => {
  const message = `Isi angka bulat dari ${min} sampai ${max}.`;
  return z.int(message).min(min, message).max(max, message);
};
/** In payloads missing, null and '' mean the same. */
const kosong = (value: unknown) => (value === '' || value === undefined ? null : value);
const bawaan = <Schema extends z.ZodType>(schema: Schema, value: z.output<Schema>) =>
  z.preprocess((given) => (given === '' || given === null || given === undefined ? value : given), schema);
const bankSoal = z.string('Pilih bank soal.').min(1, 'Pilih bank soal.').max(64);
const saklar = z.boolean('Pilih ya atau tidak.');

/**
 * A schedule as it is written. Counts are numbers of questions, times are minutes. `jeda_maks` left out follows the
 * policy: 3, and 0 where the clock never waits. What must hold between fields is said by `checkJadwalUjian`.
 */
export const isianJadwalUjian = z
  .object({
    name: z.string('Isi nama jadwal.').trim().min(1, 'Isi nama jadwal.').max(150, 'Nama jadwal paling panjang 150 huruf.'),
    program_keahlian_id: z.preprocess(kosong, z.string().max(64).nullable()),
    master_soal_id_1: bankSoal,
    jumlah_soal_1: bulat(1, soalMaks),
    master_soal_id_2: z.preprocess(kosong, bankSoal.nullable()),
    jumlah_soal_2: bawaan(bulat(0, soalMaks), 0),
    tanggal: z.iso.date('Isi tanggal, misalnya 2026-06-01.'),
    jumlah_soal: bulat(1, 2 * soalMaks),
    bobot: bawaan(bulat(0, 100), 1),
    waktu: bulat(1, waktuMaks),
    isRandom: bawaan(saklar, false),
    token_wajib: bawaan(saklar, true),
    kebijakan_waktu: bawaan(z.enum(kebijakanWaktu, 'Pilih jeda atau jalan_terus.'), 'jeda'),
    jeda_maks: z.preprocess(kosong, bulat(0, 120).nullable()),
    toleransi_menit: bawaan(bulat(0, 240), 0),
    /** null: until 23.59 of the day. */
    toleransi_kirim: z.preprocess(kosong, bulat(0, menitSehari).nullable()),
    menit_minimum_selesai: bawaan(bulat(0, waktuMaks), 0),
    keterlambatan: bawaan(z.enum(keterlambatan, 'Pilih akhir_sama atau waktu_penuh.'), 'akhir_sama'),
    tutup_panggilan_langsung: bawaan(saklar, false),
  })
  .transform((isian) => ({
    ...isian,
    jeda_maks: isian.jeda_maks ?? (isian.kebijakan_waktu === 'jeda' ? jedaMaksBawaan : 0),
  }));
export type IsianJadwalUjian = z.output<typeof isianJadwalUjian>;

/** A stored schedule as staff read it. `versi` rises with every save. */
export interface JadwalUjian extends IsianJadwalUjian {
  id: string;
  versi: number;
}
