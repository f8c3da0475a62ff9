import { instantOf } from '@spmb/shared/kernel/zone.ts';
import { ruangContract } from '@spmb/shared/ruang/ruang.schema.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { schoolId } from '../../db/school-id.ts';
import { buildExamRuang } from '../../testing/build-exam-ruang.ts';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';

const t = perFile(buildTestApp);
let operator: Session;
beforeAll(async () => {
  operator = await t.signIn('operator');
});

const path = '/api/ruang';
const create = async (record: object) => (await t.call(operator, 'POST', path, record)).body;

describe('rooms', () => {
  test('S2-OTHM-07: create, list, read, update and delete', async () => {
    const { data } = await create({ name: ' Lab 1 ', kapasitas: '36' });
    expect(ruangContract.parse(data)).toEqual({ id: data.id, name: 'Lab 1', kapasitas: 36, versi: 1 });
    expect((await t.call(operator, 'GET', path)).body).toEqual([data]);
    const changed = { ...data, kapasitas: 40 };
    const saved = await t.call(operator, 'POST', `${path}/${data.id}?_method=PUT`, changed);
    expect(saved.body.data).toEqual({ ...changed, versi: 2 });
    expect((await t.call(operator, 'GET', `${path}/${data.id}`)).body).toEqual(saved.body.data);
    expect((await t.call(operator, 'POST', `${path}/${data.id}?_method=DELETE`)).body.status).toBe(true);
    expect((await t.call(operator, 'GET', path)).body).toEqual([]);
  });

  test('a name stands in the list once, and a room has a seat at least', async () => {
    await create({ name: 'Aula', kapasitas: 100 });
    expect((await create({ name: 'aula', kapasitas: 1 })).kesalahan).toEqual({
      name: 'aula sudah ada dalam daftar ini. Isi yang lain.',
    });
    expect((await create({ name: 'Gudang', kapasitas: 0 })).kesalahan).toEqual({
      kapasitas: 'Kapasitas diisi angka bulat 1 sampai 1000.',
    });
  });

  test('S2-OTHM-07: POST api/ruang-combo answers them by name to every account', async () => {
    await create({ name: 'AA Depan', kapasitas: 20 });
    const combo = (await t.call(await t.signIn('peserta'), 'POST', '/api/ruang-combo')).body;
    expect(combo).toEqual([
      { value: expect.any(String), label: 'AA Depan' },
      { value: expect.any(String), label: 'Aula' },
    ]);
  });

  test('S2-OTHM-07: a room keeps its name and stays while participants sit there or have an exam there', async () => {
    const { tanggal } = await buildExamRuang(t, { participants: 2 });
    const { data } = await create({ name: 'Lab 1', kapasitas: 36 });
    const change = (values: object) => t.call(operator, 'PUT', `${path}/${data.id}`, values);
    const remove = async () => (await t.call(operator, 'DELETE', `${path}/${data.id}`)).body;

    expect(await remove()).toMatchObject({
      status: false,
      message: 'Lab 1 masih dipakai ujian 2 peserta. Pindahkan mereka lewat Jadwal Peserta, lalu hapus.',
    });
    expect((await change({ ...data, name: 'Lab Satu' })).body.kesalahan).toEqual({
      name: 'Lab 1 masih dipakai ujian 2 peserta. Pindahkan mereka lewat Jadwal Peserta, lalu ubah namanya.',
    });
    expect((await change({ ...data, kapasitas: 40 })).body.data).toMatchObject({ kapasitas: 40 });

    await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
      tx.update(peserta).set({ ruang: 'Lab 1' }),
    );
    t.clock.advance(instantOf(tanggal, '24:00', 'WIB') - t.clock.nowMs());
    operator = await t.signIn('operator');
    expect((await remove()).message).toBe(
      'Lab 1 masih menjadi tempat duduk 2 peserta. Pindahkan mereka lewat impor Data Peserta, lalu hapus.',
    );
    await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
      tx.update(peserta).set({ ruang: null }),
    );
    // What is over keeps the room's name and needs the room no more.
    expect(await remove()).toMatchObject({ status: true });
  });
});
