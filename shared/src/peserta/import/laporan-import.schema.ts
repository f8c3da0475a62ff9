import { z } from 'zod';
import { optionalWholeNumber } from '../../kernel/fields.schema.ts';
import { laporanImportContract, permintaanImportContract } from '../../kernel/laporan-import.schema.ts';
import { barisPesertaSchema } from './import-peserta.schema.ts';
import { petaPesertaSchema } from './peta-peserta.ts';

/** What is asked of an import of participants besides the file. */
export const permintaanImportPesertaContract = permintaanImportContract.extend({
  /** File status of the new participants; null: they take part in exams only (N41). */
  status_berkas: optionalWholeNumber(0, 6),
  /** Columns chosen by hand; missing: as their heads say. */
  peta: petaPesertaSchema.nullish(),
});
export type PermintaanImportPeserta = z.output<typeof permintaanImportPesertaContract>;

/** A row as the report shows it. */
export const contohPesertaContract = barisPesertaSchema.omit({ kata_sandi: true });

/** Laporan impor of api/import-data-peserta. Carries no password; `kunci` is the participant's number. */
export const laporanPesertaContract = laporanImportContract.extend({
  contoh: z.array(contohPesertaContract),
});
export type LaporanPeserta = z.output<typeof laporanPesertaContract>;
