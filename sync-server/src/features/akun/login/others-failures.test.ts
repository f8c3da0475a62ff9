import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { schoolId } from '../../../db/school-id.ts';
import { generateSandiKartu, hashKartu, hashSandi } from '../../../server/sandi/sandi.ts';
import { akun } from '../account/akun.table.ts';
import { buildOffice, type LoginFrom, type Office } from '../testing/office.ts';

const router = '10.0.0.1';
let office: Office;
beforeAll(async () => {
  office = await buildOffice();
});
afterAll(() => office.t.close());

/** A new account with a password of that kind; its login name. */
async function open(sandi: string, jenis: 'kartu' | 'argon2id' = 'argon2id'): Promise<string> {
  const { akun_id } = await office.t.signIn('operator');
  const sandi_hash =
    jenis === 'argon2id' ? await hashSandi(sandi) : hashKartu(office.t.context.secrets, akun_id, sandi);
  await office.t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
    tx.update(akun).set({ sandi_jenis: jenis, sandi_hash }).where(eq(akun.id, akun_id)),
  );
  return `operator-${akun_id}`;
}
const enter = (name: string, sandi: string, perangkat: string, from: LoginFrom = {}) =>
  office.login(name, sandi, perangkat, { alamat: router, ...from });
const statusOf = async (name: string, sandi: string, perangkat: string, from?: LoginFrom) =>
  (await enter(name, sandi, perangkat, from)).httpStatus;
/** Wrong passwords from the same address, all at once, each from a device of another name. */
const guess = (name: string, times: number, from?: LoginFrom) =>
  Promise.all(Array.from({ length: times }, (_, i) => statusOf(name, `tebakan ${i}`, `alat-${i}`, from)));
/** The same until the address has to wait. */
async function guessOn(name: string): Promise<void> {
  while (!(await guess(name, 4)).includes(429));
}

describe('a card password', () => {
  test('that is right opens at once, however often others have guessed at the same address and on the same device', async () => {
    const name = await open('210308', 'kartu');
    expect(await guess(name, 40)).toContain(429);
    for (let i = 0; i < 6; i++) await enter(name, 'salah', 'PC-01');
    expect(await statusOf(name, '210308', 'PC-01')).toBe(200);
  });

  test('that is weak is guessed at an address a hundred times an hour at most; another address is not held up by that', async () => {
    const name = await open('210308', 'kartu');
    await guess(name, 100);
    const refused = await enter(name, '210308', 'PC-01');
    expect([refused.httpStatus, refused.body.message]).toEqual([429, expect.stringContaining('sandi baru')]);
    expect(await statusOf(name, '210308', 'PC-01', { alamat: '10.0.0.2' })).toBe(200);
  });

  test('that is weak is guessed three hundred times an hour at most, from wherever', async () => {
    const name = await open('210308', 'kartu');
    for (const alamat of ['10.0.0.2', '10.0.0.3', '10.0.0.4']) await guess(name, 100, { alamat });
    expect(await statusOf(name, '210308', 'PC-01', { alamat: '10.0.0.5' })).toBe(429);
    // The steady rate goes on, whoever asked meanwhile.
    await guess(name, 20, { alamat: '10.0.0.6' });
    office.t.clock.advance(12_000);
    expect(await statusOf(name, '210308', 'PC-01', { alamat: '10.0.0.5' })).toBe(200);
    // Each guess is a password hash.
  }, 120_000);

  test('that the server generated opens in the middle of any number of guesses', async () => {
    const sandi = generateSandiKartu();
    const name = await open(sandi, 'kartu');
    await guess(name, 150);
    expect(await statusOf(name, sandi, 'PC-01')).toBe(200);
  });

  test('that is weak opens on a device that it opened before', async () => {
    const name = await open('210308', 'kartu');
    const { bukti_perangkat } = (await enter(name, '210308', 'PC-01')).body;
    await guess(name, 150);
    expect(await statusOf(name, '210308', 'PC-01')).toBe(429);
    expect(await statusOf(name, '210308', 'PC-01', { bukti_perangkat })).toBe(200);
  });
});

describe('a password that its owner chose', () => {
  test('opens on a device that it opened before, whatever others do in between', async () => {
    const name = await open('kenanga-77');
    const { bukti_perangkat } = (await enter(name, 'kenanga-77', 'PC-01')).body;
    expect(bukti_perangkat).toEqual(expect.any(String));
    await guessOn(name);
    for (let i = 0; i < 6; i++) await enter(name, 'salah', 'PC-01');
    const again = await enter(name, 'kenanga-77', 'PC-01', { bukti_perangkat });
    expect([again.httpStatus, again.body.bukti_perangkat]).toEqual([200, bukti_perangkat]);
  });

  test('waits on a new device while others guess, but no refused attempt renews the wait', async () => {
    const name = await open('kenanga-77');
    await guessOn(name);
    const refused = await enter(name, 'kenanga-77', 'PC-01');
    expect(refused).toMatchObject({ httpStatus: 429, body: { tunggu_detik: 15 } });
    for (let second = 0; second < 15; second++) {
      expect(await statusOf(name, 'salah lagi', 'alat-lain')).toBe(429);
      office.t.clock.advance(1_000);
    }
    expect(await statusOf(name, 'kenanga-77', 'PC-01')).toBe(200);
  });

  test('is guessed no faster for its owner coming in meanwhile', async () => {
    const name = await open('kenanga-77');
    const { bukti_perangkat } = (await enter(name, 'kenanga-77', 'PC-01')).body;
    await guessOn(name);
    for (let i = 0; i < 3; i++)
      expect(await statusOf(name, 'kenanga-77', 'PC-01', { bukti_perangkat })).toBe(200);
    expect(await guess(name, 4)).toEqual([429, 429, 429, 429]);
  });

  test('opens as often as its owner likes, from as many devices', async () => {
    const name = await open('kenanga-77');
    for (let i = 0; i < 30; i++) expect(await statusOf(name, 'kenanga-77', `PC-${i}`)).toBe(200);
  });

  test('is guessed no faster by many at once than one after the other', async () => {
    const name = await open('kenanga-77');
    const answers = await guess(name, 60);
    // What is not looked at says so: too many wait already.
    expect(answers.filter((status) => status === 401).length).toBeLessThanOrEqual(20);
    expect(new Set(answers)).toEqual(new Set([401, 503]));
  });

  test('and a stolen proof: its wrong guesses wait too, and no other device waits for them', async () => {
    const name = await open('kenanga-77');
    const { bukti_perangkat } = (await enter(name, 'kenanga-77', 'PC-01')).body;
    const stolen = { bukti_perangkat };
    for (let i = 0; i < 5; i++) expect(await statusOf(name, `tebakan ${i}`, 'x', stolen)).toBe(401);
    expect(await statusOf(name, 'kenanga-77', 'PC-02')).toBe(200);
    const guesses = Array.from({ length: 60 }, (_, i) => statusOf(name, `tebakan ${i}`, `x-${i}`, stolen));
    expect((await Promise.all(guesses)).filter((status) => status === 401).length).toBeLessThan(30);
  });
});

describe('the proof of a device', () => {
  test('dies with the password, and is of no other account', async () => {
    const [mine, other] = [await open('kenanga-77'), await open('melati-88')];
    const { bukti_perangkat, token } = (await enter(mine, 'kenanga-77', 'PC-01')).body;
    await guessOn(other);
    expect(await statusOf(other, 'melati-88', 'PC-01', { bukti_perangkat })).toBe(429);
    const change = { password: 'kamboja-99', repassword: 'kamboja-99' };
    const { data } = (await office.t.call({ token, akun_id: '' }, 'POST', '/api/chngpwd', change)).body;
    await guessOn(mine);
    expect(await statusOf(mine, 'kamboja-99', 'PC-01', { bukti_perangkat })).toBe(429);
    // Who changed the password has just proved his device anew.
    expect(await statusOf(mine, 'kamboja-99', 'PC-01', data)).toBe(200);
  });

  test.each(['', 'abc', 'a.b', `${'x'.repeat(190)}.y`])(
    '%j proves nothing and harms nothing',
    async (bukti) => {
      const name = await open('kenanga-77');
      expect(await statusOf(name, 'kenanga-77', 'PC-01', { bukti_perangkat: bukti })).toBe(200);
    },
  );
});
