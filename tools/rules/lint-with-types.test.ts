import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'lint-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tooNew = ['Map.groupBy([1], String)', '[2, 1].toSorted()', 'AbortSignal.any([])'];
const files = {
  'shared/src/any.ts': 'export const value: any = 1;',
  'shared/src/any.test.ts': 'export const value: any = 1;',
  'shared/src/unawaited.ts': 'export {};\nPromise.resolve(1);',
  'shared/src/always.ts': 'export const value = (text: string): number => (text === undefined ? 1 : 2);',
  'shared/src/said.ts': `export {};\nconsole.log('x');`,
  'sync-server/src/main.ts': `export {};\nconsole.log('x');`,
  'sync-server/src/long.ts': `export function long(): void {\n${'  void 0;\n'.repeat(79)}}`,
  ...Object.fromEntries(
    ['shared', 'pwa', 'sync-server'].flatMap((room) =>
      tooNew.map((text, at) => [`${room}/src/new-${at}.ts`, `export const value = ${text};`]),
    ),
  ),
};

/** Rules that are reported, by file. */
const found = new Map<string, string[]>();

beforeAll(() => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), `${text}\n`);
  }
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const compilerOptions = { strict: true, target: 'ES2024', lib: ['ES2024', 'DOM'], module: 'NodeNext' };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  const linter = [join(root, 'node_modules/oxlint/bin/oxlint'), '--type-aware', '--format', 'json'];
  const { stdout } = spawnSync(process.execPath, linter, { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
  for (const { filename, code } of diagnostics) found.set(filename, [...(found.get(filename) ?? []), code]);
}, 60_000);

describe('rules of everybody', () => {
  test.each([
    ['any', 'shared/src/any.ts', 'typescript(no-explicit-any)'],
    ['a promise nobody waits for', 'shared/src/unawaited.ts', 'typescript(no-floating-promises)'],
    ['a condition that is always the same', 'shared/src/always.ts', 'typescript(no-unnecessary-condition)'],
    ['a word to the console', 'shared/src/said.ts', 'eslint(no-console)'],
    ['a function of 81 lines', 'sync-server/src/long.ts', 'eslint(max-lines-per-function)'],
  ])('%s is refused', (_, path, code) => {
    expect(found.get(path)).toEqual([code]);
  });

  test.each(['shared/src/any.test.ts', 'sync-server/src/main.ts'])('nothing is refused in %s', (path) => {
    expect(found.get(path)).toBeUndefined();
  });

  test.each(tooNew)('%s, which the oldest browsers do not have, is refused where they run', (text) => {
    const at = tooNew.indexOf(text);
    expect(found.get(`shared/src/new-${at}.ts`)).toEqual(['eslint(no-restricted-properties)']);
    expect(found.get(`pwa/src/new-${at}.ts`)).toEqual(['eslint(no-restricted-properties)']);
    expect(found.get(`sync-server/src/new-${at}.ts`)).toBeUndefined();
  });
});
