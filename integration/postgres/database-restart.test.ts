import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openPostgresStore } from '../../sync-server/src/db/postgres/postgres-store.ts';
import { startPostgres, type TestPostgres } from '../../sync-server/src/testing/start-postgres.ts';
import { AnsweringRuang } from '../answering-ruang.ts';
import { findLosses } from '../check-log.ts';
import { kartuPassword, seedSchool, type SeededSchool } from '../seed-school.ts';
import { findFreePort, ServerProcess } from '../server-process.ts';
import { verifies } from '../verifies.ts';

const answering = 10;
const patience = { timeout: 60_000, interval: 20 };

let postgres: TestPostgres;
let url: string;
let folder: string;
let dataDir: string;
let school: SeededSchool;
let server: ServerProcess;
let room: AnsweringRuang | undefined;
/** Servers beside the first one. */
let others: ServerProcess[];

const at = (database: string, user = 'postgres:rahasia') => {
  const { host } = new URL(postgres.url);
  return `postgres://${user}@${host}/${database}`;
};
beforeAll(async () => {
  postgres = await startPostgres();
  folder = mkdtempSync(join(tmpdir(), 'spmb-basis-data-'));
  dataDir = join(folder, 'data');
  url = at('spmb_uji');
  const admin = new pg.Client(postgres.url);
  await admin.connect();
  await admin.query('create database spmb_uji');
  await admin.end();
  school = await seedSchool(dataDir, answering, () => openPostgresStore(url));
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});
const serverOn = async (database: string, data = dataDir) =>
  new ServerProcess(data, await findFreePort(), [], database, { outputFile: join(folder, 'server.log') });
const printed = () => readFileSync(join(folder, 'server.log'), 'utf8');
beforeEach(async () => {
  writeFileSync(join(folder, 'server.log'), '');
  others = [];
  room = undefined;
  server = await serverOn(url);
});
afterEach(async () => {
  room?.end();
  for (const one of [server, ...others]) await one.kill();
});

test('P1: the database is killed and started again in the midst of answers, and then the server; nothing is lost', async () => {
  await server.start();
  const base = `http://127.0.0.1:${server.port}`;
  const { pid } = server;
  room = new AnsweringRuang(base, school, answering);
  for (let round = 0; round < 2; round++) {
    await room.goesOn(5);
    await postgres.crash();
    const body = JSON.stringify({ email: school.nomor[0], password: kartuPassword });
    const headers = { 'content-type': 'application/json' };
    const refused = await fetch(`${base}/api/auth/token`, { method: 'POST', headers, body });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('Silahkan coba') });
    await postgres.start();
    await room.goesOn(5);
  }
  expect(server.pid).toBe(pid);
  await server.kill();
  await server.start();
  await room.goesOn(5);
  const devices = await room.settle();
  await server.stop();
  expect(await findLosses(dataDir, devices, url)).toEqual([]);
  expect(await verifies(dataDir, url)).toBe(true);
});

test('a server that is started before its database says what it waits for, without the password, and then starts', async () => {
  await postgres.crash();
  const started = server.start();
  const isTold = () =>
    expect(printed()).toContain(`Menunggu basis data PostgreSQL di ${new URL(postgres.url).host} …`);
  await vi.waitFor(isTold, patience);
  const elsewhere = join(folder, 'lain');
  // The key belongs to the database, wherever its process runs.
  mkdirSync(elsewhere, { recursive: true });
  copyFileSync(join(dataDir, 'kunci-server'), join(elsewhere, 'kunci-server'));
  const other = await serverOn(url, elsewhere);
  others.push(other);
  const inVain = other.startInVain();
  await vi.waitFor(() => expect(printed().match(/Menunggu/g)?.length).toBeGreaterThan(1), patience);
  await other.stop();
  expect((await inVain).code).toBe(0);
  await postgres.start();
  await started;
  expect(printed()).not.toContain('rahasia');
});

test('a wrong name and a missing database are told at once, each with its way out', async () => {
  const wrong = await (await serverOn(at('spmb_uji', 'bukan_saya:rahasia'))).startInVain();
  expect(wrong.code).toBe(1);
  expect(wrong.told).toMatch(/menolak nama pengguna atau kata sandi\. Betulkan DATABASE_URL/);
  const missing = await (await serverOn(at('tidak_ada'))).startInVain();
  expect(missing.code).toBe(1);
  expect(missing.told).toMatch(/tidak mempunyai basis data "tidak_ada"\. Buat dahulu/);
  for (const { told } of [wrong, missing]) expect(told).not.toMatch(/rahasia|^\s+at /m);
});

test('a database that only follows another one is refused', async () => {
  const signal = join(postgres.data, 'standby.signal');
  await postgres.crash();
  writeFileSync(signal, '');
  await postgres.start();
  try {
    const { code, told } = await server.startInVain();
    expect([code, told]).toEqual([1, expect.stringContaining('harus server utama')]);
  } finally {
    await postgres.crash();
    unlinkSync(signal);
    await postgres.start();
  }
});

test('a second process on the same database is refused, and may begin when the first was killed', async () => {
  await server.start();
  const elsewhere = join(folder, 'lain');
  // The key belongs to the database, wherever its process runs.
  mkdirSync(elsewhere, { recursive: true });
  copyFileSync(join(dataDir, 'kunci-server'), join(elsewhere, 'kunci-server'));
  const other = await serverOn(url, elsewhere);
  others.push(other);
  const { code, told } = await other.startInVain();
  expect([code, told]).toEqual([
    1,
    expect.stringContaining('Server SIM-SPMB lain sedang memakai basis data'),
  ]);
  await server.kill();
  await other.start();
});
