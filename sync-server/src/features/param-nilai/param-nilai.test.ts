import { paramNilaiContract } from '@spmb/shared/param-nilai/param-nilai.schema.ts';
import { describe, expect, test } from 'vitest';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const t = perFile(buildTestApp);
const operator = perFile(() => t.signIn('operator'));

const path = '/api/param-nilai';
const list = async () => (await t.call(operator, 'GET', path)).body;

describe('assessment parameters', () => {
  test('S2-PNIL-03, N20: a fresh school has the four parts, which add up to 100 %, and a restart adds none', async () => {
    await t.restart();
    const rows = paramNilaiContract.array().parse(await list());
    expect(rows.map(({ kode }) => kode)).toEqual(['N.P', 'N.R', 'N.T', 'N.W']);
    expect(rows.reduce((sum, { prosentase }) => sum + prosentase, 0)).toBe(100);
  });

  test('S2-PNIL-02: prosentase and is_active change, kode and name do not', async () => {
    const [before] = await list();
    const record = { ...before, kode: 'X', name: 'Lain', prosentase: '12,5', is_active: false };
    const saved = await t.call(operator, 'POST', `${path}/${before.id}?_method=PUT`, record);
    expect(saved.body).toMatchObject({ status: true, message: 'Parameter nilai disimpan.' });
    expect(saved.body.data).toEqual({ ...before, prosentase: 12.5, is_active: false, versi: 2 });
  });

  test.each([-1, 100.01, 33.333, 'sepuluh', null])(
    'a prosentase of %j is named at its field',
    async (prosentase) => {
      const [, row] = await list();
      const refused = await t.call(operator, 'POST', `${path}/${row.id}?_method=PUT`, { ...row, prosentase });
      expect(refused.body.kesalahan).toEqual({
        prosentase: 'Prosentase diisi angka 0 sampai 100, paling banyak dua angka di belakang koma.',
      });
    },
  );

  test('S2-PNIL-03: none is added or deleted', async () => {
    const [row] = await list();
    expect((await t.call(operator, 'POST', path, row)).httpStatus).toBe(404);
    expect((await t.call(operator, 'POST', `${path}/${row.id}?_method=DELETE`)).httpStatus).toBe(404);
    expect((await t.call(operator, 'DELETE', `${path}/${row.id}`)).httpStatus).toBe(404);
    expect(await list()).toHaveLength(4);
  });
});
