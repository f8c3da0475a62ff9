import { percentile } from '../load/process-usage.ts';
import { measureLiveList } from '../measure/measure-live-list.ts';
import { measureMenu } from '../measure/measure-menu.ts';
import type { Part } from '../part.ts';

const visits = 3;
const participants = 722;

/** The back office on a cheap computer: what its live list takes from the network, and how soon a screen stands as it stays. */
export const office: Part = {
  name: 'office',
  needs: () => ({ participants }),
  async *rows(_run, school) {
    yield {
      name: `live list of ${participants} when it is opened`,
      unit: 'kB',
      limit: { most: 80 },
      measured: [(await measureLiveList(school)) / 1000],
    };
    const found = await measureMenu(school, visits);
    const eachVisit = (share: number) =>
      Array.from({ length: visits }, (_, visit) =>
        percentile(
          found.map((one) => one.visits[visit] ?? Number.NaN),
          share,
        ),
      );
    yield {
      name: 'a click in the menu, processor 4 times as slow: median of its screens',
      unit: 'ms',
      limit: { most: 300 },
      measured: eachVisit(0.5),
    };
    yield { name: '… of nine in ten', unit: 'ms', measured: eachVisit(0.9) };
    yield { name: '… the slowest', unit: 'ms', measured: eachVisit(1) };
    yield { name: '… of how many', unit: 'screens', limit: { least: 1 }, measured: [found.length] };
  },
};
