import { appendFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openMediaStore } from '../../media/media-store.ts';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { buildPdf, buildPicture } from './testing/build-file.ts';

const t = perFile(buildTestApp);
let operator: Session;
beforeAll(async () => {
  operator = await t.signIn('operator');
});

const base64 = (text: string) => Buffer.from(text).toString('base64');
interface Asked {
  session?: Session | undefined;
  headers?: Record<string, string>;
  body?: Uint8Array;
}

/** A request of the protocol, as its clients send it. */
async function ask(method: string, path: string, { session = operator, headers = {}, body }: Asked = {}) {
  const answer = await t.app.request(path, {
    method,
    headers: { authorization: `Bearer ${session.token}`, 'tus-resumable': '1.0.0', ...headers },
    ...(body && { body: new Uint8Array(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, message: text && JSON.parse(text).message };
}
const begin = (size: number, { doctype = 'peraturan', nama = 'Peraturan.pdf', session = operator } = {}) =>
  ask('POST', '/api/unggah', {
    session,
    headers: {
      'upload-length': String(size),
      'upload-metadata': `filename ${base64(nama)},doctype ${base64(doctype)}`,
    },
  });
const go = (place: string, offset: number, body: Uint8Array, session = operator) =>
  ask('PATCH', place, {
    session,
    body,
    headers: { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
  });
/** Begins an upload and answers its address. */
const beginOf = async (bytes: Uint8Array) => (await begin(bytes.length)).headers.get('location') ?? '';
const stored = async (name: string | null) =>
  Buffer.from(await (await t.app.request(`/api/media/${name}`)).arrayBuffer());

describe('api/unggah: uploads that go on after a drop', () => {
  test('S2-UPL-03: a file in two parts ends with the name it is read by', async () => {
    const pdf = buildPdf('Dua bagian');
    const place = await beginOf(pdf);
    expect(place).toMatch(/^\/api\/unggah\/[\da-f]{32}$/);
    const half = await go(place, 0, pdf.subarray(0, 300));
    expect([half.status, half.headers.get('upload-offset')]).toEqual([204, '300']);
    expect(half.headers.get('x-berkas')).toBeNull();
    const end = await go(place, 300, pdf.subarray(300));
    expect(end.status).toBe(204);
    expect(await stored(end.headers.get('x-berkas'))).toEqual(pdf);
  });

  test('goes on after the server was started anew, and tells the name once more when its answer was lost', async () => {
    const pdf = buildPdf('Mulai ulang');
    const place = await beginOf(pdf);
    await go(place, 0, pdf.subarray(0, 500));
    await t.restart();
    const asked = await ask('HEAD', place);
    expect([asked.headers.get('upload-offset'), asked.headers.get('x-berkas')]).toEqual(['500', null]);
    const end = await go(place, 500, pdf.subarray(500));
    const again = await ask('HEAD', place);
    expect(again.headers.get('upload-offset')).toBe(String(pdf.length));
    expect(again.headers.get('x-berkas')).toBe(end.headers.get('x-berkas'));
  });

  test('S2-UPL-05: what had arrived wholly when the server ended is finished when it is asked for', async () => {
    const pdf = buildPdf('Berhenti tepat di akhir');
    const place = await beginOf(pdf);
    await go(place, 0, pdf.subarray(0, 300));
    await appendFile(join(t.context.uploads.path, place.split('/').at(-1) ?? ''), pdf.subarray(300));
    await t.restart();
    // Who asks while it is being checked waits for the same end.
    const [one, two] = await Promise.all([ask('HEAD', place), ask('HEAD', place)]);
    expect(await stored(one.headers.get('x-berkas'))).toEqual(pdf);
    expect(two.headers.get('x-berkas')).toBe(one.headers.get('x-berkas'));

    const wrong = Buffer.from('tidak ada PDF di sini');
    const other = await beginOf(wrong);
    await appendFile(join(t.context.uploads.path, other.split('/').at(-1) ?? ''), wrong);
    expect((await ask('HEAD', other)).status).toBe(422);
    expect((await ask('HEAD', other)).status).toBe(404);
  });

  test('S2-UPL-04: four files at once do not mix', async () => {
    const pdfs = ['Satu', 'Dua', 'Tiga', 'Empat'].map((text) => buildPdf(text));
    const names = await Promise.all(
      pdfs.map(async (pdf) => {
        const place = await beginOf(pdf);
        await go(place, 0, pdf.subarray(0, 200));
        return (await go(place, 200, pdf.subarray(200))).headers.get('x-berkas');
      }),
    );
    expect(await Promise.all(names.map(stored))).toEqual(pdfs);
  });

  test('another account can neither ask, go on nor give up, and the file itself is never read here', async () => {
    const pdf = buildPdf('Milik orang');
    const place = await beginOf(pdf);
    await go(place, 0, pdf.subarray(0, 100));
    const other = await t.signIn('operator');
    expect((await ask('HEAD', place, { session: other })).status).toBe(404);
    expect((await go(place, 100, pdf.subarray(100), other)).status).toBe(404);
    expect((await ask('DELETE', place, { session: other })).status).toBe(404);
    expect((await ask('GET', place)).status).toBe(404);
    expect((await go(place, 100, pdf.subarray(100))).headers.get('x-berkas')).not.toBeNull();
  });

  test('V4: an address that names another upload behind its own reaches its own alone', async () => {
    const pdf = buildPdf('Milik saya');
    const place = await beginOf(pdf);
    const other = await t.signIn('operator');
    const own = (await begin(500, { session: other })).headers.get('location') ?? '';
    const crooked = `${own}?x=/${place.split('/').at(-1)}`;
    expect((await ask('HEAD', crooked, { session: other })).headers.get('upload-length')).toBe('500');
    await go(crooked, 0, Buffer.alloc(10), other);
    expect((await ask('HEAD', place)).headers.get('upload-offset')).toBe('0');
    expect((await ask('DELETE', crooked, { session: other })).status).toBe(204);
    expect((await go(place, 0, pdf)).headers.get('x-berkas')).not.toBeNull();
  });

  test('V12: the bytes of a finished one lie nowhere twice; what is sent again is answered, or refused in words', async () => {
    const pdf = buildPdf('Selesai');
    const place = await beginOf(pdf);
    const name = (await go(place, 0, pdf)).headers.get('x-berkas');
    const id = place.split('/').at(-1) ?? '';
    expect((await readdir(t.context.uploads.path)).filter((one) => one.startsWith(id))).toEqual([]);
    const asked = await ask('HEAD', place);
    expect([asked.status, asked.headers.get('upload-offset'), asked.headers.get('x-berkas')]).toEqual([
      200,
      String(pdf.length),
      name,
    ]);
    expect(await go(place, 0, pdf)).toMatchObject({
      status: 409,
      message: expect.stringContaining('lebih jauh'),
    });
    expect((await ask('DELETE', place)).status).toBe(204);
    expect((await ask('HEAD', place)).status).toBe(404);
  });

  test('what is given up leaves nothing behind', async () => {
    const place = await beginOf(buildPdf());
    const id = place.split('/').at(-1) ?? '';
    expect(await readdir(t.context.uploads.path)).toContain(id);
    expect((await ask('DELETE', place)).status).toBe(204);
    expect((await ask('HEAD', place)).status).toBe(404);
    expect((await readdir(t.context.uploads.path)).filter((name) => name.startsWith(id))).toEqual([]);
  });

  test.each([
    ['an unknown kind', { doctype: 'rahasia' }, 400, 'tidak dikenal'],
    ['a kind of somebody else', { doctype: 'soal' }, 403, 'Unauthorized'],
    ['a path as name', { nama: '../../x.pdf' }, 422, 'Nama berkas'],
    ['a NUL in the name', { nama: 'a\0.pdf' }, 422, 'Nama berkas'],
    ['no name', { nama: '' }, 422, 'Nama berkas'],
  ])('P13: %s is refused before anything is stored', async (_, facts, status, sentence) => {
    const before = await readdir(t.context.uploads.path);
    const answer = await begin(1_000, facts);
    expect([answer.status, answer.message]).toEqual([status, expect.stringContaining(sentence)]);
    expect(await readdir(t.context.uploads.path)).toEqual(before);
  });

  test('S2-UPL-07: 2 MB and one byte are refused when they are announced, more than announced when it comes', async () => {
    expect(await begin(2 * 1024 * 1024 + 1)).toMatchObject({
      status: 413,
      message: expect.stringContaining('2 MB'),
    });
    const place = (await begin(100)).headers.get('location') ?? '';
    expect((await go(place, 0, Buffer.alloc(101))).status).toBe(413);
    const huge = await go(place, 0, Buffer.alloc(3 * 1024 * 1024));
    expect([huge.status, huge.message]).toEqual([413, expect.stringContaining('terlalu besar')]);
  });

  test('a part for another place is refused, and says where to go on', async () => {
    const pdf = buildPdf('Tempat');
    const place = await beginOf(pdf);
    expect((await go(place, 50, pdf.subarray(50))).status).toBe(409);
    expect((await ask('HEAD', place)).headers.get('upload-offset')).toBe('0');
  });

  test.each([
    ['nothing', () => Buffer.alloc(0), 'kosong'],
    ['an image', () => buildPicture('png'), 'bukan PDF'],
    ['a PDF without its end', () => buildPdf().subarray(0, -9), 'rusak'],
  ])('%s instead of a PDF is refused in the end and forgotten', async (_, build, sentence) => {
    const bytes = await build();
    const begun = await begin(bytes.length);
    const place = begun.headers.get('location') ?? '';
    const end = bytes.length === 0 ? begun : await go(place, 0, bytes);
    expect([end.status, end.message]).toEqual([422, expect.stringContaining(sentence)]);
    if (place) expect((await ask('HEAD', place)).status).toBe(404);
  });

  test('who speaks another protocol is answered in words, and no other page is let in', async () => {
    const answer = await ask('POST', '/api/unggah', { headers: { 'tus-resumable': '0.2.2' } });
    expect([answer.status, answer.message]).toEqual([400, expect.stringMatching(/Muat ulang/)]);
    const begun = await begin(1_000);
    expect([...begun.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('an upload that is a day old is gone', async () => {
    const place = await beginOf(buildPdf());
    t.clock.advance(24 * 3_600_000 + 1);
    operator = await t.signIn('operator');
    expect((await ask('HEAD', place)).status).toBe(404);
  });

  test('V12: one account has at most 100 uploads on its way, however small', async () => {
    const session = await t.signIn('operator');
    for (let count = 1; count <= 100; count += 1) expect((await begin(1, { session })).status).toBe(201);
    expect(await begin(1, { session })).toMatchObject({
      status: 422,
      message: expect.stringContaining('belum selesai'),
    });
    expect((await begin(1)).status).toBe(201);
  });

  test('one account has at most 40 MB on its way; a nearly full disk takes nothing', async () => {
    const session = await t.signIn('operator');
    for (let count = 1; count <= 20; count += 1)
      expect((await begin(2 * 1024 * 1024, { session })).status).toBe(201);
    expect(await begin(1, { session })).toMatchObject({
      status: 422,
      message: expect.stringContaining('belum selesai'),
    });
    const own = t.context.media;
    t.context.media = openMediaStore(t.dataDir, Number.MAX_SAFE_INTEGER);
    expect(await begin(1)).toMatchObject({ status: 507, message: expect.stringContaining('hampir penuh') });
    t.context.media = own;
  });
});
