import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from './app.ts';
import type { Job } from './feature.ts';
import { listKerja } from './jobs/kerja-latar.queries.ts';
import { perTest } from './testing/per-test.ts';
import { buildTestApp } from './testing/test-app.ts';
import { workBeside } from './work-beside.ts';

const everyMs = 15_000;
const t = perTest(buildTestApp);
const server = perTest(() => new AbortController());
let runs = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  runs = 0;
});
afterEach(() => {
  server.abort();
  vi.useRealTimers();
});

const begin = (job: Partial<Job> = {}) =>
  workBeside(t.context, [{ everyMs, run: () => Promise.resolve(++runs), ...job }], server.signal);
/** Time passes, and what began by it is done. */
async function pass(ms: number): Promise<void> {
  t.clock.advance(ms);
  await vi.advanceTimersByTimeAsync(ms);
}

describe('work beside the calls', () => {
  test('comes again as long as the server runs', async () => {
    begin();
    await pass(3 * everyMs);
    expect(runs).toBe(3);
    server.abort();
    await pass(3 * everyMs);
    expect(runs).toBe(3);
  });

  test('does not begin while the gate is shut', async () => {
    begin();
    t.context.gate.end('tutup');
    await pass(3 * everyMs);
    expect(runs).toBe(0);
  });

  test('does not begin before its time after the start', async () => {
    begin({ afterMs: 2 * everyMs });
    await pass(everyMs);
    expect(runs).toBe(0);
    await pass(everyMs);
    expect(runs).toBe(1);
  });

  test('that is not due begins nothing, and holds nothing', async () => {
    let isDue = false;
    begin({ isDue: () => Promise.resolve(isDue), kerja: { kode: 'coba', nama: 'Coba' } });
    await pass(2 * everyMs);
    expect([runs, await listKerja(t.context.store.read)]).toEqual([0, []]);
    isDue = true;
    await pass(everyMs);
    await vi.waitFor(() => expect(runs).toBe(1));
  });

  test('that fails is tried again', async () => {
    begin({ run: () => Promise.reject(new Error(`try ${++runs}`)) });
    await pass(2 * everyMs);
    expect(runs).toBe(2);
  });

  test('that is in hand is waited for at the end, and told of it', async () => {
    let finish = (): void => undefined;
    let told: AbortSignal | undefined;
    const beside = begin({
      run(signal) {
        told = signal;
        return new Promise<void>((resolve) => (finish = resolve));
      },
    });
    await pass(everyMs);
    server.abort();
    let isAtRest = false;
    const rest = beside.atRest().then(() => (isAtRest = true));
    await pass(everyMs);
    expect([told?.aborted, isAtRest]).toEqual([true, false]);
    finish();
    await rest;
    expect(isAtRest).toBe(true);
  });
});

test('features bring all work that nobody asks for by a call', () => {
  const jobs = createApp(t.context).features.flatMap(({ name, jobs = [] }) => jobs.map(() => name));
  expect(jobs.sort()).toEqual([
    'hapusan',
    'media',
    'media',
    'olah-nilai',
    'pencadangan',
    'pesan-keluar',
    'pesan-keluar',
    'privasi',
    'situs',
    'ujian',
    'ujian',
  ]);
});
