import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

test('S2-UPL-04: four at once, the fifth when one of them has ended, also badly', async () => {
  const inTurn = takeTurns(4);
  const begun: number[] = [];
  const ends: ((problem?: Error) => void)[] = [];
  const runs = [0, 1, 2, 3, 4, 5].map((number) =>
    inTurn(() => {
      begun.push(number);
      return new Promise<void>((resolve, reject) => {
        ends[number] = (problem) => (problem ? reject(problem) : resolve());
      });
    }).catch(() => undefined),
  );
  // Whoever asks goes on first.
  expect(begun).toEqual([]);
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

test('one after the other unless more are allowed, and each hears what its own work answered', async () => {
  const inTurn = takeTurns();
  const said: string[] = [];
  const first = inTurn(async () => {
    said.push('first begins');
    await Promise.resolve();
    said.push('first ends');
    return 1;
  });
  const second = inTurn(async () => {
    said.push('second begins');
    return 2;
  });
  expect(await Promise.all([first, second])).toEqual([1, 2]);
  expect(said).toEqual(['first begins', 'first ends', 'second begins']);
});
