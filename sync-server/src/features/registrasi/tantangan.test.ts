import { expect, test } from 'vitest';
import { systemRandomness } from '../../server/clock/system-randomness.ts';
import { Tantangan } from './tantangan.ts';

const build = () => new Tantangan(new Uint8Array(32), systemRandomness);
const prices = (tantangan: Tantangan, network: string, count: number, nowMs: number) =>
  Array.from({ length: count }, () => tantangan.give(network, nowMs).bit);

test('a challenge costs more the more its network asks for within a minute, up to a bound; others pay nothing for it', () => {
  const tantangan = build();
  const asked = prices(tantangan, 'robot', 12_000, 0);
  expect([asked[0], asked[19], asked[20], asked[40], asked[80], asked.at(-1)]).toEqual([
    13, 13, 14, 15, 16, 18,
  ]);
  expect(prices(tantangan, 'rumah', 1, 0)).toEqual([13]);
  expect(prices(tantangan, 'robot', 1, 60_000)).toEqual([13]);
});
