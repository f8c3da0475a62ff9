import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(`${root}docs/security.md`, 'utf8');
const tests = new Set(
  ['tools', 'shared/src', 'sync-server/src', 'pwa/src', 'integration'].flatMap((folder) =>
    globSync(`${root}${folder}/**/*.test.{ts,tsx}`).map((file) => basename(file)),
  ),
);

/** Rows of the checklist: point, whether it stands, where. */
const rows = [...page.split('## Attacked and found')[0]!.matchAll(/^\| (.+?) +\| (\w+) +\| (.+?) +\|$/gm)]
  .map(([, point = '', stands = '', where = '']) => ({ point, stands, where }))
  .filter(({ point }) => point !== 'point');

test('docs/security.md names tests that exist', () => {
  const named = [...page.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !tests.has(basename(name)))).toEqual([]);
});

/** Rows of the login's delay, whose tests stand beside the file that they name. */
const elsewhere = /^(2\.2\.1|unknown and wrong)/;

test('docs/security.md states nothing as met that no test holds', () => {
  expect(rows.length).toBeGreaterThan(50);
  const bare = rows.filter(
    ({ point, stands, where }) => stands === 'yes' && !/\.test\.ts/.test(where) && !elsewhere.test(point),
  );
  expect(bare).toEqual([]);
});
