import { takeTurns } from '@spmb/shared/kernel/take-turns.ts';

/** Whatever gives seats, one after the other: two plans at once would give the same seat twice. */
export const inTurn = takeTurns();
