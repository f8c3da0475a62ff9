import { expect, test } from 'vitest';
import { perTest } from '../testing/per-test.ts';
import { buildTestApp } from '../testing/test-app.ts';

const t = perTest(buildTestApp);

test('P13: a counted refusal names the call by its route, whole, and never an id or a token', async () => {
  const [siswa, admin] = [await t.signIn('peserta'), await t.signIn('administrator')];
  await t.call(undefined, 'POST', '/api/peserta/konfirmasi-selesai', '{');
  await t.call(siswa, 'POST', '/api/peserta/konfirmasi-selesai', '{');
  await t.call(siswa, 'GET', '/api/paket/kode-rahasia');
  await t.call(undefined, 'POST', '/api/sync/ujian-7/aliran-7', '{}');
  await t.call(undefined, 'POST', '/api/program-keahlian/id-7?token=kode-rahasia', {});
  await t.call(undefined, 'GET', '/api/kode-rahasia');
  const { body } = await t.call(admin, 'GET', '/api/penolakan');
  const rows = (body as { jenis: string; panggilan: string }[]).map((row) => [row.jenis, row.panggilan]);
  expect(rows.sort()).toEqual([
    ['401', 'POST /api/peserta/konfirmasi-selesai'],
    ['401', 'POST /api/program-keahlian/:id'],
    ['404', 'GET /api/*'],
    ['404', 'GET /api/paket/:id'],
    ['bukti-salah', 'POST /api/sync/:ujian_id/:aliran'],
    ['json-rusak', 'POST /api/peserta/konfirmasi-selesai'],
  ]);
});
