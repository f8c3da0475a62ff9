import { z } from 'zod';

const sandi = z.string('wajib diisi.').min(1, 'wajib diisi.').max(200);

/** POST api/chngpwd: the own password. */
export const gantiSandiContract = z.object({
  password: sandi,
  repassword: sandi,
  /** Asked for where the login is older. */
  password_lama: z.string().max(200).nullish(),
});
