import { appendFileSync, cpSync, mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { engine } from './db/engine.ts';
import { openSchool } from './db/run/open-school.ts';
import { spoilPage } from './testing/spoil-page.ts';
import { buildTestApp } from './testing/test-app.ts';
import { isCheckDue, watchDatabase } from './watch-database.ts';

const hourMs = 3_600_000;

test.each([
  ['02:00', 24, 'no exam', true],
  ['01:00', 13, 'no exam', true],
  ['02:00', 2, 'no exam', false],
  ['00:59', 24, 'no exam', false],
  ['04:00', 24, 'no exam', false],
  ['09:00', 71, 'no exam', false],
  ['09:00', 73, 'no exam', true],
  ['09:00', 73, 'an exam', false],
  ['02:00', 24, 'an exam', false],
  ['09:00', 169, 'an exam', true],
  // The clock was set back since.
  ['09:00', -1, 'no exam', true],
])('P9: at %s, %i hours after the last one, with %s, a full check is due: %s', (jam, hours, exam, isDue) => {
  const lastMs = Date.parse('2025-07-01T00:00:00Z');
  expect(isCheckDue(lastMs, lastMs + hours * hourMs, jam, exam === 'an exam')).toBe(isDue);
});

const fatal = (error: unknown) => {
  throw error;
};
const open = (dataDir: string) => openSchool({ dataDir, onFatal: fatal, accepts: '' });

describe.runIf(engine === 'sqlite')('P9: a database file after a clean end', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spmb-utuh-'));
  const file = join(folder, 'spmb.sqlite');
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const setTime = (ms: number) => utimesSync(file, new Date(), new Date(ms));

  test.each<[string, () => void, boolean]>([
    ['as the server left it is trusted', () => undefined, true],
    ['of the same size and another time is read as a whole', () => setTime(Date.UTC(2025, 0)), false],
    ['of another size is read as a whole', () => appendFileSync(file, Buffer.alloc(4096)), false],
  ])('%s', async (_, change, isTrusted) => {
    await (await open(folder)).store.close();
    await (await open(folder)).store.close();
    change();
    const { isClean, store } = await open(folder);
    expect(isClean).toBe(isTrusted);
    await store.close();
  });
});

describe.runIf(engine === 'sqlite')('P9: a check that is due', () => {
  const folder = mkdtempSync(join(tmpdir(), 'spmb-malam-'));
  afterEach(() => {
    vi.useRealTimers();
    rmSync(folder, { recursive: true, force: true });
  });

  test('finds beside serving what went wrong after a clean end', async () => {
    const t = await buildTestApp();
    await t.end();
    cpSync(t.dataDir, folder, { recursive: true });
    await (await open(folder)).store.close();
    const { atime, mtime } = statSync(join(folder, 'spmb.sqlite'));
    // A disk that forgets changes no time.
    spoilPage(folder, 'penolakan', 'unseen');
    utimesSync(join(folder, 'spmb.sqlite'), atime, mtime);
    await t.begin();
    const school = await open(folder);
    expect(school.isClean).toBe(true);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const watch = watchDatabase(t.context, school);
    vi.advanceTimersByTime(hourMs);
    expect((await watch.damage).message).toMatch(/Berkas basis data rusak.*npm run restore/);
    await watch.end();
    await school.giveUp(await watch.damage);
    await school.store.close();
    await expect(open(folder)).rejects.toThrow(/Berkas basis data rusak/);
    await t.close();
  });
});
