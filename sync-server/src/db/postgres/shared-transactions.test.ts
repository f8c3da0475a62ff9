import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isTaken } from '../find-taken.ts';
import { keadaanServer } from '../keadaan-server.table.ts';
import { engine } from '../engine.ts';
import { lockRow } from '../lock-row.ts';
import { placeholders, preparedRows, preparedWrite, rowPlaceholders } from '../prepared.ts';
import { schoolId } from '../school-id.ts';
import { StoreUnavailable, type Store, type Transaction } from '../store.ts';

type Row = typeof keadaanServer.$inferSelect;

describe.runIf(engine === 'postgres')('works that share a transaction', () => {
  const actor = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };
  const patience = { timeout: 20_000, interval: 10 };
  let database: { url: string; drop(): Promise<void> };
  let store: Store;
  /** Another process, as far as the database sees it. */
  let other: pg.Client;
  beforeEach(async () => {
    const { createTestDatabase } = await import('../../testing/test-database.ts');
    const { openPostgresStore } = await import('./postgres-store.ts');
    database = await createTestDatabase();
    store = await openPostgresStore(database.url);
    other = new pg.Client(database.url);
    await other.connect();
  });
  afterEach(async () => {
    await Promise.all([store.close(), other.end()]);
    await database.drop();
  });

  const key = sql.param(sql.placeholder('kunci'), keadaanServer.kunci);
  const insert = preparedWrite((queries) =>
    queries.insert(keadaanServer).values(rowPlaceholders(keadaanServer)),
  );
  const change = preparedWrite((queries) =>
    queries.update(keadaanServer).set(placeholders('nilai')).where(eq(keadaanServer.kunci, key)),
  );
  const lock = preparedRows<Row>(keadaanServer, (read) =>
    lockRow(read.select().from(keadaanServer).where(eq(keadaanServer.kunci, key))),
  );
  const add = (kunci: string) => (tx: Transaction) => insert(tx, { kunci, nilai: '1' });
  const append = (kunci: string, letter: string) => async (tx: Transaction) => {
    const [row] = await lock(tx, { kunci });
    await change(tx, { kunci, nilai: `${row?.nilai}${letter}` });
    return row?.nilai;
  };
  /** Rows of a test, each with the number of the transaction that wrote it. */
  const stored = async () => {
    const { rows } = await other.query<Row & { xmin: string }>(
      `select kunci, nilai, xmin::text from keadaan_server where kunci like 'baris-%' order by kunci`,
    );
    return rows;
  };
  const keys = async () => (await stored()).map(({ kunci }) => kunci);
  const statusOf = (outcomes: PromiseSettledResult<unknown>[]) => outcomes.map(({ status }) => status);
  /** Resolves when so many wait for a row that is locked. */
  const waiting = (count: number) =>
    vi.waitFor(async () => {
      const { rows } = await other.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(count);
      return rows.map(({ pid }) => pid);
    }, patience);

  test('S1: what waits together is one transaction, and is told of it after its commit', async () => {
    const told: string[] = [];
    const write = (kunci: string) => async (tx: Transaction) => {
      tx.afterCommit(() => told.push(kunci));
      await add(kunci)(tx);
      expect(told).toEqual([]);
      return kunci;
    };
    const answers = await Promise.all(
      ['baris-b', 'baris-a'].map((kunci) => store.tx(actor, write(kunci), kunci)),
    );
    expect(answers).toEqual(['baris-b', 'baris-a']);
    expect(told.toSorted()).toEqual(['baris-a', 'baris-b']);
    const [a, b] = await stored();
    expect([a?.kunci, a?.xmin]).toEqual(['baris-a', b?.xmin]);
  });

  test('of one partition the second work sees what the first has written', async () => {
    await store.tx(actor, add('baris-a'));
    const seen = await Promise.all(
      ['x', 'y', 'z'].map((letter) => store.tx(actor, append('baris-a', letter), 'baris-a')),
    );
    expect(seen).toEqual(['1', '1x', '1xy']);
    expect((await stored())[0]?.nilai).toBe('1xyz');
  });

  test('what many ask for and write in the same words goes in few statements, and each has his own row', async () => {
    await other.query(
      `create table pernyataan (kali int); create function catat() returns trigger language plpgsql as
       $$ begin insert into pernyataan values (1); return null; end $$;
       create trigger catat after insert or update on keadaan_server for each statement execute function catat()`,
    );
    const room = Array.from({ length: 21 }, (_, at) => `baris-${at}`);
    const together = <T>(work: (kunci: string) => (tx: Transaction) => Promise<T>) =>
      Promise.all(room.map((kunci) => store.tx(actor, work(kunci), kunci)));
    await together(add);
    // Of one that is not there nothing is given or written, whoever stands beside him.
    await other.query(`delete from keadaan_server where kunci = 'baris-7'`);
    const seen = await together((kunci) => append(kunci, `${kunci}'"\\\n{},`));
    expect(seen).toEqual(room.map((kunci) => (kunci === 'baris-7' ? undefined : '1')));
    const rows = new Map((await stored()).map(({ kunci, nilai }) => [kunci, nilai]));
    expect(rows.size).toBe(20);
    for (const [kunci, nilai] of rows) expect(nilai).toBe(`1${kunci}'"\\\n{},`);
    const { rows: statements } = await other.query('select from pernyataan');
    expect(statements).toHaveLength(6);
  });

  test('S1: who refuses in the midst writes nothing, and is told; the others commit together', async () => {
    const refuse = async (tx: Transaction) => {
      await add('baris-ditolak')(tx);
      throw new Error('ditolak');
    };
    const outcomes = await Promise.allSettled([
      store.tx(actor, add('baris-a'), 'a'),
      store.tx(actor, refuse, 'b'),
      store.tx(actor, add('baris-c'), 'c'),
    ]);
    expect(statusOf(outcomes)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(outcomes[1]).toMatchObject({ reason: { message: 'ditolak' } });
    const [a, c] = await stored();
    expect([await keys(), a?.xmin]).toEqual([['baris-a', 'baris-c'], c?.xmin]);
  });

  test('S1: what the database refuses is refused to him alone; the others run again', async () => {
    await store.tx(actor, add('baris-b'));
    const outcomes = await Promise.allSettled(
      ['baris-a', 'baris-b', 'baris-c'].map((kunci) => store.tx(actor, add(kunci), kunci)),
    );
    expect(statusOf(outcomes)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(outcomes[1]?.status === 'rejected' && isTaken(outcomes[1].reason)).toBe(true);
    expect(await keys()).toEqual(['baris-a', 'baris-b', 'baris-c']);
  });

  test('who asks for what is not shared runs by himself, with the whole of his work', async () => {
    await store.tx(actor, add('baris-a'));
    const own = async (tx: Transaction) => {
      await change(tx, { kunci: 'baris-a', nilai: '2' });
      // Even where he takes no notice of it.
      const read = async () => tx.select().from(keadaanServer).where(eq(keadaanServer.kunci, 'baris-a'));
      return (await read().catch(() => []))[0]?.nilai;
    };
    const afterwards = async (tx: Transaction) => {
      await insert(tx, { kunci: 'baris-b', nilai: '3' });
      return (await lock(tx, { kunci: 'baris-b' }))[0]?.nilai;
    };
    expect(
      await Promise.all([
        store.tx(actor, own, 'a'),
        store.tx(actor, afterwards, 'b'),
        store.tx(actor, add('baris-c'), 'c'),
      ]),
    ).toEqual(['2', '3', undefined]);
    expect((await stored()).map(({ nilai }) => nilai)).toEqual(['2', '3', '1']);
  });

  test('S1: a connection that is lost in the midst acknowledges nobody, and all may send again', async () => {
    for (const kunci of ['baris-a', 'baris-b']) await store.tx(actor, add(kunci));
    await other.query(`begin; select 1 from keadaan_server where kunci = 'baris-b' for update`);
    const send = () =>
      Promise.allSettled(['baris-a', 'baris-b'].map((kunci) => store.tx(actor, append(kunci, 'x'), kunci)));
    const first = send();
    const [pid] = await waiting(1);
    await other.query('select pg_terminate_backend($1)', [pid]);
    const reason = expect.any(StoreUnavailable) as unknown;
    expect(await first).toEqual(Array(2).fill({ status: 'rejected', reason }));
    await other.query('commit');
    expect((await stored()).map(({ nilai }) => nilai)).toEqual(['1', '1']);
    expect(statusOf(await send())).toEqual(['fulfilled', 'fulfilled']);
    expect((await stored()).map(({ nilai }) => nilai)).toEqual(['1x', '1x']);
  });

  test('a deadlock with another transaction is theirs to run again, and nobody hears of it', async () => {
    for (const kunci of ['baris-a', 'baris-b']) await store.tx(actor, add(kunci));
    // Only who notices a deadlock is ended by it.
    await other.query(`set deadlock_timeout = '1h'`);
    const lockByHand = (kunci: string) =>
      other.query(`select 1 from keadaan_server where kunci = '${kunci}' for update`);
    await other.query('begin');
    await lockByHand('baris-b');
    const shared = Promise.all(
      ['baris-a', 'baris-b'].map((kunci) => store.tx(actor, append(kunci, 'x'), kunci)),
    );
    await waiting(1);
    await lockByHand('baris-a');
    await other.query('commit');
    expect(await shared).toEqual(['1', '1']);
    expect((await stored()).map(({ nilai }) => nilai)).toEqual(['1x', '1x']);
  });

  test('who has lost the database to another process writes nothing more', async () => {
    const { rows } = await other.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and classid = 712025 and granted
       and database = (select oid from pg_database where datname = current_database())`,
    );
    const taken = other.query(`select pg_advisory_lock(712025, hashtext(coalesce(current_schema(), '')))`);
    const watcher = new pg.Client(database.url);
    await watcher.connect();
    await watcher.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await taken;
    await expect(store.tx(actor, add('baris-a'), 'a')).rejects.toThrow(StoreUnavailable);
    expect(await keys()).toEqual([]);
    await watcher.end();
  });
});
