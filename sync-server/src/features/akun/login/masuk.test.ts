import { masukContract, type Masuk } from '@spmb/shared/akun/masuk.schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gagalMasuk } from '../account/akun.table.ts';
import { buildOffice, type Office } from '../testing/office.ts';

let office: Office;
beforeAll(async () => {
  office = await buildOffice();
});
afterAll(() => office.t.close());

const read = async (id: string): Promise<Masuk> =>
  masukContract.parse((await office.t.call(office.admin, 'GET', `/api/user-masuk/${id}`)).body);
const revoke = async (fields: object) =>
  (await office.t.call(office.admin, 'POST', '/api/user-masuk-cabut', fields)).body;
const isIn = async (token: string) =>
  (await office.t.call({ token, akun_id: '' }, 'GET', '/api/user-info')).httpStatus === 200;

test('the logins of an account are listed with device and last use; one is ended, then the rest, never the own', async () => {
  const { akun_id, token } = await office.t.signIn('operator');
  const email = `operator-${akun_id}`;
  office.t.clock.advance(1_000);
  const lab = (await office.login(email, 'sandi-uji-coba', 'PC-LAB-7')).body.token as string;
  await isIn(lab);
  const { sesi } = await read(akun_id);
  expect(sesi.map(({ perangkat, terakhir_ms, ini }) => [perangkat, terakhir_ms, ini])).toEqual([
    ['PC-LAB-7', office.t.clock.nowMs(), false],
    ['', null, false],
  ]);
  expect((await revoke({ akun_id, sesi_id: sesi[0]?.id })).status).toBe(true);
  expect([await isIn(lab), await isIn(token)]).toEqual([false, true]);
  expect((await revoke({ akun_id, sesi_id: sesi[0]?.id })).message).toContain('sudah keluar');
  await revoke({ akun_id });
  expect(await isIn(token)).toBe(false);
  expect((await read(akun_id)).sesi).toEqual([]);
});

test('one’s own login is marked and outlives the end of all of them', async () => {
  const { akun_id } = office.admin;
  await revoke({ akun_id });
  expect((await read(akun_id)).sesi.map(({ ini }) => ini)).toEqual([true]);
});

test.each(['guru', 'peserta'] as const)(
  'S1-PROF-01: a %s sees the own logins and ends the others, of no other account and not the one that asks',
  async (role) => {
    const { t } = office;
    const own = await t.signIn(role);
    const stranger = await t.signIn('operator');
    office.t.clock.advance(1_000);
    const lab = (await office.login(`${role}-${own.akun_id}`, 'sandi-uji-coba', 'PC-LAB-7')).body
      .token as string;
    const look = async () => masukContract.parse((await t.call(own, 'GET', '/api/sesi-masuk')).body).sesi;
    const cabut = async (fields: object) => (await t.call(own, 'POST', '/api/sesi-masuk-cabut', fields)).body;
    const sesi = await look();
    expect(sesi.map(({ perangkat, ini }) => [perangkat, ini])).toEqual([
      ['PC-LAB-7', false],
      ['', true],
    ]);
    expect((await cabut({ sesi_id: sesi[1]?.id })).message).toContain('pakai Keluar');
    const [foreign] = (await read(stranger.akun_id)).sesi;
    expect((await cabut({ sesi_id: foreign?.id })).status).toBe(false);
    expect((await cabut({ sesi_id: sesi[0]?.id, akun_id: stranger.akun_id })).status).toBe(true);
    expect([await isIn(lab), await isIn(own.token), await isIn(stranger.token)]).toEqual([false, true, true]);
    await cabut({});
    expect((await look()).map(({ ini }) => ini)).toEqual([true]);
  },
);

test('a session is ended under its own account only, and an unknown account is told', async () => {
  const [one, other] = [await office.t.signIn('guru'), await office.t.signIn('guru')];
  const [sesi] = (await read(one.akun_id)).sesi;
  expect((await revoke({ akun_id: other.akun_id, sesi_id: sesi?.id })).status).toBe(false);
  expect(await isIn(one.token)).toBe(true);
  expect((await office.t.call(office.admin, 'GET', '/api/user-masuk/tidak-ada')).httpStatus).toBe(404);
});

test('failed logins are counted by account, day and device; of unknown names three characters are kept', async () => {
  const { akun_id } = await office.t.signIn('operator');
  for (const device of ['PC-1', 'PC-1', 'PC-2']) await office.login(`OPERATOR-${akun_id}`, 'salah', device);
  const { gagal } = await read(akun_id);
  expect(gagal.map(({ perangkat, jumlah }) => [perangkat, jumlah]).sort()).toEqual([
    ['PC-1', 2],
    ['PC-2', 1],
  ]);
  for (const name of ['siapa', 'rahasia-ku', 'rahasia-lagi']) await office.login(name, 'x', `PC-${name[0]}`);
  const unknown = await read('tidak-dikenal');
  expect(
    unknown.gagal.map(({ perangkat, jumlah, nama_ditulis }) => [perangkat, jumlah, nama_ditulis]).sort(),
  ).toEqual([
    ['PC-r', 2, 'rah'],
    ['PC-s', 1, 'sia'],
  ]);
  expect(JSON.stringify(await office.t.context.store.read.select().from(gagalMasuk))).not.toContain(
    'rahasia',
  );
});

test('drawn device names cannot fill the disk, and a month later the rows are gone', async () => {
  const { akun_id } = await office.t.signIn('operator');
  // In two waves: more than 20 at once of one account at one address would begin to wait.
  for (const wave of ['a', 'b']) {
    const attempts = Array.from({ length: 15 }, (_, i) => `alat-${wave}${i}`);
    await Promise.all(attempts.map((device) => office.login(`operator-${akun_id}`, 'salah', device)));
    office.t.clock.advance(16 * 60_000);
  }
  const { gagal } = await read(akun_id);
  expect(gagal).toHaveLength(21);
  expect(gagal.find(({ perangkat }) => perangkat === 'perangkat lain')?.jumlah).toBe(10);
  office.t.clock.advance(32 * 24 * 3_600_000);
  await office.login(`operator-${akun_id}`, 'salah', 'PC-1');
  const rows = await office.t.context.store.read.select().from(gagalMasuk);
  expect(rows.filter((row) => row.akun_id === akun_id)).toHaveLength(1);
});
