import { findClock, type JamRow } from '../../local-db/clock-db.ts';
import type { Ports } from '../ports/ports.ts';

/** The clock of an attempt as saved on this device; undefined: its sheet never ran here, or the disk does not say. */
export const findSavedClock = (ports: Ports, ujianId: string): Promise<JamRow | undefined> =>
  findClock(ports.clockDb, ujianId).catch(() => undefined);
