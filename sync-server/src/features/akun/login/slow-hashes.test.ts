import { cpus } from 'node:os';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { schoolId } from '../../../db/school-id.ts';
import { newId } from '../../../db/new-id.ts';
import { hashSandi } from '../../../server/sandi/sandi.ts';
import { slowHashes } from '../../../server/work/slow-hashes.ts';
import { insertAkun } from '../account/akun.mutations.ts';
import { buildOffice, type Office } from '../testing/office.ts';

const sandi = 'kenanga-77';
let office: Office;
let hash: string;
/** Logins that a test leaves waiting. */
const inLine: Promise<number>[] = [];
beforeAll(async () => {
  office = await buildOffice();
  hash = await hashSandi(sandi);
});
afterAll(async () => {
  await Promise.all(inLine);
  await office.t.close();
});

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
const login = async (name: string, password: string, alamat = '10.0.0.1') =>
  (await office.login(name, password, name, { alamat })).httpStatus;

/** No slow hash is made before what it answers is called, or the test ends. */
function holdHashes(): () => Promise<void> {
  const gate = Promise.withResolvers<undefined>();
  const held = cpus().map((_, i) => slowHashes.run('dikenal', `uji-${i}`, () => gate.promise));
  const release = async () => {
    gate.resolve(undefined);
    await Promise.all(held);
  };
  onTestFinished(release);
  return release;
}
/**
 * A refusal that no hash keeps waiting, held back as long as any failing login: those sent before it could be answered. The
 * name is nobody's, so that no hash is made for it.
 */
async function refusedFullLine(name: string): Promise<void> {
  const sent = Array.from({ length: 5 }, () => login(name, 'salah', '10.0.0.2'));
  inLine.push(...sent);
  expect(await Promise.race(sent)).toBe(503);
}

test('V2: 150 made-up names at once cost no slow hash: whoever comes after them is next', async () => {
  const [name = ''] = await open(1);
  const release = holdHashes();
  let done = 0;
  const made = Array.from({ length: 150 }, async (_, i) => {
    await login(`hantu-${i}`, 'apa saja');
    done += 1;
  });
  await refusedFullLine('penuh');
  const next = slowHashes.run('baru', 'pemilik', () => Promise.resolve(done));
  const right = login(name, sandi);
  await release();
  expect(await next).toBe(0);
  expect(await right).toBe(200);
  // Their answers are held back one after the other, of which a right password knows nothing.
  expect(done).toBeLessThan(100);
  await Promise.all(made);
});

test('V2: a name that does not exist waits behind the same slow hashes as one that does', async () => {
  const [exists = ''] = await open(1);
  const card = await office.t.signIn('operator');
  for (const name of ['tidak-ada', exists, `operator-${card.akun_id}`]) {
    const release = holdHashes();
    let isAnswered = false;
    const answer = login(name, 'salah').finally(() => (isAnswered = true));
    await refusedFullLine(`penuh di belakang ${name}`);
    expect([name, isAnswered]).toEqual([name, false]);
    await release();
    expect([name, await answer]).toEqual([name, 401]);
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
