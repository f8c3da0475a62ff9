import { paramPrestasiContract } from '@spmb/shared/param-prestasi/param-prestasi.schema.ts';
import { describe, expect, test } from 'vitest';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const t = perFile(buildTestApp);
const operator = perFile(() => t.signIn('operator'));

const path = '/api/param-prestasi';
const list = async () => paramPrestasiContract.array().parse((await t.call(operator, 'GET', path)).body);

describe('achievement parameters', () => {
  test('S2-PPRES-02, N20: a fresh school has four levels of three ranks, the higher worth more', async () => {
    const rows = await list();
    expect(rows).toHaveLength(12);
    expect(rows[0]).toMatchObject({ name: 'Juara 1 Tingkat Internasional', skor: 100 });
    expect(rows[11]).toMatchObject({ name: 'Juara 3 Tingkat Kabupaten/Kota', skor: 45 });
    const skors = rows.map(({ skor }) => skor);
    expect(skors).toEqual([...new Set(skors)].sort((a, b) => b - a));
  });

  test('S2-PPRES-02: skor changes, name does not', async () => {
    const [before] = await list();
    const record = { ...before, name: 'Lain', skor: '97,5' };
    const saved = await t.call(operator, 'POST', `${path}/${before?.id}?_method=PUT`, record);
    expect(saved.body.data).toEqual({ ...before, skor: 97.5, versi: 2 });
  });

  test.each([-1, 100.5, 'banyak', ''])('S2-PPRES-02: a skor of %j is named at its field', async (skor) => {
    const [row] = await list();
    const refused = await t.call(operator, 'POST', `${path}/${row?.id}?_method=PUT`, { ...row, skor });
    expect(refused.body.kesalahan).toEqual({
      skor: 'Skor diisi angka 0 sampai 100, paling banyak dua angka di belakang koma.',
    });
  });

  test('S2-PPRES-02: none is added or deleted', async () => {
    const [row] = await list();
    expect((await t.call(operator, 'POST', path, row)).httpStatus).toBe(404);
    expect((await t.call(operator, 'POST', `${path}/${row?.id}?_method=DELETE`)).httpStatus).toBe(404);
    expect(await list()).toHaveLength(12);
  });

  test('S2-OTHM-02: POST api/param-prestasi-combo answers them in the order of the list to every account', async () => {
    const combo = (await t.call(await t.signIn('peserta'), 'POST', '/api/param-prestasi-combo')).body;
    expect(combo).toEqual((await list()).map(({ id, name }) => ({ value: id, label: name })));
  });
});
