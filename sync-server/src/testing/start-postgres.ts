import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgresStore } from '../db/postgres/postgres-store.ts';
import { getPostgresBinaries } from './postgres-binaries.ts';
import { templateDatabase } from './test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL of this run, with the database `postgres`. */
    postgresUrl: string;
  }
}

/** Root starts PostgreSQL, which refuses root, as this user, known to every Linux. */
const nobody = 65_534;
const startsMax = 100;
const asRoot = process.getuid?.() === 0;
const identity = asRoot ? { uid: nobody, gid: nobody } : {};

/** Starts a PostgreSQL of its own for the run, with one migrated database that tests copy; answers how to stop it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const admin = new pg.Client(server.url);
  await admin.connect();
  await admin.query(`create database ${templateDatabase}`);
  await admin.end();
  const template = new URL(server.url);
  template.pathname = `/${templateDatabase}`;
  await (await openPostgresStore(template.href)).close();
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}

/** A PostgreSQL of its own, with the database `postgres`. */
export interface TestPostgres {
  url: string;
  /** Folder of its data. */
  data: string;
  /** Ends it as a power switch would. */
  crash(): Promise<void>;
  /** Starts it again on the same data and port. */
  start(): Promise<void>;
  /** Ends it and removes its files. */
  stop(): Promise<void>;
}

/** A fresh PostgreSQL on a free port of this machine. `isDurable`: as a school has it, where a commit waits for the disk. */
export async function startPostgres({ isDurable = false } = {}): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'spmb-postgres-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (asRoot) for (const path of [folder, data]) chownSync(path, nobody, nobody);
  const binaries = await getPostgresBinaries(folder);
  const made = spawnSync(
    binaries.initdb,
    [`--pgdata=${data}`, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...identity, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0)
    throw new Error(`PostgreSQL could not be prepared: ${made.error?.message ?? made.stderr}`);
  const port = await findFreePort();
  // The databases of tests die with them, so nothing needs to reach the disk. Two workers a core keep some twenty connections each.
  const connectionsMax = 100 + 50 * availableParallelism();
  const careless = [
    'fsync=off',
    'full_page_writes=off',
    'autovacuum=off',
    `max_connections=${connectionsMax}`,
  ];
  const settings = [...(isDurable ? [] : careless), 'listen_addresses=127.0.0.1'];
  const launch = () =>
    spawn(
      binaries.postgres,
      ['-D', data, '-p', String(port), '-k', '', ...settings.flatMap((setting) => ['-c', setting])],
      { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
  let server = launch();
  const stopWithUs = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', stopWithUs);
  await untilReady(server);
  const end = async (signal: 'SIGKILL' | 'SIGQUIT') => {
    server.kill(signal);
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  };
  return {
    url: `postgres://postgres@127.0.0.1:${String(port)}/postgres`,
    data,
    crash: () => end('SIGKILL'),
    async start() {
      // The processes of the one that was killed hold its memory until they have noticed.
      for (let tries = 1; ; tries++) {
        server = launch();
        try {
          await untilReady(server);
          return;
        } catch (error) {
          if (tries === startsMax) throw error;
        }
      }
    },
    async stop() {
      process.off('exit', stopWithUs);
      await end('SIGQUIT');
      stopWithUs();
    },
  };
}

/** Resolves at the line by which PostgreSQL says that it takes connections. */
function untilReady(server: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
      if (/ready to accept (read-only )?connections/.test(said)) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => {
      reject(new Error(`PostgreSQL did not start: ${said}`));
    });
  });
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
