import type { Randomness } from '@spmb/shared/kernel/randomness.ts';
import type { heartbeatMs as sharedHeartbeatMs } from '@spmb/shared/sync/protocol/protocol.ts';
import { backoffMs } from '../ports/backoff.ts';
import type { Scheduler } from '../ports/ports.ts';

/** Written again because protocol.ts brings zod with it. */
const heartbeatMs: typeof sharedHeartbeatMs = 60_000;
/** Acts within this time travel together. */
const coalesceMs = 150;

export interface CourierInput {
  scheduler: Scheduler;
  randomness: Randomness;
  /** Sends once; true: the server answered, and what is left may go at once. */
  send: () => Promise<boolean>;
  /** Operations wait to be sent. */
  hasWork: () => boolean;
}

/** Decides when to send: shortly after an act, each minute, after a failure with growing delays; one request at a time. */
export class Courier {
  readonly #input: CourierInput;
  #cancel: (() => void) | undefined;
  #dueInMs = Infinity;
  #busy = false;
  #again = false;
  #stopped = false;
  #failures = 0;

  constructor(input: CourierInput) {
    this.#input = input;
  }

  /** An act waits: it goes out shortly, or when the back-off ends. */
  poke(): void {
    if (this.#failures === 0) this.#sendIn(coalesceMs);
  }

  /** At once, and a back-off starts anew. */
  now(): void {
    this.#failures = 0;
    if (this.#busy) this.#again = true;
    else this.#sendIn(0);
  }

  /** Keeps the minute's beat without a request now. */
  rest(): void {
    this.#sendIn(heartbeatMs);
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel?.();
  }

  #sendIn(ms: number): void {
    if (this.#stopped || this.#busy) return;
    if (this.#cancel && this.#dueInMs <= ms) return;
    this.#cancel?.();
    this.#dueInMs = ms;
    this.#cancel = this.#input.scheduler.after(ms, () => void this.#send());
  }

  async #send(): Promise<void> {
    this.#cancel = undefined;
    this.#dueInMs = Infinity;
    if (this.#stopped) return;
    this.#busy = true;
    const isDelivered = await this.#input.send().catch(() => false);
    this.#busy = false;
    this.#failures = isDelivered ? 0 : this.#failures + 1;
    const wasAsked = this.#again;
    this.#again = false;
    if (wasAsked) this.#sendIn(0);
    else if (!isDelivered) this.#sendIn(backoffMs(this.#failures, this.#input.randomness));
    else if (this.#input.hasWork()) this.#sendIn(0);
    else this.#sendIn(heartbeatMs);
  }
}
