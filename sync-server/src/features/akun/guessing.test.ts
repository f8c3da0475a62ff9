import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashSandi } from '../../server/sandi.ts';
import { buildOffice, type Office } from './testing/office.ts';

let office: Office;
beforeAll(async () => {
  office = await buildOffice();
});
afterAll(() => office.t.close());

test('V2: a name that does not exist waits in the same queue of slow hashes as one that does', async () => {
  const participant = await office.t.signIn('peserta');
  for (const name of ['tidak-ada', `peserta-${participant.akun_id}`]) {
    const before = Array.from({ length: 40 }, () => hashSandi('sandi orang lain'));
    let done = 0;
    for (const one of before) void one.then(() => (done += 1));
    expect([name, (await office.login(name, 'salah')).httpStatus, done]).toEqual([name, 401, before.length]);
  }
});

test('D-RULE-23: guessing goes no faster for naming a new device each time', async () => {
  const { akun_id } = await office.t.signIn('guru');
  const devices = Array.from({ length: 20 }, (_, index) => `alat-${index}`);
  await Promise.all(devices.map((device) => office.login(`guru-${akun_id}`, 'salah', device)));
  const refused = await office.login(`guru-${akun_id}`, 'sandi-uji-coba', 'alat-baru');
  expect([refused.httpStatus, refused.body.message]).toEqual([429, expect.stringContaining('Tunggu')]);
  office.t.clock.advance(60_000);
  expect((await office.login(`guru-${akun_id}`, 'sandi-uji-coba', 'alat-baru')).httpStatus).toBe(200);
});
