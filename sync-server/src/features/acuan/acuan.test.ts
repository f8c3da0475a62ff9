import { acuanContract } from '@spmb/shared/acuan/acuan.schema.ts';
import { describe, expect, test } from 'vitest';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const t = perFile(buildTestApp);
const operator = perFile(() => t.signIn('operator'));

const list = async (path: string) => acuanContract.array().parse((await t.call(operator, 'GET', path)).body);
const namesOf = async (path: string) => (await list(path)).map(({ name }) => name);
const create = async (path: string, name: string) => (await t.call(operator, 'POST', path, { name })).body;
const remove = async (path: string, id: string) =>
  (await t.call(operator, 'POST', `${path}/${id}?_method=DELETE`)).body;
const combo = async (path: string, body?: object) =>
  (await t.call(await t.signIn('peserta'), 'POST', path, body)).body;

test('S2-OTHM-01, -03, -04, N20: a fresh school has occupations, ranks and levels of education in their order', async () => {
  expect(await namesOf('/api/pekerjaan')).toContain('PNS/TNI/Polri');
  const ranks = await namesOf('/api/golongan');
  expect([ranks.length, ranks[0], ranks[4], ranks[16]]).toEqual([17, 'I/a', 'II/a', 'IV/e']);
  const levels = ['SD', 'SMP', 'SMA/SMK', 'D1', 'D2', 'D3', 'D4', 'S1', 'S2', 'S3'];
  expect(await namesOf('/api/pendidikan')).toEqual(levels);
  expect(await namesOf('/api/opd')).toEqual([]);
});

describe.each(['/api/pekerjaan', '/api/golongan', '/api/pendidikan', '/api/opd', '/api/jurusan/08'])(
  '%s',
  (path) => {
    test('S2-OTHM-01, -03 to -06: create, read, update and delete', async () => {
      const { data } = await create(path, ' Baru ');
      expect(data).toEqual({ id: data.id, name: 'Baru', versi: 1 });
      const changed = { ...data, name: 'Lain' };
      const saved = await t.call(operator, 'POST', `${path}/${data.id}?_method=PUT`, changed);
      expect(saved.body.data).toEqual({ ...changed, versi: 2 });
      expect((await t.call(operator, 'GET', `${path}/${data.id}`)).body).toEqual(saved.body.data);
      expect((await remove(path, data.id)).status).toBe(true);
      expect(await namesOf(path)).not.toContain('Lain');
    });

    test('a name stands in the list once, whatever the capitals', async () => {
      const { data } = await create(path, 'Satu');
      expect((await create(path, 'SATU')).kesalahan).toEqual({
        name: 'SATU sudah ada dalam daftar ini. Isi yang lain.',
      });
      await remove(path, data.id);
    });
  },
);

test.each(['pekerjaan', 'golongan', 'pendidikan', 'opd'])(
  'S2-OTHM-01, -03, -04, -06: POST api/%s-combo answers the list to every account, a new entry with it',
  async (name) => {
    const { data } = await create(`/api/${name}`, 'Pilihan baru');
    const rows = await list(`/api/${name}`);
    expect(await combo(`/api/${name}-combo`)).toEqual(
      rows.map((row) => ({ value: row.id, label: row.name })),
    );
    expect(rows).toContainEqual(data);
  },
);

describe('majors', () => {
  test('S2-OTHM-05, N55: POST api/jurusan-combo answers those of the level in the record, none without one', async () => {
    const { data } = await create('/api/jurusan/06', 'Akuntansi');
    await create('/api/jurusan/09', 'Hukum');
    const option = { value: data.id, label: 'Akuntansi' };
    expect(await combo('/api/jurusan-combo', { nama: 'Sari', pendidikan_id: '06' })).toEqual([option]);
    expect(await combo('/api/jurusan-combo', {})).toEqual([]);
  });

  test('each level has its own: the same name twice, and none is read or written under another', async () => {
    const { data } = await create('/api/jurusan/07', 'Keperawatan');
    expect((await create('/api/jurusan/08', 'Keperawatan')).status).toBe(true);
    expect((await t.call(operator, 'GET', `/api/jurusan/08/${data.id}`)).httpStatus).toBe(404);
    expect((await t.call(operator, 'POST', `/api/jurusan/08/${data.id}?_method=DELETE`)).httpStatus).toBe(
      404,
    );
    expect((await t.call(operator, 'GET', '/api/jurusan/tidak-ada')).httpStatus).toBe(404);
    expect((await t.call(operator, 'POST', '/api/jurusan/tidak-ada', { name: 'X' })).httpStatus).toBe(404);
  });

  test('a level of education with majors is not deleted; without them it is', async () => {
    const { data: level } = await create('/api/pendidikan', 'Spesialis');
    const { data: major } = await create(`/api/jurusan/${level.id}`, 'Bedah');
    expect(await remove('/api/pendidikan', level.id)).toEqual({
      status: false,
      message: 'Pendidikan ini masih mempunyai 1 jurusan. Hapus dulu jurusannya.',
    });
    await remove(`/api/jurusan/${level.id}`, major.id);
    expect((await remove('/api/pendidikan', level.id)).status).toBe(true);
  });
});
