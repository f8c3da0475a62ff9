import { beforeEach, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { turnOn } from '../../testing/turn-on.ts';
import { buildPendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { buildFormasi, buildPermohonan, isianFormasi } from '../permohonan/testing/build-permohonan.ts';

const t = perTest(buildTestApp);
const operator = perTest(() => t.signIn('operator', { nama: 'Bu Rina' }));
beforeEach(() => turnOn(t));

const act = (method: string, path: string, body: object = {}) =>
  t.call(operator, method, `/api/formasi${path}`, body);
const list = async () => (await t.call(operator, 'GET', '/api/formasi')).body;

test('S3-PERM-06, S3-PERM-08: an operator keeps positions, each with its majors by name', async () => {
  const id = await buildFormasi(t, operator);
  expect(await list()).toEqual([{ ...isianFormasi, id, versi: 1, pelamar: 0, terverifikasi: 0 }]);
  const detjurusan = 'Akuntansi; Manajemen\n\nHukum';
  const { body } = await act('PUT', `/${id}`, { ...isianFormasi, detjurusan, versi: 1 });
  expect(body.data.detjurusan).toEqual(['Akuntansi', 'Manajemen', 'Hukum']);
  const stale = await act('PUT', `/${id}`, { ...isianFormasi, versi: 1 });
  expect([stale.httpStatus, stale.body.message]).toEqual([409, expect.stringContaining('Bu Rina')]);
});

test.each([
  ['jumlah', { jumlah: 0 }],
  ['nama_jabatan', { nama_jabatan: ' ' }],
  ['tanggal_mulai', { tanggal_mulai: '2025-02-30' }],
  ['tanggal_selesai', { tanggal_selesai: '2025-06-29' }],
  ['detjurusan', { detjurusan: [''] }],
])('%s is refused at its field', async (field, more) => {
  const { body } = await act('POST', '', { ...isianFormasi, ...more });
  expect([body.status, Object.keys(body.kesalahan ?? {})]).toEqual([false, [field]]);
});

test('a position that somebody has applied to is not deleted, also not over what was agreed to', async () => {
  const siti = await buildPendaftar(t, 'siti');
  await siti.send();
  const formasi = await buildFormasi(t, operator);
  const id = await buildPermohonan(t, siti.session, formasi);
  const ikut = { permohonan: 1, peralihan_permohonan: 1 };
  for (const [method, path, body] of [
    ['GET', '/hapus', undefined],
    ['DELETE', '', { ikut, alasan: 'salah buat' }],
  ] as const) {
    const answer = await t.call(operator, method, `/api/formasi/${formasi}${path}`, body);
    expect([answer.httpStatus, answer.body.message]).toEqual([
      409,
      expect.stringContaining('tanggal selesai'),
    ]);
  }
  expect(await list()).toMatchObject([{ pelamar: 1, terverifikasi: 0 }]);
  await t.call(siti.session, 'DELETE', `/api/peserta/permohonan/${id}`);
  const seen = (await t.call(operator, 'GET', `/api/formasi/${formasi}/hapus`)).body.ikut;
  const shown = Object.fromEntries(seen.map(({ tabel, jumlah }: Record<string, unknown>) => [tabel, jumlah]));
  const gone = await act('DELETE', `/${formasi}`, { ikut: shown, alasan: 'salah buat' });
  expect(gone.body.status).toBe(true);
  const { hapusan_id } = gone.body;
  expect((await t.call(operator, 'POST', '/api/hapusan-urungkan', { id: hapusan_id })).body.status).toBe(
    true,
  );
  expect(await list()).toMatchObject([{ id: formasi }]);
});

test.each(['supervisor', 'guru', 'peserta'] as const)(
  'a %s keeps no positions and reads none, nor does who has no form',
  async (role) => {
    const session = await t.signIn(role);
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['PUT', '/x'],
      ['DELETE', '/x'],
      ['GET', '-export'],
    ] as const)
      expect(
        (await t.call(session, method, `/api/formasi${path}`, method === 'GET' ? undefined : {})).httpStatus,
      ).toBe(role === 'peserta' && method === 'GET' && path === '' ? 404 : 403);
  },
);
