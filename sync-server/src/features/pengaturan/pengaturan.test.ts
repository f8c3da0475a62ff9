import { describe, expect, test } from 'vitest';
import { buildExamRuang } from '../../testing/build-exam-ruang.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator', { nama: 'Bu Rina' }));

const read = async () => (await t.call(admin, 'GET', '/api/pengaturan')).body;
const save = (kelompok: string, fields: object) =>
  t.call(admin, 'POST', `/api/pengaturan/${kelompok}?_method=PUT`, fields);

describe('N22: settings', () => {
  test('every group has its defaults until it is saved, and keeps what is saved', async () => {
    const before = await read();
    expect(before).toMatchObject({ umum: { tahun_ajaran: '2025/2026', versi: 0 }, ujian: { jeda_maks: 3 } });
    const { body } = await save('umum', { tahun_ajaran: '2026/2027', versi: 0 });
    expect(body).toMatchObject({ status: true, message: 'Pengaturan umum disimpan.' });
    expect(await read()).toEqual({
      ...before,
      umum: { tahun_ajaran: '2026/2027', halaman_awal: 'login', samarkan_publik: true, versi: 1 },
    });
    await t.restart();
    expect((await read()).umum.tahun_ajaran).toBe('2026/2027');
  });

  test.each([
    ['umum', { tahun_ajaran: '2026/2028' }, 'tahun_ajaran'],
    ['umum', { halaman_awal: 'profil' }, 'halaman_awal'],
    ['keamanan', { batas_percobaan: 2 }, 'batas_percobaan'],
    ['keamanan', { menit_masuk_baru: 0 }, 'menit_masuk_baru'],
    ['ujian', { rotasi_token_menit: 0 }, 'rotasi_token_menit'],
    ['ujian', { kebijakan_waktu: 'jalan_terus', jeda_maks: 3 }, 'jeda_maks'],
  ])('%s: a wrong value is named at its field and nothing is saved', async (kelompok, fields, field) => {
    const { body } = await save(kelompok, fields);
    expect([body.status, Object.keys(body.kesalahan)]).toEqual([false, [field]]);
    expect((await read())[kelompok].versi).toBe(0);
  });

  test('D-RULE-03: a group tells who changed it from what to what', async () => {
    await save('umum', { tahun_ajaran: '2026/2027', versi: 0, alasan: 'tahun baru' });
    expect((await t.call(admin, 'GET', '/api/pengaturan/umum/riwayat')).body).toMatchObject([
      { nama: 'Bu Rina', sesudah: { tahun_ajaran: '2026/2027' }, alasan: 'tahun baru' },
    ]);
    expect((await t.call(admin, 'GET', '/api/pengaturan/rahasia/riwayat')).httpStatus).toBe(404);
  });

  test('an unknown group is not found; a save from an older version is refused with who was first', async () => {
    expect((await save('rahasia', {})).httpStatus).toBe(404);
    await save('umum', { tahun_ajaran: '2026/2027', versi: 0 });
    const late = await save('umum', { tahun_ajaran: '2027/2028', versi: 0 });
    expect([late.httpStatus, late.body.message]).toEqual([409, expect.stringContaining('Bu Rina')]);
  });

  test('keamanan: N59 so many failed logins are free, and N32 so old a login asks for the password again', async () => {
    const login = async (password: string) =>
      t.call(undefined, 'POST', '/api/auth/token', { email: `operator-${operator.akun_id}`, password });
    const change = async () =>
      (await t.call(operator, 'POST', '/api/chngpwd', { password: 'kenanga-77', repassword: 'kenanga-77' }))
        .body;
    const operator = await t.signIn('operator');
    await save('keamanan', { batas_percobaan: 3, menit_masuk_baru: 2, versi: 0 });
    for (let at = 0; at < 3; at++) expect((await login('salah')).httpStatus).toBe(401);
    expect((await login('salah')).httpStatus).toBe(429);
    t.clock.advance(2 * 60_000 + 1);
    expect((await change()).kesalahan.password_lama).toContain('lebih dari 2 menit');
    await save('keamanan', { batas_percobaan: 20, menit_masuk_baru: 5, versi: 1 });
    for (let at = 0; at < 10; at++) expect((await login('salah')).httpStatus).toBe(401);
    expect((await change()).status).toBe(true);
  });

  test('umum: N1, S1-GEN-02 everybody learns the season and the first page', async () => {
    const info = async () => (await t.call(undefined, 'GET', '/api/info')).body;
    expect(await info()).toMatchObject({ tahun_ajaran: '2025/2026', halaman_awal: 'login' });
    await save('umum', { tahun_ajaran: '2026/2027', halaman_awal: 'home', versi: 0 });
    expect(await info()).toMatchObject({ tahun_ajaran: '2026/2027', halaman_awal: 'home' });
  });

  test('ujian: tokens rotate as it says, and schedules begin with it', async () => {
    const ruang = await buildExamRuang(t, { participants: 1 });
    const path = `/api/token-sesi/${ruang.tanggal}/${ruang.sesiId}`;
    const token = async () => (await t.call(admin, 'GET', path)).body;
    expect(await token()).toMatchObject({ rotasi_menit: 15 });
    const { ujian } = await read();
    await save('ujian', { ...ujian, rotasi_token_menit: 60, menit_minimum_selesai: 20 });
    const first = await token();
    expect(first.rotasi_menit).toBe(60);
    t.clock.advance(16 * 60_000);
    expect((await token()).token).toBe(first.token);
    const operator = await t.signIn('operator');
    expect((await t.call(operator, 'GET', '/api/jadwal-ujian-awal')).body).toMatchObject({
      menit_minimum_selesai: 20,
      jeda_maks: 3,
    });
  });
});
