import { stripOptionStyling, unwrapParagraph } from '@spmb/shared/soal/html/strip-option-styling.ts';
import { textOfHtml } from '@spmb/shared/soal/html/text-of-html.ts';
import ExcelJS from 'exceljs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildWorkbook } from '../../../spreadsheet/write/build-workbook.ts';
import { prepareSoalHtml } from '../html/prepare-soal-html.ts';
import { escapeHtml } from '../html/text-to-html.ts';
import { readFile } from '../import/read/read-file.ts';
import type { HasilBaca, SoalImport } from '../import/read/raw/soal-import.ts';
import { buildGambar } from '../import/read/testing/build-gambar.ts';
import type { SoalColumns } from '../bank/soal-columns.ts';
import { planImport } from '../import/store/plan-import.ts';
import type { GambarExport } from './gambar-export.ts';
import { writeMoodleXml } from './moodle-xml.ts';
import { soalWorkbook } from './soal-workbook.ts';

/** Images whose width tells them apart. */
const images = new Map<string, GambarExport>();
beforeAll(async () => {
  for (const side of [11, 12, 13]) {
    const bytes = new Uint8Array(await buildGambar('png', side));
    images.set(`g${side}`, {
      bytes,
      extension: 'png',
      nama: `gambar-${side}.png`,
      lebar: side,
      tinggi: side,
    });
  }
});

/** Everything in a text that a file, a spreadsheet or an HTML reader could take for something else. */
const trap = fc.constantFrom(
  '=1+1',
  '+62',
  '-5',
  '@x',
  "'=x",
  "'",
  '#N/A',
  '####',
  '1E+10',
  '=DISPIMG("ID",1)',
  '_x000D_',
  '1/2',
  '5 < 3 & 4 > 2',
  '"kutip"',
  ']]>',
  '<b>',
  '&nbsp;',
  '\u00a0',
  'a\nb',
  'a\r\nb',
  '\t',
  'a  b',
  'x\u2028y',
  'ما معنى كتاب؟',
  '\\(x^2\\)',
  '\\[\\frac{1}{2}\\]',
  '\\(a<b\\)',
  '$$ 5',
  '😀',
  '@@PLUGINFILE@@/a',
);
const text = fc.oneof(trap, fc.string({ unit: 'grapheme', maxLength: 8 })).map(escapeHtml);
const wrap = (inner: fc.Arbitrary<string>, ...openings: string[]) =>
  fc
    .tuple(fc.constantFrom(...openings), inner)
    .map(([opening, inside]) => `<${opening}>${inside}</${opening.split(' ')[0]}>`);
const image = fc
  .constantFrom('g11', 'g12')
  .map((id) => `<img src="media:${id}" alt="peta &quot;1&quot;" width="50" />`);
const { html } = fc.letrec<{ html: string; inline: string; block: string }>((tie) => {
  const inline = tie('inline');
  const items = fc.array(wrap(inline, 'li', 'li value="3"', 'li dir="rtl" lang="ar"'), {
    minLength: 1,
    maxLength: 3,
  });
  const cells = fc.array(wrap(inline, 'td', 'td colspan="2"', 'th scope="row"'), {
    minLength: 1,
    maxLength: 3,
  });
  const row = cells.map((all) => `<tr>${all.join('')}</tr>`);
  return {
    inline: fc.oneof(
      { maxDepth: 3 },
      text,
      wrap(inline, 'strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'span lang="en"'),
      image,
      fc.constant('<br />'),
      fc.constant('<math><mfrac><mn>1</mn><mi mathvariant="bold">x</mi></mfrac><none></none></math>'),
      fc.tuple(inline, inline).map(([a, b]) => a + b),
    ),
    block: fc.oneof(
      wrap(inline, 'p', 'p dir="rtl" lang="ar"', 'div', 'blockquote', 'pre'),
      items.map((all) => `<ol start="2" type="a">${all.join('')}</ol>`),
      items.map((all) => `<ul>${all.join('')}</ul>`),
      fc
        .tuple(inline, row, row, row)
        .map(
          ([caption, head, body, foot]) =>
            `<table><caption>${caption}</caption><thead>${head}</thead><tbody>${body}</tbody><tfoot>${foot}</tfoot></table>`,
        ),
      fc.constant('<hr />'),
    ),
    html: fc
      .array(fc.oneof(inline, tie('block')), { minLength: 1, maxLength: 4 })
      .map((parts) => parts.join('')),
  };
});

/** A question as the bank holds it: what the editor or a file makes of any HTML. */
const question = fc
  .record({
    soal: html,
    pilihan: fc.array(html, { minLength: 2, maxLength: 5 }),
    gambar: fc.array(fc.constantFrom(null, 'g12', 'g13'), { minLength: 6, maxLength: 6 }),
    jawaban: fc.constantFrom('A', 'B'),
    status: fc.constantFrom('siap', 'nonaktif'),
  })
  .map(({ soal, pilihan, gambar, jawaban, status }): Omit<SoalColumns, 'nomor'> => {
    const option = (place: number) =>
      pilihan[place] === undefined ? '' : stored(pilihan[place], stripOptionStyling);
    const own = (place: number) => (place > pilihan.length ? null : (gambar[place] ?? null));
    return {
      soal: stored(soal, unwrapParagraph),
      soal_gambar: own(0),
      pilihan_a: option(0),
      pilihan_a_gambar: own(1),
      pilihan_b: option(1),
      pilihan_b_gambar: own(2),
      pilihan_c: option(2),
      pilihan_c_gambar: own(3),
      pilihan_d: option(3),
      pilihan_d_gambar: own(4),
      pilihan_e: option(4),
      pilihan_e_gambar: own(5),
      jawaban,
      status,
    };
  });

/** What saving again no longer changes, with a sign at least: nothing but an image becomes an image of its own. */
function stored(html: string, finish: (clean: string) => string): string {
  const clean = finish(prepareSoalHtml(html).html);
  if (clean !== html) return stored(clean, finish);
  return textOfHtml(clean) === '' ? `x${clean}` : clean;
}

const bank = fc
  .array(question, { minLength: 1, maxLength: 25 })
  .map((all) => all.map((one, index): SoalColumns => ({ ...one, nomor: index * 3 + 1 })));

const columnsOf = (soal: readonly SoalImport[]) =>
  planImport([], soal, 'ganti', ({ lebar }) => `g${lebar}`).rows;
const galat = ({ temuan }: HasilBaca) => temuan.filter(({ tingkat }) => tingkat === 'galat');

describe('S4-IMP-18: a bank comes back as it went', () => {
  test('through our own .xlsx, whatever its texts hold', async () => {
    await fc.assert(
      fc.asyncProperty(bank, async (soal) => {
        const unique = uniqueOf(soal);
        const hasil = await readFile(
          await buildWorkbook(soalWorkbook(unique, images)),
          'soal.xlsx',
          new Map(),
        );
        expect(galat(hasil)).toEqual([]);
        expect(columnsOf(hasil.soal)).toEqual(unique);
      }),
      { numRuns: 8, endOnFailure: true },
    );
  });

  test('through Moodle XML, which knows no numbers: they begin at 1', async () => {
    await fc.assert(
      fc.asyncProperty(bank, async (soal) => {
        const unique = uniqueOf(soal);
        const hasil = await readFile(
          await writeMoodleXml('IPA/IPS & <x>', unique, images),
          'soal.xml',
          new Map(),
        );
        expect(galat(hasil)).toEqual([]);
        expect(columnsOf(hasil.soal)).toEqual(unique.map((one, index) => ({ ...one, nomor: index + 1 })));
      }),
      { numRuns: 15, endOnFailure: true },
    );
  });
});

/** The import leaves out what the bank holds already, so that equal questions would be counted once. */
function uniqueOf(soal: readonly SoalColumns[]): SoalColumns[] {
  const contents = soal.map(({ nomor: _, ...rest }) => JSON.stringify(rest));
  return soal.filter((_, index) => contents.indexOf(contents[index] ?? '') === index);
}

test('cells that begin like a formula are none in the export', async () => {
  const one = { soal: '=1+1', pilihan_a: '-5', pilihan_b: '+7', pilihan_c: '', pilihan_d: '', pilihan_e: '' };
  const none = { soal_gambar: null, pilihan_a_gambar: null, pilihan_b_gambar: null, pilihan_c_gambar: null };
  const soal = { ...one, ...none, pilihan_d_gambar: null, pilihan_e_gambar: null, nomor: 1 };
  const sheets = soalWorkbook([{ ...soal, jawaban: 'A', status: 'siap' }], images);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load((await buildWorkbook(sheets)).buffer);
  const row = workbook.getWorksheet('Soal')?.getRow(2);
  expect([row?.getCell(2).value, row?.getCell(4).value, row?.getCell(6).value]).toEqual([
    "'=1+1",
    "'-5",
    "'+7",
  ]);
});
