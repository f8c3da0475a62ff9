import {
  hasilImportSoalContract,
  type HasilImportSoal,
} from '@spmb/shared/soal/import/hasil-import-soal.schema.ts';
import type { Soal } from '@spmb/shared/soal/soal.schema.ts';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { unpackZip } from '../../archive/unpack-zip.ts';
import { buildCsv, buildXls, buildXlsxOf } from '../../spreadsheet/testing/build-file.ts';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { compareBlocks, compareSheet } from './testing/compare-source.ts';

const t = perFile(buildTestApp);
const guru = perFile(() => t.signIn('guru'));

/** Imports a file into a new bank; what stands in it afterwards, and what was said. */
async function importInto(bytes: Uint8Array, name: string, fields: Record<string, string> = {}) {
  const id: string = (await t.call(guru, 'POST', '/api/master-soal', { mapel: name.slice(0, 100) })).body.data
    .id;
  const form = new FormData();
  form.append('file_soal', new File([new Uint8Array(bytes)], name));
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  const { body } = await t.call(guru, 'POST', `/api/master-soal-impor/${id}`, form);
  const bank: Soal[] = (await t.call(guru, 'GET', `/api/master-soal-detail/${id}`)).body;
  const report = hasilImportSoalContract.safeParse(body.data);
  return { id, bank, message: String(body.message), report: report.success ? report.data : undefined };
}

const GARUDA = [
  'NO',
  'SOAL',
  'JAWABAN A',
  'JAWABAN B',
  'JAWABAN C',
  'JAWABAN D',
  'JAWABAN E',
  'JAWABAN BENAR',
];

/** Questions about HTML and other texts that a reading as HTML would eat. */
const hostileRows: (string | number)[][] = [
  [
    1,
    'Apa hasilnya?',
    '<p css="a">Hello</p>',
    '<p css="b">Hello</p>',
    '<p style="c">Hello</p>',
    '<p>Hello</p>',
    '',
    'C',
  ],
  [2, 'Perintah untuk pindah baris adalah', '<br>', '<lb>', '<break>', '<hr>', '', 'A'],
  [3, 'Tag <b></b> dipakai untuk', 'menebalkan', 'memiringkan', '<b>', '<i>', '', 'A'],
  [4, 'Hasil dari <script>alert("x")</script> adalah', 'dialog', 'galat', 'kosong', 'teks', '', 'A'],
  [
    5,
    'Penulisan yang benar',
    '<i>Homo sapiens</i>',
    '<b>Homo sapiens</b>',
    'Homo sapiens',
    'homo Sapiens',
    '',
    'A',
  ],
  [6, 'Spasi ditulis', '&nbsp;', '&amp;nbsp;', '&lt;', '_', '', 'A'],
  [7, 'Bacalah <form action="x"><input type="text"></form> ini', 'satu', 'dua', 'tiga', 'empat', '', 'B'],
  [8, 'Jika a<b dan c>d maka', 'a<d', 'b>c', 'a=b', 'tidak ada', '', 'A'],
  [9, 'Arti kata <i>cukai</i> ialah', 'pajak', 'upah', 'denda', 'bunga', '', 'A'],
  [10, 'ما معنى كلمة كتاب', 'buku', 'pena', 'meja', 'kursi', '', 'A'],
  [11, '<math><mi>x</mi></math> adalah lambang', 'peubah', 'tetapan', 'fungsi', 'operasi', '', 'A'],
  [
    12,
    'Tabel: <table><tr><td>satu</td><td>dua</td></tr></table>',
    'benar',
    'salah',
    'keduanya',
    'bukan',
    '',
    'A',
  ],
  [13, 'Perhatikan <![CDATA[isi data]]> ini', 'isi', 'data', 'sel', 'baris', '', 'A'],
  [
    14,
    'Warna teks',
    '<font color="red">teks</font>',
    '<font color="blue">teks</font>',
    'teks biasa',
    'lain',
    '',
    'A',
  ],
  [
    15,
    'Manakah pembuka judul?',
    '<h1>Judul</h1>',
    '<title>Judul</title>',
    '<head>Judul</head>',
    '<b>Judul</b>',
    '',
    'B',
  ],
  [16, 'Dua pilihan sama', 'lima', 'lima', 'enam', 'tujuh', '', 'C'],
  [17, 'soal pdf', '', '', '', '', '', 'B'],
  [18, '', '', '', '', '', '', 'D'],
  [19, '', '', '', '', '', '', ''],
  [20, 'Arti kata <i>cukai</i> ialah', 'pajak', 'upah', 'denda', 'bunga', '', 'A'],
];
const hostile = [GARUDA, ...hostileRows];

const gift = [
  'Dua tambah dua {~=empat~lima~enam}',
  'Berbobot {\n// keterangan\n~%-50%satu\n~=dua # benar\n~tiga\n}',
  'Ikan {~ =hiu ~paus}',
  'Tanda \\~\\= bukan kunci {=ya ~\\=tidak}',
].join('\n\n');

describe('S4-IMP-01: nothing of a file is lost without a word', () => {
  test('questions about HTML, cell by cell, in .xlsx, .xls and CSV', async () => {
    const csv = buildCsv(hostile.map((row) => row.map(String)));
    const files = [
      ['a.xlsx', await buildXlsxOf(hostile)],
      ['a.xls', buildXls(hostile)],
      ['a.csv', csv],
    ] as const;
    for (const [name, bytes] of files) {
      const { bank, report } = await importInto(bytes, name);
      expect(report && compareSheet(bytes, bank, report), name).toEqual([]);
      const at = (soal: string) => bank.find((one) => one.soal.startsWith(soal));
      expect(at('Apa hasilnya')).toMatchObject({
        pilihan_a: '&lt;p css="a"&gt;Hello&lt;/p&gt;',
        pilihan_d: '&lt;p&gt;Hello&lt;/p&gt;',
      });
      expect(at('Perintah untuk pindah')).toMatchObject({ pilihan_a: '&lt;br&gt;', jawaban: 'A' });
      expect(at('Penulisan')?.pilihan_a).not.toBe(at('Penulisan')?.pilihan_c);
      expect(at('Arti kata')?.soal).toBe('Arti kata <em>cukai</em> ialah');
      const said = report?.temuan.map(({ asal, pesan }) => `${asal}: ${pesan}`).join('\n') ?? '';
      expect(said).toMatch(/baris 17: Pilihan A dan B sama isinya/);
      expect(said).toMatch(/baris 18: Baris ini hanya berisi kunci \(B\)/);
      expect(said).toMatch(/baris 19: Baris ini hanya berisi kunci \(D\)/);
      expect(said).toMatch(/bukan soal: baris 20/);
      expect(said).toMatch(/baris 21: Soal ini sama dengan baris 10/);
    }
  });

  test('GIFT with ~= before the right answer, weights and comments', async () => {
    const { bank, report } = await importInto(Buffer.from(gift), 'a.gift');
    expect(bank.map(({ soal, jawaban }) => [soal, jawaban])).toEqual([
      ['Dua tambah dua', 'A'],
      ['Berbobot', 'B'],
      ['Ikan', 'A'],
      ['Tanda ~= bukan kunci', 'A'],
    ]);
    expect(report && compareBlocks(gift, bank, report)).toEqual([]);
  });

  test('HTML of Moodle: what is dropped is named, options that became the same keep the question out', async () => {
    const answer = (html: string, fraction = 0) =>
      `<answer fraction="${fraction}"><text><![CDATA[${html}]]></text></answer>`;
    const question = (html: string, ...answers: string[]) =>
      `<question type="multichoice"><questiontext format="html"><text><![CDATA[${html}]]></text></questiontext>${answers.join('')}</question>`;
    const xml = `<quiz>${question('<p>Lihat <a href="http://x">ini</a> <marquee>lari</marquee></p>', answer('a', 100), answer('b'))}${question('<p>Sama?</p>', answer('<p><input value="1"></p>', 100), answer('<h1 css="x">Halo</h1>'), answer('<h2>Halo</h2>'))}</quiz>`;
    const { bank, report } = await importInto(Buffer.from(xml), 'a.xml');
    expect(bank).toHaveLength(1);
    const said = report?.temuan.map(({ asal, tingkat, pesan }) => `${asal} ${tingkat} ${pesan}`).join('\n');
    expect(said).toMatch(/soal 1 peringatan Tanda <a href="http:\/\/x"> <marquee> tidak dapat ditampilkan/);
    expect(said).toMatch(/soal 2 galat Pilihan B dan C menjadi sama/);
    expect(said).toMatch(/soal 2 galat Pilihan A hanya berisi tanda HTML/);
  });

  const head = ['NO.', 'JENIS SOAL', 'SOAL', 'JAWAB1', 'JAWAB2', 'KUNCI JAWABAN (1-5)', 'AGAMA/PEMINATAN'];
  const religions = ['Islam', 'Kristen', 'Katolik', 'Hindu', 'Buddha'];
  const rows = religions.flatMap((agama, index) => [
    [index * 2 + 1, 1, `Kitab suci ${agama}?`, 'satu', 'dua', 1, agama],
    [index * 2 + 2, 1, `Ibadah ${agama}?`, 'satu', 'dua', 2, agama.toUpperCase()],
  ]);
  const beesmart = buildXls([head, [], ...rows, [11, 1, 'Untuk semua?', 'ya', 'tidak', 1, '']]);

  test('S4-IMP-11: five religions of Beesmart are asked about, and get a bank each, twice over the same', async () => {
    const asked = await importInto(beesmart, 'bee.xls');
    expect([asked.bank, asked.message]).toEqual([
      [],
      expect.stringContaining('kelompok yang berbeda (Islam, Kristen'),
    ]);
    expect(asked.report?.kelompok).toEqual(religions.map((nama) => ({ nama, jumlah: 2 })));
    const form = () => {
      const body = new FormData();
      body.append('file_soal', new File([new Uint8Array(beesmart)], 'bee.xls'));
      body.append('pembagian', 'pecah');
      return body;
    };
    const run = async () => (await t.call(guru, 'POST', `/api/master-soal-impor/${asked.id}`, form())).body;
    const { bank } = (await run()).data as HasilImportSoal;
    expect(bank.map(({ mapel, baru }) => [mapel, baru])).toEqual([
      ...religions.map((nama) => [`bee.xls – ${nama}`, 2]),
      ['bee.xls', 1],
    ]);
    expect((await run()).data).toMatchObject({ baru: 0, tetap: 11 });
    const hindu: Soal[] = (await t.call(guru, 'GET', `/api/master-soal-detail/${bank[3]?.id}`)).body;
    expect(hindu.map(({ soal }) => soal)).toEqual(['Kitab suci Hindu?', 'Ibadah Hindu?']);
  });

  test('S4-IMP-11: of several religions one alone goes into the opened bank, and the others are told', async () => {
    const one = await importInto(beesmart, 'satu.xls', { pembagian: 'satu', kelompok: 'katolik' });
    expect(one.bank).toHaveLength(3);
    expect(one.report?.temuan.map(({ pesan }) => pesan).join()).toMatch(
      /tidak diimpor: Islam 2, Kristen 2, Hindu 2/,
    );
  });
});

describe('S4-IMP-17: heads that somebody edited', () => {
  const peta = { tabel: 0, baris: 1, kolom: { soal: 1, a: 2, b: 3, c: 4, jawaban: 5 } };
  const row = (soal: string, kunci: string) => [1, soal, 'satu', 'dua', 'tiga', kunci];

  test.each([
    ['pertanyaan', [['No', 'Pertanyaan', 'A', 'B', 'C', 'Kunci'], row('Apa?', 'B')]],
    ['a blank head', [['No', '', 'A', 'B', 'C', 'Kunci'], row('Apa?', 'B')]],
    [
      'below a long letterhead',
      [
        ...Array.from({ length: 9 }, (_, at) => [`Kop ${at}`]),
        ['No', 'Soal', 'A', 'B', 'C', 'Kunci'],
        row('Apa?', 'B'),
      ],
    ],
    [
      'one column beside',
      [['No', 'Soal', 'A', 'B', 'C', 'Kunci'], ...['Apa?', 'Lagi?'].map((soal) => ['', ...row(soal, 'B')])],
    ],
  ])('%s', async (_, rows) => {
    const { bank } = await importInto(await buildXlsxOf(rows), 'a.xlsx');
    expect(bank[0]).toMatchObject({ soal: 'Apa?', pilihan_a: 'satu', pilihan_c: 'tiga', jawaban: 'B' });
  });

  test('a missing column is named, and chosen by hand; a forged choice changes nothing', async () => {
    const file = await buildXlsxOf([['No', 'Soal', 'A', 'B', 'C', 'Benar?'], row('Apa?', 'B')]);
    const refused = await importInto(file, 'a.xlsx');
    expect(refused.message).toMatch(
      /^Kolom kunci jawaban tidak ditemukan. Yang dikenali di baris 1: No \(A\), Soal \(B\)/,
    );
    const chosen = await importInto(file, 'a.xlsx', { peta: JSON.stringify(peta) });
    expect(chosen.bank).toMatchObject([{ soal: 'Apa?', pilihan_c: 'tiga', jawaban: 'B' }]);
  });

  test('a forged choice of columns changes nothing', async () => {
    const file = await buildXlsxOf([['No', 'Soal', 'A', 'B', 'C', 'Benar?'], row('Apa?', 'B')]);
    for (const forged of [
      '{',
      JSON.stringify({ ...peta, tabel: 50 }),
      JSON.stringify({ ...peta, kolom: { ...peta.kolom, soal: 900 } }),
    ])
      expect((await importInto(file, 'a.xlsx', { peta: forged })).bank, forged).toEqual([]);
  });
});

/** Files that schools have, where the machine holds some: `IMPORT_FILES=folder`. */
const folder = process.env['IMPORT_FILES'];
const filesOf = (at: string): string[] =>
  readdirSync(at).flatMap((name) =>
    statSync(join(at, name)).isDirectory() ? filesOf(join(at, name)) : [join(at, name)],
  );

describe.runIf(folder !== undefined)('real files', () => {
  test.each(folder === undefined ? [] : filesOf(folder))('%s', async (path) => {
    const bytes = new Uint8Array(readFileSync(path));
    const name = path.split('/').at(-1) ?? '';
    const { bank, report, message } = await importInto(bytes, name);
    if (!report) return expect(message.length).toBeGreaterThan(20);
    console.log(name, {
      baru: bank.length,
      gagal: report.gagal,
      dilewati: report.dilewati,
      temuan: report.temuan.length,
    });
    if (/\.xlsx?$/.test(name)) expect(compareSheet(bytes, bank, report)).toEqual([]);
    if (/\.(?:gift|txt)$/.test(name))
      expect(compareBlocks(Buffer.from(bytes).toString(), bank, report)).toEqual([]);
    if (/\.docx$/.test(name)) {
      const parts = await unpackZip(bytes, (part) => part === 'word/document.xml');
      const xml = Buffer.from(parts.get('word/document.xml') ?? []).toString();
      const marks = xml.replaceAll(/<[^>]+>/g, '').match(/[QS]\s?:\s?\d+\s?\)/g) ?? [];
      expect(bank.length + report.gagal + report.tetap).toBeGreaterThanOrEqual(marks.length);
    }
  });
});
