import { findServer } from '../../local-db/perangkat.ts';
import type { Ports } from './ports.ts';

/** The server's clock by this device's and the last difference heard; this device's own where none was. */
export const serverNow = async ({ db, clock }: Ports): Promise<number> =>
  clock.nowMs() + ((await findServer(db))?.selisih_ms ?? 0);
