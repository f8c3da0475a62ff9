import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { buildPdf } from './testing/build-file.ts';

const t = perFile(buildTestApp);
const operator = perFile(() => t.signIn('operator'));

let files = 0;
/** A file in chunks of `size` bytes, counted from `first`, as a client sends it. */
function cut(bytes: Buffer, { size = 200, first = 1, uuid = `unggahan-${(files += 1)}` } = {}) {
  const count = Math.ceil(bytes.length / size);
  return Array.from({ length: count }, (_, index) => {
    const part = bytes.subarray(index * size, (index + 1) * size);
    const fields: Record<string, string> = {
      chunkNumb: String(index + first),
      chunkMaxs: String(count),
      chunkSize: String(size),
      totalSize: String(bytes.length),
      uuid,
      currentSize: String(part.length),
      fileName: 'Peraturan.pdf',
      relativePath: 'Peraturan.pdf',
      mimeType: 'application/pdf',
    };
    return { fields, part };
  });
}
type Piece = ReturnType<typeof cut>[number];

function send({ fields, part }: Piece, change: Record<string, string> = {}, session = operator) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...change })) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(part)]), 'blob');
  return t.call(session, 'POST', '/api/media?doctype=peraturan', form);
}
/** Sends one after another and answers the last answer. */
async function sendAll(pieces: readonly Piece[]) {
  let last = await send(pieces[0]!);
  for (const piece of pieces.slice(1)) last = await send(piece);
  return last.body;
}
const stored = async (name: string) =>
  Buffer.from(await (await t.app.request(`/api/media/${name}`)).arrayBuffer());

describe('POST api/media in chunks', () => {
  test.each([0, 1])(
    'S2-UPL-01, S2-UPL-03: counted from %i, the last answers name and path',
    async (first) => {
      const pdf = buildPdf(`Dari ${first}`);
      const pieces = cut(pdf, { first });
      expect(pieces.length).toBeGreaterThan(2);
      expect((await send(pieces[0]!)).body).toEqual({
        status: true,
        message: `Potongan 1 dari ${pieces.length} diterima.`,
      });
      const body = await sendAll(pieces.slice(1));
      expect(body).toEqual({
        status: true,
        message: 'Berkas tersimpan.',
        name: expect.any(String),
        path: `/api/media/${body.name}`,
      });
      expect(await stored(body.name)).toEqual(pdf);
    },
  );

  test('a file in one chunk, counted from 0', async () => {
    expect(await sendAll(cut(buildPdf('Satu'), { size: 5_000, first: 0 }))).toMatchObject({
      status: true,
      name: expect.any(String),
    });
  });

  test('out of order, twice, and the last once more after its answer was lost', async () => {
    const pdf = buildPdf('Acak');
    const pieces = cut(pdf).reverse();
    const body = await sendAll([pieces[0]!, pieces[0]!, ...pieces.slice(1)]);
    expect(await stored(body.name)).toEqual(pdf);
    expect((await send(pieces.at(-1)!)).body.name).toBe(body.name);
  });

  test('all at once: exactly one answers the file', async () => {
    const pdf = buildPdf('Serentak');
    const answers = await Promise.all(cut(pdf, { size: 100 }).map((piece) => send(piece)));
    const named = answers.filter(({ body }) => body.name !== undefined);
    expect(answers.every(({ body }) => body.status === true)).toBe(true);
    expect(named).toHaveLength(1);
    expect(await stored(named[0]!.body.name)).toEqual(pdf);
  });

  test('S2-UPL-04: four files at once do not mix', async () => {
    const names = ['Satu', 'Dua', 'Tiga', 'Empat'];
    const bodies = await Promise.all(names.map((name) => sendAll(cut(buildPdf(name)))));
    expect(await Promise.all(bodies.map(({ name }) => stored(name)))).toEqual(
      names.map((name) => buildPdf(name)),
    );
  });

  test('goes on after the server was started anew', async () => {
    const pdf = buildPdf('Mulai ulang');
    const [first, ...rest] = cut(pdf);
    await send(first!);
    await t.restart();
    expect(await stored((await sendAll(rest)).name)).toEqual(pdf);
  });

  test('another account with the same uuid gets nowhere, and disturbs nothing', async () => {
    const pdf = buildPdf('Milik orang');
    const pieces = cut(pdf);
    const [last] = pieces.splice(-1);
    await sendAll(pieces);
    const other = await t.signIn('operator');
    expect((await send(last!, {}, other)).body.name).toBeUndefined();
    expect(await stored((await send(last!)).body.name)).toEqual(pdf);
  });

  test.each([
    ['a chunk of another size than it says', { currentSize: '7' }, 'tidak cocok'],
    ['a chunk behind the last', { chunkNumb: '99' }, 'tidak cocok'],
    ['a chunk larger than the file', { totalSize: '10' }, 'tidak cocok'],
    ['10,000 chunks', { chunkMaxs: '10000' }, 'terlalu banyak potongan'],
    ['a file over 2 MB', { totalSize: String(2 * 1024 * 1024 + 1) }, 'lebih dari 2 MB'],
    ['a number that is none', { chunkNumb: '1e9x' }, 'chunkNumb'],
    ['a negative number', { chunkNumb: '-1' }, 'chunkNumb'],
    ['no uuid', { uuid: '' }, 'uuid'],
    ['a path as uuid', { uuid: '../../x' }, 'uuid'],
    ['a path as name', { fileName: '../../x' }, 'Nama berkas'],
    ['a NUL in the name', { fileName: 'a\0.pdf' }, 'Nama berkas'],
    ['a folder', { relativePath: 'rahasia/x.pdf' }, 'Nama berkas'],
  ])('P13: %s is refused', async (_, change, sentence) => {
    const [first] = cut(buildPdf('Salah'));
    const { body } = await send(first!, change);
    expect(body).toMatchObject({ status: false, message: expect.stringContaining(sentence) });
  });

  test('P13: chunks that do not make up the announced size are refused and forgotten; from the beginning it works', async () => {
    const pdf = buildPdf('Jumlah');
    const pieces = cut(pdf);
    const longer = { totalSize: String(pdf.length + 1) };
    let last = await send(pieces[0]!, longer);
    for (const piece of pieces.slice(1)) last = await send(piece, longer);
    expect(last.body).toMatchObject({ status: false, message: expect.stringContaining('tidak cocok') });
    expect((await sendAll(pieces)).status).toBe(true);
  });

  test('P13: numbers from 0 and from 1 in one file, and a second file under its uuid, are refused', async () => {
    const [zero, one, ...rest] = cut(buildPdf('Campur'), { first: 0 });
    await send(zero!);
    await send(one!, { chunkNumb: '2' });
    for (const [index, piece] of rest.entries()) await send(piece, { chunkNumb: String(index + 3) });
    const [other] = cut(buildPdf('Lain', 900), { uuid: zero!.fields['uuid']! });
    expect((await send(zero!)).body.name).toBeUndefined();
    expect((await send(other!)).body).toMatchObject({
      status: false,
      message: expect.stringContaining('tidak cocok'),
    });
  });

  test('what is no PDF in the end is refused, and nothing of it stays', async () => {
    const pieces = cut(Buffer.from(`<script>${'x'.repeat(900)}</script>`), { uuid: 'bukan-pdf' });
    expect(await sendAll(pieces)).toMatchObject({
      status: false,
      message: expect.stringContaining('bukan PDF'),
    });
    const id = createHash('sha256').update(`${operator.akun_id} peraturan bukan-pdf`).digest('hex');
    expect(await readdir(t.context.uploads.path)).not.toContain(id);
  });

  test('one account has at most 40 MB on its way', async () => {
    const busy = await t.signIn('operator');
    const announce = (uuid: number) => {
      const [first] = cut(buildPdf('Besar'), { uuid: `besar-${uuid}` });
      return send(first!, { totalSize: String(2 * 1024 * 1024) }, busy);
    };
    for (let uuid = 1; uuid <= 20; uuid += 1) expect((await announce(uuid)).body.status).toBe(true);
    expect((await announce(21)).body).toMatchObject({
      status: false,
      message: expect.stringContaining('belum selesai'),
    });
    expect((await sendAll(cut(buildPdf('Orang lain')))).status).toBe(true);
  });
});
