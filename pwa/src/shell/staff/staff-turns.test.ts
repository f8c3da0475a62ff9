import { expect, test } from 'vitest';
import { Turns } from './staff-turns.ts';

test('S2-UPL-04: four at once, the fifth when one of them has ended, also badly', async () => {
  const turns = new Turns(4);
  const begun: number[] = [];
  const ends: ((problem?: Error) => void)[] = [];
  const runs = [0, 1, 2, 3, 4, 5].map((number) =>
    turns
      .run(() => {
        begun.push(number);
        return new Promise<void>((resolve, reject) => {
          ends[number] = (problem) => (problem ? reject(problem) : resolve());
        });
      })
      .catch(() => undefined),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2, 3]);
  ends[2]?.(new Error('putus'));
  await runs[2];
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  ends[0]?.();
  await runs[0];
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2, 3, 4, 5]);
});
