import { parseArgs } from 'node:util';
import { chooseParts } from './all-parts.ts';
import { turns } from './parts/turns.ts';
import type { Part } from './part.ts';

const options = {
  /** Length of one measurement. */
  seconds: { type: 'string', default: '10' },
  /** Of the full house. */
  participants: { type: 'string', default: '2000' },
  /** Names of parts, with commas between; all of them unless given. */
  only: { type: 'string', default: '' },
  /** Folder for CPU profiles of the servers. */
  profile: { type: 'string', default: '' },
  /** Folder of another checkout, built: its server and this one in turns, and nothing else. */
  beside: { type: 'string', default: '' },
  /** Keeps the run, with these words about it, in bench/history and docs/performance.md, both to be committed. */
  keep: { type: 'string', default: '' },
} as const;

export interface Asked {
  parts: readonly Part[];
  seconds: number;
  participants: number;
  profile: string;
  beside: string;
  /** '': the run is not kept. */
  keep: string;
}

/** What the command line asks for; throws a sentence where it makes no sense. */
export function askedOf(args: string[]): Asked {
  const { only, profile, keep, beside, ...numbers } = parseArgs({ args, options }).values;
  const positive = (name: keyof typeof numbers) => {
    const value = Number(numbers[name]);
    if (value > 0 && Number.isFinite(value)) return value;
    throw new Error(`--${name} takes a number above 0`);
  };
  if (keep !== '' && only !== '') throw new Error('only a whole run is kept: leave out --only or --keep');
  if (beside !== '' && (keep !== '' || only !== ''))
    throw new Error('--beside compares two servers alone: leave out --only and --keep');
  return {
    parts: beside === '' ? chooseParts(only.split(',').filter((name) => name !== '')) : [turns],
    seconds: positive('seconds'),
    participants: positive('participants'),
    profile,
    beside,
    keep,
  };
}
