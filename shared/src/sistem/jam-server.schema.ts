import { z } from 'zod';

/** GET api/jam-server: the server's time, and how far the computer's clock has jumped ahead of it (negative: back). */
export interface JamServer {
  server_ms: number;
  selisih_ms: number;
}

/** POST api/jam-server: from now on the computer's clock is right. `selisih_ms` is the difference that was shown. */
export const jamServerContract = z.object({
  selisih_ms: z.int(),
  alasan: z.string().trim().min(3, 'Tulis alasannya.').max(200, 'Paling panjang 200 huruf.'),
});

/** A difference in words: "1 jam 3 menit lebih cepat"; whole minutes, at least one. */
export function differenceWords(selisihMs: number): string {
  const minutes = Math.max(1, Math.round(Math.abs(selisihMs) / 60_000));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 && `${hours} jam`, rest > 0 && `${rest} menit`].filter(Boolean);
  return `${parts.join(' ')} lebih ${selisihMs > 0 ? 'cepat' : 'lambat'}`;
}
