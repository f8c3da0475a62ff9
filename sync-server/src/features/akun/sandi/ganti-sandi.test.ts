import { checkKataSandi } from '@spmb/shared/akun/kata-sandi.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../../db/audit.table.ts';
import type { Session } from '../../../testing/test-app.ts';
import { turnOn } from '../../../testing/turn-on.ts';
import { akun } from '../account/akun.table.ts';
import { buildOffice, type Office } from '../testing/office.ts';

let office: Office;
beforeAll(async () => {
  office = await buildOffice();
});
afterAll(() => office.t.close());

const change = (session: Session | undefined, fields: object) =>
  office.t.call(session, 'POST', '/api/chngpwd', fields);
const both = (password: string, others: object = {}) => ({ password, repassword: password, ...others });
const old = 'sandi-uji-coba';
const isIn = async (session: Session) =>
  (await office.t.call(session, 'GET', '/api/user-info')).httpStatus === 200;

test.each([
  ['operator', '123456789', 'paling sedikit 10'],
  ['peserta', '12345', 'paling sedikit 6'],
  ['peserta', '123456', undefined],
  ['operator', '12345678ab', undefined],
  ['operator', 'tujuh77   ', 'paling sedikit 10'],
  ['operator', '😀😀😀😀😀', 'paling sedikit 10'],
  ['operator', 'x'.repeat(201), 'paling panjang 200'],
  ['operator', 'Budi Santoso', 'tidak boleh sama'],
  ['operator', 'budisantoso', 'tidak boleh sama'],
  ['peserta', '26-0231-7', 'tidak boleh sama'],
] as const)('N32, S1-PWD-04: for %s the password %j is judged', (authent, sandi, part) => {
  const wrong = checkKataSandi(sandi, authent, ['Budi Santoso', '26-0231-7', '']);
  if (part === undefined) expect(wrong).toBeUndefined();
  else expect(wrong).toContain(part);
});

describe('POST api/chngpwd', () => {
  test('S1-CALL-26, S1-PWD-03: the new password holds, other logins end, this one goes on; the trail has no password', async () => {
    const here = await office.t.signIn('operator');
    const email = `operator-${here.akun_id}`;
    const there = await office.enter(email, old);
    const { body } = await change(here, both('melati di taman'));
    expect(body).toEqual({
      status: true,
      message: 'Kata sandi diganti. Perangkat lain yang masuk dengan akun ini dikeluarkan.',
      data: { bukti_perangkat: expect.any(String) },
    });
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect((await office.login(email, old)).httpStatus).toBe(401);
    expect((await office.login(email, 'melati di taman')).httpStatus).toBe(200);
    const rows = await office.t.context.store.read
      .select()
      .from(audit)
      .where(eq(audit.baris_id, here.akun_id));
    expect(rows).toMatchObject([{ tindakan: 'ganti sandi', sebelum: null, sesudah: null }]);
  });

  test('S1-PWD-02: a repetition that differs is refused in the words of the specification', async () => {
    const { body } = await change(office.admin, { password: 'satu-dua-tiga', repassword: 'satu-dua-empat' });
    expect(body).toMatchObject({ status: false, message: 'Opps kata sandi tidak sama' });
    expect(Object.keys(body.kesalahan)).toEqual(['repassword']);
  });

  test('nobody takes his name, number or login name, nor the password that he has', async () => {
    const session = await office.t.signIn('peserta', { nama: 'Siti Aminah' });
    for (const sandi of ['Siti Aminah', `PESERTA-${session.akun_id}`, old])
      expect((await change(session, both(sandi))).body.kesalahan).toHaveProperty('password');
    expect((await change(undefined, both('apa saja boleh'))).httpStatus).toBe(401);
  });

  test('N32: a login older than 15 minutes gives the old password too; guessing it is slowed down', async () => {
    const session = await office.t.signIn('guru');
    office.t.clock.advance(15 * 60_000 + 1);
    const asked = await change(session, both('kata-sandi-baru'));
    expect(asked.body).toMatchObject({ status: false, kesalahan: { password_lama: expect.any(String) } });
    for (let i = 0; i < 5; i++) {
      const wrong = await change(session, both('kata-sandi-baru', { password_lama: 'tebakan' }));
      expect(wrong.body.kesalahan.password_lama).toContain('salah');
    }
    const slowed = await change(session, both('kata-sandi-baru', { password_lama: old }));
    expect([slowed.httpStatus, slowed.body.tunggu_detik]).toEqual([429, 15]);
    office.t.clock.advance(15_000);
    expect((await change(session, both('kata-sandi-baru', { password_lama: old }))).body.status).toBe(true);
  });

  test('a participant’s own password replaces the one on the card, whose sealed copy goes', async () => {
    const session = await office.t.signIn('peserta');
    const { store, secrets } = office.t.context;
    const isHe = eq(akun.id, session.akun_id);
    const system = { sekolah_id: '1', akun_id: null, nama: 'uji' };
    await store.tx(system, (tx) =>
      tx
        .update(akun)
        .set({ sandi_tersegel: secrets.seal(Buffer.from(old)) })
        .where(isHe),
    );
    expect((await change(session, both('mawar1'))).body.status).toBe(true);
    const [row] = await store.read.select().from(akun).where(isHe);
    expect(row).toMatchObject({ sandi_jenis: 'argon2id', sandi_tersegel: null });
  });
});

describe('a one-time password', () => {
  test('opens nothing but its own change; afterwards everything, and it never opens again', async () => {
    const { data } = await office.create({ authent: 'administrator' });
    const session = await office.enter(data.email, data.sandi);
    const refused = await office.t.call(session, 'GET', '/api/user');
    expect(refused).toEqual({
      httpStatus: 403,
      body: { status: false, message: expect.stringContaining('Ganti kata sandi'), jenis: 'ganti-sandi' },
    });
    await turnOn(office.t);
    for (const route of office.t.routes) {
      if (route.capability === 'publik' || route.beforeGantiSandi) continue;
      const path = route.path.replaceAll(/:\w+/g, 'x');
      const answer = await office.t.call(
        session,
        route.method,
        path,
        route.method === 'GET' ? undefined : {},
      );
      expect([path, answer.httpStatus]).toEqual([path, 403]);
    }
    const { body: menus } = await office.t.call(session, 'GET', '/api/menus');
    expect(menus.length).toBeGreaterThan(3);
    expect((await change(session, both(data.sandi))).body.kesalahan).toHaveProperty('password');
    expect((await change(session, both('punya saya sendiri'))).body.status).toBe(true);
    expect((await office.t.call(session, 'GET', '/api/user')).httpStatus).toBe(200);
    expect((await office.t.call(session, 'GET', '/api/user-info')).body.ganti_sandi).toBe(false);
    expect((await office.login(data.email, data.sandi)).httpStatus).toBe(401);
  });

  test('used twice, it lets only the later one go on', async () => {
    const { data } = await office.create();
    const first = await office.enter(data.email, data.sandi);
    expect(await isIn(first)).toBe(true);
    const second = await office.enter(data.email, data.sandi);
    expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
  });
});
