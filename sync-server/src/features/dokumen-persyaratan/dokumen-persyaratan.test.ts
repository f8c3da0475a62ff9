import { dokumenPersyaratanContract } from '@spmb/shared/dokumen-persyaratan/dokumen-persyaratan.schema.ts';
import { describe, expect, test } from 'vitest';
import { saveMedia, type NewMedia } from '../../media/media.mutations.ts';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { schoolId } from '../../db/school-id.ts';

const t = perFile(buildTestApp);
const operator = perFile(() => t.signIn('operator'));

/** A stored file of that kind; the answer is its name. */
async function store(doctype: NewMedia['doctype']): Promise<string> {
  const file = {
    doctype,
    nama: 'contoh.pdf',
    mime: 'application/pdf',
    ukuran: 1,
    lebar: 0,
    tinggi: 0,
  };
  const actor = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };
  const names = await t.context.store.tx(actor, (tx) => saveMedia(tx, 0, [{ ...file, sha256: doctype }]));
  return names.get(doctype) ?? '';
}

const kinds = [
  { path: '/api/dokumen-persyaratan', doctype: 'dokumen', fields: { description: 'Asli', status: true } },
  { path: '/api/master-data-peraturan', doctype: 'peraturan', fields: {} },
] as const;

describe.each(kinds)('$path', ({ path, doctype, fields }) => {
  const create = async (record: object) => (await t.call(operator, 'POST', path, record)).body;

  test('S2-DOK-04, S2-PERA-02: create, list, read, update and delete with the stored name in `path`', async () => {
    const file = await store(doctype);
    const { data, ...envelope } = await create({ name: ' Kartu ', path: file, ...fields });
    expect(envelope.status).toBe(true);
    expect(data).toEqual({ id: data.id, name: 'Kartu', path: file, ...fields, versi: 1 });
    expect((await t.call(operator, 'GET', path)).body).toEqual([data]);
    const changed = { ...data, name: 'Kartu baru' };
    const saved = await t.call(operator, 'POST', `${path}/${data.id}?_method=PUT`, changed);
    expect(saved.body.data).toEqual({ ...changed, versi: 2 });
    expect((await t.call(operator, 'GET', `${path}/${data.id}`)).body).toEqual(saved.body.data);
    expect((await t.call(operator, 'POST', `${path}/${data.id}?_method=DELETE`)).body.status).toBe(true);
    expect((await t.call(operator, 'GET', path)).body).toEqual([]);
  });

  test.each(['tidak-ada', 'soal'])('a `path` that names no file of this kind is refused: %s', async (of) => {
    const file = of === 'soal' ? await store('soal') : of;
    expect((await create({ name: 'Akta', path: file, ...fields })).kesalahan).toEqual({
      path: 'Berkas ini tidak ada di server. Unggah berkasnya lewat formulir.',
    });
  });

  test('a name stands in the list once, whatever the capitals; a record keeps its own', async () => {
    const { data } = await create({ name: 'Ijazah', path: await store(doctype), ...fields });
    expect((await create({ ...data, name: 'IJAZAH' })).kesalahan).toEqual({
      name: 'IJAZAH sudah ada dalam daftar ini. Isi yang lain.',
    });
    const own = await t.call(operator, 'POST', `${path}/${data.id}?_method=PUT`, { ...data, name: 'ijazah' });
    expect(own.body.data.name).toBe('ijazah');
  });
});

test('S2-DOK-04, N18: a document needs no file, and is Opsional unless it is said to be Wajib', async () => {
  const { body } = await t.call(operator, 'POST', kinds[0].path, { name: 'Surat pernyataan', path: '' });
  expect(dokumenPersyaratanContract.parse(body.data)).toMatchObject({
    description: '',
    path: null,
    status: false,
  });
});

test('S2-PERA-02: a regulation needs its file', async () => {
  const { body } = await t.call(operator, 'POST', kinds[1].path, { name: 'Juknis', path: null });
  expect(body.kesalahan).toEqual({ path: 'Berkas PDF wajib diisi.' });
});
