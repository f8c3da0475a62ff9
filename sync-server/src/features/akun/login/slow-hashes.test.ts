import { afterAll, beforeAll, expect, test } from 'vitest';
import { schoolId } from '../../../db/school-id.ts';
import { newId } from '../../../db/new-id.ts';
import { hashSandi } from '../../../server/sandi/sandi.ts';
import { insertAkun } from '../account/akun.mutations.ts';
import { buildOffice, type Office } from '../testing/office.ts';

const sandi = 'kenanga-77';
let office: Office;
let hash: string;
beforeAll(async () => {
  office = await buildOffice();
  hash = await hashSandi(sandi);
});
afterAll(() => office.t.close());

/** Accounts whose owners chose their passwords; their login names. */
async function open(count: number): Promise<string[]> {
  const { clock, context } = office.t;
  const ids = Array.from({ length: count }, () => newId(clock.nowMs()));
  const rows = ids.map((id) => ({
    id,
    username: 'Akun',
    email: `akun-${id}`,
    authent: 'operator' as const,
    sandi_jenis: 'argon2id' as const,
    sandi_hash: hash,
  }));
  await context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, async (tx) => {
    for (let at = 0; at < rows.length; at += 50) await insertAkun(tx, clock.nowMs(), rows.slice(at, at + 50));
  });
  return rows.map(({ email }) => email);
}
const login = async (name: string, password: string) =>
  (await office.login(name, password, name, { alamat: '10.0.0.1' })).httpStatus;

test('V2: 150 made-up names at once cost no slow hash: a right password does not wait behind them', async () => {
  const [name = ''] = await open(1);
  let done = 0;
  const made = Array.from({ length: 150 }, async (_, i) => {
    await login(`hantu-${i}`, 'apa saja');
    done += 1;
  });
  // By the first answer all of them are in.
  await Promise.race(made);
  const before = done;
  expect(await login(name, sandi)).toBe(200);
  expect(done - before).toBeLessThan(100);
  await Promise.all(made);
});

test('V2: a name that does not exist waits behind the same slow hashes as one that does', async () => {
  const [exists = ''] = await open(1);
  const card = await office.t.signIn('operator');
  for (const name of ['tidak-ada', exists, `operator-${card.akun_id}`]) {
    const busy = await open(30);
    let done = 0;
    const before = busy.map(async (one) => {
      await login(one, sandi);
      done += 1;
    });
    expect([name, await login(name, 'salah')]).toEqual([name, 401]);
    expect(done).toBeGreaterThan(20);
    await Promise.all(before);
  }
});

test(
  '200 right passwords that their owners chose come in at once, all of them',
  { timeout: 60_000 },
  async () => {
    const names = await open(200);
    const answers = await Promise.all(names.map((name) => login(name, sandi)));
    expect(answers.filter((status) => status === 200)).toHaveLength(200);
  },
);
