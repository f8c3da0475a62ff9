import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../integration/server-process.ts';
import { getPostgresBinaries } from '../../sync-server/src/testing/postgres-binaries.ts';

/** Root starts PostgreSQL, which refuses root, as this user, known to every Linux. */
const nobody = 65_534;

/** A PostgreSQL as a school has it: unlike that of the tests, a commit waits for the disk. */
export async function startDurablePostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'spmb-bench-postgres-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  const asRoot = process.getuid?.() === 0;
  if (asRoot) for (const path of [folder, data]) chownSync(path, nobody, nobody);
  const how = { cwd: folder, ...(asRoot && { uid: nobody, gid: nobody }) };
  const { initdb, postgres } = await getPostgresBinaries(folder);
  const made = spawnSync(
    initdb,
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    how,
  );
  if (made.status !== 0) throw new Error(`PostgreSQL could not be prepared: ${String(made.stderr)}`);
  const port = await findFreePort();
  const server = spawn(postgres, ['-D', data, '-p', String(port), '-k', '', '-h', '127.0.0.1'], {
    ...how,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const end = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', end);
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGQUIT');
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
      process.off('exit', end);
      end();
    },
  };
}
