import { checkKataSandi } from '@spmb/shared/akun/kata-sandi.ts';
import { eq } from 'drizzle-orm';
import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildOffice, type Office } from '../features/akun/testing/office.ts';
import { akun } from '../features/akun/account/akun.table.ts';
import { schoolId } from '../db/school-id.ts';
import { insertAkun } from '../features/akun/account/akun.mutations.ts';
import { generateSandiKartu, hashSandi } from '../server/sandi/sandi.ts';
import { loadSandiTersering } from '../server/sandi/sandi-tersering.ts';
import { turnOn } from '../testing/turn-on.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

/** Every door through which a password comes into the database, and who made that password. */
const doors = {
  'features/akun/sandi/ganti-sandi.route.ts': 'chosen',
  'features/akun/sandi/tautan-sandi.route.ts': 'chosen',
  'features/registrasi/sign-up.ts': 'chosen',
  'features/sekolah/sekolah.feature.ts': 'chosen',
  'features/akun/sandi/sandi-sekali.ts': 'generated',
  'features/peserta/account/build-akun-peserta.ts': 'generated, or printed on a card',
  'features/peserta/account/sandi-peserta.ts': 'generated',
  'sandbox/seed-sandbox.ts': 'generated',
};

/** Calls whose body holds a password, with the fields that they refuse by name. */
const takesSandi = {
  '/api/akun-baru': ['password', 'repassword'],
  '/api/auth/token': ['password'],
  '/api/chngpwd': ['password', 'repassword', 'password_lama'],
  '/api/registrasi': ['userpass', 'repass'],
  '/api/setup': ['userpass', 'repass'],
};

/** Too short, the commonest, the commonest in other capitals, with spaces around, at the very end of the list. */
const weakOfStaff = [
  'kenanga-7',
  '1234567890',
  'Password123',
  '  qwertyuiop ',
  '1qaz2wsx3edc',
  'mawar       ',
];
const weakOfPeserta = ['mawa7', '123456', 'DRAGON', ' qwerty ', 'sayang', 'bismillah', '      '];

let office: Office;
let fresh: TestApp;
beforeAll(async () => {
  office = await buildOffice();
  await turnOn(office.t);
  fresh = await buildTestApp({ isSetUp: false });
});
afterAll(async () => {
  await office.t.close();
  await fresh.close();
});

const source = new URL('../', import.meta.url);
const change = (session: { token: string; akun_id: string }, password: string) =>
  office.t.call(session, 'POST', '/api/chngpwd', { password, repassword: password });

describe('every door of a password', () => {
  test('is one of these: what hashes a password is found in the sources', () => {
    const files = globSync('**/*.ts', { cwd: source }).map((file) => file.replaceAll('\\', '/'));
    const hashing = files.filter(
      (file) =>
        !/\.test\.ts$|testing\/|^server\//.test(file) &&
        /\bhash(Kartu|SandiTeruji)\(/.test(readFileSync(new URL(file, source), 'utf8')),
    );
    expect(hashing.sort()).toEqual(Object.keys(doors).sort());
    // Nothing is hashed without being judged.
    const unjudged = files.filter(
      (file) =>
        !/\.test\.ts$|testing\/|^server\//.test(file) &&
        /\bhashSandi\(/.test(readFileSync(new URL(file, source), 'utf8')),
    );
    expect(unjudged).toEqual([]);
  });

  test('is one of these: what takes a password is found in the list of calls', async () => {
    const nonsense = ['password', 'repassword', 'password_lama', 'userpass', 'repass', 'sandi', 'kata_sandi'];
    const body = Object.fromEntries(nonsense.map((name) => [name, { a: 1 }]));
    const found: Record<string, string[]> = {};
    for (const { method, path } of office.t.routes.filter((route) => route.method !== 'GET')) {
      const admin = await office.t.signIn('administrator');
      const answer = await office.t.call(admin, method, path.replaceAll(/:\w+/g, 'tidak-ada'), body);
      const fields = Object.keys(answer.body?.kesalahan ?? {}).filter((field) => nonsense.includes(field));
      if (fields.length > 0) found[path] = fields;
    }
    expect(found).toEqual(takesSandi);
  });
});

describe('a password that its owner chooses', () => {
  test.each(weakOfStaff)(
    '2.1.1, 2.1.7: %j is refused to the first administrator, at its field',
    async (sandi) => {
      const input = { nama_sekolah: 'SMK Uji', zona: 'WIB', username: 'Bu Kepala', email: 'kepala' };
      const { body } = await fresh.call(undefined, 'POST', '/api/setup', {
        ...input,
        userpass: sandi,
        repass: sandi,
      });
      expect([body.status, Object.keys(body.kesalahan)]).toEqual([false, ['userpass']]);
      expect((await fresh.call(undefined, 'GET', '/api/info')).body.perlu_setup).toBe(true);
    },
  );

  test.each(['administrator', 'operator', 'supervisor', 'guru'] as const)(
    '2.1.1, 2.1.7: of a %s it has 10 characters and is none of the commonest',
    async (role) => {
      const session = await office.t.signIn(role);
      for (const sandi of weakOfStaff)
        expect((await change(session, sandi)).body.kesalahan?.password, sandi).toMatch(/10 karakter|sering/);
      expect((await change(session, 'kenanga-77')).body.status).toBe(true);
    },
  );

  test('of a participant it has 6 characters and is none of the commonest', async () => {
    const session = await office.t.signIn('peserta');
    for (const sandi of weakOfPeserta)
      expect((await change(session, sandi)).body.kesalahan?.password, sandi).toMatch(/6 karakter|sering/);
    expect((await change(session, 'mawar7')).body.status).toBe(true);
  });

  test('who has a shorter one from before goes on with it', async () => {
    const { store, clock } = office.t.context;
    const system = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };
    const row = { id: 'lama', username: 'Pak Lama', email: 'lama', authent: 'guru' as const };
    const sandi_hash = await hashSandi('password');
    await store.tx(system, (tx) =>
      insertAkun(tx, clock.nowMs(), [{ ...row, sandi_jenis: 'argon2id', sandi_hash }]),
    );
    expect((await office.login('lama', 'password')).httpStatus).toBe(200);
  });
});

describe('2.1.2, 2.4.1: a chosen password', () => {
  test('may have 200 signs, of any letters, and is kept as Argon2id only', async () => {
    const session = await office.t.signIn('operator');
    const sandi = 'é😀 kata'.repeat(40).slice(0, 200);
    expect((await change(session, sandi)).body.status).toBe(true);
    expect((await office.login(`operator-${session.akun_id}`, sandi)).httpStatus).toBe(200);
    const [row] = await office.t.context.store.read.select().from(akun).where(eq(akun.id, session.akun_id));
    expect(row).toMatchObject({ sandi_jenis: 'argon2id', sandi_tersegel: null });
    expect(row?.sandi_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('a password that the server makes', () => {
  test('2.3.1: is drawn anew each time, 11 of 31 signs that are not read for one another', () => {
    const drawn = Array.from({ length: 1_000 }, generateSandiKartu);
    expect(new Set(drawn).size).toBe(1_000);
    for (const sandi of drawn)
      expect(sandi).toMatch(/^[a-hjkmnp-z2-9]{4}-[a-hjkmnp-z2-9]{4}-[a-hjkmnp-z2-9]{3}$/);
    expect(new Set(drawn.join('').replaceAll('-', '')).size).toBe(31);
  });

  test('fulfils the rule of staff', async () => {
    const tersering = await loadSandiTersering();
    for (let drawn = 0; drawn < 1_000; drawn++)
      expect(checkKataSandi(generateSandiKartu(), 'administrator', [], tersering)).toBeUndefined();
  });
});

test('2.1.7: the list holds exactly the 10,000 commonest', async () => {
  const tersering = await loadSandiTersering();
  expect(tersering.size).toBe(10_000);
  expect(tersering.has('123456')).toBe(true);
});
