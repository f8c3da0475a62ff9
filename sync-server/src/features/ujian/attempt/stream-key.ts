import { fromBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { openAsServer } from '@spmb/shared/sync/seal/server-box.ts';
import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../../../context.ts';
import { findStream, type Stream } from './attempt.queries.ts';

/** The stream key that a device sealed for this server; refuses what it did not. */
export function openStreamKey(context: Context, sealed: string): Uint8Array {
  try {
    const bytes = fromBase64Url(sealed);
    if (!bytes) throw new Error('not base64url');
    const key = openAsServer(context.secrets.publicKey, (other) => context.secrets.agree(other), bytes);
    if (key.length !== 32) throw new Error('not a stream key');
    return key;
  } catch {
    throw new Refusal('Perangkat ini belum mengenal server. Muat ulang halaman, lalu mulai lagi.', 200, {
      lanjut: false,
      jenis: 'kunci-aliran-salah',
    });
  }
}

/** Whether a stream was registered with this key; one of the direct calls has none. */
export function hasStreamKey(context: Context, stream: Stream, key: Uint8Array | undefined): boolean {
  if (!key || !stream.kunci_tersegel) return false;
  const own = context.secrets.open(stream.kunci_tersegel);
  return own.length === key.length && timingSafeEqual(own, key);
}

const keptMax = 10_000;

export interface KnownStream {
  kunci: Uint8Array;
  ujian_id: string;
}

/** Streams with their keys in memory: looked up once per stream and process. */
export class StreamKeys {
  readonly #context: Context;
  readonly #kept = new Map<string, KnownStream>();

  constructor(context: Context) {
    this.#context = context;
  }

  /** undefined: no such stream, or one of the direct calls, which has no key. */
  async find(aliranId: string): Promise<KnownStream | undefined> {
    const known = this.#kept.get(aliranId);
    if (known) return known;
    const stream = await findStream(this.#context.store.read, aliranId);
    if (!stream?.kunci_tersegel) return undefined;
    const kunci = this.#context.secrets.open(stream.kunci_tersegel);
    const found = { kunci, ujian_id: stream.ujian_id };
    this.#kept.set(aliranId, found);
    if (this.#kept.size > keptMax) this.#kept.delete(this.#kept.keys().next().value as string);
    return found;
  }
}
