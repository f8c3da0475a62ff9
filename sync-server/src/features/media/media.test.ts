import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type Session, type TestApp } from '../../testing/test-app.ts';

let t: TestApp;
let guru: Session;
beforeAll(async () => {
  t = await buildTestApp();
  guru = await t.signIn('guru');
});
afterAll(() => t.close());

const picture = (format: 'png' | 'jpeg' | 'gif', side = 20, background = '#2266cc') =>
  sharp({ create: { width: side, height: side, channels: 3, background } })
    .toFormat(format)
    .toBuffer();

function formOf(bytes: Uint8Array, name: string): FormData {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], name));
  return form;
}
const upload = (session: Session | undefined, bytes: Uint8Array, name: string, doctype = 'soal') =>
  t.call(session, 'POST', `/api/media?doctype=${doctype}`, formOf(bytes, name));
const read = (session: Session | undefined, path: string) =>
  t.app.request(path, { headers: session ? { authorization: `Bearer ${session.token}` } : {} });

describe('POST api/media?doctype=soal', () => {
  test.each(['png', 'jpeg'] as const)(
    'answers name and path of a %s, which GET api/media/{name} reads',
    async (format) => {
      const { body } = await upload(guru, await picture(format), `diagram.${format}`);
      expect(body).toEqual({
        status: true,
        message: 'Gambar tersimpan.',
        name: expect.stringMatching(/^[\da-z]{22}$/),
        path: `/api/media/${body.name}`,
      });
      const answer = await read(guru, body.path);
      expect(answer.status).toBe(200);
      const image = await sharp(await answer.arrayBuffer()).metadata();
      expect([image.width, image.height]).toEqual([20, 20]);
      expect(answer.headers.get('content-type')).toBe(`image/${image.format}`);
    },
  );

  test('the place where a photo was taken is not kept', async () => {
    const photo = await sharp(await picture('jpeg'))
      .withExif({ IFD3: { GPSLatitude: '7/1 46/1 0/1', GPSLatitudeRef: 'S' } })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const { body } = await upload(guru, photo, 'foto.jpg');
    const stored = await sharp(await (await read(guru, body.path)).arrayBuffer()).metadata();
    expect(stored.exif).toBeUndefined();
  });

  test('the same picture keeps its name', async () => {
    const bytes = await picture('png', 33, '#118844');
    const [first, second] = [await upload(guru, bytes, 'a.png'), await upload(guru, bytes, 'b.png')];
    expect(second.body.name).toBe(first.body.name);
  });

  test.each([
    [
      'a program named .png',
      Buffer.from('MZ\x90\x00\x03 This program cannot be run in DOS mode'),
      'foto.png',
    ],
    ['a page named .jpg', Buffer.from('<html><script>alert(1)</script></html>'), 'foto.jpg'],
    [
      'a drawing with script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'x.png',
    ],
    ['nothing', Buffer.alloc(0), 'kosong.png'],
  ])('%s is refused by its content', async (_, bytes, name) => {
    const { httpStatus, body } = await upload(guru, bytes, name);
    expect(httpStatus).toBe(200);
    expect(body).toMatchObject({ status: false, message: expect.stringContaining('bukan JPG atau PNG') });
  });

  test('a gif named .png, half a png, and a form without a file are refused', async () => {
    const png = await picture('png', 200);
    expect((await upload(guru, await picture('gif'), 'a.png')).body.status).toBe(false);
    expect((await upload(guru, png.subarray(0, png.length / 2), 'a.png')).body.message).toContain('rusak');
    const empty = await t.call(guru, 'POST', '/api/media?doctype=soal', new FormData());
    expect(empty.body).toMatchObject({ status: false, message: expect.stringContaining('Pilih gambar') });
    expect((await t.call(guru, 'POST', '/api/media?doctype=soal', { file: 'x' })).httpStatus).toBe(400);
  });

  test('a file over 2 MB is refused, a body of 10 MB with 413 before it is read', async () => {
    const noise = Buffer.concat([await picture('png'), Buffer.alloc(2 * 1024 * 1024)]);
    expect((await upload(guru, noise, 'besar.png')).body).toMatchObject({
      status: false,
      message: expect.stringContaining('2 MB'),
    });
    const huge = await upload(guru, Buffer.alloc(10 * 1024 * 1024), 'besar.png');
    expect(huge.httpStatus).toBe(413);
    expect(huge.body).toMatchObject({ status: false, jenis: 'terlalu-besar' });
  });

  test('an unknown kind is refused, and who keeps no questions stores none', async () => {
    const png = await picture('png');
    expect((await upload(guru, png, 'a.png', 'rahasia')).httpStatus).toBe(400);
    expect((await upload(await t.signIn('operator'), png, 'a.png')).httpStatus).toBe(403);
    expect((await upload(await t.signIn('peserta'), png, 'a.png')).httpStatus).toBe(403);
    expect((await upload(undefined, png, 'a.png')).httpStatus).toBe(401);
  });
});

describe('GET api/media/{name}', () => {
  test('opens only with a login that may see questions; the rest cannot tell it from an unknown name', async () => {
    const { body } = await upload(guru, await picture('png'), 'a.png');
    expect((await read(undefined, body.path)).status).toBe(401);
    expect((await read(await t.signIn('peserta'), body.path)).status).toBe(404);
    expect((await read(await t.signIn('operator'), body.path)).status).toBe(404);
    expect((await read(guru, '/api/media/tidak-ada')).status).toBe(404);
    expect((await read(guru, '/api/media/..%2F..%2Fspmb.sqlite')).status).toBe(404);
  });

  test('is never sniffed and never kept by the browser', async () => {
    const { body } = await upload(guru, await picture('png'), 'a.png');
    const { headers } = await read(guru, body.path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('opened by itself it is a sandbox that loads and runs nothing', async () => {
    const { body } = await upload(guru, await picture('png'), 'a.png');
    const { headers } = await read(guru, body.path);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });
});
