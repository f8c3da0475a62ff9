import { appendFileSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { engine } from './db/engine.ts';
import { openReader } from './db/open/open-reader.ts';
import { openStore } from './db/open/open-store.ts';
import { findMark, forgetRun, writeMark } from './db/run/run-mark.ts';
import { DataFolder, namesOfRuang } from './testing/data-folder.ts';
import { runSchool } from './testing/run-school.ts';

const folder = new DataFolder();
beforeAll(() => (engine === 'sqlite' ? folder.build() : undefined));
afterEach(() => folder.stop());
afterAll(() => folder.drop());

describe.runIf(engine === 'sqlite')('P1, P9: what was acknowledged is served', () => {
  test.each<[string, () => void | Promise<void>]>([
    ['after a clean end', () => folder.take('ended')],
    ['after a crash', () => folder.take('crashed')],
    [
      'after a crash, without the index of the log',
      () => {
        folder.take('crashed');
        folder.remove(folder.index);
      },
    ],
    [
      'after a crash whose log ends in the midst of a write',
      () => {
        folder.take('crashed');
        folder.remove(folder.index);
        appendFileSync(folder.log, Buffer.alloc(2_000, 3));
      },
    ],
    [
      'where a crash came while the start was beginning its run',
      async () => {
        folder.take('ended');
        const sebelum = (await findMark(folder.path))!;
        await writeMark(folder.path, { lari: 77, garam: null, sebelum });
      },
    ],
    [
      'where a crash came between the end of the database and that of the mark',
      async () => {
        folder.take('ended');
        folder.swap('keadaan-berjalan', 'crashed');
        expect((await findMark(folder.path))?.garam).toEqual(expect.any(Number));
      },
    ],
    [
      'where the mark cannot be read',
      () => {
        folder.take('crashed');
        writeFileSync(folder.at('keadaan-berjalan'), 'rusak');
      },
    ],
    [
      'where the programs that look at a school ran after a crash',
      async () => {
        folder.take('crashed');
        await (await openReader(folder.path)).close();
        const store = await openStore(folder.path, (error) => {
          throw error;
        });
        await store.close();
      },
    ],
    [
      'where somebody put another database there on purpose and said so',
      async () => {
        folder.take('older');
        folder.swap('spmb.sqlite', 'ended');
        await forgetRun(folder.path);
      },
    ],
  ])('%s', async (_, prepare) => {
    await prepare();
    for (let times = 0; times < 2; times++) {
      await folder.start();
      expect(await folder.served()).toEqual(namesOfRuang);
      await folder.stop();
    }
  });

  test('and once the file was read as a whole the office is told when', async () => {
    const told = async (): Promise<{ utuh_ms: number | null }> =>
      (await folder.school!.call('GET', '/api/pencadangan-otomatis')).basis;
    folder.take('ended');
    await folder.start();
    await folder.stop();
    const beforeMs = Date.now();
    folder.crash();
    await folder.start();
    await vi.waitFor(async () => expect((await told()).utuh_ms).toBeGreaterThanOrEqual(beforeMs), 60_000);
  });

  test('a second server started by mistake on the same folder is refused, and takes nothing from the first', async () => {
    folder.take('ended');
    await folder.start();
    await expect(runSchool(folder.path)).rejects.toThrow('sudah berjalan dengan folder data ini');
    const live = folder.path;
    folder.crash();
    const left = folder.path;
    await folder.stop();
    for (const path of [left, live]) {
      folder.path = path;
      await folder.start();
      expect(await folder.served()).toEqual(namesOfRuang);
      await folder.stop();
    }
  });
});
