import { expect, test } from 'vitest';
import { isKept, ratiosOf, spreadOf, type Row } from './row.ts';
import { linesOf } from './table.ts';

const row = (more: Partial<Row>): Row => ({ name: 'figure', unit: 'ms', measured: [3, 1, 2], ...more });

test('a figure is the median of its rounds, with the least and the most of them', () => {
  expect(spreadOf([30, 10, 20])).toEqual({ median: 20, min: 10, max: 30 });
  expect(spreadOf([4, 1, 2, 3]).median).toBe(2.5);
  expect(spreadOf([]).median).toBeNaN();
});

test('a budget is judged by the median, one of the reference by the ratio round for round', () => {
  expect(isKept(row({}))).toBeUndefined();
  expect(isKept(row({ limit: { most: 2 } }))).toBe(true);
  expect(isKept(row({ limit: { least: 2.1 } }))).toBe(false);
  const besides = (least: number) =>
    row({ reference: { name: 'bare', measured: [6, 4, 2], limit: { least } } });
  // 0.5, 0.25 and 1: each round by that which ran beside it.
  expect(ratiosOf(besides(0))).toEqual([0.5, 0.25, 1]);
  expect(isKept(besides(0.5))).toBe(true);
  expect(isKept(besides(0.51))).toBe(false);
});

test('a figure that is no number keeps no budget', () => {
  expect(isKept(row({ measured: [Number.NaN], limit: { most: 1 } }))).toBe(false);
  expect(isKept(row({ measured: [], limit: { least: 1 } }))).toBe(false);
  expect(isKept(row({ measured: [Infinity], limit: { most: 1 } }))).toBe(false);
});

test('a line tells median, spread, ratio and what its budget asks', () => {
  const reference = { name: 'bare', measured: [2000, 4000, 2000], limit: { least: 0.5 } };
  const rows = [row({ unit: '/s', measured: [1000, 1100, 900], limit: { least: 800 }, reference })];
  expect(linesOf({ part: 'answers', rows })).toEqual([
    {
      figure: 'figure',
      measured: '1,000 (900–1,100) /s',
      reference: '2,000 (2,000–4,000) bare',
      ratio: '0.45 (0.28–0.50)',
      budget: '≥ 800 /s, ≥ 0.50 of the reference',
      kept: 'NO',
    },
  ]);
});
