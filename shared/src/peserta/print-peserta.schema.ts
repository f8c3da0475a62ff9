import { z } from 'zod';

/** Most participants on one print. */
export const MAKS_PRINT = 2_000;

const nama = z.string().trim().min(1).max(120).nullish();

/** Whose cards or names are printed: of these ids, of a room, of a class; what is missing does not narrow. */
export const printPesertaContract = z.object({
  ids: z
    .array(z.string().min(1).max(64))
    .min(1, 'Pilih paling sedikit satu peserta.')
    .max(MAKS_PRINT, `Pilih paling banyak ${MAKS_PRINT.toLocaleString('id-ID')} peserta.`)
    .nullish(),
  ruang: nama,
  kelas: nama,
});
export type PrintPesertaInput = z.output<typeof printPesertaContract>;
