import { expect, test } from 'vitest';
import { runsTypeScript } from './project-node.mjs';

test.each([
  ['v20.20.2', false],
  ['v22.17.1', false],
  ['v22.18.0', true],
  ['v23.0.0', true],
  ['v24.21.0', true],
])('Node %s runs TypeScript by itself: %s', (version, expected) => {
  expect(runsTypeScript(version)).toBe(expected);
});
