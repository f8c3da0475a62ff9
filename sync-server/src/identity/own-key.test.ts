import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
let sound: Buffer;
const file = () => join(t.dataDir, 'kunci-server');
const login = async (email: string) =>
  (await t.call(undefined, 'POST', '/api/auth/token', { email, password: 'sandi-uji-coba' })).body.token;

/** Ends the server, changes the folder while it is down, and starts it; answers what the start refused with. */
async function startAfter(change: () => void): Promise<string | undefined> {
  await t.end();
  change();
  return t.begin().then(
    () => undefined,
    (error: unknown) => String(error),
  );
}
/** The way out, as the sentence tells it. */
async function putBack(): Promise<void> {
  writeFileSync(file(), sound);
  await t.begin();
}

describe('P9: a key that is not the one the school was written with is never used', () => {
  beforeEach(async () => {
    t = await buildTestApp();
    await t.signIn('administrator', { nama: 'Bu Ani' });
    sound = readFileSync(file());
  });
  afterEach(() => t.close());

  test.each<[string, () => void, RegExp]>([
    ['is gone', () => rmSync(file()), /tidak ada atau kosong/],
    ['has no bytes', () => truncateSync(file(), 0), /tidak ada atau kosong/],
    ['was cut', () => truncateSync(file(), 31), /isinya 31 byte, seharusnya 32/],
    ['is longer', () => writeFileSync(file(), Buffer.alloc(33, 7)), /isinya 33 byte/],
    ["is another server's", () => writeFileSync(file(), Buffer.alloc(32, 7)), /milik server lain/],
  ])('one that %s is refused and left as it is; put back, the server starts', async (_, change, told) => {
    const found = await startAfter(change);
    expect(found).toMatch(told);
    expect(found).toContain('Kembalikan berkas kunci-server dari salinan folder data');
    const again = await t.begin().catch(String);
    expect(again).toMatch(told);
    await putBack();
    expect((await t.signIn('operator')).token).toEqual(expect.any(String));
  });
});

describe('a set-up that never finished', () => {
  beforeEach(async () => {
    t = await buildTestApp({ isSetUp: false });
  });
  afterEach(() => t.close());

  test('goes on with the key that it has', async () => {
    sound = readFileSync(file());
    expect(await startAfter(() => undefined)).toBeUndefined();
    expect(readFileSync(file())).toEqual(sound);
  });

  test('makes a key anew where power went before its bytes were there, and nothing knows another', async () => {
    await t.forgetKey();
    expect(await startAfter(() => truncateSync(file(), 0))).toBeUndefined();
    expect(readFileSync(file())).toHaveLength(32);
    sound = readFileSync(file());
    await t.restart();
    expect(readFileSync(file())).toEqual(sound);
  });
});

test('a school of a version that kept no fingerprint keeps its key from its next start on', async () => {
  t = await buildTestApp();
  const { akun_id } = await t.signIn('administrator');
  await t.forgetKey();
  sound = readFileSync(file());
  expect(await startAfter(() => undefined)).toBeUndefined();
  expect(await login(`administrator-${akun_id}`)).toEqual(expect.any(String));
  expect(await startAfter(() => writeFileSync(file(), Buffer.alloc(32, 7)))).toMatch(/milik server lain/);
  await putBack();
  await t.forgetKey();
  // Its school was written with a key, whose fingerprint nobody kept.
  expect(await startAfter(() => rmSync(file()))).toMatch(/tidak ada atau kosong/);
  await putBack();
  await t.close();
});
