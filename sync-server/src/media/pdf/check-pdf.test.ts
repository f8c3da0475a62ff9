import { setFlagsFromString } from 'node:v8';
import pdfmake from 'pdfmake';
import { describe, expect, test } from 'vitest';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { buildPdf as printPdf } from '../../print/build-pdf.ts';
import { buildPdf, buildPdfOf } from '../../features/media/testing/build-file.ts';
import { checkPdf } from './check-pdf.ts';
import { pdfSentences, pdfUnchecked, type PdfProblem } from './pdf-problem.ts';
import { buildPackedPdf, buildRawPdf, packed, stream, updatePdf } from './testing/build-raw-pdf.ts';

const megabytes = (count: number) => Buffer.alloc(count * 1024 * 1024);
const bomb = packed('', megabytes(300));
const js = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const opening = (action: string) => buildRawPdf({ catalog: '/OpenAction 4 0 R', more: [action] });
const locked = async (passwords: { userPassword?: string; ownerPassword?: string }) => {
  await printPdf('', [], {});
  const document = pdfmake.createPdf({ content: 'Rapor', defaultStyle: { font: 'DejaVu' }, ...passwords });
  return new Uint8Array(await document.getBuffer());
};
const image = (size: string) =>
  buildRawPdf({
    more: [stream(`/Type /XObject /Subtype /Image ${size} /Filter /JPXDecode`, Buffer.from('x'))],
  });
const onPage = (content: string) => buildRawPdf({ page: '/Contents 4 0 R', more: [content] });

type Hostile = [string, PdfProblem, () => Uint8Array | Promise<Uint8Array>];
const hostile: Hostile[] = [
  ['one that asks for a password', 'terkunci', () => locked({ userPassword: 'rahasia' })],
  ['a script that runs when it is opened', 'bertindak', () => opening(js)],
  ['a script under escaped names', 'bertindak', () => opening('<< /S /J#61vaScript /J#53 (1) >>')],
  ['a script by an escaped key alone', 'bertindak', () => opening('<< /S 5 0 R /#4a#53 (1) >>')],
  [
    'a kind of action that stands elsewhere',
    'bertindak',
    () => buildRawPdf({ catalog: '/OpenAction << /S 4 0 R >>', more: ['/JavaScript'] }),
  ],
  ['a script in packed objects', 'bertindak', () => buildPackedPdf({ catalog: `/OpenAction ${js}` })],
  [
    'a script by its name',
    'bertindak',
    () => buildRawPdf({ catalog: `/Names << /JavaScript << /Names [(a) 4 0 R] >> >>`, more: ['<< >>'] }),
  ],
  ['a script behind the turning of a page', 'bertindak', () => buildRawPdf({ page: `/AA << /O ${js} >>` })],
  [
    'a script that a later change brings',
    'bertindak',
    () => updatePdf(buildRawPdf({}), 1, `<< /Type /Catalog /Pages 2 0 R /OpenAction ${js} >>`),
  ],
  ['a script in what is locked for its owner alone', 'bertindak', () => lockedScript()],
  ['a program that is started', 'bertindak', () => opening('<< /S /Launch /F (cmd.exe) >>')],
  ['a form that is sent', 'bertindak', () => opening('<< /S /SubmitForm /F (https://jahat.example) >>')],
  [
    'a file on another machine',
    'bertindak',
    () => opening('<< /S /GoToR /F (\\\\\\\\jahat\\\\a.pdf) /D [0 /Fit] >>'),
  ],
  [
    'an address that opens by itself',
    'bertindak',
    () => opening('<< /S /URI /URI (https://jahat.example) >>'),
  ],
  [
    'an address that opens with a page',
    'bertindak',
    () => buildRawPdf({ page: '/AA 4 0 R', more: ['<< /O 5 0 R >>', '<< /S /URI /URI (https://a) >>'] }),
  ],
  [
    'an address that follows on a step',
    'bertindak',
    () => opening('<< /S /GoTo /D [3 0 R /Fit] /Next [<< /S /URI /URI (https://a) >>] >>'),
  ],
  [
    'contents that lie elsewhere',
    'bertindak',
    () => onPage(stream('/F (\\\\\\\\jahat\\\\isi)', Buffer.from(''))),
  ],
  [
    'a file inside',
    'berlampiran',
    () =>
      buildRawPdf({
        catalog: '/Names << /EmbeddedFiles << /Names [(a.exe) 4 0 R] >> >>',
        more: ['<< /Type /Filespec /F (a.exe) /EF << /F 5 0 R >> >>', stream('', Buffer.from('MZ'))],
      }),
  ],
  [
    'a film',
    'berlampiran',
    () => buildRawPdf({ page: '/Annots [<< /Type /Annot /Subtype /RichMedia /Rect [0 0 9 9] >>]' }),
  ],
  [
    'a form of the other kind',
    'berlampiran',
    () => buildRawPdf({ catalog: '/AcroForm << /XFA 4 0 R >>', more: [stream('', Buffer.from('<xdp/>'))] }),
  ],
  ['more than a thousand pages', 'panjang', () => pages(1_001)],
  [
    'one page that is named a hundred thousand times',
    'panjang',
    () =>
      buildPdfOf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        `<< /Type /Pages /Kids [${'3 0 R '.repeat(100_000)}] /Count 1 >>`,
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
      ]),
  ],
  [
    'pages that lead in a circle',
    'panjang',
    () => buildPdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
  ],
  ['a picture of two million pixels a side', 'rusak', () => image('/Width 2000000 /Height 2000000')],
  ['a page that unfolds into 300 megabytes', 'rusak', () => onPage(bomb)],
  ['a page that is packed twice', 'rusak', () => twice()],
  [
    'packed objects that unfold into 300 megabytes',
    'rusak',
    () => buildPackedPdf({ filler: 300 * 1024 * 1024 }),
  ],
  [
    'one that begins as another file',
    'rusak',
    () => Buffer.concat([Buffer.from('%PDF-\x89PNG\n'), buildPdf()]),
  ],
  ['one that is cut', 'rusak', () => buildPdf().subarray(0, -30)],
  [
    'a table that leads nowhere, and nothing to repair',
    'rusak',
    () => Buffer.from('%PDF-1.4\nstartxref\n3\n%%EOF\n'),
  ],
];

describe('P13: a PDF that a reader cannot open, or that does more than being read, is refused in words', () => {
  test.each(hostile)('%s', async (_, problem, build) => {
    const error: unknown = await checkPdf(await build(), 'a').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Refusal);
    expect((error as Refusal).message).toBe(pdfSentences[problem]);
  });
});

describe('an honest PDF is stored as it is', () => {
  test.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    ['by hand', () => buildPdf()],
    ['printed here', () => printPdf('Rapor', [{ blocks: [], margins: [20, 20, 20, 20] }], {})],
    ['with packed objects and a packed table', () => buildPackedPdf({ page: '/Rotate 90' })],
    [
      'of a scanner that adds a page to what it has',
      () => updatePdf(buildPdf(), 3, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'),
    ],
    [
      'of a program that opens it at its first page',
      () =>
        buildRawPdf({
          catalog:
            '/OpenAction [3 0 R /XYZ null null 0] /Lang (id-ID) /StructTreeRoot 4 0 R /MarkInfo << /Marked true >>',
          more: ['<< /Type /StructTreeRoot /RoleMap << /Textbox /Sect >> >>'],
        }),
    ],
    [
      'with a link that people follow',
      () =>
        buildRawPdf({
          page: '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://tte.example) >> >>]',
        }),
    ],
    [
      'with a signature',
      () =>
        buildRawPdf({
          catalog: '/AcroForm << /SigFlags 3 /Fields [4 0 R] >>',
          more: [
            '<< /FT /Sig /T (TTE) /V 5 0 R >>',
            '<< /Type /Sig /Filter /Adobe.PPKLite /ByteRange [0 10 20 30] /Contents <00ff> >>',
          ],
        }),
    ],
    ['that its owner alone may change', () => locked({ ownerPassword: 'dinas' })],
    ['of 1,000 pages', () => pages(1_000)],
    ['a page of A4 at 300 dots an inch that is packed without loss', () => onPage(packed('', megabytes(25)))],
  ])('%s', async (_, build) => {
    const bytes = await build();
    expect(Buffer.from(await checkPdf(bytes, 'a')).equals(bytes)).toBe(true);
  });
});

test('however many stand in a row, none is refused for those before it', async () => {
  const sent = Array.from({ length: 200 }, (_, at) => buildPdf(`Rapor ${at}`));
  const wrong: number[] = [];
  for (const [at, bytes] of sent.entries()) await checkPdf(bytes, 'a').catch(() => wrong.push(at));
  expect(wrong).toEqual([]);
}, 60_000);

test('where viewers might read it in two ways, what is stored is what was looked through', async () => {
  const two = buildRawPdf({ catalog: `/OpenAction ${js} /OpenAction [3 0 R /Fit]` });
  const stored = Buffer.from(await checkPdf(two, 'a'));
  expect(stored.includes('JavaScript')).toBe(false);
  expect(Buffer.from(await checkPdf(stored, 'a')).equals(stored)).toBe(true);
});

test('what comes behind a heavy one is not refused for it', async () => {
  const heavy = checkPdf(onPage(bomb), 'a');
  const honest = checkPdf(onPage(packed('', megabytes(25))), 'a');
  await expect(heavy).rejects.toThrow(Refusal);
  await expect(honest).resolves.toBeInstanceOf(Uint8Array);
});

test('a check that does not end in time says nothing against the file', async () => {
  const bytes = pages(1_000);
  await expect(checkPdf(bytes, 'a', 1)).rejects.toMatchObject({ message: pdfUnchecked, httpStatus: 503 });
  expect(Buffer.from(await checkPdf(bytes, 'a')).equals(bytes)).toBe(true);
});

test('a machine that gives no memory says nothing against the file', async () => {
  const bytes = onPage(packed('', megabytes(25)));
  setFlagsFromString('--wasm-max-mem-pages=512');
  try {
    await expect(checkPdf(bytes, 'a')).rejects.toMatchObject({ message: pdfUnchecked, httpStatus: 503 });
  } finally {
    setFlagsFromString('--wasm-max-mem-pages=65536');
  }
  expect(Buffer.from(await checkPdf(bytes, 'a')).equals(bytes)).toBe(true);
});

test('many heavy ones of one sender hold up another by two at most', async () => {
  const ended: string[] = [];
  const send = (sender: string, bytes: Uint8Array) =>
    checkPdf(bytes, sender)
      .catch(() => undefined)
      .then(() => ended.push(sender));
  const heavy = onPage(bomb);
  await Promise.all([send('a', heavy), send('a', heavy), send('a', heavy), send('b', buildPdf())]);
  expect(ended).toEqual(['a', 'a', 'b', 'a']);
});

function pages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, index) => `${index + 3} 0 R`).join(' ');
  return buildPdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    ...Array.from({ length: count }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>'),
  ]);
}

function twice(): Buffer {
  const once = Buffer.from(bomb, 'latin1');
  const inside = once.subarray(once.indexOf('stream\n') + 7, once.lastIndexOf('\nendstream'));
  return onPage(packed('', inside).replace('/FlateDecode', '[/FlateDecode /FlateDecode]'));
}

async function lockedScript(): Promise<Uint8Array> {
  const bytes = Buffer.from(await locked({ ownerPassword: 'dinas' }));
  const [, root = ''] = /\/Root (\d+) 0 R/.exec(bytes.toString('latin1')) ?? [];
  const [, tree = ''] = /\/Pages (\d+) 0 R/.exec(bytes.toString('latin1')) ?? [];
  const catalog = `<< /Type /Catalog /Pages ${tree} 0 R /OpenAction << /S /JavaScript >> >>`;
  return updatePdf(bytes, Number(root), catalog);
}
