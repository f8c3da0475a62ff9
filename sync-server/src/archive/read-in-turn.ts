import { takeTurns } from '../server/work/take-turns.ts';

/** Files that were made elsewhere are read one after the other: each may take a worker's memory, and a core for a minute. */
export const readInTurn = takeTurns();
