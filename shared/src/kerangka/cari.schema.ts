import { z } from 'zod';

/** A record that the search of the back office found, and the address that opens it (api/cari). */
export const hasilCariContract = z.object({
  /** What kind of record it is, as a heading: 'Peserta'. */
  jenis: z.string(),
  title: z.string(),
  detail: z.string(),
  route: z.string(),
});
export type HasilCari = z.output<typeof hasilCariContract>;

/** Fewer characters than these find too much to be of use; menu entries are looked for from the first. */
export const minCariLength = 2;

/** At most so many records of a kind. */
export const maxCariHits = 5;
