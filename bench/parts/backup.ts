import { connections } from '../load/alternate.ts';
import { measureBackup } from '../measure/measure-backup.ts';
import type { Part } from '../part.ts';
import { growDatabase } from '../school/grow-database.ts';

const megabytes = 200;
/** A copy takes seconds of a processor that nobody else wants: in less time none is made. */
const leastMs = 15_000;

/** What answers notice of quick copies of a large database. */
export const backup: Part = {
  name: 'backup',
  needs: () => ({ participants: connections, fill: (dataDir) => growDatabase(dataDir, megabytes) }),
  async *rows({ ms }, school) {
    const found = await measureBackup(school, Math.max(ms, leastMs));
    const { withoutP99Ms, withP99Ms, withoutPerSecond, withPerSecond } = found;
    yield {
      name: `quick copies of ${megabytes} MB while answers come`,
      unit: 'copies',
      limit: { least: 1 },
      measured: [found.copySeconds.length],
    };
    yield { name: '… one copy', unit: 's', measured: found.copySeconds };
    yield { name: '… answers alone, 99th percentile', unit: 'ms', measured: [withoutP99Ms] };
    yield { name: '… answers beside them, 99th percentile', unit: 'ms', measured: [withP99Ms] };
    yield {
      name: '… more than alone',
      unit: 'ms',
      limit: { most: 20 },
      measured: [withP99Ms - withoutP99Ms],
    };
    yield { name: '… answers alone', unit: '/s', measured: [withoutPerSecond] };
    yield { name: '… answers beside them', unit: '/s', measured: [withPerSecond] };
  },
};
