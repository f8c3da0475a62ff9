import { expect, test } from 'vitest';
import { iris, irisanMaks } from './irisan.ts';

test('S1-DASH-02: slices stand by size, and an empty one is none', () => {
  expect(iris({ labels: ['A', 'B', 'C'], datas: [2, 0, 5], kunci: ['a', 'b', ''] })).toEqual([
    { label: 'C', jumlah: 5, kunci: '' },
    { label: 'A', jumlah: 2, kunci: 'a' },
  ]);
});

test('S1-DASH-02: ten programmes are ten slices; of more the smallest are one, and nobody is lost', () => {
  const of = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
  const slices = (count: number) => {
    const names = of(count).map(String);
    return iris({ labels: names, datas: of(count), kunci: names });
  };
  expect(slices(irisanMaks).map(({ label }) => label)).toEqual(of(10).reverse().map(String));
  expect(slices(13)).toHaveLength(irisanMaks);
  expect(slices(13).at(-1)).toEqual({ label: '4 lainnya', jumlah: 1 + 2 + 3 + 4 });
  expect(slices(13).reduce((sum, { jumlah }) => sum + jumlah, 0)).toBe((13 * 14) / 2);
});
