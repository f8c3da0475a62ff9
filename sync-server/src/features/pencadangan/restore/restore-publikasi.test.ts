import type { KeadaanPublikasi } from '@spmb/shared/publikasi/publikasi.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../../db/audit.table.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../../testing/test-app.ts';
import { buildSeleksi, runSeleksi } from '../../olah-nilai/testing/build-seleksi.ts';
import { createBackup, restoreBackup } from '../testing/school.ts';

const t = perTest(buildTestApp);
let admin: Session;
beforeEach(async () => {
  admin = await t.signIn('administrator');
  await buildSeleksi(t, admin);
  await runSeleksi(t, admin);
});

const publish = (more: object = {}) => t.call(admin, 'POST', '/api/publikasi', { sekarang: true, ...more });
const takeBack = () => t.call(admin, 'POST', '/api/publikasi-tarik', { alasan: 'Keliru' });
const checked = (versi?: number) => t.call(admin, 'POST', '/api/publikasi-periksa', { versi });
/** Restores and signs in again; the answer of the restore. */
async function restore(id: string): Promise<{ message: string }> {
  t.clock.advance(60_000);
  const { body } = await restoreBackup(t, admin, id);
  admin = await t.signIn('administrator');
  return body;
}
const state = async (): Promise<KeadaanPublikasi> => (await t.call(admin, 'GET', '/api/publikasi')).body;
const tasks = async () =>
  (await t.call(admin, 'GET', '/api/beranda')).body.filter(
    ({ title }: { title: string }) => title === 'Periksa publikasi sesudah pemulihan',
  );

describe.each([
  ['public', {}],
  ['planned', { sekarang: false, tanggal: '2025-07-01', jam: '08:30' }],
])('a result that a backup has as %s, and that was taken back since', (_, how) => {
  test('comes back with a restore: whoever restores is told, and whoever publishes is asked until somebody looks', async () => {
    await publish(how);
    t.clock.advance(60_000);
    const cadangan_ms = t.clock.nowMs();
    const id = await createBackup(t, admin);
    await takeBack();
    expect((await restore(id)).message).toContain('administrator memeriksanya di menu Publikasi');
    expect((await state()).pulih).toEqual({ ms: cadangan_ms + 60_000, cadangan_ms });
    expect(await tasks()).toHaveLength(1);
    const { versi } = await state();
    expect((await checked(versi + 1)).httpStatus).toBe(409);
    expect((await checked(versi)).body.status).toBe(true);
    expect([(await state()).pulih, await tasks()]).toEqual([null, []]);
    expect((await checked()).body).toMatchObject({
      status: false,
      message: expect.stringMatching(/^Tidak ada/),
    });
    const acts = await t.context.store.read.select().from(audit);
    expect(acts.filter(({ tindakan }) => tindakan === 'periksa_publikasi_pulih')).toHaveLength(1);
  });

  test('is taken back again, and then there is nothing to look at', async () => {
    await publish(how);
    const id = await createBackup(t, admin);
    await takeBack();
    await restore(id);
    expect((await takeBack()).body.status).toBe(true);
    expect(await state()).toMatchObject({ status: 'ditarik', pulih: null });
    expect(await tasks()).toEqual([]);
  });
});

test('a restore in which nothing stands says nothing of results', async () => {
  await publish();
  await takeBack();
  const id = await createBackup(t, admin);
  expect((await restore(id)).message).toBe('Data dipulihkan. Semua orang perlu masuk lagi.');
  expect([(await state()).pulih, await tasks()]).toEqual([null, []]);
});

test('what was published after the backup was made is gone with a restore, and whoever restores is told', async () => {
  const id = await createBackup(t, admin);
  await publish();
  expect((await restore(id)).message).toContain('administrator menerbitkannya lagi di menu Publikasi');
  expect(await state()).toMatchObject({ status: 'belum', pulih: null });
});

test('only who publishes says that it was looked at', async () => {
  await publish();
  await restore(await createBackup(t, admin));
  for (const role of ['operator', 'supervisor', 'peserta'] as const)
    expect((await t.call(await t.signIn(role), 'POST', '/api/publikasi-periksa', {})).httpStatus).toBe(403);
  expect((await state()).pulih).not.toBeNull();
});
