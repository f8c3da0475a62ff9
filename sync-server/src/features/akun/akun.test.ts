import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { schoolId } from '../../db/school-id.ts';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { akun } from './account/akun.table.ts';

const t = perFile(buildTestApp);

const wrong = 'Nomor peserta atau kata sandi salah. Silakan periksa kembali dan coba lagi.';
const login = (email: string, password: string) =>
  t.call(undefined, 'POST', '/api/auth/token', { email, password });

describe('login', () => {
  test('S1-CALL-11: a right password gives token, type and expires_in', async () => {
    const operator = await t.signIn('operator');
    const { httpStatus, body } = await login(`operator-${operator.akun_id}`, 'sandi-uji-coba');
    expect(httpStatus).toBe(200);
    expect(body).toEqual({
      token: expect.any(String),
      type: 'Bearer',
      expires_in: 43_200,
      bukti_perangkat: expect.any(String),
    });
  });

  test('S1-CALL-12: user-info names the account and what it may do', async () => {
    const guru = await t.signIn('guru', { nama: 'Bu Guru' });
    const { body } = await t.call(guru, 'GET', '/api/user-info');
    expect(body).toMatchObject({ username: 'Bu Guru', authent: 'guru', peserta: null });
    expect(body.capabilities).toEqual(['kelolaSoal', 'kelolaNilai', 'lihatLaporan', 'urungkanHapus']);
  });

  test('an unknown and a wrong account get the same answer', async () => {
    const admin = await t.signIn('administrator');
    const unknown = await login('tidak-ada', 'x');
    const bad = await login(`administrator-${admin.akun_id}`, 'x');
    expect(unknown).toEqual({ httpStatus: 401, body: { status: false, message: wrong } });
    expect(bad).toEqual(unknown);
  });

  test('S1-LOGIN-17: repeated failures wait per account and device, and time lifts the wait', async () => {
    const { akun_id } = await t.signIn('operator');
    const email = `operator-${akun_id}`;
    for (let i = 0; i < 5; i++) await login(email, 'salah');
    const slowed = await login(email, 'salah lagi');
    expect([slowed.httpStatus, slowed.body.tunggu_detik]).toEqual([429, 15]);
    expect(slowed.body.message).toContain('Reset login');
    t.clock.advance(15_000);
    expect((await login(email, 'salah lagi')).httpStatus).toBe(401);
  });

  test('D-RULE-23, N59: neither another account nor another device of the same address waits with it', async () => {
    const [first, second] = [await t.signIn('operator'), await t.signIn('operator')];
    const from = async (perangkat: string, { akun_id }: Session, password: string) => {
      const body = JSON.stringify({ email: `operator-${akun_id}`, password });
      const headers = { 'content-type': 'application/json', 'x-perangkat': perangkat };
      return (await t.app.request('/api/auth/token', { method: 'POST', headers, body })).status;
    };
    for (let i = 0; i < 5; i++) await from('PC-01', first, 'salah');
    expect(await from('PC-01', first, 'salah')).toBe(429);
    expect(await from('PC-01', second, 'salah')).toBe(401);
    expect(await from('PC-02', first, 'salah')).toBe(401);
  });

  test('S1-LOGIN-17: an account that is not active is answered as one that does not exist, and its tokens open nothing', async () => {
    const guru = await t.signIn('guru');
    const actor = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };
    await t.context.store.tx(actor, (tx) =>
      tx.update(akun).set({ status: 1 }).where(eq(akun.id, guru.akun_id)),
    );
    expect(await login(`guru-${guru.akun_id}`, 'sandi-uji-coba')).toEqual(await login('tidak-ada', 'x'));
    expect((await t.call(guru, 'GET', '/api/user-info')).httpStatus).toBe(401);
  });

  test('a signed-out token opens nothing', async () => {
    const operator = await t.signIn('operator');
    expect((await t.call(operator, 'POST', '/api/auth/logout')).body.status).toBe(true);
    const after = await t.call(operator, 'GET', '/api/user-info');
    expect(after).toEqual({ httpStatus: 401, body: { status: false, message: 'Unauthorized or Forbiden' } });
  });

  test('a token is refused after its lifetime', async () => {
    const operator = await t.signIn('operator');
    t.clock.advance(12 * 3_600_000 + 1_000);
    expect((await t.call(operator, 'GET', '/api/user-info')).httpStatus).toBe(401);
  });

  test('refresh prolongs a living session', async () => {
    const operator = await t.signIn('operator');
    t.clock.advance(11 * 3_600_000);
    const { body } = await t.call(operator, 'POST', '/api/auth/refresh');
    t.clock.advance(2 * 3_600_000);
    expect(
      (await t.call({ ...operator, token: body.token as string }, 'GET', '/api/user-info')).httpStatus,
    ).toBe(200);
  });
});

test('malformed JSON and an unknown call answer in the envelope and are counted', async () => {
  const bad = await t.call(undefined, 'POST', '/api/auth/token', '{"email":');
  expect(bad.httpStatus).toBe(400);
  expect(bad.body.status).toBe(false);
  expect((await t.call(undefined, 'GET', '/api/tidak-ada')).body).toEqual({
    status: false,
    message: 'halaman tidak ditemukan',
  });
  const admin = await t.signIn('administrator');
  const { body } = await t.call(admin, 'GET', '/api/penolakan');
  expect(body).toContainEqual(
    expect.objectContaining({ jenis: 'json-rusak', panggilan: 'POST /api/auth/token' }),
  );
});

test('a body of 10 MB is refused before it is read', async () => {
  const { httpStatus, body } = await t.call(
    undefined,
    'POST',
    '/api/auth/token',
    'x'.repeat(10 * 1024 * 1024),
  );
  expect(httpStatus).toBe(413);
  expect(body.message).toContain('Paling besar 1 MB');
});
