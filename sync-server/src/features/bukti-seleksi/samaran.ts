import { createHmac } from 'node:crypto';
import type { RunTerbit } from './bukti.queries.ts';

/**
 * The pseudonyms of a run: each always the same, and between runs nobody sees that two are one applicant's. 80 bits of a hash
 * under a key that never leaves the server, so that nothing is stored and no two meet. `key`: the one for `samaran`.
 */
export const samaranIn =
  (key: Uint8Array, { nomor, sha256 }: Pick<RunTerbit, 'nomor' | 'sha256'>) =>
  (id: string): string =>
    createHmac('sha256', key)
      .update(JSON.stringify([nomor, sha256, id]))
      .digest('hex')
      .slice(0, 20);
