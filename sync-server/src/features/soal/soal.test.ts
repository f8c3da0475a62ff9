import { mathToSource } from '@spmb/shared/soal/html/math-source.ts';
import { soalContract, type Soal } from '@spmb/shared/soal/soal.schema.ts';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';

const t = perFile(buildTestApp);
let admin: Session;
let bankId: string;
let path: string;
beforeAll(async () => {
  admin = await t.signIn('administrator');
});
beforeEach(async () => {
  const { body } = await t.call(admin, 'POST', '/api/master-soal', { mapel: 'IPA' });
  bankId = body.data.id;
  path = `/api/master-soal-detail/${bankId}`;
});

const item = { soal: '<p>Air mendidih pada suhu …</p>', pilihan_a: '90', pilihan_b: '100', jawaban: 'B' };
const add = async (fields: object = {}) => (await t.call(admin, 'POST', path, { ...item, ...fields })).body;
const put = async (soal: Soal, fields: object) =>
  t.call(admin, 'POST', `${path}/${soal.id}?_method=PUT`, { ...soal, ...fields });

describe('api/master-soal-detail/{master_soal_id}', () => {
  test('POST creates an item, GET lists, GET {id} reads, _method=PUT updates, _method=DELETE deletes', async () => {
    const created = await add();
    expect(created).toMatchObject({ status: true, message: 'Soal disimpan.' });
    const soal = soalContract.parse(created.data);
    expect(soal).toMatchObject({
      master_soal_id: bankId,
      nomor: 1,
      soal: 'Air mendidih pada suhu …',
      pilihan_c: '',
      soal_gambar: null,
      soal_gambar_path: null,
      jawaban: 'B',
      status: 'siap',
      versi: 1,
    });
    expect((await t.call(admin, 'GET', path)).body).toEqual([created.data]);
    expect((await t.call(admin, 'GET', `${path}/${soal.id}`)).body).toEqual(created.data);
    const updated = await put(soal, { pilihan_a: '80', status: 'nonaktif' });
    expect(updated.body.data).toEqual({ ...soal, pilihan_a: '80', status: 'nonaktif', versi: 2 });
    expect((await t.call(admin, 'POST', `${path}/${soal.id}?_method=DELETE`)).body).toEqual({
      status: true,
      message: 'Soal dihapus.',
      hapusan_id: expect.any(String),
    });
    expect((await t.call(admin, 'GET', path)).body).toEqual([]);
  });

  test('an item is saved from the version that was read, or refused with 409', async () => {
    const { data } = await add();
    expect((await put(data, { pilihan_a: '1' })).httpStatus).toBe(200);
    expect((await put(data, { pilihan_a: '2' })).httpStatus).toBe(409);
    expect((await t.call(admin, 'GET', `${path}/${data.id}`)).body.pilihan_a).toBe('1');
  });

  test('items come in the order of their numbers; an empty number is the next one, a taken one is refused', async () => {
    await add({ nomor: 3 });
    await add({ nomor: 1 });
    expect((await add()).data.nomor).toBe(4);
    expect((await add({ nomor: '2' })).data.nomor).toBe(2);
    const taken = await add({ nomor: 3 });
    expect(taken).toMatchObject({
      status: false,
      kesalahan: { nomor: expect.stringContaining('sudah dipakai') },
    });
    const list: Soal[] = (await t.call(admin, 'GET', path)).body;
    expect(list.map(({ nomor }) => nomor)).toEqual([1, 2, 3, 4]);
    const moved = await put(list[0] as Soal, { nomor: 9 });
    expect(moved.body.data.nomor).toBe(9);
    const kept = await put(moved.body.data, { nomor: '' });
    expect(kept.body.data.nomor).toBe(9);
  });

  test('items that are added at the same moment get different numbers', async () => {
    const added = await Promise.all(Array.from({ length: 8 }, () => add()));
    expect(added.map(({ data }) => data.nomor).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect((await t.call(admin, 'GET', `/api/master-soal/${bankId}`)).body.versi).toBe(9);
  });

  test('POST api/master-soal-detail-info answers the item of a number', async () => {
    const { data } = await add({ nomor: 7 });
    const info = (nomor: unknown) =>
      t.call(admin, 'POST', '/api/master-soal-detail-info', { master_soal_id: bankId, nomor });
    expect((await info(7)).body).toEqual(data);
    expect((await info('7')).body).toEqual(data);
    expect(await info(8)).toMatchObject({
      httpStatus: 404,
      body: { message: 'Soal nomor 8 tidak ada di bank soal ini.' },
    });
  });

  test('a save of what somebody deleted meanwhile says so', async () => {
    const { data } = await add();
    await t.call(admin, 'POST', `${path}/${data.id}?_method=DELETE`);
    const message = 'Soal ini tidak ada lagi. Muat ulang daftarnya.';
    expect(await put(data, {})).toMatchObject({ httpStatus: 404, body: { status: false, message } });
  });

  test('an item is found by a word of its text and of its options', async () => {
    await add({ soal: 'Fotosintesis menghasilkan …' });
    await add({ soal: 'Rumus kimia air adalah …', pilihan_a: 'Dihidrogen monoksida' });
    const found = async (q: string) => (await t.call(admin, 'GET', `${path}?q=${q}`)).body;
    expect(await found('FOTOSINTESIS')).toMatchObject({ total: 1, rows: [{ nomor: 1 }] });
    expect(await found('kimia%20monoksida')).toMatchObject({ total: 1, rows: [{ nomor: 2 }] });
  });
});

describe('what is stored of a question', () => {
  test.each([
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '<a href="javascript:alert(1)">klik</a>',
    '<svg><script>alert(1)</script></svg>',
    '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<p style="background:url(https://luar.example/x)" onclick="alert(1)" class="x">teks</p>',
  ])('no script, style or foreign address: %s', async (attack) => {
    const { data } = await add({ soal: `Soal ${attack}`, pilihan_a: `pilihan ${attack}` });
    for (const html of [data.soal, data.pilihan_a]) {
      expect(html).not.toMatch(
        /<script|<iframe|<svg|onerror|onclick|javascript:|style=|https:\/\/luar|srcdoc|src=x/i,
      );
    }
  });

  test('LaTeX becomes MathML that carries its source, so that editing and saving it again changes nothing', async () => {
    const { data } = await add({ soal: 'Nilai \\(\\frac{1}{2} &lt; x\\) adalah …', pilihan_a: '\\[x^2\\]' });
    expect(data.soal).toMatch(
      /^Nilai <math [^]*<mfrac>[^]*<annotation encoding="application\/x-tex">[^]*<\/math> adalah …$/,
    );
    const edited = { soal: mathToSource(data.soal), pilihan_a: mathToSource(data.pilihan_a) };
    expect(edited).toEqual({ soal: 'Nilai \\(\\frac{1}{2} &lt; x\\) adalah …', pilihan_a: '\\[x^2\\]' });
    const again = (await put(data, edited)).body.data;
    expect([again.soal, again.pilihan_a]).toEqual([data.soal, data.pilihan_a]);
  });

  test('an unreadable formula is refused at its field', async () => {
    const body = await add({ pilihan_b: '\\(\\frac{1\\)' });
    expect(body).toMatchObject({
      status: false,
      kesalahan: { pilihan_b: expect.stringContaining('\\frac{1') },
    });
  });

  test('styling over a whole option is taken off: it would point at the answer', async () => {
    const { data } = await add({ pilihan_b: '<p><strong>100</strong></p>' });
    expect(data.pilihan_b).toBe('100');
  });

  test('the key names an option that is filled in, and there are two options at least', async () => {
    expect(await add({ jawaban: 'E' })).toMatchObject({
      status: false,
      kesalahan: { jawaban: expect.any(String) },
    });
    expect(await add({ jawaban: 'F' })).toMatchObject({
      status: false,
      kesalahan: { jawaban: expect.any(String) },
    });
    expect(await add({ pilihan_b: '<p>&nbsp;</p>', jawaban: 'A' })).toMatchObject({ status: false });
    expect((await t.call(admin, 'GET', path)).body).toEqual([]);
  });

  test('images are named by uploads of this server: in their places and inside the text', async () => {
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a31' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('file', new File([new Uint8Array(bytes)], 'g.png'));
    const { name, path: address } = (await t.call(admin, 'POST', '/api/media?doctype=soal', form)).body;
    const { data } = await add({ soal: '', soal_gambar: name, pilihan_b: `<img src="media:${name}">` });
    expect(data).toMatchObject({ soal: '', soal_gambar: name, soal_gambar_path: address });
    expect(data.pilihan_b).toBe(`<img src="media:${name}" />`);
    for (const fields of [{ soal_gambar: 'tidak-ada' }, { pilihan_a: '<img src="media:tidak-ada">' }]) {
      expect((await add(fields)).message).toContain('Unggah gambarnya');
    }
  });

  test('a body of over 1 MB is refused with 413', async () => {
    const { httpStatus } = await t.call(admin, 'POST', path, { ...item, soal: 'x'.repeat(2_000_000) });
    expect(httpStatus).toBe(413);
    expect((await add({ soal: 'x'.repeat(60_001) })).kesalahan.soal).toContain('terlalu panjang');
  });
});
