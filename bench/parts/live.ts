import { measureLive } from '../measure/measure-live.ts';
import type { Smoothness } from '../measure/watch-page.ts';
import type { Part } from '../part.ts';
import type { Row } from '../report/row.ts';
import { watchersOf } from '../school/bench-school.ts';

/** The live screen in a browser while a full house works. */
export const live: Part = {
  name: 'live',
  needs: ({ participants }) => ({ participants }),
  async *rows({ ms, participants }, school) {
    const watchers = watchersOf(participants);
    const found = await measureLive(school, { from: 0, participants, watchers, ms: ms * 2 });
    yield {
      name: `live screen of ${participants}: one ruang, 99th percentile of updates`,
      unit: 'ms',
      limit: { most: 1_000 },
      measured: [found.ruang.p99Ms],
    };
    yield { name: '… of how many', unit: 'updates', limit: { least: 1 }, measured: [found.ruang.updates] };
    yield {
      name: '… everywhere, 99th percentile of updates',
      unit: 'ms',
      limit: { most: 1_000 },
      measured: [found.overview.p99Ms],
    };
    yield {
      name: '… everywhere, of how many',
      unit: 'updates',
      limit: { least: 1 },
      measured: [found.overview.updates],
    };
    yield* smoothness('one ruang', found.ruang);
    yield* smoothness('everywhere', found.overview);
    // Two frames of a screen that shows 60 a second.
    yield* smoothness('everybody, scrolled', found.scrolled, { frameMs: 33.4, taskMs: 50 });
    yield* smoothness('everybody at his seat', found.seats);
    yield { name: '… CPU of one core', unit: '%', limit: { most: 60 }, measured: [found.cpuPercent] };
    yield { name: '… memory', unit: 'MB', limit: { most: 400 }, measured: [found.rssMb] };
  },
};

const smoothness = (
  name: string,
  { frameP99Ms, longestTaskMs, pageCpuPercent }: Smoothness,
  { frameMs, taskMs } = { frameMs: 50, taskMs: 100 },
): Row[] => [
  {
    name: `… ${name}: 99th percentile of frames`,
    unit: 'ms',
    limit: { most: frameMs },
    measured: [frameP99Ms],
  },
  { name: `… ${name}: longest task`, unit: 'ms', limit: { most: taskMs }, measured: [longestTaskMs] },
  { name: `… ${name}: CPU of the page, of one core`, unit: '%', measured: [pageCpuPercent] },
];
