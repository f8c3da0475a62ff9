import { cpus } from 'node:os';
import { WorkQueue } from './work-queue.ts';

/** Two tries that wait and two that a second tab sends are more than an owner makes. */
const ofOneAccount = 4;

/**
 * Argon2id, one core left free for answers however many accounts log in. `dikenal`: signed in, or on a device that
 * proved itself, by account. `baru`: everybody else, by account and network. `daftar`: sign-ups, by network.
 */
export const slowHashes = new WorkQueue(
  Math.max(1, cpus().length - 1),
  {
    dikenal: { max: 1_000, perGroup: ofOneAccount },
    baru: { max: 1_000, perGroup: ofOneAccount },
    // As many as are done in a second and a half: who signs up waits no longer, and no login waits for more than one.
    daftar: { max: 48, perGroup: 48 },
  },
  30,
);

export interface HashTurn {
  lane: 'dikenal' | 'baru' | 'daftar';
  group: string;
}
