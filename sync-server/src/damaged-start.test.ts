import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, truncateSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { engine } from './db/engine.ts';
import { findMark, forgetRun, writeMark } from './db/run/run-mark.ts';
import { DataFolder, namesOfRuang } from './testing/data-folder.ts';
import { spoilPage } from './testing/spoil-page.ts';

const folder = new DataFolder();
beforeAll(() => (engine === 'sqlite' ? folder.build() : undefined));
afterEach(() => folder.stop());
afterAll(() => folder.drop());

/** The folder as a crash left it. */
const crashed = (change: () => void) => () => {
  folder.take('crashed');
  change();
};
/** The folder as a clean end left it. */
const ended = (change: () => void) => () => {
  folder.take('ended');
  change();
};

describe.runIf(engine === 'sqlite')(
  'P9: what does not belong together is refused, and nothing changes',
  () => {
    test.each<[string, () => void, RegExp]>([
      [
        'a log that was removed after a crash',
        crashed(() => folder.remove(folder.log, folder.index)),
        /spmb\.sqlite-wal tidak ada atau kosong/,
      ],
      [
        'a log that was emptied after a crash',
        crashed(() => truncateSync(folder.log, 0)),
        /spmb\.sqlite-wal tidak ada atau kosong/,
      ],
      [
        'a log that was cut after a crash',
        crashed(() => folder.halve(folder.log)),
        /spmb\.sqlite-wal rusak atau terpotong/,
      ],
      [
        'a log with wrong bytes in its middle',
        crashed(() => {
          folder.remove(folder.index);
          folder.flip(folder.log, 0.5);
        }),
        /spmb\.sqlite-wal rusak atau terpotong/,
      ],
      [
        'the log of another school',
        crashed(() => {
          folder.remove(folder.index);
          folder.swap('spmb.sqlite-wal', 'other');
        }),
        /spmb\.sqlite-wal bukan milik/,
      ],
      [
        'an older copy of the database, its log dropped',
        crashed(() => {
          folder.remove(folder.log, folder.index);
          folder.swap('spmb.sqlite', 'older');
        }),
        /bukan yang terakhir dipakai/,
      ],
      [
        'an older copy of the database beside the newest log',
        crashed(() => folder.swap('spmb.sqlite', 'older')),
        /bukan yang terakhir dipakai/,
      ],
      [
        'an older copy of the database after a clean end',
        ended(() => folder.swap('spmb.sqlite', 'older')),
        /bukan yang terakhir dipakai/,
      ],
      [
        'a missing database after a clean end',
        ended(() => folder.remove(folder.database)),
        /Basis data tidak ada, padahal/,
      ],
      [
        'an empty database after a clean end',
        ended(() => truncateSync(folder.database, 0)),
        /Basis data kosong, padahal/,
      ],
      [
        'a missing database after a crash',
        crashed(() => folder.remove(folder.database)),
        /Basis data tidak ada, padahal/,
      ],
      [
        'a missing database of a version that left no mark, beside key and backups',
        ended(() => folder.remove(folder.database, folder.at('keadaan-berjalan'))),
        /Basis data tidak ada, padahal/,
      ],
      ['wrong first bytes', ended(() => folder.flip(folder.database, 0)), /Berkas basis data rusak/],
      [
        'a database that was cut in a page',
        ended(() => folder.halve(folder.database, 100)),
        /Berkas basis data rusak/,
      ],
      [
        'a database that was cut between pages',
        ended(() => folder.halve(folder.database)),
        /Berkas basis data rusak.*terpotong/,
      ],
      [
        'a database that was cut after a crash',
        crashed(() => folder.halve(folder.database)),
        /Berkas basis data rusak.*terpotong/,
      ],
    ])('%s', async (_, damage, told) => {
      damage();
      const message = await folder.refusal();
      expect(message).toMatch(told);
      expect(message).toContain('npm run restore -- BERKAS');
    });

    test('the process ends with code 1 and the sentence alone', () => {
      folder.take('crashed');
      folder.remove(folder.log, folder.index);
      const program = fileURLToPath(new URL('main.ts', import.meta.url));
      const env = { ...process.env, DATA_DIR: folder.path, DATABASE_URL: '', PORT: '0' };
      const { status, stderr } = spawnSync(process.execPath, [program], { env, encoding: 'utf8' });
      expect(status).toBe(1);
      expect(stderr).toMatch(/spmb\.sqlite-wal tidak ada atau kosong.*SPMB_TERIMA_KEHILANGAN=/);
      expect(stderr).not.toContain('.ts:');
    });

    test("another server's key", async () => {
      folder.take('ended');
      folder.swap('kunci-server', 'other');
      await expect(folder.start()).rejects.toThrow(/milik server lain.*Kembalikan berkas kunci-server/);
    });

    test('an empty school that was begun beside the files of another: it says so, also the next time', async () => {
      folder.take('ended');
      for (const name of readdirSync(folder.path))
        if (/spmb|berjalan|kunci/.test(name)) folder.remove(folder.at(name));
      for (let times = 0; times < 2; times++)
        await expect(folder.start()).rejects.toThrow(/Basis data tidak berisi sekolah, padahal/);
    });
  },
);

describe.runIf(engine === 'sqlite')('P9: a loss is taken only by who knows of it', () => {
  const codeIn = (told: string) => /SPMB_TERIMA_KEHILANGAN=(\w+)/.exec(told)?.[1] ?? '';

  test('with the code of exactly this loss, once, on record', async () => {
    folder.take('crashed');
    folder.remove(folder.log, folder.index);
    const code = codeIn(await folder.refusal());
    expect(await folder.refusal('YA')).toContain(code);
    await folder.start(code.toLowerCase());
    const trail = await folder.school!.call('GET', '/api/audit?page=1');
    expect(JSON.stringify(trail)).toContain('terima kehilangan');
    folder.crash();
    await folder.stop();
    folder.remove(folder.log);
    expect(await folder.refusal(code)).toMatch(/spmb\.sqlite-wal tidak ada atau kosong/);
  });

  test('a log that belongs elsewhere is kept aside', async () => {
    folder.take('crashed');
    folder.remove(folder.index);
    folder.swap('spmb.sqlite-wal', 'other');
    const foreign = readFileSync(folder.log);
    const code = codeIn(await folder.refusal());
    await folder.start(code);
    expect(readFileSync(folder.at(`spmb.sqlite-wal.bukan-${code}`))).toEqual(foreign);
  });
});

describe.runIf(engine === 'sqlite')('P9: a page that is wrong in the middle of the file', () => {
  test('that the start itself reads is told in the same words', async () => {
    folder.take('ended');
    spoilPage(folder.path, 'keadaan_server', 'unreadable');
    await expect(folder.start()).rejects.toThrow(/Berkas basis data rusak.*npm run restore/);
  });

  test('is found beside serving in a file that ended cleanly and was written to before the next start', async () => {
    folder.take('ended');
    await folder.start();
    await folder.stop();
    spoilPage(folder.path, 'penolakan', 'unseen');
    const { ended } = await folder.open();
    await expect(ended).rejects.toThrow(/Berkas basis data rusak.*npm run restore/);
  });

  test('is found beside serving in a file that ended cleanly and was put there without its mark', async () => {
    folder.take('ended');
    spoilPage(folder.path, 'penolakan', 'unseen');
    await forgetRun(folder.path);
    const { ended } = await folder.open();
    await expect(ended).rejects.toThrow(/Berkas basis data rusak.*npm run restore/);
  });

  test('is found beside serving after a crash; the server ends with its sentence, and does not start again on it', async () => {
    folder.take('crashed');
    const left = (await findMark(folder.path))!;
    spoilPage(folder.path, 'penolakan', 'unseen');
    const { ended } = await folder.open();
    await expect(ended).rejects.toThrow(/Berkas basis data rusak.*npm run restore/);
    await expect(folder.start()).rejects.toThrow(/Berkas basis data rusak.*npm run restore/);
    // The sound files of before in their place are taken without a word, once they were read as a whole.
    const { rusak } = (await findMark(folder.path))!;
    expect(rusak).toEqual(expect.any(String));
    folder.remove(folder.log, folder.index);
    for (const name of ['spmb.sqlite', 'spmb.sqlite-wal']) folder.swap(name, 'crashed');
    await writeMark(folder.path, { ...left, rusak });
    await folder.start();
    expect(await folder.served()).toEqual(namesOfRuang);
    expect((await findMark(folder.path))?.rusak).toBeUndefined();
  });
});
