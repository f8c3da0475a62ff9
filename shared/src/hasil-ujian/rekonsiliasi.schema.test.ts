import { expect, test } from 'vitest';
import { rankOf } from '../sync/stream/lembar.ts';
import { nasibOf, type JudgedOperation } from './rekonsiliasi.schema.ts';

const answer = (
  seq: number,
  butir: string,
  more: Partial<JudgedOperation> & { epoch?: number } = {},
): JudgedOperation => ({
  verdik: 'dihitung',
  putusan: null,
  tibaMs: 100,
  body: { jenis: 'jawaban', butir, pilihan: 'A' },
  rank: rankOf(more.epoch ?? 1, seq * 1_000, 0, seq),
  ...more,
});
const held = { verdik: 'tertahan' } as const;

test.each<[name: string, all: JudgedOperation[], nasib: string[]]>([
  ['the newest answer of a question stands', [answer(1, 'a'), answer(2, 'a')], ['ditimpa', 'dihitung']],
  ['answers of other questions do not replace', [answer(1, 'a'), answer(2, 'b')], ['dihitung', 'dihitung']],
  [
    'a mark is not an answer',
    [answer(1, 'a'), answer(2, 'a', { body: { jenis: 'ragu', butir: 'a', ragu: true } })],
    ['dihitung', 'dihitung'],
  ],
  ['late, and still counted', [answer(1, 'a', { tibaMs: 501 })], ['terlambat']],
  ['what is held replaces nothing', [answer(1, 'a'), answer(2, 'a', held)], ['dihitung', 'tertahan']],
  [
    'what staff accepted enters under its own rank',
    [answer(1, 'a'), answer(2, 'a', { ...held, putusan: 'diterima' })],
    ['ditimpa', 'diterima'],
  ],
  [
    'also where a later lease has answered already',
    [answer(1, 'a', { epoch: 2 }), answer(9, 'a', { ...held, putusan: 'diterima' })],
    ['dihitung', 'ditimpa'],
  ],
  ['refused by staff', [answer(1, 'a', { ...held, putusan: 'ditolak' })], ['tidak_diterima']],
  ['refused at arrival', [answer(1, 'a', { verdik: 'ditolak' })], ['ditolak']],
])('S6: %s', (_, all, nasib) => {
  expect(nasibOf(all, 500)).toEqual(nasib);
});
