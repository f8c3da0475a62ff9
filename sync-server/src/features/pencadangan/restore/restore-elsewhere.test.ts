import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { verifyLog } from '../../ujian/replay/verify-log.ts';
import { rewrite } from '../testing/rewrite-backup.ts';
import { readTables } from '../testing/read-tables.ts';
import {
  answer,
  buildSchool,
  createBackup,
  kodePemulihanOf,
  restoreBackup,
  type School,
} from '../testing/school.ts';

let lost: TestApp;
let school: School;
let kode: string;
let bytes: Buffer;
let spare: TestApp;

beforeAll(async () => {
  lost = await buildTestApp();
  school = await buildSchool(lost);
  kode = await kodePemulihanOf(lost, school.admin);
  bytes = readFileSync(lost.context.backups.path(await createBackup(lost, school.admin)));
});
afterAll(() => lost.close());
beforeEach(async () => {
  spare = await buildTestApp({ isSetUp: false });
});
afterEach(() => spare.close());

const upload = async (t: TestApp, file: Buffer = bytes) => {
  const init = { method: 'POST', body: new Uint8Array(file), duplex: 'half' };
  return (await t.app.request('/api/pulihkan-unggah', init)).json() as Promise<{ status: boolean }>;
};
const restore = async (t: TestApp, typed: string) =>
  (await t.call(undefined, 'POST', '/api/pulihkan-awal', { kode: typed })).body;
async function hashesOf({ context }: TestApp): Promise<string[]> {
  const hashes: string[] = [];
  for await (const names of context.media.list()) hashes.push(...names);
  return hashes.toSorted();
}
const keyOf = (t: TestApp) => readFileSync(join(t.dataDir, 'kunci-server'));

describe('P10: on a computer that knows nothing of the school', () => {
  test('file and code bring back all of it, with its identity and its key, one generasi on', async () => {
    await upload(spare);
    const body = await restore(spare, kode.toLowerCase().replaceAll('-', ' '));
    expect(body).toMatchObject({
      status: true,
      message: expect.stringMatching(/^Data SMK Uji dipulihkan. Masuk dengan akun sekolah itu./),
    });
    expect(keyOf(spare)).toEqual(keyOf(lost));
    const { state } = spare.context;
    expect([state.serverId, state.generasi]).toEqual([lost.context.state.serverId, 2]);
    const [had, has] = [await readTables(lost), await readTables(spare)];
    for (const nama of ['peserta', 'ujian', 'aliran', 'operasi', 'sekolah', 'akun'])
      expect([nama, has.get(nama)]).toEqual([nama, had.get(nama)]);
    expect(await hashesOf(spare)).toEqual(await hashesOf(lost));
    expect((await verifyLog(spare.context.store.read, spare.context.secrets)).differences).toEqual([]);
  });

  test('S18: a device goes on there under the same address, and sends again what the backup does not hold', async () => {
    await upload(spare);
    await restore(spare, kode);
    await answer(school.device, ['C']);
    const { status, ack } = (await school.device.postTo(spare)).body;
    expect([status, ack]).toEqual([true, 2]);
  });

  test('without the code, with a mistyped one and with that of another school nothing changes', async () => {
    const other = await buildTestApp();
    const otherKode = await kodePemulihanOf(other, await other.signIn('administrator'));
    await other.close();
    await upload(spare);
    const before = await readTables(spare);
    const key = keyOf(spare);
    for (const [typed, text] of [
      ['', 'Ketik kode pemulihan'],
      [kode.slice(0, -1) + (kode.endsWith('0') ? '1' : '0'), 'belum benar'],
      [otherKode, 'bukan kode untuk pencadangan itu'],
    ] as const)
      expect(await restore(spare, typed)).toMatchObject({
        status: false,
        perlu_kode: true,
        message: expect.stringContaining(text),
      });
    expect(await readTables(spare)).toEqual(before);
    expect(keyOf(spare)).toEqual(key);
    // The file is still there: only the code is typed again.
    expect(await restore(spare, kode)).toMatchObject({ status: true });
  });

  test.each([
    ['tabel/peserta.ndjson', 'P-0001', 'P-0009'],
    ['daftar.json', '"generasi":1', '"generasi":7'],
    ['daftar.json', 'SMK Uji', 'SMK Lai'],
    ['kunci.json', '"segel":"', '"segel":"A'],
  ])('with %s edited it is refused, and nothing has changed', async (name, from, to) => {
    await upload(spare, await rewrite(bytes, name, from, to));
    const before = await readTables(spare);
    expect(await restore(spare, kode)).toMatchObject({
      status: false,
      message: expect.stringMatching(/berubah sejak dibuat|rusak atau terpotong/),
    });
    expect(await readTables(spare)).toEqual(before);
    expect((await spare.call(undefined, 'GET', '/api/info')).body.perlu_setup).toBe(true);
  });

  test('what is no backup is told so, and set-up stays open', async () => {
    await upload(spare, Buffer.from('bukan pencadangan'));
    expect((await restore(spare, kode)).message).toContain('rusak atau terpotong');
    expect((await restore(await rebuilt(), kode)).message).toContain('belum diunggah');
  });
});

/** The spare computer, started anew. */
async function rebuilt(): Promise<TestApp> {
  await spare.close();
  spare = await buildTestApp({ isSetUp: false });
  return spare;
}

describe('P8: only an empty server takes a school from elsewhere', () => {
  test('once somebody has set it up both doors are shut, to everybody', async () => {
    const t = await buildTestApp();
    await t.signIn('administrator');
    for (const path of ['pulihkan-unggah', 'pulihkan-awal']) {
      const { httpStatus, body } = await t.call(undefined, 'POST', `/api/${path}`, { kode });
      expect([httpStatus, body.message]).toEqual([409, expect.stringContaining('sudah disiapkan')]);
    }
    await t.close();
  });

  test('an administrator of another school cannot lay it over his own', async () => {
    const t = await buildTestApp();
    const admin = await t.signIn('administrator');
    await createBackup(t, admin);
    writeFileSync(t.context.backups.path('asing'), bytes);
    const { body } = await restoreBackup(t, admin, 'asing');
    expect(body).toMatchObject({ status: false, perlu_kode: true });
    const typed = { id: 'asing', konfirmasi: 'SMK Uji', alasan: 'coba saja', kode };
    const again = await t.call(admin, 'POST', '/api/pencadangan-pulihkan', typed);
    expect(again.body.message).toContain('berasal dari server lain');
    await t.close();
  });
});

describe('a restore that is cut off between database and key', () => {
  test.each(['before', 'after'] as const)('%s the data were written, the right key stays', async (when) => {
    const own = keyOf(spare);
    const other = keyOf(lost);
    if (when === 'after') {
      await upload(spare);
      await restore(spare, kode);
      writeFileSync(join(spare.dataDir, 'kunci-server'), own);
    }
    writeFileSync(join(spare.dataDir, 'kunci-server.baru'), other);
    await spare.restart();
    expect(keyOf(spare)).toEqual(when === 'after' ? other : own);
  });
});
