import type { Role } from '@spmb/shared/kernel/role.ts';
import { inArray } from 'drizzle-orm';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, type networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '../app.ts';
import type { Context } from '../context.ts';
import { schoolId } from '../db/school-id.ts';
import { engine } from '../db/engine.ts';
import { newId } from '../db/new-id.ts';
import type { Store } from '../db/store.ts';
import type { Feature } from '../feature.ts';
import { insertAkun } from '../features/akun/account/akun.mutations.ts';
import { holdersIn } from '../features/media/media-holders.ts';
import type { AutomaticBackups } from '../features/pencadangan/automatic/automatic.ts';
import type { PencadanganFeature } from '../features/pencadangan/pencadangan.feature.ts';
import { insertFirstData } from '../first-data.ts';
import { hashKartu } from '../server/sandi/sandi.ts';
import { insertSekolah } from '../features/sekolah/sekolah.mutations.ts';
import type { App, Route } from '../http/route.ts';
import { readNetworkSettings } from '../http/network/network-settings.ts';
import type { MediaHolders } from '../media/sweep-media.ts';
import { openContext } from '../open-context.ts';
import { keadaanServer } from '../db/keadaan-server.table.ts';
import { announceLengths } from '../http/testing/announce-lengths.ts';
import { FakeClock } from './fake-clock.ts';

export interface Session {
  token: string;
  akun_id: string;
}

export interface Answer {
  httpStatus: number;
  // The tests of a call know its shape.
  body: any;
}

export interface TestApp {
  app: App;
  routes: Route[];
  /** What the server is made of. */
  features: readonly Feature[];
  mediaHolders: MediaHolders;
  /** Backups that it makes by itself where a test lets it look. */
  automatic: AutomaticBackups;
  context: Context;
  clock: FakeClock;
  dataDir: string;
  /** What a program of its own needs to open the same database; empty on SQLite. */
  databaseUrl: string;
  /** A new account of that role, signed in. `jurusan_id` narrows it to a programme; a supervisor without it has all. */
  signIn(
    role: Role,
    options?: { jurusan_id?: string; semua_program?: boolean; nama?: string },
  ): Promise<Session>;
  /** Resolves after a restart of the server that the call asked for. */
  call(session: Session | undefined, method: string, path: string, body?: unknown): Promise<Answer>;
  /** Ends the server and, `awayMs` later, starts a new one on the same data: `app` and `context` are new. */
  restart(awayMs?: number): Promise<void>;
  /** The server dies without a last word, and a new one starts on what it has stored. */
  crash(): Promise<void>;
  /** The two halves of a restart, for what happens to the folder in between. `begin` throws what a start refuses with. */
  end(): Promise<void>;
  begin(): Promise<void>;
  /** As in a database of a version that kept no fingerprint of its server's key. */
  forgetKey(): Promise<void>;
  close(): Promise<void>;
}

interface TestStore {
  databaseUrl: string;
  open(): Promise<Store>;
  drop(): Promise<void>;
}

/** An empty, migrated SQLite database: a copy of it took a tenth of the time of migrating each test's. */
let migratedFile: Buffer | undefined;

function backupsAmong(features: readonly Feature[]): PencadanganFeature {
  const found = features.find((one): one is PencadanganFeature => one.name === 'pencadangan');
  if (!found) throw new Error('no feature makes backups');
  return found;
}

const noCards = (): ReturnType<typeof networkInterfaces> => ({});

async function buildTestStore(dataDir: string): Promise<TestStore> {
  if (engine === 'postgres') {
    const { borrowTestDatabase } = await import('./test-database.ts');
    const { openPostgresStore } = await import('../db/postgres/postgres-store.ts');
    const database = await borrowTestDatabase();
    const databaseUrl = database.url;
    return { databaseUrl, open: () => openPostgresStore(databaseUrl), drop: () => database.giveBack() };
  }
  const { openSqliteStore } = await import('../db/sqlite/sqlite-store.ts');
  const fatal = (error: unknown) => {
    throw error;
  };
  const openIn = (folder: string) => openSqliteStore(join(folder, 'spmb.sqlite'), fatal);
  migratedFile ??= await (async () => {
    const folder = mkdtempSync(join(tmpdir(), 'spmb-template-'));
    await openIn(folder).close();
    const bytes = readFileSync(join(folder, 'spmb.sqlite'));
    rmSync(folder, { recursive: true });
    return bytes;
  })();
  writeFileSync(join(dataDir, 'spmb.sqlite'), migratedFile);
  return { databaseUrl: '', open: async () => openIn(dataDir), drop: () => Promise.resolve() };
}

/**
 * The real server on a fresh database, with a clock the test moves and, unless `isSetUp` is false, a school. `env`: its
 * environment, `interfaces`: its network cards.
 */
export async function buildTestApp({
  isSetUp = true,
  env = {},
  interfaces = noCards,
} = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'spmb-test-'));
  const { open, drop, databaseUrl } = await buildTestStore(dataDir);
  const clock = new FakeClock(Date.parse('2025-07-01T00:30:00Z'));
  const log = pino({ level: 'silent' });
  let restarting = Promise.resolve();
  const restart = () => {
    restarting = t.restart();
  };
  const openServer = async () => {
    const network = readNetworkSettings(env, interfaces);
    const parts = { clock, log, dataDir, webDir: '', network, restart };
    const store = await open();
    const context = await openContext({ store, ...parts }).catch(async (error: unknown) => {
      await store.close();
      throw error;
    });
    const server = createApp(context);
    announceLengths(server.app);
    await insertFirstData(context, server.features);
    const { automatic } = backupsAmong(server.features);
    return { context, ...server, automatic, mediaHolders: holdersIn(server.features) };
  };
  const first = await openServer();
  const system = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };
  const school = {
    nama: 'SMK Uji',
    zona: 'WIB' as const,
    wifi_nama: 'UJIAN-SMK',
    alamat_server: 'http://10.0.0.2:8080',
    alamat_tetap: true,
  };
  if (isSetUp) await first.context.store.tx(system, (tx) => insertSekolah(tx, clock.nowMs(), school));

  async function call(
    session: Session | undefined,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answer> {
    const headers: Record<string, string> = {};
    if (session) headers['authorization'] = `Bearer ${session.token}`;
    const form = body instanceof FormData;
    if (body !== undefined && !form) headers['content-type'] = 'application/json';
    const sent =
      body === undefined ? null : form ? body : typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await t.app.request(path, { method, headers, body: sent });
    const text = await answer.text();
    await restarting;
    const isJson = (answer.headers.get('content-type') ?? '').includes('json');
    return { httpStatus: answer.status, body: isJson ? JSON.parse(text) : text };
  }

  const end = async () => {
    await t.context.sandbox.end();
    await t.context.state.saveTimes();
    await t.context.store.close();
  };
  const t: TestApp = {
    ...first,
    clock,
    dataDir,
    databaseUrl,
    call,
    async signIn(role, options = {}) {
      const akun_id = newId(clock.nowMs());
      const username = options.nama ?? `Uji ${role}`;
      const email = `${role}-${akun_id}`;
      const sandi_hash = hashKartu(t.context.secrets, akun_id, 'sandi-uji-coba');
      const row = { id: akun_id, username, email, authent: role, sandi_jenis: 'kartu', sandi_hash } as const;
      const jurusan_id = options.jurusan_id ?? null;
      const isAll = role === 'supervisor' && jurusan_id === null;
      const programs = { jurusan_id, semua_program: options.semua_program ?? isAll };
      await t.context.store.tx(system, (tx) => insertAkun(tx, clock.nowMs(), [{ ...row, ...programs }]));
      const { body } = await call(undefined, 'POST', '/api/auth/token', {
        email,
        password: 'sandi-uji-coba',
      });
      return { token: (body as { token: string }).token, akun_id };
    },
    async restart(awayMs = 0) {
      await end();
      clock.advance(awayMs);
      await t.begin();
    },
    async crash() {
      await t.context.sandbox.end();
      await t.context.store.close();
      await t.begin();
    },
    end,
    async begin() {
      Object.assign(t, await openServer());
    },
    forgetKey: () =>
      t.context.store.tx(system, async (tx) => {
        // Its fingerprint, and what it has sealed.
        await tx.delete(keadaanServer).where(inArray(keadaanServer.kunci, ['sidik_kunci', 'pemulihan']));
      }),
    async close() {
      await end();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return t;
}
