import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

test('14.2.1: every package is named with one exact version, and no script of a package runs when it is installed', () => {
  for (const file of [
    'package.json',
    'shared/package.json',
    'sync-server/package.json',
    'pwa/package.json',
  ]) {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file)) as Record<
      string,
      Record<string, string> | undefined
    >;
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect([file, name, version]).toEqual([
        file,
        name,
        expect.stringMatching(/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/),
      ]);
  }
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
});
