import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';

const retryAfterSeconds = '5';
/** A request that takes longer is not waited for. */
const patienceMs = 30_000;
/**
 * Who has not sent all of his call by then is cut off, as an upload over a bad network: he sends it again, as all do who
 * are told to wait. Else whoever sends a first letter and then nothing would keep the server from everybody.
 */
export const cutAfterMs = 10_000;

/** Who is inside, as far as he may still be sending. */
interface Sender {
  /** All of his call has come. */
  readonly complete: boolean;
  destroy(): unknown;
}

/** Counts the calls and jobs that are inside, and can be shut, so that one of them has the server for itself. */
export class Gate {
  #inside = 0;
  readonly #senders = new Set<Sender>();
  #words: string | undefined;
  #ended: string | undefined;
  #left: () => void = () => undefined;

  /** What a call is told now; undefined: it may come in. */
  get words(): string | undefined {
    return this.#words ?? this.#ended;
  }

  async pass<T>(work: () => Promise<T>, sender?: Sender): Promise<T> {
    this.enter(sender);
    try {
      return await work();
    } finally {
      this.leave(sender);
    }
  }

  /** Whoever enters leaves, whatever happens to him inside. */
  enter(sender?: Sender): void {
    this.#inside += 1;
    if (sender) this.#senders.add(sender);
  }

  leave(sender?: Sender): void {
    this.#inside -= 1;
    if (sender) this.#senders.delete(sender);
    this.#left();
  }

  /**
   * Shuts the gate and resolves when the caller, who is inside himself, is alone. False, and open again, where somebody
   * stays too long.
   */
  async shut(words: string): Promise<boolean> {
    this.#words = words;
    let patience: NodeJS.Timeout | undefined;
    const cut = setTimeout(() => this.#cutSenders(), cutAfterMs);
    const alone = new Promise<boolean>((resolve) => {
      this.#left = () => {
        if (this.#inside <= 1) resolve(true);
      };
      patience = setTimeout(() => resolve(false), patienceMs);
    });
    this.#left();
    const isAlone = await alone;
    clearTimeout(cut);
    clearTimeout(patience);
    this.#left = () => undefined;
    if (!isAlone) this.open();
    return isAlone;
  }

  #cutSenders(): void {
    for (const sender of this.#senders) if (!sender.complete) sender.destroy();
  }

  open(): void {
    this.#words = undefined;
  }

  /** Shuts it for good: whatever else shuts and opens it, nobody comes in until the server is opened anew. */
  end(words: string): void {
    this.#ended = words;
  }
}

/** The HTTP server's request; undefined in a test that has none. */
const senderOf = (call: Context): Sender | undefined =>
  (call.env as Partial<HttpBindings> | undefined)?.incoming;

/** Every call goes through the gate; pages and their files do not need it. Devices take a 503 as "send it again". */
export function passGate(gate: Gate): MiddlewareHandler {
  return async (call, next) => {
    if (!call.req.path.startsWith('/api')) return next();
    if (gate.words === undefined) return gate.pass(next, senderOf(call));
    return call.json({ status: false, message: gate.words }, 503, { 'retry-after': retryAfterSeconds });
  };
}
