import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { seedSchool } from './seed-school.ts';
import { findFreePort, ServerProcess } from './server-process.ts';

let folder: string;
let outputFile: string;
let server: ServerProcess;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'spmb-digantikan-'));
  outputFile = join(folder, 'keluaran.txt');
  await seedSchool(folder, 1);
  server = new ServerProcess(folder, await findFreePort(), [], '', { outputFile });
});
afterEach(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** What the server keeps of itself, but which process has the data; `write` first. */
function keadaan(write = ''): unknown[] {
  const database = new DatabaseSync(join(folder, 'spmb.sqlite'));
  if (write) database.exec(write);
  const rows = database.prepare("select * from keadaan_server where kunci <> 'proses' order by kunci").all();
  database.close();
  return rows;
}

test('S18: a server that was replaced says so when it is started, and writes nothing until it ends', async () => {
  await server.start();
  await server.stop();
  const kept = keadaan("insert into keadaan_server (kunci, nilai) values ('digantikan', '2')");
  await server.start();
  expect(readFileSync(outputFile, 'utf8')).toContain('sudah digantikan oleh hasil pemulihan yang lebih baru');
  const health = await fetch(`http://127.0.0.1:${server.port}/api/health`);
  expect([health.status, await health.json()]).toMatchObject([503, { status: false }]);
  await server.stop();
  expect(keadaan()).toEqual(kept);
});
