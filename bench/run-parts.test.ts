import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Part } from './part.ts';
import { linesOf, isAllKept } from './report/table.ts';
import { runParts } from './run-parts.ts';

const planted = fileURLToPath(new URL('testing/planted-part.ts', import.meta.url));
const run = { ms: 1, participants: 1, profile: '', beside: '' };
const named = (...names: string[]): Part[] => names.map((name) => ({ name, async *rows() {} }));
const first = { name: 'first', unit: 's', measured: [1] };
const last = { name: 'last', unit: 's', measured: [Infinity] };

test('a part that fails keeps what it has measured and says why; the parts after it run', async () => {
  const measured = await runParts(named('throws', 'rejects', 'dies', 'whole'), run, planted);
  expect(measured).toEqual([
    { part: 'throws', rows: [first], error: 'TypeError: the screen never came' },
    expect.objectContaining({ part: 'rejects', error: 'Error: a line was closed' }),
    { part: 'dies', rows: [first], error: 'it ended with SIGKILL' },
    { part: 'whole', rows: [first, last] },
  ]);
  expect(isAllKept(measured)).toBe(false);
  expect(measured.flatMap(linesOf)).toContainEqual(
    expect.objectContaining({ figure: 'dies FAILED', measured: 'it ended with SIGKILL', kept: 'NO' }),
  );
  expect(isAllKept(measured.slice(-1))).toBe(true);
});
