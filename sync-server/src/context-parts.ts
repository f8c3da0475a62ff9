import type { Logger } from 'pino';
import type { Store } from './db/store.ts';
import type { NetworkSettings } from './http/network/network-settings.ts';
import type { DiskReserve } from './server/files/disk-reserve.ts';
import type { HostClock } from './server/clock/steady-clock.ts';

/** What a server is opened from. */
export interface ContextParts {
  store: Store;
  clock: HostClock;
  log: Logger;
  dataDir: string;
  webDir: string;
  isDemo?: boolean;
  /** Nothing before the server, unless given. */
  network?: NetworkSettings;
  /** The one of the data folder, unless given. */
  reserve?: DiskReserve;
  /** The system's own, unless given. */
  deviceOf?: (path: string) => Promise<string>;
  /** See Context. */
  restart: () => void;
}
