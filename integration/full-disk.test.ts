import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AnsweringRuang } from './answering-ruang.ts';
import { findLosses } from './check-log.ts';
import { kartuPassword, seedSchool, staffLogin, type SeededSchool } from './seed-school.ts';
import { findFreePort, ServerProcess } from './server-process.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { verifies } from './verifies.ts';
import { WireClient } from './wire-client.ts';

const answering = 10;
const patience = { timeout: 60_000, interval: 20 };

let disk: SmallDisk;
let server: ServerProcess;
let school: SeededSchool;
let base: string;
let room: AnsweringRuang | undefined;
beforeEach(async () => {
  room = undefined;
  disk = mountSmallDisk(256);
  const dataDir = join(disk.folder, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  school = await seedSchool(dataDir, answering + 4);
  // What it prints goes to the full disk too, as with npm start > server.log.
  server = new ServerProcess(dataDir, await findFreePort(), [], '', {
    outputFile: join(disk.folder, 'server.log'),
  });
  base = `http://127.0.0.1:${server.port}`;
});
afterEach(async () => {
  room?.end();
  await server.kill();
  disk.remove();
});

const cadangan = async () => (await (await fetch(`${base}/api/health`)).json()).disk?.cadangan;
const untilCadangan = (wanted: string) =>
  vi.waitFor(async () => expect(await cadangan()).toBe(wanted), patience);
const login = (nomor: string, password = kartuPassword) =>
  fetch(`${base}/api/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: nomor, password }),
  });

test('P3: on a full disk the reserve is given up and the room goes on; without it answers are refused, none is lost', async () => {
  await server.start();
  await untilCadangan('utuh');
  room = new AnsweringRuang(base, school, answering);
  await room.goesOn(5);

  disk.fill();
  await untilCadangan('dipakai');
  await room.goesOn(10);
  const late = school.nomor.slice(answering);
  expect((await login(late[0] ?? '')).status).toBe(200);
  expect((await login(late[1] ?? '', 'salah')).status).toBe(401);
  const admin = new WireClient(base);
  await admin.signIn(staffLogin.email, staffLogin.password);
  const form = new FormData();
  form.append('file', new Blob(['a']), 'a.png');
  const headers = { authorization: `Bearer ${admin.token}` };
  const upload = await fetch(`${base}/api/media?doctype=soal`, { method: 'POST', headers, body: form });
  expect([upload.status, await upload.json()]).toMatchObject([507, { jenis: 'penyimpanan-penuh' }]);
  const backup = await fetch(`${base}/api/pencadangan`, { method: 'POST', headers });
  expect(await backup.json()).toMatchObject({ message: expect.stringContaining('pencadangan tidak dibuat') });

  await server.kill();
  await server.start();
  expect(await cadangan()).toBe('dipakai');
  await room.goesOn(10);
  expect((await login(late[2] ?? '')).status).toBe(200);

  await vi.waitFor(async () => {
    disk.fill();
    const refused = await login(late[3] ?? '');
    expect(refused.status).toBe(507);
    expect(await refused.json()).toMatchObject({
      message: expect.stringContaining('Penyimpanan server penuh'),
    });
    expect(await cadangan()).toBe('habis');
  }, patience);
  expect((await login(late[1] ?? '', 'salah')).status).toBe(401);
  await server.kill();
  const { code, told } = await server.startInVain();
  expect([code, told]).toEqual([1, expect.stringContaining('Penyimpanan server penuh')]);
  expect(told).not.toMatch(/^\s+at /m);

  disk.empty();
  await server.start();
  await untilCadangan('utuh');
  await room.goesOn(5);
  const devices = await room.settle();
  await server.kill();
  expect(await findLosses(server.dataDir, devices)).toEqual([]);
  expect(await verifies(server.dataDir)).toBe(true);
});

test('P3: a server that is started on a full disk says so and lives on the reserve', async () => {
  await server.start();
  await untilCadangan('utuh');
  await server.stop();
  disk.fill();
  await server.start();
  expect(await cadangan()).toBe('dipakai');
  expect((await login(school.nomor[0] ?? '')).status).toBe(200);
});

test('P3: who is served on a disk that is filled again and again loses nothing that was acknowledged', async () => {
  await server.start();
  await untilCadangan('utuh');
  room = new AnsweringRuang(base, school, answering);
  for (let round = 0; round < 3; round++) {
    await room.goesOn(5);
    await vi.waitFor(async () => {
      disk.fill();
      expect(await cadangan()).toBe('habis');
    }, patience);
    disk.empty();
    await untilCadangan('utuh');
  }
  const devices = await room.settle();
  await server.kill();
  expect(await findLosses(server.dataDir, devices)).toEqual([]);
});
