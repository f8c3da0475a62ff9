import { percentile } from '../load/process-usage.ts';
import type { SteadyResult } from '../load/steady-rate.ts';
import { measurePengumuman } from '../measure/measure-pengumuman.ts';
import type { Part } from '../part.ts';
import type { Row } from '../report/row.ts';
import { fillAdmission } from '../school/fill-admission.ts';

const participants = 10_000;
/** The promise is of the minute of publication, the instant in its midst. */
const minuteMs = 60_000;

function* rowsOf(
  name: string,
  { perSecond, latenciesMs, longestLeadMs, statuses }: SteadyResult,
): Generator<Row> {
  const refused = [...statuses].filter(([code]) => code !== 200 && code !== 304);
  yield {
    name: `${name}, 99th percentile`,
    unit: 'ms',
    limit: { most: 100 },
    measured: [percentile(latenciesMs, 0.99)],
  };
  yield { name: '… the longest', unit: 'ms', measured: [percentile(latenciesMs, 1)] };
  yield { name: '… the longest of the two seconds before it', unit: 'ms', measured: [longestLeadMs] };
  yield { name: '… answered', unit: '/s', measured: [perSecond] };
  yield {
    name: '… refused',
    unit: '',
    limit: { most: 0 },
    measured: [refused.reduce((sum, [, count]) => sum + count, 0)],
  };
}

/** The minute of publication, through its instant, at a load that has begun two seconds earlier from the same two cores. */
export const pengumuman: Part = {
  name: 'pengumuman',
  needs: () => ({ participants, fill: (dataDir) => fillAdmission(dataDir, 0) }),
  async *rows(_run, school) {
    const { list, own, before, after } = await measurePengumuman(school, minuteMs);
    yield* rowsOf('the list through the instant of publication, 2,000 a second', list);
    yield* rowsOf('… beside it results of applicants who are signed in, 300 a second', own);
    yield {
      name: 'rows of the list before the instant',
      unit: '',
      limit: { most: 0 },
      measured: [before],
    };
    yield { name: '… after it', unit: '', limit: { least: 1 }, measured: [after] };
  },
};
