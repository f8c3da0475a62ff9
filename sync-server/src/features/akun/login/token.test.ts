import { SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { buildSecrets } from '../../../server/secrets/secrets.ts';
import { signToken } from '../../../server/secrets/token.ts';
import { perFile } from '../../../testing/per-test.ts';
import { turnOn } from '../../../testing/turn-on.ts';
import { buildTestApp, type Session } from '../../../testing/test-app.ts';

const t = perFile(buildTestApp);

const statusOf = async (token: string) =>
  (await t.call({ token, akun_id: '' }, 'GET', '/api/user-info')).httpStatus;
const partsOf = ({ token }: Session) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { jti: string; exp: number };

test('3.5.3: a living session opens for the server’s own signature only', async () => {
  const session = await t.signIn('operator');
  const { jti, exp } = partsOf(session);
  const others = buildSecrets(new Uint8Array(32).fill(9));
  const unsigned = new UnsecuredJWT({}).setJti(jti).setExpirationTime(exp).encode();
  const longer = new SignJWT({}).setProtectedHeader({ alg: 'HS512' }).setJti(jti).setExpirationTime(exp);
  const forged = [
    await signToken(others, jti, t.clock.nowMs()),
    unsigned,
    await longer.sign(t.context.secrets.key('token')),
    `${session.token.slice(0, -3)}abc`,
    session.token.replace(/\.[^.]*$/, '.'),
    jti,
  ];
  for (const token of forged) expect([token, await statusOf(token)]).toEqual([token, 401]);
  expect(await statusOf(session.token)).toBe(200);
});

test('3.3.2: a session that is renewed all the time ends after 30 days', async () => {
  let { token } = await t.signIn('operator');
  const elevenHours = 11 * 3_600_000;
  for (let hours = 11; hours < 30 * 24; hours += 11) {
    t.clock.advance(elevenHours);
    const { httpStatus, body } = await t.call({ token, akun_id: '' }, 'POST', '/api/auth/refresh');
    expect([hours, httpStatus]).toEqual([hours, 200]);
    token = body.token as string;
  }
  t.clock.advance(elevenHours);
  expect(await statusOf(token)).toBe(401);
});

test('3.1.1: a token in an address opens nothing', async () => {
  await turnOn(t);
  const { token } = await t.signIn('administrator');
  for (const { method, path, capability } of t.routes) {
    if (method !== 'GET' || capability === 'publik') continue;
    const address = path.replaceAll(/:\w+/g, 'tidak-ada');
    for (const name of ['token', 'access_token', 'authorization'])
      expect([address, (await t.app.request(`${address}?${name}=${token}`)).status]).toEqual([address, 401]);
  }
});

describe('4.1.2, 5.1.2: what decides on access is not taken from what is sent', () => {
  test('nobody gives himself a role, a programme or another account', async () => {
    const session = await t.signIn('guru', { nama: 'Bu Guru' });
    const other = await t.signIn('operator', { nama: 'Pak Lain' });
    const more = {
      authent: 'administrator',
      semua_program: true,
      status: 0,
      jurusan_id: null,
      ganti_sandi: true,
    };
    const ids = {
      id: other.akun_id,
      akun_id: other.akun_id,
      user_id: other.akun_id,
      sekolah_id: 'x',
      peserta_id: 'x',
    };
    const saved = await t.call(session, 'POST', '/api/update-profil', {
      username: 'Bu Guru Baru',
      ...more,
      ...ids,
    });
    expect(saved.body.status).toBe(true);
    const { body } = await t.call(session, 'GET', '/api/user-info');
    expect(body).toMatchObject({
      id: session.akun_id,
      username: 'Bu Guru Baru',
      authent: 'guru',
      ganti_sandi: false,
    });
    expect((await t.call(other, 'GET', '/api/user-info')).body).toMatchObject({ username: 'Pak Lain' });
  });

  test('nor a row its id, school or version', async () => {
    const admin = await t.signIn('administrator');
    const sent = {
      name: 'Aula',
      kapasitas: 40,
      id: 'milik-saya',
      sekolah_id: 'lain',
      versi: 99,
      diubah_ms: 5,
    };
    const { data } = (await t.call(admin, 'POST', '/api/ruang', sent)).body;
    expect(data.id).not.toBe('milik-saya');
    expect((await t.call(admin, 'GET', `/api/ruang/${data.id}`)).body).toMatchObject({
      name: 'Aula',
      versi: 1,
    });
  });
});
