import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keadaanServer } from '../keadaan-server.table.ts';
import { engine } from '../engine.ts';
import { OtherProcess } from '../other-process.ts';
import { schoolId } from '../school-id.ts';
import { StoreUnavailable, type Store, type Transaction } from '../store.ts';

describe.runIf(engine === 'postgres')('one process on one database', () => {
  const actor = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };
  const lifeKind = 712_025;
  const writersKind = 712_026;
  const patience = { timeout: 20_000, interval: 10 };
  let database: { url: string; drop(): Promise<void> };
  let open: (onFatal?: (error: unknown) => void) => Promise<Store>;
  let store: Store;
  let ends: unknown[];
  /** Another process, as far as the database sees it. */
  let other: pg.Client;
  let watcher: pg.Client;
  const connect = async () => {
    const client = new pg.Client(database.url);
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  beforeEach(async () => {
    const { createTestDatabase } = await import('../../testing/test-database.ts');
    const { openPostgresStore } = await import('./postgres-store.ts');
    database = await createTestDatabase();
    open = (onFatal) => openPostgresStore(database.url, onFatal && { onFatal });
    ends = [];
    store = await open((error) => ends.push(error));
    [other, watcher] = [await connect(), await connect()];
  });
  afterEach(async () => {
    await Promise.all([store.close(), other.end(), watcher.end()]);
    await database.drop();
  });

  const write = (kunci: string) => async (tx: Transaction) => {
    await tx.insert(keadaanServer).values({ kunci, nilai: '1' });
  };
  const advisory = async (granted: boolean, kind: number) => {
    const here = `locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`;
    const asked = `select pid from pg_locks where ${here} and classid = ${kind} and granted = ${granted}`;
    return (await watcher.query<{ pid: number }>(asked)).rows.map(({ pid }) => pid);
  };
  const schema = `hashtext(coalesce(current_schema(), ''))`;
  /** Breaks the connection that holds the locks while `other` waits for them: it has them next. */
  async function takeOver(): Promise<void> {
    const taken = other.query(`select pg_advisory_lock(${lifeKind}, ${schema})`);
    await vi.waitFor(async () => expect(await advisory(false, lifeKind)).toHaveLength(1), patience);
    const [holder] = await advisory(true, lifeKind);
    await watcher.query('select pg_terminate_backend($1)', [holder]);
    await taken;
  }

  test('a second process is refused with a sentence, and may begin when the first has ended', async () => {
    await expect(open()).rejects.toThrow(OtherProcess);
    await store.close();
    store = await open();
    await store.tx(actor, write('kedua'));
  });

  test('a lost lock that nobody else took is taken again, and writing goes on', async () => {
    const [holder] = await advisory(true, lifeKind);
    await watcher.query('select pg_terminate_backend($1)', [holder]);
    await vi.waitFor(async () => {
      expect(await advisory(true, lifeKind)).not.toEqual([holder]);
      await store.tx(actor, write('lagi'));
    }, patience);
    expect(await advisory(true, lifeKind)).toHaveLength(1);
    expect(ends).toEqual([]);
  });

  test('who has lost the lock to another process writes nothing more and ends', async () => {
    await takeOver();
    await expect(store.tx(actor, write('terlambat'))).rejects.toThrow(StoreUnavailable);
    await vi.waitFor(() => expect(ends).toEqual([expect.any(OtherProcess)]), patience);
    const late = await store.read.select().from(keadaanServer);
    expect(late.map(({ kunci }) => kunci)).not.toContain('terlambat');
  });

  test('who has been away while another process wrote ends, though that one has gone', async () => {
    await takeOver();
    await other.query(`update keadaan_server set nilai = '1' where kunci = 'proses'`);
    await other.query(`select pg_advisory_unlock(${lifeKind}, ${schema})`);
    // Nor in between, while it looks whether it may go on.
    while (ends.length === 0)
      await expect(store.tx(actor, write('terlambat'))).rejects.toThrow(StoreUnavailable);
    expect(ends).toEqual([expect.any(OtherProcess)]);
    await expect(store.tx(actor, write('terlambat'))).rejects.toThrow(StoreUnavailable);
  });

  test('a process that begins waits for every transaction that was allowed before', async () => {
    let goOn: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    let isInside: () => void = () => undefined;
    const inside = new Promise<void>((resolve) => (isInside = resolve));
    const early = store.tx(actor, async (tx) => {
      await write('sebelumnya')(tx);
      isInside();
      await gate;
    });
    await inside;
    await takeOver();
    const seen = other
      .query(`select pg_advisory_lock(${writersKind}, ${schema})`)
      .then(() => other.query(`select 1 from keadaan_server where kunci = 'sebelumnya'`));
    await vi.waitFor(async () => expect(await advisory(false, writersKind)).toHaveLength(1), patience);
    goOn();
    await early;
    expect((await seen).rowCount).toBe(1);
  });

  test('a database that acknowledges before its log is on disk is refused', async () => {
    await store.close();
    await watcher.query(
      `do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$`,
    );
    await expect(open()).rejects.toThrow(/server utama dengan synchronous_commit = on/);
    await watcher.query(
      `do $$ begin execute format('alter database %I reset synchronous_commit', current_database()); end $$`,
    );
    store = await open();
  });
});
