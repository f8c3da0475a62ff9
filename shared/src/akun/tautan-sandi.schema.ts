import { z } from 'zod';
import { requiredText } from '../kernel/fields.schema.ts';

const sandi = z.string('wajib diisi.').min(1, 'wajib diisi.').max(200);

/** POST api/akun-baru: the token of a one-time link, and the password that its holder chooses. */
export const sandiDariTautanContract = z.object({
  token: requiredText(100),
  password: sandi,
  repassword: sandi,
});
