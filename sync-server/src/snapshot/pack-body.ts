import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const pack = promisify(gzip);
/** Below this a packed body saves nobody a packet. */
const packedFromBytes = 1_000;

/** A text as it goes out. */
export interface PackedBody {
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  /** The same by gzip; undefined for a small one. */
  packed: Uint8Array<ArrayBuffer> | undefined;
}

export async function packBody(text: string): Promise<PackedBody> {
  const body = new Uint8Array(Buffer.from(text));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const packed = body.length < packedFromBytes ? undefined : new Uint8Array(await pack(body));
  return { etag, body, packed };
}
