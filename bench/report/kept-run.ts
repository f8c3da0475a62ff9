import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import type { Measured } from './row.ts';
import type { Machine } from './machine.ts';

/** A whole run as it stands in a file. */
export interface KeptRun {
  /** ISO 8601. */
  begun: string;
  /** What whoever kept it says of it. */
  remark: string;
  commit: string;
  machine: Machine;
  loadBefore: string;
  loadAfter: string;
  seconds: number;
  participants: number;
  measured: Measured[];
}

export const historyFolder = join(import.meta.dirname, '../history');

/** Writes the run beside those kept before; answers its path. */
export async function keepRun(run: KeptRun, folder = historyFolder): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const path = join(
    folder,
    `${run.begun.slice(0, 16).replace(':', '')}-${run.commit.replace('+', '-changed')}.json`,
  );
  writeFileSync(path, await format(JSON.stringify(run), { parser: 'json', printWidth: 110 }));
  return path;
}

/** The newest kept run that this one can be compared with: of the same processor and length. */
export function findKept(run: KeptRun, folder = historyFolder): KeptRun | undefined {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as KeptRun)
    .findLast((kept) => likeOf(kept) === likeOf(run));
}

const likeOf = ({ machine, seconds, participants }: KeptRun) =>
  JSON.stringify([machine.cpu, machine.cores, seconds, participants]);
