import { expect, test } from 'vitest';
import { KeptAddresses } from './image-address.ts';

test('addresses of pictures take no more room than they may: the first that was made goes first', () => {
  const kept = new KeptAddresses(10);
  for (const name of ['a', 'b', 'b', 'c']) kept.keep(name, name.repeat(4));
  expect(['a', 'b', 'c'].map((name) => kept.find(name))).toEqual([undefined, 'bbbb', 'cccc']);
  kept.keep('d', 'd'.repeat(11));
  expect(['b', 'c', 'd'].map((name) => kept.find(name))).toEqual([undefined, undefined, undefined]);
  kept.keep('e', 'eeee');
  expect(kept.find('e')).toBe('eeee');
});
