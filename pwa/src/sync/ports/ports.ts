import type { Clock } from '@spmb/shared/kernel/clock.ts';
import type { Randomness } from '@spmb/shared/kernel/randomness.ts';
import type { ClockDb } from '../../local-db/clock-db.ts';
import type { DeviceDb } from '../../local-db/device-db.ts';
import type { TextStorage } from '../../ports/safe-storage.ts';
import type { NewsBox } from './news-box.ts';

/** The way to the server. Both calls reject only where no HTTP answer came. */
export interface Transport {
  /** `body`: exact bytes of JSON, or an object to be written as JSON. The answer's body is parsed JSON, or text where it is none. */
  post(
    path: string,
    body: Uint8Array | object,
    headers: Record<string, string>,
    options?: { keepalive?: boolean },
  ): Promise<{ httpStatus: number; body: unknown }>;
  get(path: string, headers: Record<string, string>): Promise<{ httpStatus: number; bytes: Uint8Array }>;
}

/** The only source of delays. */
export interface Scheduler {
  /** Calls `fn` once after `ms`; the answer cancels it. */
  after(ms: number, fn: () => void): () => void;
}

/** Lets one tab of this browser hold a name at a time. */
export interface TabGate {
  /**
   * Waits in line for `name`. `settled` says whether this tab holds it at first; `onChange` follows with every change
   * after that, until `release`.
   */
  claim(name: string, onChange: (held: boolean) => void): { settled: Promise<boolean>; release(): void };
}

/** Addresses of bytes in memory. */
export interface BlobUrls {
  create(bytes: Uint8Array, mime: string): string;
  revoke(url: string): void;
}

export interface Ports {
  clock: Clock;
  randomness: Randomness;
  scheduler: Scheduler;
  transport: Transport;
  tabGate: TabGate;
  blobUrls: BlobUrls;
  news: NewsBox;
  /** Words that stand at once, also while the page goes. */
  marks: TextStorage;
  /** Strict database: what is written here is on disk when the promise resolves. */
  db: DeviceDb;
  /** Relaxed database of the running clock. */
  clockDb: ClockDb;
  /** Value of the Authorization header of the account signed in here; undefined: nobody. */
  authorization(): Promise<string | undefined>;
  /** The account (email) signed in here, also one whose login ran out; undefined: nobody, or they signed out. */
  akun(): string | undefined;
  /** Resolves when the page has nothing more urgent to do, a second later at the latest. */
  idle(): Promise<void>;
  /** Resolves when the page has had nothing to do for a while, two seconds later at the latest: what it was drawing stands. */
  rest(): Promise<void>;
  /** Calls `listener` when the network seems to be back; the answer ends that. */
  onReconnect(listener: () => void): () => void;
}
