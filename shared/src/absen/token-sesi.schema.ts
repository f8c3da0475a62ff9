import { z } from 'zod';

/** The token of a date and session as the proctor's screen shows it. */
export const tokenSesiContract = z.object({
  token: z.string(),
  berlaku_sampai_ms: z.number(),
  rotasi_menit: z.number(),
  /** Some exam of the session begins with it. */
  wajib: z.boolean(),
});
export type TokenSesi = z.output<typeof tokenSesiContract>;
