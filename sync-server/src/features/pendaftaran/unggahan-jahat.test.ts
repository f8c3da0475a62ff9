import { beforeEach, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { findMedia } from '../../media/media.queries.ts';
import { buildPdf, buildPicture } from '../media/testing/build-file.ts';
import { buildRawPdf } from '../../media/pdf/testing/build-raw-pdf.ts';
import { buildPendaftar, type Pendaftar } from './testing/build-pendaftar.ts';

const t = perTest(buildTestApp);
let siti: Pendaftar;
beforeEach(async () => {
  siti = await buildPendaftar(t, 'siti');
});

async function upload(bytes: Uint8Array, name = 'berkas.pdf') {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], name));
  return t.call(siti.session, 'POST', '/api/media?doctype=peserta', form);
}
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const html = Buffer.from('<script>alert(1)</script>');

describe('a document of an applicant', () => {
  test.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    ['nothing', () => new Uint8Array()],
    ['a drawing with a script', () => svg],
    ['a page under the name of a PDF', () => html],
    ['a PDF with a page behind its end', () => Buffer.concat([buildPdf(), html])],
    ['a PDF behind something else', () => Buffer.concat([Buffer.from('PK\u0003\u0004'), buildPdf()])],
    ['a PDF that is cut', () => buildPdf().subarray(0, 300)],
    ['a PDF with a script', () => buildRawPdf({ catalog: '/OpenAction << /S /JavaScript /JS (1) >>' })],
    ['a PDF with a file inside', () => buildRawPdf({ catalog: '/Names << /EmbeddedFiles << >> >>' })],
    ['one byte more than 2 MB', () => tooLong()],
    ['a moving picture', () => buildPicture('gif')],
    ['a picture of enormous sides', () => buildPicture('png', 12_000)],
  ])('%s is refused in words, and leaves nothing', async (_what, build) => {
    const { httpStatus, body } = await upload(await build());
    expect([httpStatus < 500, body.status, body.message]).toEqual([
      true,
      false,
      expect.stringMatching(/\.$/),
    ]);
  });

  test('a picture loses what it says of its place and what hides behind it', async () => {
    const exif = { IFD0: { ImageDescription: 'rahasia-exif', Copyright: 'rumah' } };
    const picture = await sharp(await buildPicture('jpeg'))
      .withExif(exif)
      .jpeg()
      .toBuffer();
    expect(picture.includes('rahasia-exif')).toBe(true);
    const { name } = (await upload(Buffer.concat([picture, html]), 'foto.jpg')).body;
    const stored = await t.context.media.get(await sumOf(name));
    for (const hidden of ['rahasia-exif', '<script>'])
      expect(Buffer.from(stored).includes(hidden)).toBe(false);
  });

  test.each(['\u202efdp.exe', 'a\u0007.pdf', '../../etc/passwd', 'x'.repeat(300)])(
    'is not called %j',
    async (name) => {
      expect((await upload(buildPdf(), name)).body.status).toBe(false);
    },
  );

  test('has an Arabic name where it was given one', async () => {
    expect((await upload(buildPdf(), 'شهادة.pdf')).body.status).toBe(true);
  });

  test('a PDF is shown as what it is: nothing guesses, loads, frames or keeps it', async () => {
    const { name } = (await upload(buildPdf(), 'Kartu "Keluarga".html')).body;
    const headers = { authorization: `Bearer ${siti.session.token}` };
    const answer = await t.app.request(`/api/media/${name}`, { headers });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Kartu _Keluarga_.pdf"; filename*=UTF-8''Kartu%20%22Keluarga%22.pdf`,
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'$/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  test('is opened with a login alone: no cookie, no token in the address, nothing after a logout', async () => {
    const { name } = (await upload(buildPdf())).body;
    const address = `/api/media/${name}`;
    const { token } = siti.session;
    for (const [path, headers] of [
      [address, { cookie: `token=${token}` }],
      [`${address}?token=${token}`, {}],
    ] as const)
      expect((await t.app.request(path, { headers })).status).toBe(404);
    await t.call(siti.session, 'POST', '/api/auth/logout', {});
    expect((await t.call(siti.session, 'GET', address)).httpStatus).toBe(401);
  });
});

const most = 2 * 1024 * 1024;
function tooLong(): Buffer {
  const rest = buildPdf('', most).length - most;
  return buildPdf('', most + 1 - rest);
}

async function sumOf(name: string): Promise<string> {
  return (await findMedia(t.context.store.read, name))?.sha256 ?? '';
}
