import { z } from 'zod';
import { choice, optionalText, optionalWholeNumber } from '../kernel/fields.schema.ts';
import { defineResource } from '../kernel/resource.ts';
import { letters } from '../sync/stream/letter.ts';
import { TEMPAT_SOAL, type TempatSoal } from './import/soal-import.schema.ts';

/** Longest text of a question or option in characters of HTML. */
export const MAKS_HTML_SOAL = 60_000;

const html = () =>
  z.preprocess(
    (value) => value ?? '',
    z
      .string('berisi teks.')
      .max(MAKS_HTML_SOAL, 'terlalu panjang. Ringkas, atau jadikan bacaan sebagai gambar.'),
  );
/** Name of a stored image. */
const gambar = () => optionalText(64);
const path = () => z.string().nullable();

const fields = z.object({
  /** Unique in the bank; empty: the next one. */
  nomor: optionalWholeNumber(1, 100_000),
  soal: html(),
  soal_gambar: gambar(),
  pilihan_a: html(),
  pilihan_a_gambar: gambar(),
  pilihan_b: html(),
  pilihan_b_gambar: gambar(),
  pilihan_c: html(),
  pilihan_c_gambar: gambar(),
  pilihan_d: html(),
  pilihan_d_gambar: gambar(),
  pilihan_e: html(),
  pilihan_e_gambar: gambar(),
  /** The key. */
  jawaban: choice(letters),
  status: choice(['siap', 'nonaktif'], 'siap'),
});
/** What the form of a question writes. */
export type IsianSoal = z.output<typeof fields>;

/** A question of a bank as the staff's calls answer it, key included. Never for participants. */
export const soalContract = fields.extend({
  id: z.string(),
  master_soal_id: z.string(),
  nomor: z.int(),
  soal_gambar_path: path(),
  pilihan_a_gambar_path: path(),
  pilihan_b_gambar_path: path(),
  pilihan_c_gambar_path: path(),
  pilihan_d_gambar_path: path(),
  pilihan_e_gambar_path: path(),
  versi: z.int(),
});
export type Soal = z.output<typeof soalContract>;

/** A question by its number (api/master-soal-detail-info). */
export const soalBernomor = z.object({ master_soal_id: z.string(), nomor: z.coerce.number().int() });

export type KolomSoal = 'soal' | `pilihan_${Exclude<TempatSoal, 'soal'>}`;
/** Columns of the question's and the options' HTML; `_gambar` behind one names its image. */
export const KOLOM_SOAL: readonly KolomSoal[] = TEMPAT_SOAL.map((tempat) => kolomOf(tempat));

/** Column of a place: 'soal', 'pilihan_a' … */
export function kolomOf(tempat: TempatSoal): KolomSoal {
  return tempat === 'soal' ? 'soal' : `pilihan_${tempat}`;
}

/** Questions of a bank (api/master-soal-detail/{master_soal_id}). */
export const soalResource = defineResource({
  name: 'soal',
  label: 'Soal',
  path: '/api/master-soal-detail',
  fields,
  record: soalContract,
  labels: {
    nomor: 'Nomor',
    soal: 'Soal',
    soal_gambar: 'Gambar soal',
    pilihan_a: 'Pilihan A',
    pilihan_a_gambar: 'Gambar pilihan A',
    pilihan_b: 'Pilihan B',
    pilihan_b_gambar: 'Gambar pilihan B',
    pilihan_c: 'Pilihan C',
    pilihan_c_gambar: 'Gambar pilihan C',
    pilihan_d: 'Pilihan D',
    pilihan_d_gambar: 'Gambar pilihan D',
    pilihan_e: 'Pilihan E',
    pilihan_e_gambar: 'Gambar pilihan E',
    jawaban: 'Jawaban benar',
    status: 'Status',
  },
  search: ['nomor', 'soal', 'pilihan_a', 'pilihan_b', 'pilihan_c', 'pilihan_d', 'pilihan_e'],
  order: ['nomor'],
  capabilities: { list: 'kelolaSoal', read: 'kelolaSoal', write: 'kelolaSoal' },
  unexported: true,
  under: 'parent',
});
