import { cpus } from 'node:os';
import { WorkQueue } from './work-queue.ts';

/** Two tries that wait and two that a second tab sends are more than an owner makes. */
const ofOneAccount = 4;

/**
 * Argon2id, one core left free for answers however many accounts log in. `dikenal`: signed in, or on a device that
 * proved itself, by account. `baru`: everybody else, by account and network.
 */
export const slowHashes = new WorkQueue(
  Math.max(1, cpus().length - 1),
  {
    dikenal: { max: 1_000, perGroup: ofOneAccount },
    baru: { max: 1_000, perGroup: ofOneAccount },
  },
  30,
);

export interface HashTurn {
  lane: 'dikenal' | 'baru';
  group: string;
}
