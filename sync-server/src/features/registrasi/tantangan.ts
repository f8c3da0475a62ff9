import type { Randomness } from '@spmb/shared/kernel/randomness.ts';
import { isTerjawab } from '@spmb/shared/registrasi/bukti-kerja.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';

const minuteMs = 60_000;
/** Who fills in a form with care, and is called away from it. */
const goodForMs = 30 * minuteMs;
/** A blink on a cheap phone; while a network asks for very many, seconds of it, which pass while its owner types. */
const fewestBit = 13;
const mostBit = 18;
/** So many of a network in a minute cost the fewest. */
const freePerMinute = 20;
const networksMax = 10_000;

interface Asked {
  sinceMs: number;
  count: number;
}

/**
 * Challenges of sign-ups. They are signed, and nothing is kept of one until it is solved. What one costs is written in it
 * when it is given: a bit more for each doubling of what its network has asked for within a minute.
 */
export class Tantangan {
  readonly #key: Uint8Array;
  readonly #randomness: Randomness;
  /** Those of an earlier life of the server are good no more: which of them were used, nobody knows. */
  readonly #life: string;
  readonly #asked = new Map<string, Asked>();
  readonly #used = new Map<string, number>();

  constructor(key: Uint8Array, randomness: Randomness) {
    this.#key = key;
    this.#randomness = randomness;
    this.#life = this.#draw();
  }

  give(network: string, nowMs: number): { tantangan: string; bit: number } {
    const bit = this.#priceOf(network, nowMs);
    const text = `${bit}.${nowMs + goodForMs}.${this.#draw()}`;
    return { tantangan: `${text}.${this.#mac(text)}`, bit };
  }

  /** Whether it was given here, is not too old, is solved, and was not used before; from now on it is. */
  use(tantangan: string, jawaban: string, nowMs: number): boolean {
    const [bit = '', untilMs = '', drawn = '', mac = ''] = tantangan.split('.');
    const own = Buffer.from(this.#mac(`${bit}.${untilMs}.${drawn}`));
    const given = Buffer.from(mac);
    if (own.length !== given.length || !timingSafeEqual(own, given)) return false;
    if (Number(untilMs) <= nowMs || this.#used.has(drawn)) return false;
    if (!isTerjawab(tantangan, jawaban, Number(bit))) return false;
    this.#forgetOld(nowMs);
    this.#used.set(drawn, Number(untilMs));
    return true;
  }

  #priceOf(network: string, nowMs: number): number {
    const before = this.#asked.get(network);
    const isThisMinute = before && Math.abs(nowMs - before.sinceMs) < minuteMs;
    const asked = isThisMinute ? before : { sinceMs: nowMs, count: 0 };
    asked.count += 1;
    this.#asked.delete(network);
    this.#asked.set(network, asked);
    if (this.#asked.size > networksMax) this.#asked.delete(this.#asked.keys().next().value as string);
    const doublings = Math.ceil(Math.log2(Math.max(1, asked.count / freePerMinute)));
    return Math.min(mostBit, fewestBit + doublings);
  }

  /** Those that would be refused for their age. */
  #forgetOld(nowMs: number): void {
    for (const [drawn, untilMs] of this.#used) {
      if (untilMs > nowMs) return;
      this.#used.delete(drawn);
    }
  }

  #draw(): string {
    return Buffer.from(this.#randomness.bytes(9)).toString('base64url');
  }

  #mac(text: string): string {
    return createHmac('sha256', this.#key).update(`${this.#life}.${text}`).digest('base64url');
  }
}
