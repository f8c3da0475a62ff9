import { measureDrop } from '../measure/measure-drop.ts';
import type { Part } from '../part.ts';

/** Drops on the proctor's screen, in a ruang of 36. */
export const drop: Part = {
  name: 'drop',
  needs: () => ({ participants: 36 }),
  async *rows(_run, school) {
    const { dropMs, ownLineMs } = await measureDrop(school, 0);
    yield {
      name: 'a drop, right after a sign of life',
      unit: 's',
      limit: { most: 20 },
      measured: [dropMs / 1000],
    };
    yield {
      name: "the proctor's own line dead",
      unit: 's',
      limit: { most: 12 },
      measured: [ownLineMs / 1000],
    };
  },
};
