import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { tulisPdf } from '../pwa/src/features/pendaftaran/berkas/tulis-pdf.ts';
import { untagJpeg } from '../pwa/src/ports/untagged-jpeg.ts';
import { reencodeImage } from '../sync-server/src/media/reencode-image.ts';
import { perTest } from '../sync-server/src/testing/per-test.ts';
import { buildTestApp } from '../sync-server/src/testing/test-app.ts';

const t = perTest(buildTestApp);
const base64 = (text: string) => Buffer.from(text).toString('base64');

const buildPage = async (lebar: number, tinggi: number) => {
  const create = { width: lebar, height: tinggi, channels: 3 as const, background: '#c63' };
  return { jpeg: new Blob([new Uint8Array(await sharp({ create }).jpeg().toBuffer())]), lebar, tinggi };
};

test('S3-REGF-15: pages that the browser joins are one PDF, which the server takes as it is', async () => {
  const pdf = await tulisPdf([await buildPage(300, 400), await buildPage(800, 200), await buildPage(10, 10)]);
  const bytes = new Uint8Array(await pdf.arrayBuffer());
  const { token } = await t.signIn('peserta');
  const authorization = `Bearer ${token}`;
  const headers = { authorization, 'tus-resumable': '1.0.0' };
  const begun = await t.app.request('/api/unggah', {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${base64('Rapor semester I.pdf')},doctype ${base64('peserta')}`,
    },
  });
  const ended = await t.app.request(begun.headers.get('location') ?? '', {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: bytes,
  });
  expect(ended.status).toBe(204);
  const read = await t.app.request(`/api/media/${ended.headers.get('x-berkas')}`, {
    headers: { authorization },
  });
  expect(read.headers.get('content-type')).toBe('application/pdf');
  const stored = new Uint8Array(await read.arrayBuffer());
  expect(stored).toEqual(bytes);

  const document = await getDocument({ data: stored, verbosity: 0 }).promise;
  const shapes = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    await page.getOperatorList();
    const pictures = [...Array<unknown>(3)].map((_, index) =>
      page.objs.has(`img_p${number - 1}_${index + 1}`),
    );
    shapes.push([width, height, pictures.includes(true)]);
  }
  await document.destroy();
  expect(shapes).toEqual([
    [595, 793, true],
    [595, 149, true],
    [595, 595, true],
  ]);
});

test('a picture as a canvas writes it loses its profile alone, and the server keeps every bit of the rest', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const tagged = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#888', noise } })
    .withIccProfile('srgb')
    .jpeg({ quality: 80 })
    .toBuffer();
  const plain = await untagJpeg(new Blob([new Uint8Array(tagged)], { type: 'image/jpeg' }));
  const bytes = new Uint8Array(await plain.arrayBuffer());
  expect([plain.type, (await sharp(tagged).metadata()).icc === undefined]).toEqual(['image/jpeg', false]);
  expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(tagged).raw().toBuffer());
  expect(Buffer.from((await reencodeImage(bytes)).bytes)).toEqual(Buffer.from(bytes));
  // One without a profile stays as it is.
  expect(new Uint8Array(await (await untagJpeg(plain)).arrayBuffer())).toEqual(bytes);
});
