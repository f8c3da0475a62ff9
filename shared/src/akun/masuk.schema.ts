import { z } from 'zod';

/** Stands for all names that no account has, in the place of an account's id. */
export const tidakDikenal = 'tidak-dikenal';

/** Living logins of an account, and failed ones of the last month (api/user-masuk/{id}; api/sesi-masuk for the own one). */
export const masukContract = z.object({
  sesi: z.array(
    z.object({
      id: z.string(),
      perangkat: z.string(),
      alamat: z.string().nullable(),
      sejak_ms: z.number(),
      /** Last call that this server process knows of. */
      terakhir_ms: z.number().nullable(),
      /** The login that asks. */
      ini: z.boolean(),
    }),
  ),
  gagal: z.array(
    z.object({
      tanggal: z.string(),
      perangkat: z.string(),
      jumlah: z.int(),
      terakhir_ms: z.number(),
      /** Network address of the last one. */
      alamat: z.string().nullable(),
      /** First three characters of the last name that no account has; null under an account. */
      nama_ditulis: z.string().nullable(),
    }),
  ),
});
export type Masuk = z.output<typeof masukContract>;

/** Ends one login of the own account; without an id all but the one that asks. */
export const cabutSesiContract = z.object({ sesi_id: z.string().max(60).nullish() });
/** Ends one login of any account; without an id all of them. */
export const cabutMasukContract = cabutSesiContract.extend({ akun_id: z.string().max(60) });
