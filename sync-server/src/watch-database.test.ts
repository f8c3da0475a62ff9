import { cpSync, mkdtempSync, rmSync } from 'node:fs';
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
  ['02:00', 24, true],
  ['01:00', 13, true],
  ['02:00', 2, false],
  ['00:59', 24, false],
  ['04:00', 24, false],
  ['09:00', 71, false],
  ['09:00', 73, true],
  // The clock was set back since.
  ['09:00', -1, true],
])('P9: at %s, %i hours after the last one, a full check is due: %s', (jam, hours, isDue) => {
  const lastMs = Date.parse('2025-07-01T00:00:00Z');
  expect(isCheckDue(lastMs, lastMs + hours * hourMs, jam)).toBe(isDue);
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
    const fatal = (error: unknown) => {
      throw error;
    };
    await (await openSchool({ dataDir: folder, onFatal: fatal, accepts: '' })).store.close();
    spoilPage(folder, 'penolakan', 'unseen');
    await t.begin();
    const school = await openSchool({ dataDir: folder, onFatal: fatal, accepts: '' });
    expect(school.isClean).toBe(true);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const watch = watchDatabase(t.context, school);
    vi.advanceTimersByTime(hourMs);
    expect((await watch.damage).message).toMatch(/Berkas basis data rusak.*npm run restore/);
    await watch.end();
    await school.giveUp(await watch.damage);
    await school.store.close();
    await expect(openSchool({ dataDir: folder, onFatal: fatal, accepts: '' })).rejects.toThrow(
      /Berkas basis data rusak/,
    );
    await t.close();
  });
});
