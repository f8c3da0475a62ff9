import * as calls from '@spmb/shared/dasbor-staf/calls.ts';
import { connections } from '../load/alternate.ts';
import { measureBeside } from '../measure/measure-beside.ts';
import { measureLists } from '../measure/measure-lists.ts';
import type { Part } from '../part.ts';
import type { Row } from '../report/row.ts';
import type { BenchSchool } from '../school/bench-school.ts';
import { fillFiles } from '../school/fill-files.ts';
import { fillSeleksi } from '../school/fill-seleksi.ts';

const participants = 10_000;
const [applicants, programs] = [100_000, 100];
const repeats = 40;
const limit = { most: 50 };

const requests = Object.fromEntries(Object.values(calls).map(({ path }) => [path, path]));
const ask = async ({ base, adminToken }: BenchSchool): Promise<void> => {
  const headers = { authorization: `Bearer ${adminToken}` };
  const answer = await fetch(base + calls.dasborCorong.path, { headers });
  if (!answer.ok) throw new Error(`${calls.dasborCorong.path}: ${answer.status}`);
  await answer.text();
};

/** Every call of the staff's start page, while its count is kept. */
async function* warmRows({ base, adminToken }: BenchSchool): AsyncGenerator<Row> {
  for (const { name, medianMs, p95Ms } of await measureLists(base, adminToken, repeats, requests)) {
    yield { name, unit: 'ms', limit, measured: [medianMs] };
    yield { name: '… 95th percentile', unit: 'ms', measured: [p95Ms] };
  }
}

/** Statistics of the staff's start page at 10,000 applicants. */
export const dasbor: Part = {
  name: 'dasbor',
  needs: () => ({ participants, fill: fillFiles }),
  async *rows(_run, school) {
    const startedMs = performance.now();
    await ask(school);
    yield { name: 'all applicants counted, first', unit: 'ms', measured: [performance.now() - startedMs] };
    yield* warmRows(school);
  },
};

/** The same at 100,000, and what an exam on the same server notices of the count. */
export const dasborBeside: Part = {
  name: 'dasbor-beside',
  needs: () => ({ participants: connections, fill: (dataDir) => fillSeleksi(dataDir, applicants, programs) }),
  async *rows(_run, school) {
    const acts = { 'all applicants counted, first': () => ask(school) };
    for await (const { name, actMs, ...answers } of measureBeside(school, acts)) {
      yield { name, unit: 'ms', measured: [actMs] };
      yield { name: '… answers alone, 99th percentile', unit: 'ms', measured: [answers.aloneP99Ms] };
      yield { name: '… answers beside it, 99th percentile', unit: 'ms', measured: [answers.besideP99Ms] };
      yield { name: '… longest that an answer waited', unit: 'ms', measured: [answers.besideMaxMs] };
    }
    yield* warmRows(school);
  },
};
