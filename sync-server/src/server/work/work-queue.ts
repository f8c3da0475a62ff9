import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { TurnList } from './turn-list.ts';

const waitSeconds = 5;
export const busyRefusal = (): Refusal =>
  new Refusal(
    `Server sedang memeriksa banyak percobaan masuk sekaligus. Tunggu ${waitSeconds} detik, lalu coba lagi.`,
    503,
    { tunggu_detik: waitSeconds, jenis: 'antre-penuh' },
  );

interface LaneLimits {
  /** Work that may wait in the lane. */
  max: number;
  /** The same of one group. */
  perGroup: number;
}

/**
 * Runs at most `workers` pieces of work at once. Lanes take turns, and so do the groups of a lane, so that whoever asks for
 * much holds up only himself. A lane that is full refuses with 503.
 */
export class WorkQueue<Lane extends string> {
  readonly #lanes: Map<Lane, TurnList>;
  readonly #limits: Record<Lane, LaneLimits>;
  #free: number;
  /** Milliseconds that one piece takes as a rule. */
  #usualMs: number;

  constructor(workers: number, limits: Record<Lane, LaneLimits>, usualMs: number) {
    this.#free = workers;
    this.#limits = limits;
    this.#usualMs = usualMs;
    this.#lanes = new Map((Object.keys(limits) as Lane[]).map((lane) => [lane, new TurnList()]));
  }

  get usualMs(): number {
    return this.#usualMs;
  }

  isFull(lane: Lane, group: string): boolean {
    const turns = this.#turns(lane);
    const { max, perGroup } = this.#limits[lane];
    return turns.working >= max || turns.countOf(group) >= perGroup;
  }

  async run<Result>(lane: Lane, group: string, work: () => Promise<Result>): Promise<Result> {
    if (this.isFull(lane, group)) throw busyRefusal();
    await this.#wait(lane, group, false);
    const startedMs = performance.now();
    try {
      return await work();
    } finally {
      this.#usualMs += (performance.now() - startedMs - this.#usualMs) / 20;
      this.#free++;
      this.#next();
    }
  }

  /** Resolves when work that came now would have been done, and does none: nobody else waits for it. */
  async shadow(lane: Lane, group: string): Promise<void> {
    await this.#wait(lane, group, true);
    await sleep(this.#usualMs);
  }

  #turns(lane: Lane): TurnList {
    return this.#lanes.get(lane) as TurnList;
  }

  #wait(lane: Lane, group: string, isShadow: boolean): Promise<void> {
    return new Promise((begin) => {
      this.#turns(lane).add(group, { isShadow, begin });
      this.#next();
    });
  }

  #next(): void {
    while (this.#free > 0) {
      const turn = this.#take();
      if (!turn) return;
      if (!turn.isShadow) this.#free--;
      turn.begin();
    }
  }

  /** Of the lane whose turn it is; one that was served stands last. */
  #take() {
    for (const [lane, turns] of this.#lanes) {
      const turn = turns.take();
      if (!turn) continue;
      this.#lanes.delete(lane);
      this.#lanes.set(lane, turns);
      return turn;
    }
    return undefined;
  }
}
