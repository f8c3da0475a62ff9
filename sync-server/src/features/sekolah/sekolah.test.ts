import { describe, expect, test } from 'vitest';
import { audit } from '../../db/audit.table.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';

const input = {
  nama_sekolah: 'SMK Negeri 1 Merauke',
  zona: 'WIT',
  username: 'Ibu Kepala',
  email: 'kepala',
  userpass: 'rahasia-12',
  repass: 'rahasia-12',
};
const info = async (t: TestApp) => (await t.call(undefined, 'GET', '/api/info')).body;
const setUp = (t: TestApp, fields: object = {}) =>
  t.call(undefined, 'POST', '/api/setup', { ...input, ...fields });

async function withApp(isSetUp: boolean, act: (t: TestApp) => Promise<void>): Promise<void> {
  const t = await buildTestApp({ isSetUp });
  try {
    await act(t);
  } finally {
    await t.close();
  }
}

describe('set-up', () => {
  test('D-RULE-15, S1-SCHOOL-23: makes the school with its zone and its first administrator, on record', () =>
    withApp(false, async (t) => {
      expect(await info(t)).toMatchObject({ company: 'SIM-SPMB', perlu_setup: true });
      expect((await setUp(t)).body.status).toBe(true);
      expect(await info(t)).toMatchObject({
        company: 'SMK Negeri 1 Merauke',
        zona: 'WIT',
        perlu_setup: false,
      });
      const login = { email: 'kepala', password: 'rahasia-12' };
      const { body } = await t.call(undefined, 'POST', '/api/auth/token', login);
      const session = { token: (body as { token: string }).token, akun_id: '' };
      expect((await t.call(session, 'GET', '/api/user-info')).body).toMatchObject({
        username: 'Ibu Kepala',
        authent: 'administrator',
      });
      expect(await t.context.store.read.select().from(audit)).toMatchObject([
        { tindakan: 'setup', nama: 'Ibu Kepala', sesudah: { zona: 'WIT' } },
      ]);
      expect((await setUp(t, { email: 'lain' })).httpStatus).toBe(409);
    }));

  test.each([
    ['zona', { zona: 'UTC' }],
    ['userpass', { userpass: 'pendek', repass: 'pendek' }],
    ['repass', { repass: 'rahasia-13' }],
    ['email', { email: 'dua kata' }],
  ])('D-RULE-15: a wrong %s is named and nothing is made', (field, fields) =>
    withApp(false, async (t) => {
      const { body } = await setUp(t, fields);
      expect([body.status, Object.keys(body.kesalahan as object)]).toEqual([false, [field]]);
      expect((await info(t)).perlu_setup).toBe(true);
    }),
  );

  test('is open until an administrator exists, then closed for good', () =>
    withApp(true, async (t) => {
      expect(await info(t)).toMatchObject({ company: 'SMK Uji', perlu_setup: true });
      await t.signIn('administrator');
      expect((await info(t)).perlu_setup).toBe(false);
      expect((await setUp(t)).httpStatus).toBe(409);
    }));
});
