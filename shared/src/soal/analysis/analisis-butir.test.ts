import { describe, expect, test } from 'vitest';
import type { Letter } from '../../sync/stream/letter.ts';
import { analyzeSoal, type LembarJawaban } from './analisis-butir.ts';
import { judgePengecoh, wordDayaBeda, wordKesukaran, wordReliabilitas } from './mutu-butir.ts';

const keys: Record<string, Letter> = { s1: 'A', s2: 'B', s3: 'C', s4: 'D' };

/** A sheet from its letters in the order of the questions, `-` for an empty one. */
const sheet = (written: string, ids = Object.keys(keys)): LembarJawaban =>
  new Map(ids.map((id, index) => [id, written[index] === '-' ? undefined : (written[index] as Letter)]));

describe('item analysis', () => {
  // Right answers: 4, 3, 3, 2, 1, 0 of 4; worked out by hand.
  const answers = ['ABCD', 'ABCA', 'ABDD', 'AB--', 'ACDA', 'EEEE'].map((written) => sheet(written));
  const { peserta, butir, rata_rata, simpangan, kr20, kr21 } = analyzeSoal(answers, keys);
  const of = (id: string) => butir.find((one) => one.butir === id);

  test('difficulty is the share of right answers, empty ones count as wrong', () => {
    expect(peserta).toBe(6);
    expect(butir.map(({ butir: id, benar, kosong }) => [id, benar, kosong])).toEqual([
      ['s1', 5, 0],
      ['s2', 4, 0],
      ['s3', 2, 1],
      ['s4', 2, 1],
    ]);
    expect(of('s1')?.kesukaran).toBeCloseTo(5 / 6);
    expect(rata_rata).toBeCloseTo(13 / 24);
    expect(simpangan).toBeCloseTo(Math.sqrt(65 / 36) / 4);
  });

  test('discrimination is the correlation with the rest of the sheet', () => {
    // The textbook's form: (mean of who was right - mean of who was wrong) / deviation · √(p · q); rests of s3: 3 2 | 3 2 1 0.
    expect(of('s3')?.daya_beda).toBeCloseTo(
      ((2.5 - 1.5) / Math.sqrt(41 / 36)) * Math.sqrt((2 / 6) * (4 / 6)),
    );
  });

  test('reliability is KR-20 of the population', () => {
    const noise = (5 * 1 + 4 * 2 + 2 * 4 + 2 * 4) / 36;
    expect(kr20).toBeCloseTo((4 / 3) * (1 - noise / (65 / 36)));
    expect(kr21).toBeUndefined();
  });

  test('an annulled question that shortens some of the drawn sheets leaves the rest to be told', () => {
    const ids = ['s1', 's2', 's3', 's4'];
    const drawn = [sheet('ABC', ids.slice(0, 3)), sheet('EEE', ids.slice(1)), sheet('AE', ['s1', 's4'])];
    // Only the third sheet is of two minds: 1/2 · 1/2 / (2 - 1), over three; the shares 1, 0 and 1/2 vary by 1/6.
    expect(analyzeSoal(drawn, keys).kr21).toBeCloseTo(1 - 1 / 12 / (1 / 6));
  });

  test('each letter is counted, also among the best and the weakest 27 %', () => {
    expect(of('s3')?.pilihan).toEqual([
      { pilihan: 'C', jumlah: 2, atas: 2, bawah: 0 },
      { pilihan: 'D', jumlah: 2, atas: 0, bawah: 1 },
      { pilihan: 'E', jumlah: 1, atas: 0, bawah: 1 },
    ]);
  });

  test('sheets drawn with different questions count each for its own, and are as reliable as KR-21 says', () => {
    const drawn = analyzeSoal([sheet('AB', ['s1', 's2']), sheet('CA', ['s3', 's4'])], keys);
    // Scores 2 and 1 of 2: n / (n - 1) · (1 - M (n - M) / (n · variance)).
    expect([drawn.kr20, drawn.kr21]).toEqual([undefined, 2 * (1 - (1.5 * 0.5) / (2 * 0.25))]);
    expect(drawn.butir.map(({ butir: id, jumlah, benar }) => [id, jumlah, benar])).toEqual([
      ['s1', 1, 1],
      ['s2', 1, 1],
      ['s3', 1, 1],
      ['s4', 1, 0],
    ]);
  });

  test('what never varies has no discrimination, and no sheets give no figures', () => {
    const same = analyzeSoal([sheet('ABCD'), sheet('ABCD')], keys);
    expect(same.kr20).toBeUndefined();
    expect(same.butir.every(({ daya_beda }) => daya_beda === undefined)).toBe(true);
    expect(analyzeSoal([], keys)).toEqual({
      peserta: 0,
      butir: [],
      rata_rata: 0,
      simpangan: 0,
      kr20: undefined,
      kr21: undefined,
    });
  });
});

describe('words on the figures', () => {
  test.each([
    [0.29, 'Sukar'],
    [0.3, 'Sedang'],
    [0.7, 'Sedang'],
    [0.71, 'Mudah'],
  ])('difficulty %d is %s', (value, kata) => expect(wordKesukaran(value).kata).toBe(kata));

  test.each([
    [undefined, 'Tidak dapat dihitung'],
    [-0.01, 'Terbalik, periksa kunci'],
    [0, 'Perlu diganti'],
    [0.2, 'Perlu diperbaiki'],
    [0.3, 'Baik'],
    [0.4, 'Sangat baik'],
  ])('discrimination %s is %s', (value, kata) => expect(wordDayaBeda(value).kata).toBe(kata));

  test.each([
    [undefined, 'Tidak dapat dihitung'],
    [0.49, 'Rendah'],
    [0.5, 'Cukup'],
    [0.7, 'Tinggi'],
  ])('reliability %s is %s', (value, kata) => expect(wordReliabilitas(value).kata).toBe(kata));

  test.each([
    ['B' as const, 'Berfungsi'],
    ['C' as const, 'Lebih banyak dipilih peserta terbaik'],
    ['D' as const, 'Hampir tidak dipilih'],
    ['E' as const, 'Hampir tidak dipilih'],
  ])('distractor %s: %s', (letter, kata) => {
    const pilihan = [
      { pilihan: 'B' as const, jumlah: 5, atas: 1, bawah: 3 },
      { pilihan: 'C' as const, jumlah: 6, atas: 4, bawah: 1 },
      { pilihan: 'D' as const, jumlah: 4, atas: 0, bawah: 2 },
    ];
    expect(judgePengecoh({ jumlah: 100, pilihan }, letter).kata).toBe(kata);
  });
});
