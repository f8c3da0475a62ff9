import { z } from 'zod';

/** Something for the start page of staff (api/beranda). */
export const tugasContract = z.object({
  /** hari_ini: an exam of today · perlu: waits for this account · kabar: worth knowing. */
  sifat: z.enum(['hari_ini', 'perlu', 'kabar']),
  title: z.string(),
  detail: z.string(),
  /** How many it concerns; null: nothing is counted. */
  jumlah: z.int().nullable(),
  /** Address of the list where it is done. */
  route: z.string(),
});
export type Tugas = z.output<typeof tugasContract>;
