import { z } from 'zod';
import { plainText, requiredText } from '../kernel/fields.schema.ts';

const label = (name: string) => ({ error: `${name} wajib diisi.` });

/** POST api/registrasi. What `email` and `telepon` may be is judged by `checkRegistrasi`. */
export const registrasiContract = z.object({
  /** Full name. */
  username: requiredText(100),
  /** E-mail or NISN, as the school chose (`info.regby`). */
  email: requiredText(120),
  userpass: z.string(label('Kata sandi')).max(200),
  repass: z.string(label('Ulangan kata sandi')).max(200),
  telepon: requiredText(40),
  /** The challenge and what solves it. */
  bukti: z.object({ tantangan: plainText(200), jawaban: plainText(40) }).optional(),
});
export type IsianRegistrasi = z.output<typeof registrasiContract>;
