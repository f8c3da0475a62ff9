import { describe, expect, test } from 'vitest';
import { galatOf, readText } from '../testing/read-text.ts';

const read = (text: string) => readText(text, 'soal.txt');

describe('Aiken', () => {
  test('reads A. and A) with and without a space, several lines, and \\r\\n', async () => {
    const hasil = await read(
      'Ibu kota\r\nIndonesia?\r\nA) Bandung\r\nB)Jakarta\r\nC. Medan\r\nyang besar\r\nANSWER: B\r\n\r\nDua?\r\nA.x\r\nB.y\r\nANSWER:A',
    );
    expect(
      hasil.soal.map(({ soal, pilihan, jawaban }) => [soal, ...Object.values(pilihan), jawaban]),
    ).toEqual([
      ['Ibu kota<br />Indonesia?', 'Bandung', 'Jakarta', 'Medan<br />yang besar', '', '', 'B'],
      ['Dua?', 'x', 'y', '', '', '', 'A'],
    ]);
    expect(hasil.temuan).toEqual([]);
  });

  test('a question without ANSWER is reported and does not swallow the next one', async () => {
    const hasil = await read('Satu?\nA. a\nB. b\n\nDua?\nA. a\nB. b\nANSWER: A\n');
    expect(hasil.soal.map(({ soal, nomor }) => [soal, nomor])).toEqual([['Dua?', 1]]);
    expect(galatOf(hasil)).toEqual([
      ['soal 1 (baris 1)', 'Kunci jawaban kosong. Isi dengan satu huruf A sampai E.'],
    ]);
  });

  test('without any ANSWER it is still recognised and every question reported', async () => {
    const hasil = await read('Satu?\nA. a\nB. b\n\nDua?\nA. a\nB. b\n');
    expect([hasil.layout, hasil.soal.length, galatOf(hasil).length]).toEqual(['Aiken (.txt)', 0, 2]);
  });

  test.each([
    ['Satu?\nA. a\nANSWER: A', 'kurang dari dua pilihan'],
    ['Satu?\nA. a\nB. b\nANSWER: D', 'menunjuk pilihan yang kosong'],
    ['Satu?\nA. a\nB. b\nC. c\nD. d\nE. e\nF. f\nANSWER: A', '6 pilihan'],
  ])('%j is refused', async (text, pesan) => {
    expect(galatOf(await read(text))).toEqual([['soal 1 (baris 1)', expect.stringContaining(pesan)]]);
  });

  test('braces of LaTeX do not make it GIFT', async () => {
    const hasil = await read('Nilai \\(\\frac{1}{2}\\)?\nA. 0,5\nB. 2\nANSWER: A');
    expect(hasil.soal[0]?.soal).toContain('<mfrac>');
  });
});
