import type { Worker } from 'node:worker_threads';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packZip } from '../../archive/pack-zip.ts';
import { MAX_FILE_BYTES, readSheets } from './read-sheets.ts';
import { SpreadsheetError } from './spreadsheet-error.ts';
import { buildCompoundFile, buildXlsx, buildXlsxOf } from '../testing/build-file.ts';

const MB = 1024 * 1024;

/** An .xlsx whose workbook part inflates to `realBytes` zeros while its directory declares `declaredBytes`. */
async function buildBomb(realBytes: number, declaredBytes: number): Promise<Uint8Array> {
  const zip = await packZip(new Map([['xl/workbook.xml', deflateRawSync(Buffer.alloc(realBytes))]]));
  const entry = zip.indexOf(Buffer.from('PK\x01\x02', 'latin1'));
  zip.writeUInt16LE(8, entry + 10);
  zip.writeUInt32LE(declaredBytes, entry + 24);
  return zip;
}

const text = (value: string) => new TextEncoder().encode(value);
const program = Buffer.concat([
  Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1'),
  Buffer.alloc(4_096, 0x17),
]);
const encryptedZip = await packZip(new Map([['xl/workbook.xml', text('<workbook/>')]]));
const encryptedXlsx = buildCompoundFile({
  '/EncryptionInfo': Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0, 60, 63]),
  '/EncryptedPackage': Buffer.alloc(5_000, 7),
});
encryptedZip.writeUInt16LE(1, encryptedZip.indexOf(Buffer.from('PK\x01\x02', 'latin1')) + 8);

test.each([
  ['an empty file', new Uint8Array(), /kosong/],
  ['a program renamed to .xlsx', program, /bukan lembar kerja/],
  ['a PDF', text('%PDF-1.7\n%âãÏÓ\n'), /bukan lembar kerja/],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\x00\x00\x00\x0dIHDR', 'latin1'), /bukan lembar kerja/],
  [
    'a web page renamed to .xls',
    text('\ufeff<html><table><tr><td>NISN</td></tr></table></html>'),
    /halaman web/,
  ],
  ['a Word document', await packZip(new Map([['word/document.xml', text('<w/>')]])), /dokumen Word/],
  ['an archive of other files', await packZip(new Map([['foto.jpg', text('x')]])), /bukan lembar Excel/],
  ['an encrypted archive', encryptedZip, /kata sandi/],
  ['an .xlsx file with a password', encryptedXlsx, /kata sandi/],
  [
    'an old Word document',
    buildCompoundFile({ '/WordDocument': Buffer.alloc(5_000, 7) }),
    /\(\.doc\).*simpan sebagai \.xlsx/,
  ],
  [
    'a compound file without a workbook',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)]),
    /rusak/,
  ],
  ['a zip bomb by its declared size', await buildBomb(1 * MB, 900 * MB), /terlalu besar/],
  ['a zip bomb whose directory lies', await buildBomb(300 * MB, 1_000), /terlalu besar/],
  ['a file over the limit', new Uint8Array(MAX_FILE_BYTES + 1), /terlalu besar/],
])('%s is refused with a clear message', async (_name, bytes, message) => {
  const reading = readSheets(bytes);
  await expect(reading).rejects.toThrow(SpreadsheetError);
  await expect(reading).rejects.toThrow(message);
});

test.each([1, 65_535])('%i bytes behind the end of a file change nothing', async (count) => {
  const whole = await buildXlsxOf([['nama'], ['Siti']]);
  expect(await readSheets(Buffer.concat([whole, Buffer.alloc(count, 7)]))).toEqual(await readSheets(whole));
});

test('a file cut off anywhere is refused, never half read', { timeout: 30_000 }, async () => {
  const whole = await buildXlsxOf([['nama'], ['Siti']]);
  for (const part of [0.1, 0.5, 0.9, 0.999]) {
    await expect(readSheets(whole.subarray(0, Math.floor(whole.length * part)))).rejects.toThrow(
      SpreadsheetError,
    );
  }
});

test('a file whose content is not XML is refused', async () => {
  await expect(
    readSheets(
      await packZip(
        new Map([
          ['xl/workbook.xml', text('bukan xml')],
          ['xl/worksheets/sheet1.xml', text('<<<')],
        ]),
      ),
    ),
  ).rejects.toThrow(SpreadsheetError);
});

test('a cell at the far end of the sheet does not fill the memory', async () => {
  const reading = readSheets(
    await buildXlsx((worksheet) => {
      worksheet.getCell('XFD1048576').value = 'x';
    }),
  );
  await expect(reading).rejects.toThrow(/terlalu besar/);
});

test('the caller keeps its bytes, and readings side by side do not mix', { timeout: 30_000 }, async () => {
  const files = await Promise.all(['satu', 'dua', 'tiga'].map((word) => buildXlsxOf([[word]])));
  const before = files.map((bytes) => bytes.slice());
  const results = await Promise.all(files.map((bytes) => readSheets(bytes)));
  expect(results.map(([sheet]) => sheet?.rows)).toEqual([[['satu']], [['dua']], [['tiga']]]);
  expect(files).toEqual(before);
});

test('V12: files that come at once are read one after the other, by one thread', async () => {
  const begun: Worker[] = [];
  const note = (worker: Worker) => void begun.push(worker);
  process.on('worker', note);
  const read = await Promise.all(Array.from({ length: 3 }, () => readSheets(text('NISN;Nama\n1;A\n'))));
  process.off('worker', note);
  expect(read).toHaveLength(3);
  // None, where one waits since another test.
  expect(begun.length).toBeLessThanOrEqual(1);
});

test('V12: a cell longer than a picture in words is refused, with its row', async () => {
  await expect(readSheets(text(`Nama\n${'x'.repeat(4_000_001)}\n`))).rejects.toThrow(
    /baris 2 terlalu panjang/,
  );
});
