import { constants, deflateRawSync } from 'node:zlib';

const encoder = new TextEncoder();

/** Begins a gzip stream: deflate, without name and time. */
export const gzipHead = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);

/**
 * A server-sent event as bytes, made once for all who are sent it. Not hono's streamSSE: it counts no bytes that a watcher
 * leaves unread, and encodes each event for each of them.
 */
export class Frame {
  readonly bytes: Uint8Array;
  #packed: Uint8Array | undefined;

  constructor(event: string, data: unknown) {
    this.bytes = encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** The same as blocks that refer to nothing before them and end on a byte: in any order they make one deflate stream. */
  get packed(): Uint8Array {
    this.#packed ??= deflateRawSync(this.bytes, { level: 4, finishFlush: constants.Z_FULL_FLUSH });
    return this.#packed;
  }
}
