import type { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';

export const minuteMs = 60_000;
export const examMs = 90 * minuteMs;

/** One loss of the network, in milliseconds of the exam: which devices it takes, from when, for how long. */
export interface Drop {
  atMs: number;
  lastsMs: number;
  devices: readonly number[];
}

/** `count` drops of 10 s to 5 min spread over the exam: every other one takes a whole access point, the others a single device. */
export function planDrops(
  random: SeededRandom,
  count: number,
  points: readonly (readonly number[])[],
): readonly Drop[] {
  const all = points.flat();
  return Array.from({ length: count }, (_, index) => ({
    atMs: random.between(0, examMs),
    lastsMs: random.between(10_000, 5 * minuteMs),
    devices: index % 2 === 0 ? random.pick(points) : [random.pick(all)],
  })).sort((one, other) => one.atMs - other.atMs);
}
