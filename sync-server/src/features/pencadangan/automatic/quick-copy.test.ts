import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { createCepat } from './create-cepat.ts';
import { engine } from '../../../db/engine.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { verifyLog } from '../../ujian/replay/verify-log.ts';
import { restoreAtConsole } from '../restore/restore-at-console.ts';
import { buildBackupScope } from '../create/backup-scope.ts';
import { readTables } from '../testing/read-tables.ts';
import { rewrite } from '../testing/rewrite-backup.ts';
import { answer, buildSchool, kodePemulihanOf, restoreBackup, type School } from '../testing/school.ts';

let lost: TestApp;
let school: School;
let kode: string;
let id: string;
let spare: TestApp;

const copyOf = async ({ context }: TestApp) =>
  (await createCepat(buildBackupScope(context, createApp(context).features))).id;

beforeAll(async () => {
  lost = await buildTestApp();
  school = await buildSchool(lost);
  kode = await kodePemulihanOf(lost, school.admin);
  id = await copyOf(lost);
});
afterAll(() => lost.close());
beforeEach(async () => {
  spare = await buildTestApp({ isSetUp: false });
});
afterEach(() => spare.close());

const fileOf = (t: TestApp) => readFileSync(t.context.backups.path(id));
const upload = async (t: TestApp, file: Buffer) => {
  const init = { method: 'POST', body: new Uint8Array(file), duplex: 'half' };
  await t.app.request('/api/pulihkan-unggah', init);
};
const restore = async (t: TestApp) => (await t.call(undefined, 'POST', '/api/pulihkan-awal', { kode })).body;
async function hashesOf({ context }: TestApp): Promise<string[]> {
  const hashes: string[] = [];
  for await (const names of context.media.list()) hashes.push(...names);
  return hashes.toSorted();
}
const carried = ['peserta', 'ujian', 'aliran', 'operasi', 'sekolah', 'akun', 'jadwal_ujian', 'paket'];

describe('P10: a quick copy', () => {
  test('is listed as such, with its files beside it, each once', async () => {
    const found = await lost.context.backups.find(id);
    expect(found).toMatchObject({ sebab: 'cepat', berkas: 'samping', terverifikasi: true });
    const { folder, berkas } = lost.context.backups;
    expect(readdirSync(folder).toSorted()).toEqual(['berkas', `${id}.zip`].toSorted());
    const mirrored = readdirSync(berkas, { recursive: true }).map(String);
    expect(mirrored.filter((name) => /[0-9a-f]{64}$/.test(name))).toHaveLength((await hashesOf(lost)).length);
    expect((await hashesOf(lost)).length).toBeGreaterThan(0);
  });

  test('opens on a computer that knows nothing of the school, by file and code, and names the files that are missing', async () => {
    await upload(spare, fileOf(lost));
    const body = await restore(spare);
    const missing = (await hashesOf(lost)).length;
    expect(body).toMatchObject({ status: true, message: expect.stringContaining(` ${missing} berkas (`) });
    const [had, has] = [await readTables(lost), await readTables(spare)];
    for (const nama of carried) expect([nama, has.get(nama)]).toEqual([nama, had.get(nama)]);
    expect((await verifyLog(spare.context.store.read, spare.context.secrets)).differences).toEqual([]);
    expect(readdirSync(spare.context.backups.folder)).toEqual([]);
  });

  test('S18: a device goes on there, and sends again what the copy does not hold', async () => {
    await upload(spare, fileOf(lost));
    await restore(spare);
    await answer(school.device, ['C']);
    const { status } = (await school.device.postTo(spare)).body;
    expect(status).toBe(true);
  });

  test('at the console it finds its files in the folder beside it', async () => {
    const stick = join(spare.dataDir, 'flashdisk');
    mkdirSync(stick);
    copyFileSync(lost.context.backups.path(id), join(stick, 'salinan.zip'));
    cpSync(lost.context.backups.berkas, join(stick, 'berkas'), { recursive: true });
    const told: string[] = [];
    await restoreAtConsole(spare.context, createApp(spare.context).features, join(stick, 'salinan.zip'), {
      tell: (line) => told.push(line),
      ask: () => Promise.resolve(kode),
    });
    expect(told.join()).toContain('Data SMK Uji dipulihkan');
    expect(told.join()).not.toContain('tidak ikut');
    expect(await hashesOf(spare)).toEqual(await hashesOf(lost));
  });

  test('of which a file beside it is damaged brings back the others', async () => {
    const stick = join(spare.dataDir, 'flashdisk');
    mkdirSync(stick);
    copyFileSync(lost.context.backups.path(id), join(stick, 'salinan.zip'));
    cpSync(lost.context.backups.berkas, join(stick, 'berkas'), { recursive: true });
    const [first = ''] = await hashesOf(lost);
    rmSync(join(stick, 'berkas', first.slice(0, 2), first));
    writeFileSync(join(stick, 'berkas', first.slice(0, 2), first), 'rusak');
    const told: string[] = [];
    await restoreAtConsole(spare.context, createApp(spare.context).features, join(stick, 'salinan.zip'), {
      tell: (line) => told.push(line),
      ask: () => Promise.resolve(kode),
    });
    expect(told.join()).toContain(' 1 berkas (');
    expect(await hashesOf(spare)).toEqual((await hashesOf(lost)).slice(1));
  });

  const parts =
    engine === 'sqlite' ? ['spmb.sqlite.gz', 'daftar.json'] : ['tabel/operasi.ndjson', 'daftar.json'];
  test.each(parts)('with a bit of %s wrong is refused, and nothing has changed', async (name) => {
    const bytes = Buffer.from(fileOf(lost));
    const place = bytes.indexOf(name) + name.length + 40;
    bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
    await upload(spare, bytes);
    const before = await readTables(spare);
    expect(await restore(spare)).toMatchObject({
      status: false,
      message: expect.stringMatching(/rusak atau terpotong|berubah sejak dibuat/),
    });
    expect(await readTables(spare)).toEqual(before);
    expect(readdirSync(spare.context.backups.folder)).toEqual(['unggahan.zip']);
  });

  test('that was edited by somebody who knows its form is refused', async () => {
    await upload(spare, await rewrite(fileOf(lost), 'daftar.json', 'SMK Uji', 'SMK Lai'));
    expect((await restore(spare)).message).toContain('berubah sejak dibuat');
  });
});

test('P10: on its own server a quick copy is restored with all its files', async () => {
  const t = await buildTestApp();
  const { admin, device } = await buildSchool(t);
  const made = await copyOf(t);
  const before = (await readTables(t)).get('operasi');
  const files = await hashesOf(t);
  for (const name of files) await t.context.media.remove(name);
  await answer(device, ['C']);
  const { body } = await restoreBackup(t, admin, made);
  expect(body).toMatchObject({ status: true, message: 'Data dipulihkan. Semua orang perlu masuk lagi.' });
  expect((await readTables(t)).get('operasi')).toEqual(before);
  expect(await hashesOf(t)).toEqual(files);
  await t.close();
});
