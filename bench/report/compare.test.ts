import { expect, test } from 'vitest';
import { findWorse } from './compare.ts';
import type { Row } from './row.ts';

const of = (...rows: Partial<Row>[]) => [
  { part: 'answers', rows: rows.map((row) => ({ name: 'figure', unit: 'ms', measured: [1], ...row })) },
];
const figuresOf = (kept: Partial<Row>, now: Partial<Row>) =>
  findWorse(of(kept), of(now)).map(({ figure, before, now: is }) => [figure, before, is]);

test('a figure is worse where it lost more than the wider spread of the two runs', () => {
  expect(figuresOf({ measured: [10, 11, 12] }, { measured: [13, 14, 15] })).toEqual([
    ['answers: figure', 11, 14],
  ]);
  expect(figuresOf({ measured: [10, 11, 14] }, { measured: [13, 14, 15] })).toEqual([]);
  expect(figuresOf({ measured: [13, 14, 15] }, { measured: [10, 11, 12] })).toEqual([]);
});

test('of what is counted a second, less is worse', () => {
  const [more, less] = [
    { unit: '/s', measured: [100, 101, 102] },
    { unit: '/s', measured: [50, 51, 52] },
  ];
  expect(figuresOf(more, less)).toEqual([['answers: figure', 101, 51]]);
  expect(figuresOf(less, more)).toEqual([]);
});

test('beside a reference it is the ratio that counts: a slower machine is no loss', () => {
  const beside = (measured: number[], bare: number[]) => ({
    unit: '/s',
    measured,
    reference: { name: 'bare', measured: bare },
  });
  const kept = beside([50, 50, 50], [100, 100, 100]);
  expect(figuresOf(kept, beside([25, 25, 25], [50, 50, 50]))).toEqual([]);
  expect(figuresOf(kept, beside([40, 40, 40], [100, 100, 100]))).toEqual([['answers: figure', 0.5, 0.4]]);
});

test('a figure that was kept without its reference is compared by itself', () => {
  const [slow, slower] = [
    { measured: [60, 61, 62] },
    { measured: [80, 81, 82], reference: { name: 'bare', measured: [40, 40, 40] } },
  ];
  expect(figuresOf(slow, slower)).toEqual([['answers: figure', 61, 81]]);
  expect(figuresOf(slower, slow)).toEqual([]);
});

test('beside another reference than the kept one it is compared by itself', () => {
  const beside = (measured: number[], name: string) => ({
    unit: '/s',
    measured,
    reference: { name, measured: [100, 100, 100] },
  });
  const [kept, slower] = [beside([50, 50, 50], 'keyless'), beside([40, 40, 40], 'keyed')];
  expect(figuresOf(kept, slower)).toEqual([['answers: figure', 50, 40]]);
});

test('what is measured once may differ by a quarter', () => {
  expect(figuresOf({ measured: [100] }, { measured: [124] })).toEqual([]);
  expect(figuresOf({ measured: [100] }, { measured: [126] })).toEqual([['answers: figure', 100, 126]]);
});

test('a row that goes on is found under the one it goes on with; what is new or never came is not compared', () => {
  const more = (lead: string, value: number) => [{ name: lead }, { name: '… most', measured: [value] }];
  expect(findWorse(of(...more('a', 1), ...more('b', 1)), of(...more('b', 2)))).toMatchObject([
    { figure: 'answers: b … most' },
  ]);
  expect(findWorse(of(...more('a', Infinity)), of(...more('a', 2), { name: 'new' }))).toEqual([]);
  expect(findWorse(JSON.parse(JSON.stringify(of(...more('a', Infinity)))), of(...more('a', 2)))).toEqual([]);
});
