import type { Zone } from '@spmb/shared/kernel/zone.ts';
import type { Logger } from 'pino';
import type { BackupFolder } from './backup/backup-folder.ts';
import type { Store } from './db/store.ts';
import type { ahead } from './features/ahead.ts';
import type { DeviceAddresses } from './http/network/device-addresses.ts';
import type { FailureLine } from './http/web/failure-line.ts';
import type { Gate } from './http/door/gate.ts';
import type { RefusalCounter } from './http/refusal-counter.ts';
import type { LoginDelay } from './http/door/login-delay.ts';
import type { NetworkSettings } from './http/network/network-settings.ts';
import type { SandboxDoor } from './http/door/sandbox-door.ts';
import type { SignedInCache } from './http/door/signed-in-cache.ts';
import type { ProgressBoard } from './jobs/progress-board.ts';
import type { AttemptVersions } from './live/attempt-versions.ts';
import type { LiveHub } from './live/live-hub.ts';
import type { SignsOfLife } from './live/signs-of-life.ts';
import type { MediaStore } from './media/media-store.ts';
import type { OneAtATime } from './media/one-at-a-time.ts';
import type { UploadFolder } from './media/upload-folder.ts';
import type { KeptElsewhere } from './identity/kept-elsewhere.ts';
import type { Recovery } from './identity/recovery.ts';
import type { DiskReserve } from './server/files/disk-reserve.ts';
import type { SharedSnapshots } from './snapshot/shared-snapshots.ts';
import type { Secrets } from './server/secrets/secrets.ts';
import type { ServerState } from './identity/server-state.ts';
import type { ServerClock } from './server/clock/steady-clock.ts';

/** What every feature may use; made once at start. */
export interface Context {
  store: Store;
  clock: ServerClock;
  secrets: Secrets;
  /** What opens its backups on another computer. */
  recovery: Recovery;
  live: LiveHub;
  addresses: DeviceAddresses;
  signs: SignsOfLife;
  versions: AttemptVersions;
  /** Public answers that are kept, by what they are made of. */
  snapshots: SharedSnapshots;
  media: MediaStore;
  uploads: UploadFolder;
  /** Chunks of one upload, one after another. */
  uploadTurns: OneAtATime;
  backups: BackupFolder;
  /** What also lies on another disk. */
  elsewhere: KeptElsewhere;
  /** Names the disk on which a path lies. */
  deviceOf: (path: string) => Promise<string>;
  /** Space that is kept for a full disk. */
  reserve: DiskReserve;
  /** Every call and every job is inside it while it runs. */
  gate: Gate;
  /** The rehearsal that devices may enter. */
  sandbox: SandboxDoor;
  /** Identity, generation and running-time counter of this server. */
  state: ServerState;
  /** Slows repeated failures. */
  loginDelay: LoginDelay;
  /** Where the answers of failed logins wait to leave. */
  failureLine: FailureLine;
  /** Accounts by token; cleared at every revocation. */
  signedIn: SignedInCache;
  refusals: RefusalCounter;
  network: NetworkSettings;
  /** How far long work is. */
  progress: ProgressBoard;
  /** Reads of features that stand after whoever asks. */
  ahead: typeof ahead;
  /** The school's time zone, in which people read dates and times; it may be changed while the server runs. */
  zona: () => Promise<Zone>;
  log: Logger;
  dataDir: string;
  /** Folder of the built PWA; empty where this process serves calls only. */
  webDir: string;
  /** Its exams are samples: none of them is a real one. */
  isDemo: boolean;
  /** Aborted when this server ends: long work stops at its next step. */
  closing: AbortController;
  /** Ends this server and opens one anew on the same data, as soon as the calls that run are answered. */
  restart: () => void;
}
