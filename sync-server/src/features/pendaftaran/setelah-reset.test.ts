import { beforeEach, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { createBackup, restoreBackup } from '../pencadangan/testing/school.ts';
import { readTables } from '../pencadangan/testing/read-tables.ts';
import { buildPendaftar, type Pendaftar } from './testing/build-pendaftar.ts';

const t = perTest(buildTestApp);
const path = '/api/peserta/pendaftaran';
let admin: Session;
let siti: Pendaftar;
let foto: string;
beforeEach(async () => {
  admin = await t.signIn('administrator', { nama: 'Pak Adi' });
  siti = await buildPendaftar(t, 'siti');
  foto = await siti.upload('png');
  await siti.send({ foto });
});

const act = (call: string, fields: object) => t.call(admin, 'POST', `/api/${call}`, fields);
const reset = () => act('profile-reset-data', { konfirmasi: 'SMK Uji', alasan: 'tahun baru' });

test('a server that was put back has form, file and numbers again, and gives the next one', async () => {
  const before = await readTables(t);
  const { pencadangan_id } = (await reset()).body.data;
  expect((await t.call(siti.session, 'GET', path)).httpStatus).toBe(401);
  expect((await restoreBackup(t, admin, pencadangan_id)).body.status).toBe(true);
  const back = await readTables(t);
  for (const nama of ['berkas', 'berkas_terkirim', 'tanda_berkas', 'peralihan_berkas', 'nomor_urut', 'pesan'])
    expect([nama, back.get(nama)]).toEqual([nama, before.get(nama)]);
  admin = await t.signIn('administrator');
  expect((await t.call(admin, 'GET', `/api/media/${foto}`)).httpStatus).toBe(200);
  const budi = await buildPendaftar(t, 'budi', 'Budi');
  await budi.send({ nama: 'Budi' });
  expect((await t.call(budi.session, 'GET', path)).body.nomor_register).toBe('SPMB-2025-0002');
});

test('a form and a verdict of after the backup are not there: both are done again, on what is read anew, and a number is nobody’s twice', async () => {
  const budi = await buildPendaftar(t, 'budi', 'Budi');
  const kartu = await budi.upload('pdf');
  const backup = await createBackup(t, admin);
  await budi.send({ nama: 'Budi', dok_skl: kartu });
  const verdict = { verifikasi_status: 6, pesan: 'Pindah.', versi: 1 };
  expect((await act('verifikasi', { id: 'budi', ...verdict })).body.status).toBe(true);
  await act('verifikasi', { id: 'siti', ...verdict });
  expect((await restoreBackup(t, admin, backup)).body.status).toBe(true);
  admin = await t.signIn('administrator');
  // A page of the committee that stands open since before it.
  expect((await act('verifikasi', { id: 'budi', ...verdict })).httpStatus).toBe(404);
  expect((await act('verifikasi', { id: 'siti', ...verdict, versi: 2 })).httpStatus).toBe(409);
  expect((await act('verifikasi', { id: 'siti', ...verdict })).body.status).toBe(true);
  // Somebody else was first this time.
  const cici = await buildPendaftar(t, 'cici', 'Cici');
  await cici.send({ nama: 'Cici' });
  const { akun_id } = budi.session;
  const login = { email: `peserta-${akun_id}`, password: 'sandi-uji-coba' };
  // The fixture sends in the name of whoever is signed in.
  budi.session.token = (await t.call(undefined, 'POST', '/api/auth/token', login)).body.token;
  const lihat = async ({ session }: Pendaftar) => (await t.call(session, 'GET', path)).body;
  expect(await lihat(budi)).toMatchObject({ status: 0, nomor_register: '' });
  const late = await t.call(budi.session, 'POST', `${path}-draf`, { alamat: 'Jl. Lama', versi: 1 });
  expect([late.httpStatus, late.body.versi]).toEqual([409, 0]);
  await budi.send({ nama: 'Budi', dok_skl: kartu });
  expect([(await lihat(cici)).nomor_register, (await lihat(budi)).nomor_register]).toEqual([
    // 0002 stands on the proof that Budi printed before.
    'SPMB-2025-0003',
    'SPMB-2025-0004',
  ]);
});

test('of a rejection that is only proposed, and of who has his file, an applicant learns nothing', async () => {
  const { pendaftaran } = (await t.call(admin, 'GET', '/api/pengaturan')).body;
  await act('pengaturan/pendaftaran?_method=PUT', { ...pendaftaran, pemeriksaan_kedua: true });
  await act('alasan-verifikasi', { kode: 'buram', name: 'Tidak terbaca', is_active: true });
  // A stream of events has no end; what it tells is read by calls.
  const calls = t.routes.filter(
    ({ capability, method, path: one }) =>
      capability === 'ikutUjian' && method === 'GET' && !one.endsWith('/live'),
  );
  const seen = async () =>
    Promise.all(calls.map(async (one) => [one.path, (await t.call(siti.session, 'GET', one.path)).body]));
  const before = await seen();
  await act('verifikasi-klaim', { id: 'siti' });
  expect(await seen()).toEqual(before);
  const verdict = { id: 'siti', verifikasi_status: 5, alasan_kode: ['buram'], pesan: 'Nilai kurang.' };
  expect((await act('verifikasi', verdict)).body.message).toContain('diusulkan');
  expect(await seen()).toEqual(before);
  expect(JSON.stringify(before)).not.toContain('Pak Adi');
});

test('who withdrew still signs in and reads why nothing can be sent any more', async () => {
  await t.call(siti.session, 'POST', `${path}-cabut`, { konfirmasi: 'Siti Aini' });
  expect((await t.call(siti.session, 'GET', '/api/peserta/dasbor-pendaftar')).body.status).toBe(6);
  const { httpStatus, body } = await t.call(siti.session, 'POST', `${path}-draf`, { alamat: 'x' });
  expect([httpStatus, body.message]).toEqual([409, expect.stringMatching(/Hubungi panitia/)]);
});

test('the account of an applicant is not deleted beside his form', async () => {
  const { httpStatus, body } = await act(`akun/${siti.session.akun_id}?_method=DELETE`, {});
  expect([httpStatus < 500, body.status, body.message]).toEqual([true, false, expect.any(String)]);
  expect((await t.call(siti.session, 'GET', path)).body.status).toBe(1);
});
