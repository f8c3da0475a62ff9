import { Buffer } from 'node:buffer';
import { deflateRawSync } from 'node:zlib';
import { laporanImportSoalSchema, MAKS_BERKAS_SOAL } from '@spmb/shared/soal/import/import-soal.schema.ts';
import ExcelJS from 'exceljs';
import { describe, expect, test } from 'vitest';
import { packZip } from '../../../../archive/pack-zip.ts';
import { buildCompoundFile } from '../../../../spreadsheet/testing/build-file.ts';
import { BerkasSoalDitolak } from './raw/berkas-soal-ditolak.ts';
import { buildLaporan } from './build-laporan.ts';
import { buildSoalTemplate } from './build-soal-template.ts';
import { readSoal } from './read-soal.ts';
import { buildDocx, gambarWord, HEADER_GARUDA } from './testing/build-docx.ts';
import { buildGambar } from './testing/build-gambar.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('reading a file in the worker', () => {
  test('a Word table with an image comes back whole, and its report fits the contract', async () => {
    const png = await buildGambar();
    const table = [
      HEADER_GARUDA,
      ['1', [gambarWord(png)], 'a', 'b', '', '', '', 'B'],
      ['2', 'x', '', '', '', '', '', ''],
    ];
    const hasil = await readSoal(await buildDocx([table]), 'soal.docx');
    expect(hasil.soal[0]).toMatchObject({ nomor: 1, soal: '', jawaban: 'B', media: [] });
    expect(hasil.soal[0]?.gambar.soal?.bytes.byteLength).toBeGreaterThan(20);
    const laporan = laporanImportSoalSchema.parse(buildLaporan(hasil, 'soal.docx'));
    expect(laporan).toMatchObject({
      siap: 1,
      gagal: 1,
      dilewati: 0,
      pratinjau: [{ gambar: ['soal'], jumlah_media: 0 }],
    });
  });

  test('an image that stands in several questions reaches each of them', async () => {
    const png = await buildGambar();
    const rows = ['1', '2'].map((nomor) => [nomor, [gambarWord(png)], 'a', 'b', '', '', '', 'B']);
    const { soal } = await readSoal(await buildDocx([[HEADER_GARUDA, ...rows]]), 'soal.docx');
    expect(soal.map(({ gambar }) => (gambar.soal?.bytes.byteLength ?? 0) > 20)).toEqual([true, true]);
  });

  test('the given bytes stay usable', async () => {
    const bytes = bytesOf('x{=a ~b}');
    await readSoal(bytes, 'a.gift', new Map([['g.png', bytes]]));
    expect(new TextDecoder().decode(bytes)).toBe('x{=a ~b}');
  });

  test('our template, filled in, is read back', async () => {
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(new Uint8Array(await buildSoalTemplate()).buffer);
    const sheet = workbook.getWorksheet('Soal');
    const header = (sheet?.getRow(1).values as string[]).slice(1);
    const values: Record<string, string> = {
      nomor: '1',
      soal: '1/2 + 1/2 = …',
      pilihan_a: '1',
      pilihan_b: '1/4',
      jawaban: 'A',
    };
    if (sheet) sheet.getRow(2).values = header.map((name) => values[name] ?? '');
    const jawaban = header.indexOf('jawaban') + 1;
    expect(sheet?.getCell(2, jawaban).dataValidation.formulae).toEqual(['"A,B,C,D,E"']);
    expect(sheet?.getCell(1, 3).note).toContain('Sisipkan gambar');
    const hasil = await readSoal(new Uint8Array(await workbook.xlsx.writeBuffer()), 'templat.xlsx');
    expect(hasil).toMatchObject({ layout: expect.stringContaining('Templat'), temuan: [], dilewati: 0 });
    expect(hasil.soal).toMatchObject([{ nomor: 1, soal: '1/2 + 1/2 = …', jawaban: 'A' }]);
  });

  test('the template itself holds no question', async () => {
    const hasil = await readSoal(await buildSoalTemplate(), 'templat.xlsx');
    expect([hasil.soal, hasil.temuan]).toEqual([[], []]);
  });
});

describe('files that cannot be read are refused in Indonesian', () => {
  const bomb = async (name = 'word/document.xml') => {
    const zeros = Buffer.alloc(150 * 1024 * 1024);
    const packed = await packZip(new Map([[name, deflateRawSync(zeros, { level: 1 })]]));
    // The entry is marked as deflated and declares its real size, in the local header and in the directory.
    const directory = packed.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    for (const [at, method, size] of [
      [0, 8, 22],
      [directory, 10, 24],
    ] as const) {
      packed.writeUInt16LE(8, at + method);
      packed.writeUInt32LE(zeros.length, at + size);
    }
    return packed;
  };

  test.each([
    ['nothing', () => new Uint8Array(), 'a.docx', /kosong/],
    ['too much', () => new Uint8Array(MAKS_BERKAS_SOAL + 1), 'a.docx', /lebih dari 20 MB/],
    ['a program', () => bytesOf('\u007fELF\u0000\u0001\u0002'), 'a.exe', /Yang dapat diimpor/],
    ['a PDF', () => bytesOf('%PDF-1.7\n%âãÏÓ'), 'soal.pdf', /Yang dapat diimpor/],
    ['a broken Word file', () => new Uint8Array([0x50, 0x4b, 3, 4, 9, 9, 9]), 'a.docx', /rusak/],
    [
      'a text named .docx',
      () => bytesOf('Catatan rapat, bukan soal.'),
      'a.docx',
      /^Berkas ini bernama \.docx/,
    ],
    ['a zip bomb', () => bomb(), 'a.docx', /terlalu besar setelah dibuka/],
    ['a zip bomb of questions', () => bomb('soal.xml'), 'a.zip', /terlalu besar setelah dibuka/],
    ['an XML with entities', () => bytesOf(LAUGHS), 'a.xml', /DOCTYPE/],
    [
      'another XML',
      () => bytesOf('<questestinterop></questestinterop>'),
      'a.xml',
      /bukan ekspor soal Moodle atau QTI 2 dan 3/,
    ],
    [
      'an old Word document',
      () => buildCompoundFile({ '/WordDocument': Buffer.alloc(5_000, 7) }),
      'soal.doc',
      /Word lama \(\.doc\).*simpan sebagai \.docx/,
    ],
    [
      'a spreadsheet of participants',
      () => bytesOf('NIS;NAMA\n1;Ali'),
      'a.csv',
      /Kepala kolom soal tidak ditemukan/,
    ],
  ])('%s', async (_, build, name, pesan) => {
    const refusal = await readSoal(await build(), name).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(BerkasSoalDitolak);
    expect(refusal).toHaveProperty('message', expect.stringMatching(pesan));
  });
});

const LAUGHS = `<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(10)}"><!ENTITY c "${'&b;'.repeat(10)}">]><quiz><question type="multichoice"><questiontext><text>&c;</text></questiontext></question></quiz>`;
