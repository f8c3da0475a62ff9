import { jalurPendaftaranContract } from '@spmb/shared/jalur-pendaftaran/jalur-pendaftaran.schema.ts';
import { describe, expect, test } from 'vitest';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const t = perFile(buildTestApp);
const operator = perFile(() => t.signIn('operator'));

const path = '/api/jalur-pendaftaran';
const list = async () => (await t.call(operator, 'GET', path)).body;
const put = (id: string, record: object) => t.call(operator, 'POST', `${path}/${id}?_method=PUT`, record);

describe('registration tracks', () => {
  test('S2-TRACK-05, N20: a fresh school has the four tracks of 2025 in their order, a restart adds none', async () => {
    await t.restart();
    const rows = jalurPendaftaranContract.array().parse(await list());
    expect(rows.map(({ name, kuota, is_active }) => [name, kuota, is_active])).toEqual([
      ['Domisili (zonasi)', 0, true],
      ['Afirmasi', 0, true],
      ['Prestasi', 0, true],
      ['Mutasi', 0, true],
    ]);
  });

  test('S2-TRACK-03: name, keterangan, kuota and is_active change; one record is read by its id', async () => {
    const [before] = await list();
    const record = { name: 'Domisili', keterangan: 'Radius 3 km', kuota: 36, is_active: false };
    const saved = await put(before.id, { ...record, kuota: '36' });
    expect(saved.body).toMatchObject({ status: true, message: 'Jalur pendaftaran disimpan.' });
    const after = { ...record, id: before.id, versi: 2 };
    expect(saved.body.data).toEqual(after);
    expect((await t.call(operator, 'GET', `${path}/${before.id}`)).body).toEqual(after);
  });

  test('what is filled in wrongly is named at its field', async () => {
    const [row] = await list();
    const refused = await put(row.id, { ...row, name: ' ', keterangan: 'x'.repeat(256), kuota: -1 });
    expect(refused.body.kesalahan).toEqual({
      name: 'Nama wajib diisi.',
      keterangan: 'Keterangan paling panjang 255 karakter.',
      kuota: 'Kuota diisi angka bulat 0 sampai 100000.',
    });
  });

  test('S2-TRACK-03: none is added or deleted', async () => {
    const [row] = await list();
    expect((await t.call(operator, 'POST', path, row)).httpStatus).toBe(404);
    expect((await t.call(operator, 'POST', `${path}/${row.id}?_method=DELETE`)).httpStatus).toBe(404);
    expect((await t.call(operator, 'DELETE', `${path}/${row.id}`)).httpStatus).toBe(404);
    expect(await list()).toHaveLength(4);
  });
});
