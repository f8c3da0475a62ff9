import { measureLogins } from '../measure/measure-logins.ts';
import type { Part } from '../part.ts';

const participants = 400;

/** Right logins among floods of wrong ones. */
export const logins: Part = {
  name: 'logins',
  needs: () => ({ participants }),
  async *rows(_run, school) {
    const { logins: kinds, rush } = await measureLogins(school, 0, participants);
    for (const { name, p50Ms, p99Ms, refused } of kinds) {
      yield { name: `right logins: ${name}, 99th percentile`, unit: 'ms', measured: [p99Ms] };
      yield { name: '… median', unit: 'ms', measured: [p50Ms] };
      yield { name: '… refused', unit: '', limit: { most: 0 }, measured: [refused] };
    }
    yield {
      name: `${rush.count} own passwords at once`,
      unit: 's',
      limit: { most: 10 },
      measured: [rush.seconds],
    };
    yield { name: '… refused', unit: '', limit: { most: 0 }, measured: [rush.refused] };
  },
};
