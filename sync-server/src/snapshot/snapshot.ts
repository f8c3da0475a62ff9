import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const pack = promisify(gzip);
/** Below this a packed body saves nobody a packet. */
const packedFromBytes = 1_000;

/** An answer as it goes out, again and again. */
export interface Kept {
  builtMs: number;
  etag: string;
  body: Uint8Array<ArrayBuffer>;
  /** The same by gzip; undefined for a small one. */
  packed: Uint8Array<ArrayBuffer> | undefined;
}

/**
 * An answer that is the same for everybody: made once and handed out until it is `freshMs` old, however many ask. Whoever
 * asks while it is made anew gets the old one, up to twice that age; all that wait for one share it.
 */
export class Snapshot<Answer> {
  readonly #build: (nowMs: number) => Promise<Answer>;
  readonly #endsMs: () => number;
  readonly #nowMs: () => number;
  readonly #freshMs: number;
  #kept: Kept | undefined;
  #making: Promise<Kept> | undefined;
  /** When the last making began. */
  #startedMs = -Infinity;

  /** `endsMs`: the instant from which what was made before it is true no more. */
  constructor(
    nowMs: () => number,
    freshMs: number,
    build: (nowMs: number) => Promise<Answer>,
    endsMs = () => Infinity,
  ) {
    this.#nowMs = nowMs;
    this.#freshMs = freshMs;
    this.#build = build;
    this.#endsMs = endsMs;
  }

  async get(): Promise<Kept> {
    const nowMs = this.#nowMs();
    const endsMs = this.#endsMs();
    if (nowMs >= endsMs && this.#startedMs < endsMs) this.drop();
    const kept = this.#kept;
    const ageMs = kept ? Math.abs(nowMs - kept.builtMs) : Infinity;
    if (kept && ageMs < this.#freshMs) return kept;
    this.#making ??= this.#start();
    if (!kept || ageMs >= 2 * this.#freshMs) return this.#making;
    // Whoever waits for it is told of its failure; who was given the old one has lost nothing.
    this.#making.catch(() => undefined);
    return kept;
  }

  /** What was kept, or is being made, is true no more. */
  drop(): void {
    this.#kept = undefined;
    this.#making = undefined;
  }

  /** Makes it anew at once. */
  async renew(): Promise<void> {
    this.drop();
    await this.get();
  }

  #start(): Promise<Kept> {
    this.#startedMs = this.#nowMs();
    const making = make(this.#build, this.#startedMs);
    const end = (kept?: Kept): void => {
      if (this.#making !== making) return;
      this.#making = undefined;
      if (kept) this.#kept = kept;
    };
    making.then(end, () => {
      end();
    });
    return making;
  }
}

async function make<Answer>(build: (nowMs: number) => Promise<Answer>, builtMs: number): Promise<Kept> {
  const body = new Uint8Array(Buffer.from(JSON.stringify(await build(builtMs))));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const packed = body.length < packedFromBytes ? undefined : new Uint8Array(await pack(body));
  return { builtMs, etag, body, packed };
}
