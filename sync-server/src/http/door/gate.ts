import type { MiddlewareHandler } from 'hono';

const retryAfterSeconds = '5';
/** A request that takes longer, such as an upload over a bad network, is not waited for. */
const patienceMs = 30_000;

/** Counts the calls and jobs that are inside, and can be shut, so that one of them has the server for itself. */
export class Gate {
  #inside = 0;
  #words: string | undefined;
  #ended: string | undefined;
  #left: () => void = () => undefined;

  /** What a call is told now; undefined: it may come in. */
  get words(): string | undefined {
    return this.#words ?? this.#ended;
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  /** Whoever enters leaves, whatever happens to him inside. */
  enter(): void {
    this.#inside += 1;
  }

  leave(): void {
    this.#inside -= 1;
    this.#left();
  }

  /**
   * Shuts the gate and resolves when the caller, who is inside himself, is alone. False, and open again, where somebody
   * stays too long.
   */
  async shut(words: string): Promise<boolean> {
    this.#words = words;
    let timer: NodeJS.Timeout | undefined;
    const alone = new Promise<boolean>((resolve) => {
      this.#left = () => {
        if (this.#inside <= 1) resolve(true);
      };
      timer = setTimeout(() => resolve(false), patienceMs);
    });
    this.#left();
    const isAlone = await alone;
    clearTimeout(timer);
    this.#left = () => undefined;
    if (!isAlone) this.open();
    return isAlone;
  }

  open(): void {
    this.#words = undefined;
  }

  /** Shuts it for good: whatever else shuts and opens it, nobody comes in until the server is opened anew. */
  end(words: string): void {
    this.#ended = words;
  }
}

/** Every call goes through the gate; pages and their files do not need it. Devices take a 503 as "send it again". */
export function passGate(gate: Gate): MiddlewareHandler {
  return async (call, next) => {
    if (!call.req.path.startsWith('/api')) return next();
    if (gate.words === undefined) return gate.pass(next);
    return call.json({ status: false, message: gate.words }, 503, { 'retry-after': retryAfterSeconds });
  };
}
