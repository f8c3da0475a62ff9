import { z } from 'zod';
import { optionalWholeNumber } from '../../kernel/fields.schema.ts';
import { laporanImporContract, permintaanImporContract } from '../../kernel/laporan-import.schema.ts';
import { barisPesertaSchema } from './import-peserta.schema.ts';
import { petaPesertaSchema } from './peta-peserta.ts';

/** What is asked of an import of participants besides the file. */
export const permintaanImporPesertaContract = permintaanImporContract.extend({
  /** File status of the new participants; null: they take part in exams only (N41). */
  status_berkas: optionalWholeNumber(0, 6),
  /** Columns chosen by hand; missing: as their heads say. */
  peta: petaPesertaSchema.nullish(),
});
export type PermintaanImporPeserta = z.output<typeof permintaanImporPesertaContract>;

/** A row as the report shows it. */
export const contohPesertaContract = barisPesertaSchema.omit({ kata_sandi: true });

/** Laporan impor of api/import-data-peserta. Carries no password; `kunci` is the participant's number. */
export const laporanPesertaContract = laporanImporContract.extend({ contoh: z.array(contohPesertaContract) });
export type LaporanPeserta = z.output<typeof laporanPesertaContract>;
