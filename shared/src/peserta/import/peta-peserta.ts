import type { z } from 'zod';
import { petaSchema } from '../../kernel/tabel-terbaca.schema.ts';
import { KOLOM_IMPORT } from './import-peserta.schema.ts';

/** Columns of a sheet of participants, chosen by hand. */
export const petaPesertaSchema = petaSchema(KOLOM_IMPORT, (kolom) =>
  kolom.nama === undefined || (kolom.nomor_peserta === undefined && kolom.nisn === undefined)
    ? 'pilih kolom untuk nama, dan untuk nomor peserta atau NISN.'
    : undefined,
);
export type PetaPeserta = z.output<typeof petaPesertaSchema>;
