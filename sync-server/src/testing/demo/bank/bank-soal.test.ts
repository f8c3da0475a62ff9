import { readdirSync, readFileSync } from 'node:fs';
import katex from 'katex';
import { letters } from '@spmb/shared/sync/stream/letter.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { bankBahasaIndonesia } from './bank-bahasa-indonesia.ts';
import { bankMatematika } from './bank-matematika.ts';
import { bankPaiBahasaArab } from './bank-pai-bahasa-arab.ts';
import type { SoalDemo } from './soal-demo.ts';

const folderGambar = new URL('../gambar/', import.meta.url);
const banks = [bankMatematika, bankBahasaIndonesia, bankPaiBahasaArab];
const allSoal = banks.flatMap((bank) => bank.soal);

const htmlOf = (soal: SoalDemo) => [soal.soal, ...soal.pilihan];
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const gambarOf = (soal: SoalDemo) => [
  ...(soal.gambar ? [soal.gambar] : []),
  ...Object.values(soal.gambarPilihan ?? {}),
];
const count = (bank: { soal: SoalDemo[] }, which: (soal: SoalDemo) => boolean) =>
  bank.soal.filter(which).length;

describe.each(banks)('bank $mapel', ({ soal: daftar, ...bank }) => {
  test('holds enough questions for an exam of 40 with a choice', () => {
    expect(daftar.length).toBeGreaterThanOrEqual(42);
    expect(bank.keterangan).not.toBe('');
  });

  test('asks no question twice', () => {
    const asked = daftar.map((soal) => plain(soal.soal));
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('gives every question five different options with words, one of them the key', () => {
    for (const { soal, pilihan, jawaban } of daftar) {
      const words = pilihan.map(plain);
      expect(words, soal).not.toContain('');
      expect(new Set(words).size, soal).toBe(5);
      expect(letters, soal).toContain(jawaban);
    }
  });

  test('spreads its keys over A to E', () => {
    for (const letter of letters) {
      const share = daftar.filter((soal) => soal.jawaban === letter).length / daftar.length;
      expect(share, letter).toBeGreaterThanOrEqual(0.12);
    }
  });

  test('writes only simple and closed HTML', () => {
    const allowed = /^(p|strong|em|sub|sup|ul|ol|li|br|table|thead|tbody|tr|th|td)$/;
    for (const html of daftar.flatMap(htmlOf)) {
      const open: string[] = [];
      for (const [, slash, name = '', attributes = ''] of html.matchAll(/<(\/?)([a-z]+)([^>]*)>/g)) {
        expect(name).toMatch(allowed);
        expect(attributes).toMatch(/^( dir="rtl" lang="ar")?$/);
        if (slash) expect(open.pop(), html).toBe(name);
        else if (name !== 'br') open.push(name);
      }
      expect(open, html).toEqual([]);
      expect(html.replace(/<\/?[a-z]+( dir="rtl" lang="ar")?>/g, '')).not.toMatch(/[<>&]/);
    }
  });

  test('sets every Arabic word from right to left', () => {
    for (const html of daftar.flatMap(htmlOf)) {
      const outside = html.replace(/<p dir="rtl" lang="ar">.*?<\/p>/g, '');
      expect(outside).not.toMatch(/\p{Script=Arabic}/u);
    }
  });
});

test('mathematics is LaTeX that KaTeX accepts', () => {
  const formulas = allSoal.flatMap(htmlOf).flatMap((html) => {
    expect(html.split('\\(').length).toBe(html.split('\\)').length);
    return [...html.matchAll(/\\\((.+?)\\\)/g)].map(([, formula = '']) => formula);
  });
  expect(formulas.length).toBeGreaterThan(0);
  for (const formula of formulas) {
    const mathml = katex.renderToString(formula, { output: 'mathml', throwOnError: true, strict: 'error' });
    expect(mathml).toContain('<math');
  }
});

test('the banks show what the product can: formulas, figures, figures as options, Arabic', () => {
  const hasFormula = (soal: SoalDemo) => htmlOf(soal).some((html) => html.includes('\\('));
  const hasArabic = (soal: SoalDemo) => htmlOf(soal).some((html) => html.includes('lang="ar"'));
  expect(count(bankMatematika, hasFormula)).toBeGreaterThanOrEqual(25);
  expect(count(bankMatematika, (soal) => soal.gambar !== undefined)).toBeGreaterThanOrEqual(8);
  expect(count(bankMatematika, (soal) => soal.gambarPilihan !== undefined)).toBeGreaterThanOrEqual(2);
  expect(count(bankBahasaIndonesia, (soal) => soal.gambar !== undefined)).toBeGreaterThanOrEqual(1);
  expect(count(bankPaiBahasaArab, hasArabic)).toBeGreaterThanOrEqual(18);
});

describe('figures', () => {
  const kept = readdirSync(folderGambar);
  const files = kept.filter((file) => file.endsWith('.svg'));

  test('every figure that a question names exists, and every figure is used', () => {
    expect([...new Set(allSoal.flatMap(gambarOf))].sort()).toEqual(files.sort());
  });

  test('every drawing is kept as PNG too, for machines without fonts', () => {
    const pngs = kept.filter((file) => file.endsWith('.png'));
    expect(pngs.sort()).toEqual(files.map((file) => file.replace(/svg$/, 'png')).sort());
  });

  test.each(files)('%s is a self-contained drawing with its size and a white ground', async (file) => {
    const svg = readFileSync(new URL(file, folderGambar), 'utf8');
    const { format, width, height } = await sharp(Buffer.from(svg)).metadata();
    expect(format).toBe('svg');
    expect(svg).toContain(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    );
    expect(svg).not.toMatch(/<(script|image|style|foreignObject)|href|url\(/);
    const corner = await sharp(Buffer.from(svg))
      .extract({ left: 0, top: height - 1, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([...corner.subarray(0, 3)]).toEqual([255, 255, 255]);
  });
});
