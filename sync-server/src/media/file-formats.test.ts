import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { packZip } from '../archive/pack-zip.ts';
import { buildDocm, buildDocx, buildPdf, buildPicture } from '../features/media/testing/build-file.ts';
import { docx, gambar, pdf, prepareFile, type FileFormat } from './file-formats.ts';

const all = [gambar, pdf, docx];
const refused = async (bytes: Uint8Array, formats: readonly FileFormat[] = all) => {
  const error: unknown = await prepareFile(bytes, formats, 'a').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Refusal);
  return (error as Refusal).message;
};

describe('P13: files are known by their content', () => {
  test.each([
    ['application/pdf', () => buildPdf()],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', () => buildDocx()],
    ['image/png', () => buildPicture('png')],
  ])('%s is taken', async (mime, build) => {
    expect((await prepareFile(await build(), all, 'a')).mime).toBe(mime);
  });

  test('documents are stored as they are, so that a signature in them holds', async () => {
    expect(Buffer.from((await prepareFile(buildPdf(), all, 'a')).bytes)).toEqual(buildPdf());
  });

  test.each([
    [
      'a GIF that is a script too',
      () => Buffer.from('GIF89a/*\x01\x00*/=1;alert(1)//'),
      /bukan JPG atau PNG/,
    ],
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), /bukan JPG/],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /bukan JPG/],
    ['nothing', () => Buffer.alloc(0), /kosong/],
    ['only the header of a PDF', () => Buffer.from('%PDF-1.7\n'), /PDF ini rusak/],
    ['a PDF without its end', () => buildPdf().subarray(0, -20), /PDF ini rusak/],
    [
      'a PDF with an archive behind it',
      async () => Buffer.concat([buildPdf(), await buildDocx()]),
      /PDF ini rusak/,
    ],
    [
      'a PDF with a page behind it',
      () => Buffer.concat([buildPdf(), Buffer.from('<script>')]),
      /PDF ini rusak/,
    ],
    [
      'a PDF of no known version',
      () => Buffer.from(buildPdf().toString().replace('1.4', '9.x')),
      /PDF ini rusak/,
    ],
    ['a page that mentions PDF', () => Buffer.concat([Buffer.from('<b>'), buildPdf()]), /bukan JPG/],
    ['a document with macros', () => buildDocm(), /makro/],
    ['macros under the types of a plain document', () => buildDocx({ 'word/vbaProject.bin': 'x' }), /makro/],
    ['controls that run by themselves', () => buildDocx({ 'word/activeX/activeX1.bin': 'x' }), /makro/],
    ['a template elsewhere', () => related('attachedTemplate', 'http://10.0.0.66/a.dotm'), /tempat lain/],
    [
      'a template on another machine',
      () => related('attachedTemplate', '\\\\\\\\jahat\\a.dotm'),
      /tempat lain/,
    ],
    ['a linked picture', () => related('image', 'https://jahat.example/1.png'), /tempat lain/],
    ['a linked object', () => related('oleObject', 'file://jahat/a.xlsx'), /tempat lain/],
    ['a relation behind a sign', () => related('oleObject', 'ftp://jahat/x', 'a>b'), /tempat lain/],
    ['a relation in references', () => related('ole&#79;bject', 'a'), /tempat lain/],
    ['another archive', () => packZip(new Map([['a.txt', Buffer.from('a')]])), /bukan dokumen Word/],
    ['a workbook', () => buildDocx({ '[Content_Types].xml': '<Types/>' }), /bukan dokumen Word/],
    ['half an archive', async () => (await buildDocx()).subarray(0, 120), /rusak/],
    ['an archive with too many parts', () => manyParts(), /tidak wajar/],
    ['a zip bomb', () => bomb(), /tidak wajar/],
  ])('%s is not', async (_, build, sentence) => {
    expect(await refused(await build())).toMatch(sentence);
  });
});

const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** A document with a relation to something outside. */
const related = (kind: string, target: string, base = '') =>
  buildDocx({
    'word/_rels/settings.xml.rels': `<Relationships><Relationship Id="r1" Base="${base}" Target="${target}" TargetMode="External" Type="${kinds}/${kind}"/></Relationships>`,
  });

test('a link that people follow, and the place of a template on its author’s disk, are no harm', async () => {
  const link = await related('hyperlink', 'https://ppdb.example/syarat');
  const template = await related('attachedTemplate', 'file:///C:\\Users\\TU\\Surat.dotx');
  for (const bytes of [link, template]) expect((await prepareFile(bytes, [docx], 'a')).bytes).toEqual(bytes);
});

const manyParts = () =>
  buildDocx(Object.fromEntries(Array.from({ length: 2_100 }, (_, index) => [`word/${index}`, ''])));

/** An archive of some kilobytes whose list of types unfolds into 40 MB. */
async function bomb(): Promise<Buffer> {
  const packed = deflateRawSync(Buffer.alloc(40 * 1024 * 1024));
  const bytes = await packZip(new Map([['[Content_Types].xml', packed]]));
  const directory = bytes.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  for (const [at, method] of [
    [8, 0],
    [directory + 10, 0],
  ] as const)
    bytes.writeUInt16LE(8, at + method);
  bytes.writeUInt32LE(40 * 1024 * 1024, directory + 24);
  return bytes;
}
