import { describe, expect, test } from 'vitest';
import { ketuntasanOf, pickNilai, type BarisNilai, type NilaiRemedial } from './nilai-berlaku.ts';

const baris = (text: string): BarisNilai[] =>
  text.split(' ').map((one, index) => {
    const [asal, nilai] = one.split(':');
    const words = { j: 'jadwal', s: 'susulan', r: 'remedial' } as const;
    return {
      id: String(index),
      asal: words[asal as 'j' | 's' | 'r'],
      nilai: nilai === '-' ? null : Number(nilai),
    };
  });

describe('which score of a participant counts', () => {
  test.each<[rows: string, aturan: NilaiRemedial, asli: number | null, nilai: number | null, utama: string]>([
    ['j:80', 'maksimal_kktp', 80, 80, '0'],
    ['j:-', 'maksimal_kktp', null, null, '0'],
    // Absent, made up for.
    ['j:- s:70', 'maksimal_kktp', 70, 70, '1'],
    ['j:- s:-', 'maksimal_kktp', null, null, '1'],
    ['j:- s:- s:66', 'maksimal_kktp', 66, 66, '2'],
    // Broken off with a score and sent to a make-up: the make-up counts as soon as it has a score.
    ['j:20 s:-', 'maksimal_kktp', 20, 20, '0'],
    ['j:20 s:10', 'maksimal_kktp', 10, 10, '1'],
    // Remedials: never lower than before.
    ['j:60 r:90', 'maksimal_kktp', 60, 75, '0'],
    ['j:60 r:70', 'maksimal_kktp', 60, 70, '0'],
    ['j:60 r:50', 'maksimal_kktp', 60, 60, '0'],
    ['j:60 r:90', 'tertinggi', 60, 90, '0'],
    ['j:60 r:90', 'asli', 60, 60, '0'],
    ['j:60 r:65 r:62', 'tertinggi', 60, 65, '0'],
    ['j:- s:60 r:-', 'tertinggi', 60, 60, '1'],
  ])('%s, %s: %s, counts %s', (rows, aturan, asli, nilai, utama) => {
    const picked = pickNilai(baris(rows), 75, aturan);
    expect([picked.asli, picked.nilai, picked.utama?.id]).toEqual([asli, nilai, utama]);
  });

  test('the KKTP itself is mastery', () => {
    expect([75, 74.99, null].map((nilai) => ketuntasanOf(nilai, 75))).toEqual([
      'tuntas',
      'remedial',
      'belum',
    ]);
  });
});
