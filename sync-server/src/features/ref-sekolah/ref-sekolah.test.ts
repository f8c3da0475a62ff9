import { refSekolahContract } from '@spmb/shared/ref-sekolah/ref-sekolah.schema.ts';
import { describe, expect, test } from 'vitest';
import { readSheets } from '../../spreadsheet/read/read-sheets.ts';
import { buildXlsxOf } from '../../spreadsheet/testing/build-file.ts';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const t = perFile(buildTestApp);
const operator = perFile(() => t.signIn('operator'));

const path = '/api/ref-sekolah';
const lain = { id: '9999', npsn: '9999', name: 'Sekolah lain / tidak terdaftar', versi: 1 };
const create = async (fields: object) => (await t.call(operator, 'POST', path, fields)).body;

describe('school reference', () => {
  test('S2-SEK-05, N20: school 9999 is there from the first start and cannot be deleted', async () => {
    await t.restart();
    expect((await t.call(operator, 'GET', `${path}/9999`)).body).toEqual(lain);
    const refused = (await t.call(operator, 'POST', `${path}/9999?_method=DELETE`)).body;
    expect(refused).toMatchObject({ status: false, message: expect.stringContaining('tidak dapat dihapus') });
    expect((await t.call(operator, 'GET', path)).body).toEqual([lain]);
  });

  test('S2-SEK-02: CRUD api/ref-sekolah', async () => {
    const { data } = await create({ npsn: '20401234', name: 'SMP Negeri 1 Sleman' });
    const record = { id: data.id, npsn: '20401234', name: 'SMP Negeri 1 Sleman', versi: 1 };
    expect(data).toEqual(record);
    const saved = await t.call(operator, 'POST', `${path}/${data.id}?_method=PUT`, {
      ...record,
      name: 'SMPN 1 Sleman',
    });
    expect(saved.body.data).toEqual({ ...record, name: 'SMPN 1 Sleman', versi: 2 });
    const list = (await t.call(operator, 'GET', `${path}?q=20401234`)).body;
    expect(refSekolahContract.array().parse(list.rows)).toEqual([saved.body.data]);
    expect((await t.call(operator, 'POST', `${path}/${data.id}?_method=DELETE`)).body.status).toBe(true);
  });

  test('S2-SEK-02: what was exported is changed in the spreadsheet and imported by NPSN', async () => {
    await create({ npsn: '20405555', name: 'MTs Negeri 5' });
    const file = await t.app.request(`${path}-export?q=20405555`, {
      headers: { authorization: `Bearer ${operator.token}` },
    });
    const [sheet] = await readSheets(new Uint8Array(await file.arrayBuffer()));
    const [header = [], row = []] = sheet?.rows ?? [];
    expect([header, row]).toEqual([
      ['NPSN', 'Nama'],
      ['20405555', 'MTs Negeri 5'],
    ]);
    const form = new FormData();
    const bytes = await buildXlsxOf([header, ['20405555', 'MTsN 5 Sleman'], ['20406666', 'SMP Baru']]);
    form.append('file_excel', new File([new Uint8Array(bytes)], 'sekolah.xlsx'));
    const { body } = await t.call(operator, 'POST', `${path}-impor`, form);
    expect(body).toMatchObject({ status: true, message: '1 baru, 1 diubah, 0 tetap, 0 ditolak.' });
    const list = (await t.call(operator, 'GET', `${path}?q=2040&sort=npsn`)).body.rows as {
      id: string;
      name: string;
    }[];
    expect(list.map(({ name }) => name)).toEqual(['MTsN 5 Sleman', 'SMP Baru']);
    for (const { id } of list) await t.call(operator, 'DELETE', `${path}/${id}`);
  });

  test('S2-SEK-01: NPSN has at most 10 characters and belongs to one school', async () => {
    expect((await create({ npsn: '12345678901', name: '' })).kesalahan).toEqual({
      npsn: 'NPSN paling panjang 10 karakter.',
      name: 'Nama wajib diisi.',
    });
    await create({ npsn: '1234567890', name: 'MTs Uji' });
    const twice = await create({ npsn: ' 1234567890 ', name: 'MTs Lain' });
    expect(twice.kesalahan).toEqual({ npsn: 'NPSN 1234567890 sudah dipakai MTs Uji. Periksa angkanya.' });
  });

  test('S2-SEK-03: everybody signed in reads one school, staff alone the list', async () => {
    const peserta = await t.signIn('peserta');
    expect((await t.call(peserta, 'GET', `${path}/9999`)).body).toMatchObject({
      name: lain.name,
      npsn: '9999',
    });
    expect((await t.call(peserta, 'GET', path)).httpStatus).toBe(403);
  });

  test('S2-SEK-04, N51: the options are all schools by name; with q the first 50 that hold every word', async () => {
    for (let nomor = 1; nomor <= 55; nomor += 1)
      await create({ npsn: `3${nomor}`, name: `SMP Negeri ${String(nomor).padStart(2, '0')} Bantul` });
    const peserta = await t.signIn('peserta');
    const combo = async (body?: object) =>
      (await t.call(peserta, 'POST', '/api/ref-sekolah-combo', body)).body;
    expect(await combo()).toHaveLength(57);
    expect(await combo({ q: 'BANTUL smp' })).toHaveLength(50);
    expect(await combo({ q: 'negeri 07' })).toEqual([
      { value: expect.any(String), label: 'SMP Negeri 07 Bantul', npsn: '37' },
    ]);
    expect(await combo({ q: 'tidak ada' })).toEqual([]);
  });
});
