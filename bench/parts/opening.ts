import { measureColdOpening, measurePreparedStart } from '../measure/measure-opening.ts';
import type { Part } from '../part.ts';

const together = 200;
const rounds = 3;
const places = Array.from({ length: rounds }, (_, round) => round * together);

/** Everybody opens the exam at once. */
export const opening: Part = {
  name: 'opening',
  needs: () => ({ participants: 2 * rounds * together }),
  async *rows(_run, school) {
    const cold: number[] = [];
    for (const from of places) cold.push(await measureColdOpening(school, from, together));
    yield {
      name: `opening of ${together} cold, login to first question`,
      unit: 's',
      limit: { most: 4 },
      measured: cold,
    };
    const prepared: number[] = [];
    for (const from of places)
      prepared.push(await measurePreparedStart(school, rounds * together + from, together));
    yield {
      name: `start of ${together} on prepared devices`,
      unit: 's',
      limit: { most: 0.5 },
      measured: prepared,
    };
  },
};
