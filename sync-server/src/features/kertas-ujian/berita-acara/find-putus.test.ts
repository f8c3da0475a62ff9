import { expect, test } from 'vitest';
import { findPutus, type ArrivedOperation } from './find-putus.ts';

const minuteMs = 60_000;
/** In minutes; `wrong`: how far the device's clock is ahead. */
const sent = (nomor: string, made: number, arrived: number, wrong = 0): ArrivedOperation => ({
  aliran_id: nomor,
  nomor_peserta: nomor,
  dinding_ms: (made + wrong) * minuteMs,
  tiba_ms: arrived * minuteMs,
});
const told = (kiriman: ArrivedOperation[]) =>
  findPutus(kiriman).map(({ sejak_ms, sampai_ms, nomor }) => [
    sejak_ms / minuteMs,
    sampai_ms / minuteMs,
    nomor.join(' '),
  ]);

test.each<[string, ArrivedOperation[], unknown[]]>([
  ['answers that arrive at once', [sent('A', 1, 1), sent('A', 2, 2.5)], []],
  ['answers kept on the device', [sent('A', 1, 1), sent('A', 5, 20), sent('A', 9, 20)], [[5, 20, 'A']]],
  ['a clock that is wrong', [sent('A', 1, 1, 600), sent('A', 5, 20, 600)], [[5, 20, 'A']]],
  [
    'several at once',
    [sent('B', 1, 1), sent('A', 1, 1), sent('B', 6, 22), sent('A', 5, 20)],
    [[5, 22, 'A B']],
  ],
  [
    'one after the other',
    [sent('A', 1, 1), sent('A', 5, 10), sent('A', 12, 12), sent('A', 30, 40)],
    [
      [5, 10, 'A'],
      [30, 40, 'A'],
    ],
  ],
])('%s', (_, kiriman, expected) => {
  expect(told(kiriman)).toEqual(expected);
});
