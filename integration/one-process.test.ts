import { spawnSync } from 'node:child_process';
import { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ChaosClient } from './chaos-client.ts';
import { findLosses } from './check-log.ts';
import { seedSchool, type SeededSchool } from './seed-school.ts';
import { findFreePort, ServerProcess } from './server-process.ts';
import { verifies } from './verifies.ts';

const emergencyEntry = fileURLToPath(new URL('../sync-server/dist/token-darurat.js', import.meta.url));

let folder: string;
let school: SeededSchool;
let first: ServerProcess;
let second: ServerProcess;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spmb-satu-proses-'));
  school = await seedSchool(folder, 1);
  first = new ServerProcess(folder, await findFreePort());
  second = new ServerProcess(folder, await findFreePort());
});
afterEach(async () => {
  await first.kill();
  await second.kill();
  rmSync(folder, { recursive: true, force: true });
});

test('a second server on the same data folder is refused with a sentence, and begins when the first was killed', async () => {
  await first.start();
  const { code, told } = await second.startInVain();
  expect([code, told]).toEqual([1, expect.stringContaining('sudah berjalan dengan folder data ini')]);
  expect(told).not.toMatch(/^\s+at /m);
  await first.kill();
  await second.start();
});

test('S1, P9: who reads beside a server takes nothing away under it: its log stays, and what it acknowledges lasts', async () => {
  await first.start();
  await first.kill();
  // After a crash a thread of its own reads the whole database too.
  await first.start();
  const log = join(folder, 'spmb.sqlite-wal');
  const { ino } = statSync(log);
  const base = `http://127.0.0.1:${first.port}`;
  const client = new ChaosClient(base, school.nomor[0] ?? '', school.barisIds[0] ?? '', new SeededRandom(7));
  let isOver = false;
  const running = client.run(() => isOver);
  for (let times = 0; times < 3; times++) expect(await verifies(folder)).toBe(true);
  const seen = client.acknowledged;
  await expect.poll(() => client.acknowledged, { timeout: 60_000 }).toBeGreaterThan(seen + 20);
  expect(statSync(log).ino).toBe(ino);
  await first.kill();
  isOver = true;
  await running;
  expect(await findLosses(folder, [{ log: client.wire.log, acknowledged: client.acknowledged }])).toEqual([]);
});

test('verify and token-darurat work beside a server', async () => {
  await first.start();
  expect(await verifies(folder)).toBe(true);
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' };
  const args = [emergencyEntry, school.tanggal, 'Sesi 1', 'titik akses mati'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/Token darurat: \S+/);
});
