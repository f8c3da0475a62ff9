import type { JadwalPeserta } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { expect, test } from 'vitest';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { buildTestApp } from '../../../testing/test-app.ts';

test('N51: the rows of a session come whole, or searched by what is read, sorted and paged', async () => {
  const t = await buildTestApp();
  try {
    const { tanggal, sesiId } = await buildExamRuang(t, { participants: 12 });
    const staff = await t.signIn('operator');
    const read = (query = '') =>
      t.call(staff, 'GET', `/api/jadwal-ujian-peserta/${tanggal}/${sesiId}${query}`);
    const all = (await read()).body as JadwalPeserta[];
    expect(all).toHaveLength(12);
    const { body: second } = await read('?page=2&sort=-nama');
    expect(second).toMatchObject({ total: 12, page: 2, size: 10 });
    expect(second.rows.map(({ nama }: JadwalPeserta) => nama)).toEqual(['Peserta P-0002', 'Peserta P-0001']);
    expect((await read('?q=p-0012%20peserta')).body).toMatchObject({ total: 1, rows: [{ noreg: 'P-0012' }] });
    expect((await read(`?q=${all[0]!.peserta_id}`)).body).toMatchObject({ total: 0 });
    expect((await read('?sort=lain')).httpStatus).toBe(400);
  } finally {
    await t.close();
  }
});
