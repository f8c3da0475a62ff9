import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runsTypeScript, serverArgs } from './project-node.mjs';

test.each([
  ['v20.20.2', false],
  ['v22.17.1', false],
  ['v22.18.0', true],
  ['v23.0.0', true],
  ['v24.21.0', true],
])('Node %s runs TypeScript by itself: %s', (version, expected) => {
  expect(runsTypeScript(version)).toBe(expected);
});

test.each([
  ['Dockerfile', ['node', ...serverArgs].map((word) => `"${word}"`).join(', ')],
  ['sim-spmb.service', ['node', ...serverArgs].join(' ')],
])('%s of deploy tells Node of the server what npm start does', (file, words) => {
  const text = readFileSync(fileURLToPath(new URL(`../deploy/${file}`, import.meta.url)), 'utf8');
  expect(text).toContain(words);
});
