import { measureBundle } from '../measure/measure-bundle.ts';
import type { Part } from '../part.ts';

/** What a participant's device loads of script. */
export const bundle: Part = {
  name: 'bundle',
  async *rows() {
    yield {
      name: 'script from login to first question',
      unit: 'kB',
      limit: { most: 100 },
      measured: [measureBundle()],
    };
  },
};
