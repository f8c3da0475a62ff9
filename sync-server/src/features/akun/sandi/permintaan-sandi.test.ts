import { permintaanSandiContract, type PermintaanSandi } from '@spmb/shared/akun/permintaan-sandi.schema.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../../../testing/test-app.ts';
import { socketAt } from '../../../testing/socket-at.ts';
import { buildOffice, type Office } from '../testing/office.ts';

let office: Office;
beforeAll(async () => {
  office = await buildOffice();
});
afterAll(() => office.t.close());

const ask = async (
  email: string,
  fields: object = {},
  device = `alat-${email}`,
  alamat?: string,
): Promise<Answer> => {
  const body = JSON.stringify({ email, ...fields });
  const headers = { 'content-type': 'application/json', 'x-perangkat': device };
  const sent = { method: 'POST', headers, body };
  const answer = await office.t.app.request('/api/lupa-kata-sandi', sent, socketAt(alamat));
  return { httpStatus: answer.status, body: await answer.json() };
};
const list = async (): Promise<PermintaanSandi[]> =>
  permintaanSandiContract
    .array()
    .parse((await office.t.call(office.admin, 'GET', '/api/permintaan-sandi')).body);
const reply = async (fields: object) =>
  (await office.t.call(office.admin, 'POST', '/api/permintaan-sandi-jawab', fields)).body;
const requestOf = async (id: string) => (await list()).find((one) => one.id === id);

test('N44, S1-LOGIN-04: a request is seen by staff and answered with a one-time password, once', async () => {
  const guru = await office.t.signIn('guru', { nama: 'Bu Guru' });
  const asked = await ask(` GURU-${guru.akun_id} `, { nomor_hp: '0812 3456 7890' });
  expect(asked.body.status).toBe(true);
  expect(await requestOf(guru.akun_id)).toMatchObject({
    nama: 'Bu Guru',
    nomor_peserta: null,
    nomor_hp: null,
    nomor_hp_ditulis: '6281234567890',
    dibuat_ms: office.t.clock.nowMs(),
    status: 'baru',
  });
  const tasks = async () => (await office.t.call(office.admin, 'GET', '/api/beranda')).body;
  const waiting = { title: 'Permintaan kata sandi', jumlah: 1, route: '/backend/permintaan-sandi' };
  expect(await tasks()).toContainEqual(expect.objectContaining(waiting));
  const { data, message } = await reply({ id: guru.akun_id });
  expect(JSON.stringify(await tasks())).not.toContain(waiting.title);
  expect(message).toBe('Kata sandi sekali pakai dibuat.');
  expect((await office.t.call(guru, 'GET', '/api/user-info')).httpStatus).toBe(401);
  const session = await office.enter(`guru-${guru.akun_id}`, data.sandi);
  expect((await office.t.call(session, 'GET', '/api/user-info')).body.ganti_sandi).toBe(true);
  expect((await requestOf(guru.akun_id))?.status).toBe('dijawab');
  expect((await reply({ id: guru.akun_id })).message).toContain('sudah dijawab');
});

test('two administrators answer one request at once: one password is made', async () => {
  const { akun_id } = await office.t.signIn('operator');
  await ask(`operator-${akun_id}`);
  const answers = await Promise.all([reply({ id: akun_id }), reply({ id: akun_id })]);
  const made = answers.flatMap(({ data }) => (data ? [data.sandi as string] : []));
  expect(made).toHaveLength(1);
  expect((await office.login(`operator-${akun_id}`, made[0] ?? '')).httpStatus).toBe(200);
});

test('an ignored request leaves the password as it is', async () => {
  const { akun_id } = await office.t.signIn('operator');
  await ask(`operator-${akun_id}`);
  expect((await reply({ id: akun_id, abaikan: true })).data).toBeUndefined();
  expect((await requestOf(akun_id))?.status).toBe('diabaikan');
  const open = await office.t.call(office.admin, 'GET', '/api/permintaan-sandi?status=baru');
  expect(open.body.map(({ id }: PermintaanSandi) => id)).not.toContain(akun_id);
  expect((await office.login(`operator-${akun_id}`, 'sandi-uji-coba')).httpStatus).toBe(200);
});

test('known, unknown and inactive accounts are answered alike, after the same time', async () => {
  const known = await office.t.signIn('operator');
  const gone = await office.create();
  await office.change(gone.data.id, { status: 1 });
  const timed = async (email: string) => {
    const start = performance.now();
    return { answer: await ask(email), ms: performance.now() - start };
  };
  const names = [`operator-${known.akun_id}`, 'tidak-ada', gone.data.email as string];
  const results = await Promise.all(names.map(timed));
  expect(new Set(results.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
  for (const { ms } of results) expect(ms).toBeGreaterThanOrEqual(245);
  expect(await requestOf(gone.data.id)).toBeUndefined();
});

describe('requests in the name of an account', () => {
  test('are one, however many ask, and its owner is never refused because of the others', async () => {
    const { akun_id } = await office.t.signIn('operator');
    const name = `operator-${akun_id}`;
    for (let i = 0; i < 12; i++) await ask(name, {}, `alat-${i}`, '10.0.0.9');
    const asked = office.t.clock.nowMs();
    office.t.clock.advance(1_000);
    const told = (await ask('tidak-ada', {}, 'alat-lain', '10.0.0.7')).body;
    expect(await ask(name, { nomor_hp: '081234567890' }, 'alat-pemilik', '10.0.0.7')).toEqual({
      httpStatus: 200,
      body: told,
    });
    for (let i = 0; i < 4; i++) await ask(name, { nomor_hp: `08120000000${i}` }, `usil-${i}`, '10.0.0.9');
    const ofAccount = (await list()).filter(({ id }) => id === akun_id);
    expect(ofAccount).toMatchObject([{ status: 'baru', dibuat_ms: asked }]);
    expect(ofAccount[0]?.nomor_hp_ditulis).toBe('6281234567890, 6281200000000, 6281200000001');
  });

  test('of one device are slowed down, at its own address only', async () => {
    for (let i = 0; i < 5; i++) await ask(`siapa-${i}`, {}, 'satu-alat', '10.0.0.9');
    const slowed = await ask('siapa-lagi', {}, 'satu-alat', '10.0.0.9');
    expect([slowed.httpStatus, slowed.body.tunggu_detik]).toEqual([429, 60]);
    expect((await ask('siapa-lagi', {}, 'satu-alat', '10.0.0.8')).httpStatus).toBe(200);
    office.t.clock.advance(60_000);
    expect((await ask('siapa-lagi', {}, 'satu-alat', '10.0.0.9')).httpStatus).toBe(200);
  });

  test('of one address are slowed down only above what a lab asks, and a steady rate goes on', async () => {
    const from = (i: number) => ask(`siapa-${i}`, {}, `lab-${i}`, '10.0.1.1');
    const lab = await Promise.all(Array.from({ length: 60 }, (_, i) => from(i)));
    expect(new Set(lab.map(({ httpStatus }) => httpStatus))).toEqual(new Set([200]));
    expect((await from(60)).body.tunggu_detik).toBe(10);
    office.t.clock.advance(10_000);
    expect((await from(61)).httpStatus).toBe(200);
  });
});

test('a number that is no phone number is named; an empty name is refused', async () => {
  expect((await ask('siapa', { nomor_hp: 'abc' })).body.kesalahan).toHaveProperty('nomor_hp');
  expect((await ask('  ')).body.kesalahan).toHaveProperty('email');
});
