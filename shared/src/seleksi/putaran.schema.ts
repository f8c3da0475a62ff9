import { z } from 'zod';
import {
  choice,
  decimalNumber,
  flag,
  plainText,
  requiredText,
  wholeNumber,
} from '../kernel/fields.schema.ts';
import { kunciSeri } from './aturan.ts';
import { modeSeleksi } from './hasil.ts';

const id = z.string('wajib diisi.').min(1, 'wajib diisi.').max(64);
const bobot = decimalNumber(0, 100);
const alasan = plainText(255).optional();

/** POST api/olah-nilai-grade and -grade2. */
export const jalankanContract = z.object({ id, alasan });

/** POST api/olah-nilai-manual-grade; `id` is the applicant's. */
export const manualContract = z.object({ jurusan_id: id, id, alasan, konfirmasi: flag().optional() });

/** POST api/olah-nilai-manual-batal. */
export const batalManualContract = z.object({ id, alasan: requiredText(255) });

/** POST api/olah-nilai-simulasi: what is absent is as the settings have it. */
export const simulasiContract = z.object({
  mode_seleksi: choice(modeSeleksi).optional(),
  nilai_minimum: decimalNumber(0, 100).optional(),
  persen_afirmasi: wholeNumber(0, 100).optional(),
  urutan_seri: z.array(z.enum(kunciSeri)).optional(),
  /** Weights in percent, where others than the school's are tried. */
  bobot: z.object({ prestasi: bobot, rapor: bobot, teori: bobot, wawancara: bobot }).optional(),
  /** Quotas by programme, where another than its own is tried. */
  pagu: z.record(z.string(), wholeNumber(0, 10_000)).optional(),
});
export type IsianSimulasi = z.output<typeof simulasiContract>;
