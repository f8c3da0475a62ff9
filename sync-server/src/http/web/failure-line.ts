import { setTimeout as sleep } from 'node:timers/promises';

/** A page gives up after 15 seconds. */
const longestMs = 10_000;
const allMax = 3_000;

/**
 * Failing answers to one network leave one after the other, so that a burst of guesses tells nothing by how long each
 * took, and a flood that waits for its answers is a slow one. Right ones never stand in it.
 */
export class FailureLine {
  readonly #lines = new Map<string, { last: Promise<unknown>; lengthMs: number }>();
  #all = 0;

  /** Resolves `ms` after the answer before it has left; undefined: the line is too long. */
  stand(network: string, ms: number): Promise<void> | undefined {
    const line = this.#lines.get(network) ?? { last: Promise.resolve(), lengthMs: 0 };
    if (line.lengthMs >= longestMs || this.#all >= allMax) return undefined;
    this.#lines.set(network, line);
    line.lengthMs += ms;
    this.#all += 1;
    const mine = this.#leave(network, line.last, ms);
    line.last = mine;
    return mine;
  }

  async #leave(network: string, before: Promise<unknown>, ms: number): Promise<void> {
    await before;
    await sleep(ms);
    this.#all -= 1;
    const line = this.#lines.get(network);
    if (!line) return;
    line.lengthMs -= ms;
    if (line.lengthMs < 1) this.#lines.delete(network);
  }
}
