import { z } from 'zod';
import { flag, optionalDecimalNumber, plainText } from '../kernel/fields.schema.ts';
import { komponen } from '../seleksi/nilai-akhir.ts';
import { MAKS_BARIS_NILAI } from './nilai.ts';

/** A weighted component that replaces what its source says; null goes back to the source. */
const bagian = optionalDecimalNumber(0, 100).optional();

/** PUT api/olah-nilai/{jurusan_id}/{id}: what is absent stays. */
export const nilaiContract = z.object({
  prestasi_skor: bagian,
  nilai_rapor: bagian,
  nilai_teori: bagian,
  nilai_wawancara: bagian,
  /** The interview itself, before its weight. */
  wawancara: bagian,
  order_person_status: flag().optional(),
  order_person_name: plainText(100).optional(),
  afirmasi_status: flag().optional(),
  prioritas: flag().optional(),
  /** Why, where `prioritas` changes. */
  alasan: plainText(255).optional(),
  keterangan: plainText(255).optional(),
  versi: z.int().optional(),
});
export type IsianNilai = z.output<typeof nilaiContract>;

/** POST api/olah-nilai-banyak/{jurusan_id}: a grid as it was typed or pasted, one act. */
export const banyakNilaiContract = z.object({
  rows: z
    .array(nilaiContract.omit({ prioritas: true, alasan: true }).extend({ id: z.string().min(1).max(64) }))
    .min(1)
    .max(MAKS_BARIS_NILAI),
});

const kurang = z.enum(['ada', ...komponen], 'berisi ada, atau nama satu komponen.');

/** GET api/olah-nilai/{jurusan_id}: only those who lack this component, or `ada`: any. */
export const daftarNilaiQuery = z
  .record(z.string(), z.string())
  .optional()
  .transform((query) => query?.['kurang'])
  .pipe(kurang.optional());

/** POST api/olah-nilai-export; `id` is the programme's. */
export const nilaiExportContract = z.object({
  id: z.string('wajib diisi.').min(1, 'wajib diisi.').max(64),
  kurang: kurang.optional(),
});
