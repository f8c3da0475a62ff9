import type { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';
import { examMs, minuteMs } from './plan-drops.ts';
import type { Calamity } from './school-computer.ts';

/** Something that happens to the server's computer, in milliseconds of the exam; a backup is made that long before. */
export interface PlannedCalamity {
  atMs: number;
  what: Calamity | 'backup';
}

/** The given calamities in random order over the exam, five minutes at least between two, each restore from a backup of minutes ago. */
export function planCalamities(random: SeededRandom, all: readonly Calamity[]): PlannedCalamity[] {
  const waiting = [...all];
  const eachMs = (examMs - 10 * minuteMs) / all.length;
  return all.flatMap((_, index) => {
    const [what = 'kill'] = waiting.splice(random.between(0, waiting.length - 1), 1);
    const atMs = 5 * minuteMs + index * eachMs + random.between(0, eachMs - 5 * minuteMs);
    const needsBackup = what === 'restore' || what === 'replace';
    const backup = { atMs: atMs - random.between(minuteMs, 4 * minuteMs), what: 'backup' as const };
    return [...(needsBackup ? [backup] : []), { atMs, what }];
  });
}
