import { pruneWords } from '@spmb/shared/pencadangan/prune.ts';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openBackupFolder } from '../../../backup/backup-folder.ts';
import { penghapusanName } from '../../../backup/penghapusan.ts';
import { audit } from '../../../db/audit.table.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { lookAtBackups } from '../testing/look-at-backups.ts';
import { plugStick, type Stick } from '../testing/other-disk.ts';
import { buildSchool, finish, restoreBackup, type School } from '../testing/school.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
let t: TestApp;
let school: School;
let stick: Stick;

beforeEach(async () => {
  t = await buildTestApp();
  school = await buildSchool(t);
  stick = plugStick(t.dataDir);
});
afterEach(async () => {
  await t.close();
  stick.remove();
});

const kinds = async () => (await t.context.backups.list()).map(({ sebab }) => sebab);
const state = async () => (await t.call(school.admin, 'GET', '/api/pencadangan-otomatis')).body;
const choose = async (jalur: string) =>
  (await t.call(school.admin, 'POST', '/api/pencadangan-tempat', { jalur })).body;
const there = () => openBackupFolder(join(stick.folder, 'cadangan-spmb'));
const tasks = async () =>
  ((await t.call(school.admin, 'GET', '/api/beranda')).body as { route: string; title: string }[])
    .filter(({ route }) => route === '/backend/pencadangan')
    .map(({ title }) => title);
async function look(afterMs = 0): Promise<void> {
  t.clock.advance(afterMs);
  await lookAtBackups(t);
  await t.automatic.copied();
}

describe('P10: backups that are made by themselves', () => {
  test('in a session a quick one at once and every five minutes, none in between; the nightly one after it', async () => {
    await look();
    expect(await kinds()).toEqual(['cepat']);
    await look(4 * minuteMs);
    expect(await kinds()).toEqual(['cepat']);
    await look(minuteMs);
    expect(await kinds()).toEqual(['cepat', 'cepat']);
    await finish(school.device);
    t.clock.advance(3 * hourMs);
    await look();
    expect((await kinds())[0]).toBe('malam');
  });

  test('before anybody has set the server up there is nothing to keep', async () => {
    const empty = await buildTestApp({ isSetUp: false });
    await lookAtBackups(empty);
    expect(await empty.context.backups.list()).toEqual([]);
    await empty.close();
  });

  test('what fails is told on the screen and, when it is late, on the start page, and is tried again', async () => {
    await look();
    await choose(stick.folder);
    const look0 = t.context.reserve.look.bind(t.context.reserve);
    t.context.reserve.look = async () => ({ ...(await look0()), bebas_mb: 200 });
    await look(5 * minuteMs);
    expect((await state()).server.gagal).toContain('Ruang disk server hampir habis');
    await look(13 * minuteMs);
    expect(await tasks()).toEqual(['Pencadangan selama ujian tidak berjalan']);
    t.context.reserve.look = look0;
    await look(5 * minuteMs);
    expect((await state()).server).toMatchObject({ gagal: null, gagal_sejak_ms: null });
  });

  test('old ones go by the rule, those that somebody made stay', async () => {
    await t.call(school.admin, 'POST', '/api/pencadangan');
    for (let made = 0; made < 3; made++) await look(5 * minuteMs);
    t.clock.advance(3 * hourMs);
    await look(5 * minuteMs);
    const left = await kinds();
    expect(left.filter((kind) => kind === 'manual')).toHaveLength(1);
    expect(left.filter((kind) => kind === 'cepat').length).toBeLessThan(3);
    expect(pruneWords).toContain('2 jam');
  });

  test('what a process that was killed has left is never listed, and is swept at the next start', async () => {
    await look();
    const { folder, berkas } = t.context.backups;
    const [whole = ''] = readdirSync(folder).filter((name) => name.endsWith('.zip'));
    const half = readFileSync(join(folder, whole)).subarray(0, 1_000);
    for (const name of ['1abc.zip.baru', '1abc.basis.baru', '1abc.basis.baru-journal', 'dibuka.baru'])
      writeFileSync(join(folder, name), half);
    const hash = 'a'.repeat(64);
    mkdirSync(join(berkas, 'aa'), { recursive: true });
    writeFileSync(join(berkas, 'aa', `${hash}.baru`), half);
    expect(await kinds()).toEqual(['cepat']);
    await t.restart();
    await look();
    expect(readdirSync(folder).toSorted()).toEqual([whole, 'berkas', penghapusanName].toSorted());
    expect(readdirSync(join(berkas, 'aa'))).not.toContain(`${hash}.baru`);
  });

  test('a server that ends in the middle leaves nothing half behind', async () => {
    const ending = new AbortController();
    const looking = lookAtBackups(t, ending.signal);
    setImmediate(() => ending.abort());
    await looking;
    const names = await t.context.backups.list();
    expect(names.every(({ terverifikasi }) => terverifikasi)).toBe(true);
    expect((await state()).server.gagal).toBeNull();
  });
});

describe('P10: the second place', () => {
  test('gets each backup with its files, verified, and says so in the list', async () => {
    expect(await choose(stick.folder)).toMatchObject({ status: true });
    await look();
    const [own] = await t.context.backups.list();
    const [copy] = await there().list();
    expect(copy).toMatchObject({ id: own!.id, terverifikasi: true, ukuran: own!.ukuran });
    const files = (folder: string) => readdirSync(folder, { recursive: true }).map(String).toSorted();
    expect(files(there().berkas)).toEqual(files(t.context.backups.berkas));
    const listed = (await t.call(school.admin, 'GET', '/api/pencadangan')).body;
    expect(listed[0]).toMatchObject({ id: own!.id, di_tempat_kedua: true });
    expect((await state()).kedua).toMatchObject({
      jalur: stick.folder,
      gagal: null,
      cepat_ms: own!.dibuat_ms,
    });
    const rows = await t.context.store.read.select().from(audit);
    expect(rows.find(({ tindakan }) => tindakan === 'tempat pencadangan')?.sesudah).toMatchObject({
      tempat: stick.folder,
    });
  });

  test('that was pulled out is told, nothing is written where it was, and it is caught up', async () => {
    await choose(stick.folder);
    await look();
    const away = `${stick.folder}-dilepas`;
    renameSync(stick.folder, away);
    await look(5 * minuteMs);
    expect((await state()).kedua.gagal).toContain('tidak ditemukan');
    // Where nothing is mounted its folder is an empty one on the server's own disk.
    mkdirSync(stick.folder);
    await look(5 * minuteMs);
    expect((await state()).kedua.gagal).toContain('tidak ada penanda sekolah ini');
    expect(readdirSync(stick.folder)).toEqual([]);
    await look(9 * minuteMs);
    expect(await tasks()).toEqual(['Pencadangan tidak sampai di tempat kedua']);
    rmSync(stick.folder, { recursive: true });
    renameSync(away, stick.folder);
    await finish(school.device);
    await look(5 * minuteMs);
    const [newest] = await t.context.backups.list();
    expect((await there().list())[0]?.id).toBe(newest!.id);
    expect((await state()).kedua.gagal).toBeNull();
    expect(await tasks()).toEqual([]);
  });

  test('that hangs holds up neither the backups that follow nor a restore', async () => {
    await choose(stick.folder);
    const { promise, resolve } = Promise.withResolvers<string>();
    t.context.deviceOf = () => promise;
    await lookAtBackups(t);
    t.clock.advance(5 * minuteMs);
    await lookAtBackups(t);
    expect(await kinds()).toEqual(['cepat', 'cepat']);
    const { body } = await t.call(school.admin, 'POST', '/api/pencadangan');
    expect(body).toMatchObject({ status: true });
    expect((await state()).kedua.gagal).toContain('lambat atau tidak menjawab');
    resolve('lain');
    await t.automatic.copied();
    expect((await state()).kedua.gagal).toBeNull();
  });

  test('with the marker of another school is not filled, and cannot be chosen', async () => {
    await choose(stick.folder);
    const mark = join(stick.folder, 'cadangan-spmb', 'penanda.json');
    writeFileSync(mark, JSON.stringify({ server_id: 'lain', sekolah: 'SMK Lain' }));
    await look();
    expect((await state()).kedua.gagal).toContain('berisi pencadangan server lain (SMK Lain)');
    expect(await there().list()).toEqual([]);
    expect(await choose(stick.folder)).toMatchObject({
      status: false,
      message: expect.stringContaining('SMK Lain'),
    });
  });

  test('on the disk of the server is allowed, told, and named on the start page', async () => {
    await look();
    t.context.deviceOf = () => Promise.resolve('satu');
    expect((await choose(stick.folder)).message).toContain('satu disk dengan server');
    await look(5 * minuteMs);
    expect((await state()).kedua).toMatchObject({ satu_disk: true, gagal: null });
    expect(await there().list()).toHaveLength(1);
    expect(await tasks()).toEqual(['Tempat kedua satu disk dengan server']);
  });

  test.each([
    ['usb', 'selengkapnya'],
    ['/tidak/ada', 'tidak ditemukan'],
  ])('%s is refused with a sentence', async (jalur, text) => {
    expect(await choose(jalur)).toMatchObject({ status: false, message: expect.stringContaining(text) });
  });

  test('below the data folder is refused', async () => {
    const inside = join(t.dataDir, 'media');
    mkdirSync(inside, { recursive: true });
    expect((await choose(inside)).message).toContain('di dalam folder data server');
  });

  test('belongs to this computer: a restore leaves it as it is, and brings none of another day', async () => {
    await look();
    const [before] = await t.context.backups.list();
    await choose(stick.folder);
    await finish(school.device);
    expect((await restoreBackup(t, school.admin, before!.id)).body).toMatchObject({ status: true });
    school.admin = await t.signIn('administrator');
    expect((await state()).kedua.jalur).toBe(stick.folder);
    const [newer] = (await t.context.backups.list()).filter(({ sebab }) => sebab === 'sebelum-pulih');
    await choose('');
    expect((await restoreBackup(t, school.admin, newer!.id)).body).toMatchObject({ status: true });
    school.admin = await t.signIn('administrator');
    expect((await state()).kedua).toBeNull();
  });
});
