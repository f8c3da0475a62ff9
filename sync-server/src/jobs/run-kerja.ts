import type { Context } from '../context.ts';
import { newId } from '../db/new-id.ts';
import type { Actor, Transaction } from '../db/store.ts';
import { claimKerja, endKerja, extendKerja, sewaMs, type Hasil } from './kerja-latar.mutations.ts';

/** Longest text of what went wrong that is kept. */
const kesalahanMax = 300;

interface Start {
  kode: string;
  actor: Actor;
  /** A number is how much was done. */
  work: () => Promise<unknown>;
  /** In the transaction that begins the run. */
  begun?: (tx: Transaction) => Promise<void>;
}

/**
 * Runs a job that holds a lease in the database, so that it runs once whatever starts it, and keeps how it ended. Answers
 * whether it ran: false where another run holds it. Throws what the job throws.
 */
export async function runKerja(
  { store, clock, log }: Pick<Context, 'store' | 'clock' | 'log'>,
  { kode, actor, work, begun }: Start,
): Promise<boolean> {
  const run = { kode, sewa: newId(clock.nowMs()) };
  const isMine = await store.tx(actor, async (tx) => {
    const claimed = await claimKerja(tx, clock.nowMs(), run);
    if (claimed) await begun?.(tx);
    return claimed;
  });
  if (!isMine) return false;
  const alive = setInterval(() => {
    store
      .tx(actor, (tx) => extendKerja(tx, clock.nowMs(), run))
      .catch((error: unknown) => log.error({ err: error }, 'lease of background work not extended'));
  }, sewaMs / 3);
  const end = (hasil: Hasil) => store.tx(actor, (tx) => endKerja(tx, clock.nowMs(), run, hasil));
  let done: unknown;
  try {
    done = await work();
  } catch (error) {
    const kesalahan = String(error instanceof Error ? error.message : error).slice(0, kesalahanMax);
    await end({ kesalahan, jumlah: null });
    throw error;
  } finally {
    clearInterval(alive);
  }
  await end({ kesalahan: '', jumlah: typeof done === 'number' ? done : null });
  return true;
}
