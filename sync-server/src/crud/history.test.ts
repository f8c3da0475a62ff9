import { auditContract } from '@spmb/shared/kernel/audit.schema.ts';
import { expect, test } from 'vitest';
import { perFile } from '../testing/per-test.ts';
import { buildTestApp } from '../testing/test-app.ts';

const t = perFile(buildTestApp);
const admin = perFile(() => t.signIn('administrator', { nama: 'Bu Rina' }));

test('D-RULE-03: a record tells its history, the newest first, as long as it is there', async () => {
  const path = '/api/program-keahlian';
  const { data } = (await t.call(admin, 'POST', path, { name: 'Kimia', singkat: 'KI' })).body;
  await t.call(admin, 'POST', path, { name: 'Boga', singkat: 'TB' });
  t.clock.advance(1_000);
  const change = { ...data, pagu: 72, alasan: 'ruang baru' };
  await t.call(admin, 'POST', `${path}/${data.id}?_method=PUT`, change);
  const { body } = await t.call(admin, 'GET', `${path}/${data.id}/riwayat`);
  expect(auditContract.array().parse(body)).toMatchObject([
    { nama: 'Bu Rina', tindakan: 'ubah', sebelum: { pagu: 0 }, sesudah: { pagu: 72 }, alasan: 'ruang baru' },
    { nama: 'Bu Rina', tindakan: 'buat', sebelum: null, sesudah: { name: 'Kimia' } },
  ]);
  await t.call(admin, 'POST', `${path}/${data.id}?_method=DELETE`);
  expect((await t.call(admin, 'GET', `${path}/${data.id}/riwayat`)).httpStatus).toBe(404);
});

test('D-RULE-03: a history names what its ids stand for, also where that is gone', async () => {
  const program = async (name: string, singkat: string) =>
    (await t.call(admin, 'POST', '/api/program-keahlian', { name, singkat })).body.data.id as string;
  const [gone, kept] = [await program('Perhotelan', 'PH'), await program('Tata Busana', 'BS')];
  const path = '/api/master-soal';
  const { data } = (await t.call(admin, 'POST', path, { mapel: 'Fisika', program_keahlian_id: gone })).body;
  t.clock.advance(1_000);
  await t.call(admin, 'POST', `${path}/${data.id}?_method=PUT`, { ...data, program_keahlian_id: kept });
  await t.call(admin, 'POST', `/api/program-keahlian/${gone}?_method=DELETE`);
  expect((await t.call(admin, 'GET', `${path}/${data.id}/riwayat`)).body[0]).toMatchObject({
    sebelum: { program_keahlian_id: 'sudah dihapus' },
    sesudah: { program_keahlian_id: 'Tata Busana', mapel: 'Fisika' },
  });
});

test('N39: the history of a record that is not his is not there for a guru', async () => {
  const path = '/api/master-soal';
  const { data } = (await t.call(admin, 'POST', path, { mapel: 'Matematika' })).body;
  expect((await t.call(admin, 'GET', `${path}/${data.id}/riwayat`)).body).toHaveLength(1);
  expect((await t.call(await t.signIn('guru'), 'GET', `${path}/${data.id}/riwayat`)).httpStatus).toBe(404);
});
