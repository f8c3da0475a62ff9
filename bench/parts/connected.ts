import { measureConnected } from '../measure/measure-connected.ts';
import type { Part } from '../part.ts';
import { watchersOf } from '../school/bench-school.ts';

/** A full house at one batch every five seconds, with a live screen of each ruang. */
export const connected: Part = {
  name: 'connected',
  needs: ({ participants }) => ({ participants }),
  async *rows({ ms, participants }, school) {
    const watchers = watchersOf(participants);
    const found = await measureConnected(school, { from: 0, participants, watchers, ms: ms * 3 });
    yield {
      name: `${participants} connected, ${watchers} live screens: CPU of one core`,
      unit: '%',
      limit: { most: 60 },
      measured: [found.cpuPercent],
    };
    yield { name: '… memory', unit: 'MB', limit: { most: 400 }, measured: [found.rssMb] };
    yield { name: '… 99th percentile', unit: 'ms', limit: { most: 100 }, measured: [found.p99Ms] };
    yield { name: '… batches', unit: '', measured: [found.batches] };
    yield { name: '… to live screens', unit: 'kB a second', measured: [found.watchedBytesPerSecond / 1000] };
  },
};
