import { z } from 'zod';

/** Name of its value in the server's state. */
export const elsewhereName = 'pencadangan_aman';

/**
 * The clock may go back by as much between two looks at it without being noticed (`forgetFuture`): what arrived so short
 * before a backup was begun does not count as held by it.
 */
const marginMs = 120_000;

const stored = z.object({ generasi: z.int(), sampai_ms: z.int() });

/**
 * Up to which instant everything that was stored also lies on another disk: that of the newest backup that was read again
 * there, of this generasi alone. A device may forget an exam only by it (S4).
 */
export class KeptElsewhere {
  readonly #generasi: number;
  #untilMs: number | undefined;

  /** `known`: the value as it was saved; of another generasi it says nothing. */
  constructor(generasi: number, known: string | undefined) {
    this.#generasi = generasi;
    const read = known ? stored.safeParse(JSON.parse(known)).data : undefined;
    if (read?.generasi === generasi) this.#untilMs = read.sampai_ms;
  }

  /** A backup that was begun at `begunMs` was verified on another disk. Answers what is to be saved before anybody is told. */
  valueWith(begunMs: number): string {
    const sampai_ms = Math.max(begunMs, this.#untilMs ?? 0);
    return JSON.stringify({ generasi: this.#generasi, sampai_ms });
  }

  /** After `valueWith` was saved. */
  note(begunMs: number): void {
    this.#untilMs = Math.max(begunMs, this.#untilMs ?? 0);
  }

  /** Where the clock was set back before that backup, an instant proves nothing any more. Whether something was forgotten. */
  forgetFuture(nowMs: number): boolean {
    if (this.#untilMs === undefined || this.#untilMs <= nowMs) return false;
    this.#untilMs = undefined;
    return true;
  }

  /** Whether what arrived at `arrivedMs`, and is stored, lies on another disk too. */
  holds(arrivedMs: number): boolean {
    return this.#untilMs !== undefined && arrivedMs < this.#untilMs - marginMs;
  }
}
