import { eq } from 'drizzle-orm';
import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import { roles } from '@spmb/shared/kernel/role.ts';
import { Hono } from 'hono';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../db/audit.table.ts';
import type { App, AppEnv } from '../../http/route.ts';
import { docx, gambar, pdf } from '../../media/file-formats.ts';
import { openMediaStore } from '../../media/media-store.ts';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { turnOn } from '../../testing/turn-on.ts';
import { buildAuthenticator } from '../../http/door/authenticator.ts';
import { buildAkunLook } from '../akun/login/look-akun.ts';
import { mediaKinds } from './media-kinds.ts';
import { readMedia } from './read-media.ts';
import { buildDocm, buildDocx, buildPdf, buildPicture as picture } from './testing/build-file.ts';

const t = perFile(buildTestApp);
let guru: Session;
beforeAll(async () => {
  guru = await t.signIn('guru');
});

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
        message: 'Berkas tersimpan.',
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

  test('V12: a participant fills no disk with photos: 20 in 24 hours, also when they come at once', async () => {
    const siswa = await t.signIn('peserta');
    const photos = await Promise.all(
      Array.from({ length: 22 }, (_, index) => picture('png', 20, `#0000${(index + 16).toString(16)}`)),
    );
    const answers = await Promise.all(photos.map((bytes) => upload(siswa, bytes, 'foto.png', 'avatar')));
    expect(answers.filter(({ body }) => body.status)).toHaveLength(20);
    expect(answers.find(({ body }) => !body.status)?.body.message).toMatch(/20 berkas.*besok/);
    const other = await t.signIn('peserta');
    expect((await upload(other, photos[0]!, 'foto.png', 'avatar')).body.status).toBe(true);
    t.clock.advance(24 * 3_600_000 + 1);
    guru = await t.signIn('guru');
    const credentials = { email: `peserta-${siswa.akun_id}`, password: 'sandi-uji-coba' };
    const { body } = await t.call(undefined, 'POST', '/api/auth/token', credentials);
    const nextDay = { ...siswa, token: body.token };
    expect((await upload(nextDay, photos[21]!, 'foto.png', 'avatar')).body.status).toBe(true);
  });

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
    expect(empty.body).toMatchObject({ status: false, message: expect.stringContaining('Pilih berkasnya') });
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

describe('every kind of file', () => {
  beforeAll(() => turnOn(t));

  test.each(Object.keys(mediaKinds) as (keyof typeof mediaKinds)[])(
    'S2-UPL-02, S2-UPL-08: %s is taken in its formats alone, and of nobody but who may store it',
    async (doctype) => {
      const { formats, write, atDesk } = mediaKinds[doctype];
      const files = { gambar: await picture('png', 31), pdf: buildPdf('Isi'), docx: await buildDocx() };
      for (const role of roles) {
        const mayStore = [write, atDesk].some((one) => one && hasCapability(role, one));
        const session = await t.signIn(role);
        for (const [format, of] of Object.entries({ gambar, pdf, docx })) {
          const { httpStatus, body } = await upload(session, files[format as 'pdf'], 'berkas', doctype);
          const isTaken = mayStore && formats.includes(of);
          expect([role, format, body.status ?? false]).toEqual([role, format, isTaken]);
          if (!mayStore) expect(httpStatus).toBe(403);
        }
      }
    },
  );

  test.each([
    ['logo', 'administrator', 'operator', () => picture('png', 21)],
    ['avatar', 'peserta', undefined, () => picture('jpeg', 22)],
    ['dokumen', 'operator', 'guru', () => buildDocx()],
    ['dokumen', 'operator', 'peserta', () => buildPdf('Syarat')],
    ['peraturan', 'operator', 'supervisor', () => buildPdf('Peraturan')],
    ['lampiran', 'guru', 'operator', () => buildPdf('Kisi-kisi')],
  ] as const)('S2-UPL-02, S1-CALL-35: %s is stored by %s, not by %s', async (doctype, who, other, build) => {
    const bytes = await build();
    const { body } = await upload(await t.signIn(who), bytes, 'berkas', doctype);
    expect(body).toMatchObject({ status: true, path: `/api/media/${body.name}` });
    if (other) expect((await upload(await t.signIn(other), bytes, 'b', doctype)).httpStatus).toBe(403);
    expect((await upload(undefined, bytes, 'b', doctype)).httpStatus).toBe(401);
  });

  test.each([
    ['peraturan', () => buildDocx(), 'bukan PDF'],
    ['peraturan', () => picture('png'), 'bukan PDF'],
    ['lampiran', () => buildDocx(), 'bukan PDF'],
    ['dokumen', () => picture('jpeg'), 'bukan DOCX atau PDF'],
    ['dokumen', () => buildDocm(), 'makro'],
    ['logo', () => buildPdf(), 'bukan JPG atau PNG'],
    ['logo', () => Buffer.alloc(0), 'kosong'],
  ] as const)('S2-UPL-08: %s takes no other type', async (doctype, build, sentence) => {
    const { body } = await upload(await t.signIn('administrator'), await build(), 'berkas.pdf', doctype);
    expect(body).toMatchObject({ status: false, message: expect.stringContaining(sentence) });
  });

  test('S2-UPL-07: exactly 2 MB are taken, one byte more is not', async () => {
    const operator = await t.signIn('operator');
    const limit = 2 * 1024 * 1024;
    const room = 2 * limit - buildPdf('x', limit).length;
    expect((await upload(operator, buildPdf('x', room), 'a.pdf', 'dokumen')).body.status).toBe(true);
    expect((await upload(operator, buildPdf('x', room + 1), 'a.pdf', 'dokumen')).body).toMatchObject({
      status: false,
      message: expect.stringContaining('lebih dari 2 MB'),
    });
  });

  test.each([
    '../../spmb.sqlite',
    'a/b.png',
    'a\\b.png',
    'a\u0000b.png',
    'a\u202egnp.exe',
    '..',
    ' ',
    'x'.repeat(201),
  ])('P13: the name %j is refused', async (name) => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(await picture('png'))]), name);
    const { body } = await t.call(guru, 'POST', '/api/media?doctype=soal', form);
    expect(body).toMatchObject({ status: false, message: expect.stringContaining('Nama berkas') });
  });

  test('a nearly full disk takes no uploads and says so', async () => {
    const own = t.context.media;
    t.context.media = openMediaStore(t.dataDir, Number.MAX_SAFE_INTEGER);
    const full = await upload(guru, await picture('png'), 'a.png');
    t.context.media = own;
    expect([full.httpStatus, full.body]).toEqual([
      507,
      expect.objectContaining({ status: false, message: expect.stringContaining('hampir penuh') }),
    ]);
  });
});

describe('GET api/media/{name}', () => {
  test('opens only with a login that may see questions; the rest cannot tell it from an unknown name', async () => {
    const { body } = await upload(guru, await picture('png'), 'a.png');
    expect((await read(undefined, body.path)).status).toBe(404);
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

  test('N34: a public file opens without a login, is kept for good and asked for once', async () => {
    const { body } = await upload(
      await t.signIn('operator'),
      buildPdf('Terbuka'),
      'Syarat & ketentuan.docx',
      'dokumen',
    );
    const answer = await read(undefined, body.path);
    expect([answer.status, Buffer.from(await answer.arrayBuffer())]).toEqual([200, buildPdf('Terbuka')]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-disposition')).toBe(
      `inline; filename="Syarat _ ketentuan.pdf"; filename*=UTF-8''Syarat%20%26%20ketentuan.pdf`,
    );
    // Safari shows an empty page where a PDF is in a sandbox besides its viewer's own.
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'(?!.*sandbox)/);
    const headers = { 'if-none-match': answer.headers.get('etag') ?? '' };
    expect((await t.app.request(body.path, { headers })).status).toBe(304);
  });

  test('a Word document is saved, never opened in the page', async () => {
    const { body } = await upload(
      await t.signIn('operator'),
      await buildDocx({ 'word/a.xml': '' }),
      'Formulir "A".docx',
      'dokumen',
    );
    const { headers } = await read(undefined, body.path);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Formulir _A_.docx"; filename*=UTF-8''Formulir%20%22A%22.docx`,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('a login that has ended is told apart from no login', async () => {
    const { body } = await upload(guru, await picture('png'), 'a.png');
    expect((await read({ token: 'habis', akun_id: '' }, body.path)).status).toBe(401);
  });

  test('a file that is gone from the disk is a sentence, not a failure; the same file again brings it back', async () => {
    const bytes = await picture('png', 44);
    const { body } = await upload(guru, bytes, 'a.png');
    for await (const sums of t.context.media.list())
      for (const sum of sums) await t.context.media.remove(sum);
    const answer = await t.call(guru, 'GET', body.path);
    expect([answer.httpStatus, answer.body.message]).toEqual([
      404,
      expect.stringContaining('hilang dari server'),
    ]);
    expect((await upload(guru, bytes, 'a.png')).body.name).toBe(body.name);
    expect((await read(guru, body.path)).status).toBe(200);
  });

  test.each([
    [true, 1],
    [false, 0],
  ])(
    'a kind whose reading is recorded (%s) leaves who read what in the audit trail',
    async (isReadRecorded, count) => {
      const { body } = await upload(guru, await picture('png', 45 + count), 'a.png');
      const kinds = { ...mediaKinds, soal: { ...mediaKinds.soal, isReadRecorded } };
      const app: App = new Hono<AppEnv>();
      const onlyAccounts = buildAuthenticator(t.context, [buildAkunLook(t.context)]);
      app.get('/api/media/:name', async (call) => {
        await onlyAccounts(call);
        return readMedia(t.context, call, [], kinds);
      });
      const headers = { authorization: `Bearer ${guru.token}` };
      expect((await app.request(body.path, { headers })).status).toBe(200);
      const rows = await t.context.store.read.select().from(audit).where(eq(audit.baris_id, body.name));
      expect(rows.map(({ tindakan, akun_id }) => [tindakan, akun_id])).toEqual(
        Array.from({ length: count }, () => ['baca', guru.akun_id]),
      );
    },
  );
});
