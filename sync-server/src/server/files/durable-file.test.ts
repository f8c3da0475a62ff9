import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDurably, makeFolder, renameDurably, streamDurably, writeDurably } from './durable-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spmb-berkas-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('P2: a file that the server must not lose', () => {
  test('is there whole, readable by its owner alone, and replaces what had its name', async () => {
    const path = join(folder, 'satu');
    await writeDurably(path, Buffer.from('lama'));
    await writeDurably(path, Buffer.from('baru'));
    expect(readFileSync(path, 'utf8')).toBe('baru');
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['satu']);
  });

  test('that two make at once is the first one for both', async () => {
    const path = join(folder, 'satu');
    const made = await Promise.all(['a', 'b', 'c'].map((text) => createDurably(path, Buffer.from(text))));
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(readFileSync(path, 'utf8')).toBe(['a', 'b', 'c'][made.indexOf(true)]);
    expect(readdirSync(folder)).toEqual(['satu']);
  });

  test('leaves nothing behind where it cannot get its name', async () => {
    mkdirSync(join(folder, 'satu', 'dua'), { recursive: true });
    await expect(writeDurably(join(folder, 'satu'), Buffer.from('isi'))).rejects.toThrow();
    expect(readdirSync(folder)).toEqual(['satu']);
  });

  test('gets its name in a folder that was made for it, at any depth and again', async () => {
    const deep = join(folder, 'a', 'b', 'c');
    for (const name of ['satu', 'dua']) {
      await makeFolder(deep);
      await writeDurably(join(folder, name), Buffer.from(name));
      await renameDurably(join(folder, name), join(deep, name));
    }
    expect(readdirSync(deep).toSorted()).toEqual(['dua', 'satu']);
  });

  test('is the same when it is long and comes in pieces, and a name that is taken stays what it is', async () => {
    const pieces = Array.from({ length: 100 }, (_, at) => Buffer.alloc(99_991 + at, at));
    const path = join(folder, 'panjang');
    await pipeline(Readable.from(pieces), streamDurably(path));
    expect(readFileSync(path).equals(Buffer.concat(pieces))).toBe(true);
    await expect(pipeline(Readable.from(['lain']), streamDurably(path))).rejects.toThrow('EEXIST');
    expect(statSync(path).size).toBe(Buffer.concat(pieces).length);
  });
});

/** Who touches the disk besides the helper, and why that loses nothing. */
const excepted: Record<string, string> = {
  'db/postgres/postgres-store.ts': 'makes the folder of the rehearsal, which is thrown away at every start',
  'db/run/sqlite-header.ts': 'opens files to read them',
  'db/sqlite/copy-sqlite.ts': 'opens its copy to sync what SQLite has written of it',
  'server/files/disk-reserve.ts': 'only takes room: nothing reads it',
  'media/tus-store.ts': 'the library writes, and everything is synced before it is acknowledged',
};
const src = fileURLToPath(new URL('../..', import.meta.url));
const writers = [
  'writeFile',
  'appendFile',
  'createWriteStream',
  'rename',
  'copyFile',
  'cp',
  'link',
  'symlink',
  'open',
  'mkdir',
  'truncate',
  'ftruncate',
  'write',
  'writev',
];
const named = new RegExp(`\\b(${writers.join('|')})(Sync)?\\b`);

/** Whether a source takes a call that writes from node:fs, or all of it, or a library that writes by itself. */
function writes(source: string): boolean {
  const taken = [...source.matchAll(/import\s+([^;]*?)\s+from\s+'(?:node:)?fs(?:\/promises)?'/g)];
  return (
    taken.some(([, names = '']) => !names.startsWith('{') || named.test(names)) ||
    /import\('(node:)?fs(\/promises)?'\)|from '@tus\/file-store'|import\('@tus\/file-store'\)/.test(source)
  );
}

test('P2: every source that writes files is the helper, or stands in the list with its reason', () => {
  const sources = globSync('**/*.ts', { cwd: src })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.ts$|(^|\/)testing\//.test(path));
  expect(sources.length).toBeGreaterThan(100);
  const found = sources.filter((path) => writes(readFileSync(join(src, path), 'utf8')));
  expect(found.toSorted()).toEqual(['server/files/durable-file.ts', ...Object.keys(excepted)].toSorted());
});
