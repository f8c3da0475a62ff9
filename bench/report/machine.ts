import { spawnSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';

/** Where it was measured. */
export interface Machine {
  cpu: string;
  cores: number;
  memoryGb: number;
  node: string;
}

export const machineHere = (): Machine => ({
  cpu: cpus()[0]?.model ?? '',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 1e9),
  node: process.version,
});

/** What waits for a processor, of the last 1, 5 and 15 minutes. */
export const loadHere = (): string =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');

const git = (...args: string[]) =>
  spawnSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).stdout.trim();

/** What was measured: `+` where files differ from the commit. */
export const commitHere = (): string =>
  `${git('rev-parse', '--short=8', 'HEAD')}${git('status', '--porcelain', '--untracked-files=no') === '' ? '' : '+'}`;
