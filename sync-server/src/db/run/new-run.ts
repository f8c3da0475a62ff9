import { randomInt } from 'node:crypto';

/** A number for one run of a server: twice it and one more is still a positive number of four bytes. */
export const newRun = (): number => randomInt(1, 2 ** 30);
