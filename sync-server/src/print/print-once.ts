import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { takeTurns } from '@spmb/shared/kernel/take-turns.ts';

const busy = 'Banyak yang sedang mencetak. Coba lagi satu menit lagi.';

/**
 * Prints one after the other, since a school's server has few cores and an exam may run; what is asked for again while it
 * is printed is printed once. Refuses (503) where `most` wait already.
 */
export function printOnce(most: number): <Made>(key: string, print: () => Promise<Made>) => Promise<Made> {
  const inTurn = takeTurns();
  const running = new Map<string, Promise<unknown>>();
  return async <Made>(key: string, print: () => Promise<Made>) => {
    const known = running.get(key);
    if (known) return known as Promise<Made>;
    if (running.size >= most) throw new Refusal(busy, 503, { jenis: 'sibuk', tunggu_detik: 60 });
    const made = inTurn(print).finally(() => running.delete(key));
    running.set(key, made);
    return made;
  };
}
