import type { Context } from '../../../context.ts';
import type { Reader } from '../../../db/store.ts';
import type { Whole } from '../../../feature.ts';

/** What a virtual participant types to come in. */
export interface VirtualLogin {
  nomor: string;
  sandi: string;
}

/**
 * A school of its own inside this process: the same program, the same disk or database server, another database. It
 * lives in a scratch database, so that nothing of it can ever stand in a list, a count, an export or a backup of the
 * real school.
 */
export interface Sandbox {
  /** What a call must carry to be heard. */
  key: string;
  /** Loopback port on which this school listens. */
  port: number;
  /** Public key that devices seal their stream keys for, base64url. */
  publicKey: string;
  /** Reads the data of the school. */
  read(): Reader;
  /** Answers a call of a device that came in by the real server. */
  fetch(request: Request, env: unknown): Response | Promise<Response>;
  /** Seats more virtual participants in `ruang`. */
  addParticipants(count: number, ruang: string): Promise<VirtualLogin[]>;
  /** Replays the log of every attempt. */
  verify(): Promise<{ operasi: number; differences: { pesan: string }[] }>;
  /** Cuts every connection, forgets everything in memory, and opens the same data anew. */
  restart(): Promise<void>;
  /** Deletes the school with everything in it. */
  close(): Promise<void>;
}

/** The sandbox of a server; there is one at a time. */
export interface Sandboxes {
  /** Opens an empty one, with an exam that is under way. */
  open(host: Context, whole: Whole): Promise<Sandbox>;
  /** Deletes what an earlier process left behind of its own. */
  drop(host: Context): Promise<void>;
}
