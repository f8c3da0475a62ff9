import { describe, expect, test } from 'vitest';
import { galatOf, peringatanOf, readText } from '../testing/read-text.ts';

const read = (text: string) => readText(text, 'bank.gift');

describe('GIFT single choice', () => {
  test('question, options in order, key, escapes', async () => {
    const hasil = await read(
      '::judul::Hasil 2 \\= ? {\n ~ \\= 3 \n = dua \\{2\\} # benar!\n ~%-25%empat\\: 4\n}',
    );
    expect(hasil.soal).toMatchObject([
      { nomor: 1, asal: 'soal 1 (baris 1)', soal: 'Hasil 2 = ?', jawaban: 'B', status: 'siap' },
    ]);
    expect(hasil.soal[0]?.pilihan).toEqual({ a: '= 3', b: 'dua {2}', c: 'empat: 4', d: '', e: '' });
    expect(peringatanOf(hasil)).toEqual([
      'Nilai minus untuk jawaban salah tidak dipakai: jawaban salah bernilai 0.',
    ]);
  });

  test('[html] is HTML, a text without format keeps its line breaks, LaTeX becomes MathML', async () => {
    const hasil = await read(
      '[html]<p>Ibu <b>kota</b>?</p>{=<p>Jakarta</p> ~<p>Bandung</p>}\n\nPerhatikan:\n(1) satu\n(2) dua\n{=a ~b}\n\n\\(\\frac\\{1\\}\\{2\\}\\)?{=0,5 ~2}',
    );
    expect(hasil.soal.map(({ soal }) => soal.slice(0, 40))).toEqual([
      'Ibu <strong>kota</strong>?',
      'Perhatikan:<br />(1) satu<br />(2) dua',
      '<math xmlns="http://www.w3.org/1998/Math',
    ]);
    expect(hasil.soal[0]?.pilihan).toMatchObject({ a: 'Jakarta', b: 'Bandung' });
  });

  test('signs of GIFT that nobody escaped in the question text are text', async () => {
    const hasil = await read('Jam 10:30, jika x=2 ~ 3 # maka: {=Ya: benar ~Tidak} lalu y=1');
    expect(hasil.soal[0]?.soal).toBe('Jam 10:30, jika x=2 ~ 3 # maka: _____ lalu y=1');
    expect(hasil.soal[0]?.pilihan.a).toBe('Ya: benar');
  });

  test('a missing word becomes a gap', async () => {
    const hasil = await read('Ibu kota {=Jakarta ~Bandung} adalah terbesar.');
    expect(hasil.soal[0]?.soal).toBe('Ibu kota _____ adalah terbesar.');
  });

  test('~%100% alone is the key', async () => {
    expect((await read('x {~%100%a ~b ~%-50%c}')).soal[0]?.jawaban).toBe('A');
  });

  test('categories, comments and blank lines are no questions; feedback of several paragraphs belongs to its question', async () => {
    const hasil = await read(
      '$CATEGORY: a/b\nSatu{=a ~b}\n\n// komentar\n\n// lagi\nDua{=a ~b\n####panjang\n\nsekali\n}\n\nTiga{~a =b}\n',
    );
    expect(hasil.soal.map(({ soal, asal }) => [soal, asal])).toEqual([
      ['Satu', 'soal 1 (baris 2)'],
      ['Dua', 'soal 2 (baris 7)'],
      ['Tiga', 'soal 3 (baris 13)'],
    ]);
    expect(hasil.dilewati).toBe(1);
  });

  test('true/false becomes two options and says so', async () => {
    const hasil = await read('Bumi bulat.{T}\n\nBumi datar.{FALSE#salah}');
    expect(hasil.soal.map(({ pilihan, jawaban }) => [pilihan.a, pilihan.b, pilihan.c, jawaban])).toEqual([
      ['Benar', 'Salah', '', 'A'],
      ['Benar', 'Salah', '', 'B'],
    ]);
    expect(peringatanOf(hasil)).toHaveLength(2);
  });

  test('Markdown is shown as it is, with a warning', async () => {
    expect(peringatanOf(await read('[markdown]Apa **itu**?{=a ~b}'))).toEqual([
      expect.stringContaining('Markdown'),
    ]);
  });
});

describe('GIFT that is no single choice is reported and not imported half', () => {
  test.each([
    ['Esai?{}', 'Soal esai'],
    ['Siapa?{=Ali =Budi}', 'isian singkat'],
    ['Tahun?{#1945}', 'jawaban angka'],
    ['Jodohkan{=a -> b =c -> d =e -> f}', 'menjodohkan'],
    ['Mana?{~%50%a ~%50%b ~%-100%c}', 'lebih dari satu jawaban benar'],
    ['Mana?{=a ~%50%b ~c}', 'nilai sebagian'],
    ['Mana?{~a ~b}', 'tidak punya jawaban benar'],
    ['Mana?{=a ~b ~c ~d ~e ~f}', '6 pilihan'],
    ['Mana?{=a ~b', 'tidak terbaca'],
    ['Bacalah teks berikut.', 'pengantar'],
  ])('%s', async (text, pesan) => {
    const hasil = await read(`${text}\n\nBaik?{=ya ~tidak}`);
    expect(hasil.soal.map(({ soal }) => soal)).toEqual(['Baik?']);
    expect(galatOf(hasil)).toEqual([['soal 1 (baris 1)', expect.stringContaining(pesan)]]);
  });
});
