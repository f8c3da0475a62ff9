import { Paragraph, TextRun } from 'docx';
import { describe, expect, test } from 'vitest';
import { readFile } from '../read-file.ts';
import { buildDocx, gambarWord, garisBawah, rumusWord, tebal } from '../testing/build-docx.ts';
import { buildGambar } from '../testing/build-gambar.ts';
import { galatOf, peringatanOf } from '../testing/read-text.ts';

const read = async (parts: Parameters<typeof buildDocx>[0], lampiran = new Map<string, Uint8Array>()) =>
  readFile(await buildDocx(parts), 'soal.docx', lampiran);
const options = ['A:) satu', 'B:) dua', 'C:) tiga'];

describe('S4-IMP-10: Word paragraphs of Candy', () => {
  test('questions of several paragraphs, options marked by their letter or all by A', async () => {
    const hasil = await read([
      'Q:1) Baca!',
      'Ibu kota?',
      ...options,
      'Kunci: C',
      '',
      ' q : 7 ) Ibu kota lain?',
      'A:) x',
      'A:) y',
      'Kunci jawaban : b',
    ]);
    expect(hasil.layout).toContain('Candy');
    expect(hasil.soal.map(({ asal, soal, pilihan, jawaban }) => [asal, soal, pilihan.b, jawaban])).toEqual([
      ['soal 1', '<p>Baca!</p><p>Ibu kota?</p>', 'dua', 'C'],
      ['soal 2 (bernomor 7)', 'Ibu kota lain?', 'y', 'B'],
    ]);
    expect(hasil.temuan).toEqual([]);
  });

  test('several marks in one paragraph, split by line breaks or tabs, inside formatting', async () => {
    const runs = [
      tebal('Q:1) Kata '),
      garisBawah('lari'),
      new TextRun({ text: 'A:) x', bold: true, break: 1 }),
      new TextRun({ text: '\tB:) y & z' }),
      new TextRun({ text: 'Kunci: B', break: 1 }),
    ];
    const hasil = await read([new Paragraph({ children: runs })]);
    expect(hasil.soal).toMatchObject([
      { soal: '<strong>Kata </strong><u>lari</u>', pilihan: { a: 'x', b: 'y &amp; z' }, jawaban: 'B' },
    ]);
  });

  test('images within the text, behind FileQ and FileO, and named there', async () => {
    const png = await buildGambar();
    const hasil = await read(
      [
        new Paragraph({ children: [new TextRun('Q:1) Lihat '), gambarWord(png)] }),
        new Paragraph({ children: [new TextRun('FileQ: '), gambarWord(await buildGambar('png', 20))] }),
        'A:)&nbsp;',
        'FileO:',
        new Paragraph({ children: [gambarWord(png)] }),
        'B:) &nbsp;',
        'FileO: Peta.PNG',
        'C:) teks',
        'Kunci: A',
      ],
      new Map([['peta.png', png]]),
    );
    expect(hasil.temuan).toEqual([]);
    const [soal] = hasil.soal;
    expect(soal?.soal).toMatch(
      /^<p>Lihat <img src="media:0"[^>]*\/><\/p><p><img src="media:1"[^>]*\/><\/p>$/,
    );
    expect([Object.keys(soal?.gambar ?? {}), soal?.pilihan.a, soal?.media.length]).toEqual([
      ['a', 'b'],
      '',
      2,
    ]);
  });

  test('HTML that is typed out is what it means; a tag without partner is only talked about', async () => {
    const hasil = await read([
      'Q:1) Makna <i>cukai</i> <br>',
      'A:) x<sub>2</sub>',
      'B:) a<b',
      'Kunci: A',
      'Q:2) Tag <b> menebalkan, <i>cukai</i> miring',
      'A:) <b>',
      'B:) <br>',
      'Kunci: B',
    ]);
    expect(hasil.soal).toMatchObject([
      { soal: 'Makna <em>cukai</em>', pilihan: { a: 'x<sub>2</sub>', b: 'a&lt;b' } },
      {
        soal: 'Tag &lt;b&gt; menebalkan, &lt;i&gt;cukai&lt;/i&gt; miring',
        pilihan: { a: '&lt;b&gt;', b: '&lt;br&gt;' },
        jawaban: 'B',
      },
    ]);
  });

  test('tables and lists come along', async () => {
    const list = (text: string) => new Paragraph({ text, bullet: { level: 0 } });
    const hasil = await read(['Q:1) Lihat', [['1', '2']], list('x'), list('y'), ...options, 'Kunci: A']);
    expect(hasil.soal[0]?.soal).toBe(
      '<p>Lihat</p><table><tr><td><p>1</p></td><td><p>2</p></td></tr></table><ul><li>x</li><li>y</li></ul>',
    );
  });

  test('marks in paragraphs of a list are marks; a list without marks in the place of the options is said', async () => {
    const list = (text: string) => new Paragraph({ text, bullet: { level: 0 } });
    const hasil = await read([
      list('Q:1) Satu?'),
      list('A:) x'),
      list('B:) y'),
      'Kunci: A',
      'Q:2) Dua?',
      list('p'),
      list('q'),
      'Kunci: B',
    ]);
    expect(hasil.soal.map(({ soal, pilihan, jawaban }) => [soal, pilihan.b, jawaban])).toEqual([
      ['Satu?', 'y', 'A'],
      ['Dua?', 'q', 'B'],
    ]);
    expect(peringatanOf(hasil)).toEqual([expect.stringContaining('daftar bernomor otomatis')]);
  });

  test.each([
    [['Q:1) Jelaskan!'], 'Soal esai'],
    [['Q:1) Berapa?', 'Kunci: 12'], 'Soal isian singkat'],
    [['Q:1) x', ...options, 'Kunci: A,C'], 'lebih dari satu jawaban benar'],
    [['Q:1) x', ...options], 'Kunci jawaban kosong'],
    [['Q:1) x', ...options, 'Kunci: E'], 'Kunci E menunjuk pilihan yang kosong'],
    [['Q:1) x', 'A:) a', 'C:) c', 'Kunci: A'], 'Pilihan ke-2 bertanda C:)'],
    [['Q:1) x', 'FileQ: hilang.png', ...options, 'Kunci: C'], 'hilang.png tidak ada'],
    [['Q:1) x', ...['A', 'A', 'A', 'A', 'A', 'A'].map((a) => `${a}:) x`), 'Kunci: A'], 'punya 6 pilihan'],
    [
      [new Paragraph({ children: [new TextRun('Q:1) '), rumusWord('x+1')] }), ...options, 'Kunci: A'],
      'Rumus Word (Equation)',
    ],
  ])('what is no single choice is reported at its question: %#', async (parts, pesan) => {
    const hasil = await read([...parts, 'Q:2) Baik?', ...options, 'Kunci: A']);
    expect(hasil.soal.map(({ nomor }) => nomor)).toEqual([2]);
    expect(galatOf(hasil)).toEqual([['soal 1', expect.stringContaining(pesan)]]);
  });

  test('what stands before the first question and behind a key is said, not lost silently', async () => {
    const hasil = await read(['ULANGAN', 'Q:1) x', ...options, 'Kunci: A', 'Bacalah teks berikut!']);
    expect([hasil.soal.length, hasil.dilewati]).toEqual([1, 1]);
    expect(peringatanOf(hasil)).toEqual([
      expect.stringContaining('"ULANGAN"'),
      expect.stringContaining('"Bacalah teks berikut!"'),
    ]);
  });
});

describe('S4-IMP-13: Word paragraphs of ExtraordinaryCBT', () => {
  test('S:1) and JAWAB:, several right answers refused at their question', async () => {
    const hasil = await read([
      'S:1) Pilih!',
      ...options,
      'JAWAB: B',
      'S:2) 4+4 =',
      ...options,
      'JAWAB: B,C',
      'S:3) Arab: ما معنى كتاب؟',
      ...options,
      'JAWAB: 1',
    ]);
    expect(hasil.layout).toContain('ExtraordinaryCBT');
    expect(hasil.soal.map(({ nomor, jawaban }) => [nomor, jawaban])).toEqual([
      [1, 'B'],
      [3, 'A'],
    ]);
    expect(galatOf(hasil)).toEqual([['soal 2', expect.stringContaining('lebih dari satu jawaban benar')]]);
  });
});
