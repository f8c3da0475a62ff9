import { z } from 'zod';

/** What a command on several rows did to each: one refusal never stops the rest. Ids are those of the rows. */
export const hasilPerintahContract = z.object({
  berhasil: z.array(z.string()),
  gagal: z.array(z.object({ id: z.string(), message: z.string() })),
  /** Whom it reached, where it was one alone. */
  nama: z.string().optional(),
});
export type HasilPerintah = z.output<typeof hasilPerintahContract>;

/** What a reset of logins has done, with how many operations each old device said it still holds; rows with none are left out. */
export const hasilResetLoginContract = hasilPerintahContract.extend({
  belum_terkirim: z.array(z.object({ id: z.string(), jumlah: z.int() })),
});
export type HasilResetLogin = z.output<typeof hasilResetLoginContract>;
