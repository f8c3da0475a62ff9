import { expect, test } from 'vitest';
import { nadaStatus } from '../situs/status-chip.ts';
import { kataStatusBerkas, nadaBerkas } from './status-berkas.ts';

test.each([
  [0, 'grey'],
  [1, 'grey'],
  [2, 'amber'],
  [3, 'amber'],
  [4, 'green'],
  [5, 'red'],
  [6, 'red'],
  [7, 'red'],
  [null, 'blue'],
] as const)('S1-PEND-06: status %j is %s', (status, nada) => {
  expect(nadaBerkas(status)).toBe(nada);
});

test('S1-PEND-06: the public list shows each status in its own colour, and red what it does not know', () => {
  expect(kataStatusBerkas.map(nadaStatus)).toEqual(kataStatusBerkas.map((_, code) => nadaBerkas(code)));
  expect(nadaStatus('Lain')).toBe('red');
});
