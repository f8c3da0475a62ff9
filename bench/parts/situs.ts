import { cpuMsOf, percentile } from '../load/process-usage.ts';
import { rawGet } from '../load/raw-connection.ts';
import { runSteadily } from '../load/steady-rate.ts';
import { measureFirstPaint } from '../measure/measure-first-paint.ts';
import { measureSignUps } from '../measure/measure-sign-ups.ts';
import type { Part } from '../part.ts';
import type { Row } from '../report/row.ts';
import type { BenchSchool } from '../school/bench-school.ts';
import { fillAdmission } from '../school/fill-admission.ts';

const participants = 10_000;
const accepted = 720;
const perSecond = 2_000;

async function* askedFor(
  { server }: BenchSchool,
  {
    path,
    name,
    ms,
    headers = {},
  }: { path: string; name: string; ms: number; headers?: Record<string, string> },
): AsyncGenerator<Row> {
  const requests = [rawGet(path, headers)];
  // Not the first second of a server's life, in which it compiles what it runs.
  await runSteadily({ port: server.port, requests, perSecond, ms: 1_000 });
  const beforeMs = cpuMsOf(server.pid);
  const { latenciesMs, statuses, megabytesPerSecond, ...told } = await runSteadily({
    port: server.port,
    requests,
    perSecond,
    ms,
  });
  const answered = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const cpuMs = (cpuMsOf(server.pid) - beforeMs) / answered;
  yield {
    name: `${name}, asked for ${perSecond} times a second`,
    unit: '/s',
    // What is due in the last instant is not answered in the same.
    limit: { least: perSecond * 0.99 },
    measured: [told.perSecond],
  };
  yield {
    name: '… 99th percentile',
    unit: 'ms',
    limit: { most: 50 },
    measured: [percentile(latenciesMs, 0.99)],
  };
  yield { name: '… CPU of the server, of a request', unit: 'ms', measured: [cpuMs] };
  yield { name: '… on the wire', unit: 'MB/s', measured: [megabytesPerSecond] };
  const others = [...statuses].filter(([code]) => code !== 200 && code !== 304);
  const refused = others.reduce((sum, [, count]) => sum + count, 0);
  yield { name: '… refused', unit: '', limit: { most: 0 }, measured: [refused] };
}

/** The public site at announcement time, and sign-ups beside a robot; the load comes from the same two cores. */
export const situs: Part = {
  name: 'situs',
  needs: () => ({ participants, fill: (dataDir) => fillAdmission(dataDir, accepted) }),
  async *rows({ ms }, school) {
    const paints = await measureFirstPaint(`${school.base}/home`);
    yield {
      name: 'home for a new visitor, 1.5 Mbit/s, processor 6 times as slow: first paint',
      unit: 'ms',
      limit: { most: 1_500 },
      measured: paints.map(({ paintMs }) => paintMs),
    };
    yield {
      name: '… its heading, with data',
      unit: 'ms',
      measured: paints.map(({ headingMs }) => headingMs),
    };
    const headers = { 'accept-encoding': 'gzip' };
    const path = '/api/pendaftars';
    const etag = (await fetch(school.base + path)).headers.get('etag') ?? '';
    const applicants = `the list of ${participants} applicants`;
    yield* askedFor(school, {
      path: '/api/pengumuman',
      name: `the ${accepted} accepted, whole`,
      ms,
      headers,
    });
    const known = { 'if-none-match': etag };
    yield* askedFor(school, { path, name: `${applicants}, known already`, ms, headers: known });
    yield* askedFor(school, { path: '/home', name: 'the page itself', ms, headers });
    yield* askedFor(school, { path, name: `${applicants}, whole`, ms, headers });
    const { p99Ms, ...signUps } = await measureSignUps(school, ms);
    yield {
      name: `right sign-ups beside a robot that sends ${Math.round(signUps.robotPerSecond)} a second, 99th percentile`,
      unit: 's',
      limit: { most: 2 },
      measured: [p99Ms / 1_000],
    };
    yield { name: '… of them', unit: '', measured: [signUps.count] };
    yield { name: '… refused', unit: '', limit: { most: 0 }, measured: [signUps.refused] };
  },
};
