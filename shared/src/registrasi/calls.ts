import type { z } from 'zod';
import { postCall, type Acted } from '../kernel/call.ts';
import type { registrasiContract } from './registrasi.schema.ts';

/**
 * What a device works out before it signs somebody up, in the place of a picture puzzle (`bukti-kerja.ts`); good for half
 * an hour and for one sign-up.
 */
export const tantanganRegistrasi = postCall('/api/registrasi-tantangan', 'publik').of<
  undefined,
  { tantangan: string; bit: number }
>();

/**
 * An account for an applicant. The answer is the same whether the number has an account already, which then stays as it
 * is. Refused while registration is closed. Without `bukti` few fit into a minute (429, `tunggu_detik`).
 */
export const registrasi = postCall('/api/registrasi', 'publik').of<
  z.input<typeof registrasiContract>,
  Acted
>();
