import { jadwalPendaftaranContract } from '@spmb/shared/jadwal-pendaftaran/jadwal-pendaftaran.schema.ts';
import { describe, expect, test } from 'vitest';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const t = perFile(buildTestApp);
const operator = perFile(() => t.signIn('operator'));

const path = '/api/master-jadwal';
const create = async (record: object) => (await t.call(operator, 'POST', path, record)).body;
const list = async (query = '') => (await t.call(operator, 'GET', path + query)).body;

describe('admission schedule', () => {
  test('S2-JAD-02: create, read, update and delete; the list is in the order of the dates', async () => {
    await create({ tanggal: '2025-07-10', title: 'Pengumuman', descriptions: '' });
    await create({ tanggal: '2025-06-30', title: 'Tes' });
    const { data } = await create({ tanggal: '2025-07-02', title: 'Wawancara', descriptions: 'Di aula' });
    const rows = jadwalPendaftaranContract.array().parse(await list());
    expect(rows.map(({ title }) => title)).toEqual(['Tes', 'Wawancara', 'Pengumuman']);
    const changed = { ...data, tanggal: '2025-07-20' };
    const saved = await t.call(operator, 'POST', `${path}/${data.id}?_method=PUT`, changed);
    expect(saved.body.data).toEqual({ ...changed, versi: 2 });
    expect((await t.call(operator, 'GET', `${path}/${data.id}`)).body).toEqual(saved.body.data);
    expect((await list('?q=aula')).rows).toEqual([saved.body.data]);
    expect((await t.call(operator, 'POST', `${path}/${data.id}?_method=DELETE`)).body.status).toBe(true);
    expect(await list()).toHaveLength(2);
  });

  test.each(['', '2025-02-30', '30-06-2025', 'besok'])(
    'a tanggal of %j is named at its field',
    async (tanggal) => {
      expect((await create({ tanggal, title: 'Tes' })).kesalahan).toEqual({
        tanggal: 'Tanggal diisi tanggal, misalnya 2026-06-01.',
      });
    },
  );
});
