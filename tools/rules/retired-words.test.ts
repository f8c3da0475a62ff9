import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A page of a workbook: in these places alone a sheet is one. */
const ofWorkbook =
  /^sync-server\/src\/(spreadsheet\/|features\/soal\/(import\/read\/(raw|table)\/|testing\/compare-source))/;
/** Constants of tables are spelled like their tables. */
const tables = /^sync-server\/src\/features\/ujian\/attempt\/ujian\.table\.ts$/;
/** Words that docs/glossary.md retires, and where each stays. */
const retired = new Map<string, RegExp | undefined>([
  ...['diimpor', 'ekspor', 'unduh', 'cetak', 'tutup', 'buka', 'room', 'rooms', 'kiriman'].map(
    (word): [string, undefined] => [word, undefined],
  ),
  ['impor', /^sync-server\/src\/features\/peserta\/rows\/peserta\.table\.ts$/],
  ['sheet', ofWorkbook],
  ['sheets', ofWorkbook],
  ['aliran', tables],
  ['operasi', tables],
]);

const partsOf = (name: string): string[] =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((part) => part.toLowerCase());
/** Names that a list of exports gives, after `as` where it says so. */
const listed = /^export (?:type )?\{([^}]*)\}/gm;
const exported = /^export (?:async )?(?:const|let|function\*?|class|abstract class|interface|type) (\w+)/gm;

test('retired words do not come back in names of files and exports', () => {
  const files = globSync(
    ['{shared,sync-server,pwa}/src/**/*.{ts,tsx,css}', '{integration,bench,e2e}/**/*.ts'],
    { cwd: root },
  );
  const found = files.flatMap((path) => {
    const file = path.replaceAll('\\', '/');
    const text = readFileSync(`${root}${file}`, 'utf8');
    const names = [...text.matchAll(exported)].map(([, name = '']) => name);
    const lists = [...text.matchAll(listed)].flatMap(([, list = '']) => list.split(','));
    const given = lists.map((one) => one.trim().split(' ').at(-1) ?? '');
    return [...file.split('/'), ...names, ...given]
      .filter((name) =>
        partsOf(name).some((part) => retired.has(part) && retired.get(part)?.test(file) !== true),
      )
      .map((name) => `${file}: ${name}`);
  });
  expect(files.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});
