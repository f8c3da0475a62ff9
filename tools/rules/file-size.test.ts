import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Lines of each source file that is shipped, the shortest first. */
const lines = globSync('{shared,sync-server,pwa}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.|testing[\\/]/.test(file))
  .map((file) => readFileSync(root + file, 'utf8').split('\n').length - 1)
  .sort((a, b) => a - b);

/** The most lines that this share of the files has. */
const at = (share: number) => lines[Math.ceil(lines.length * share) - 1];

test('half of the files have at most 60 lines and nine in ten at most 200; no single one is refused', () => {
  expect(lines.length).toBeGreaterThan(500);
  expect(at(0.5)).toBeLessThanOrEqual(60);
  expect(at(0.9)).toBeLessThanOrEqual(200);
});
