import { Buffer } from 'node:buffer';
import { describe, expect, test } from 'vitest';
import { buildGambar } from '../testing/build-gambar.ts';
import { galatOf, peringatanOf, readText } from '../testing/read-text.ts';

const read = (questions: string) =>
  readText(`<?xml version="1.0" encoding="UTF-8"?>\n<!-- bank --><quiz>${questions}</quiz>`, 'bank.xml');
const text = (html: string) => `<text><![CDATA[${html}]]></text>`;
const choice = (html: string, answers: string, extra = '') =>
  `<question type="multichoice"><name><text>S</text></name><questiontext format="html">${text(html)}${extra}</questiontext><single>true</single>${answers}</question>`;
const answer = (fraction: string, html: string, extra = '') =>
  `<answer fraction="${fraction}" format="html">${text(html)}${extra}</answer>`;
const file = (name: string, bytes: Uint8Array) =>
  `<file name="${name}" path="/" encoding="base64">${Buffer.from(bytes).toString('base64')}</file>`;

describe('Moodle XML', () => {
  test('CDATA, HTML tables, LaTeX, comma decimals and negative fractions', async () => {
    const hasil = await read(
      choice(
        '<p style="color:red">Hitung \\(x^2\\)</p><table><tr><td>1</td></tr></table>',
        answer('-33,33333', '<p>satu</p>') + answer('100', '<p>dua</p>') + answer('0', 'tiga'),
      ),
    );
    const [soal] = hasil.soal;
    expect(soal?.soal).toMatch(/^<p>Hitung <math .*<\/math><\/p><table><tr><td>1<\/td><\/tr><\/table>$/);
    expect(soal?.pilihan).toEqual({ a: 'satu', b: 'dua', c: 'tiga', d: '', e: '' });
    expect([soal?.jawaban, soal?.asal, soal?.nomor]).toEqual(['B', 'soal 1 (S)', 1]);
    expect(peringatanOf(hasil)).toEqual([expect.stringContaining('Nilai minus')]);
  });

  test('text that is escaped instead of CDATA is the same text', async () => {
    const hasil = await read(
      `<question type="multichoice"><questiontext format="html"><text>&lt;p&gt;5 &amp;lt; 6 &lt;b&gt;x&lt;/b&gt;&lt;/p&gt;</text></questiontext>${answer('100', 'a')}${answer('0', 'b')}</question>`,
    );
    expect(hasil.soal[0]?.soal).toBe('5 &lt; 6 <strong>x</strong>');
  });

  test('files with URL-encoded names stand where the text names them; an answer that is only an image has it as its own', async () => {
    const png = await buildGambar('png');
    const jpg = await buildGambar('jpeg', 20);
    const hasil = await read(
      choice(
        '<p>Lihat <img src="@@PLUGINFILE@@/peta%20dunia.png" alt="peta" width="50"> ini</p>',
        answer('100', '<p><img src="@@PLUGINFILE@@/a.jpg" alt="benar"></p>', file('a.jpg', jpg)) +
          answer('0', 'b'),
        file('peta dunia.png', png),
      ),
    );
    const [soal] = hasil.soal;
    expect(soal?.soal).toBe('Lihat <img src="media:0" alt="peta" width="50" /> ini');
    expect(soal?.media).toMatchObject([{ extension: 'png', mime: 'image/png', lebar: 12, tinggi: 12 }]);
    expect(soal?.pilihan.a).toBe('');
    expect(soal?.gambar.a).toMatchObject({ lebar: 20 });
    expect(hasil.temuan).toEqual([]);
  });

  test('an image inside the text as data: and the image of an old export are taken', async () => {
    const png = Buffer.from(await buildGambar('png')).toString('base64');
    const hasil = await read(
      choice(`a <img src="data:image/png;base64,${png}"> b`, answer('100', 'x') + answer('0', 'y')) +
        `<question type="multichoice"><questiontext>${text('lama')}</questiontext><image>x.png</image><image_base64>\n${png}\n</image_base64>${answer('100', 'x')}${answer('0', 'y')}</question>`,
    );
    expect(hasil.soal.map(({ soal, media, gambar }) => [soal, media.length, Object.keys(gambar)])).toEqual([
      ['a <img src="media:0" /> b', 1, []],
      ['lama', 0, ['soal']],
    ]);
  });

  test('categories are skipped, true/false becomes two options', async () => {
    const hasil = await read(
      `<question type="category"><category><text>$course$/IPA</text></category></question><question type="truefalse"><questiontext format="html">${text('Bulat')}</questiontext>${answer('0', 'true')}${answer('100', 'false')}</question>`,
    );
    expect([hasil.dilewati, hasil.soal[0]?.jawaban, hasil.soal[0]?.pilihan.b]).toEqual([1, 'B', 'Salah']);
  });

  test.each([
    [`<question type="essay"><questiontext>${text('x')}</questiontext></question>`, 'Soal esai'],
    [
      `<question type="cloze"><questiontext>${text('x {1:MC:=a~b}')}</questiontext></question>`,
      'di dalam teks',
    ],
    [`<question type="baru"><questiontext>${text('x')}</questiontext></question>`, '"baru"'],
    [choice('x', answer('50', 'a') + answer('50', 'b')), 'lebih dari satu jawaban benar'],
    [choice('x', answer('100', 'a') + answer('33.333', 'b')), 'nilai sebagian'],
    [choice('x', answer('0', 'a') + answer('0', 'b')), 'tidak punya jawaban benar'],
    [
      choice('<img src="@@PLUGINFILE@@/hilang.png">', answer('100', 'a') + answer('0', 'b')),
      'hilang.png tidak ada',
    ],
    [choice('<img src="https://x.id/g.png">', answer('100', 'a') + answer('0', 'b')), 'ada di internet'],
    [
      choice('x <audio src="@@PLUGINFILE@@/a.mp3"></audio>', answer('100', 'a') + answer('0', 'b')),
      'Suara, video',
    ],
    [choice('<p>&nbsp;</p>', answer('100', 'a') + answer('0', 'b')), 'Teks soal kosong'],
  ])('%s is reported', async (question, pesan) => {
    const hasil = await read(question + choice('Baik', answer('100', 'a') + answer('0', 'b')));
    expect(hasil.soal.map(({ soal }) => soal)).toEqual(['Baik']);
    expect(galatOf(hasil)).toEqual([[expect.stringMatching(/^soal 1/), expect.stringContaining(pesan)]]);
  });

  test('broken XML is refused with its line', async () => {
    await expect(read('\n<question>')).rejects.toThrow(/XML ini rusak di baris 3\./);
  });
});
