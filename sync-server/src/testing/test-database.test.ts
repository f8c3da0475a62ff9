import { once } from 'node:events';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { engine } from '../db/engine.ts';
import { borrowTestDatabase, createTestDatabase } from './test-database.ts';

const inDatabase = async <T extends pg.QueryResultRow>(url: string, statement: string): Promise<T[]> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<T>(statement)).rows;
  } finally {
    await client.end();
  }
};

describe.runIf(engine === 'postgres')('databases of tests on PostgreSQL', () => {
  test('each is migrated, and what one writes no other sees', async () => {
    const [first, second] = [await createTestDatabase(), await createTestDatabase()];
    const insert = `insert into keadaan_server (kunci, nilai) values ('uji', '1')`;
    await inDatabase(first.url, insert);
    const count = `select count(*)::int as jumlah from keadaan_server where kunci = 'uji'`;
    expect(await inDatabase(first.url, count)).toEqual([{ jumlah: 1 }]);
    expect(await inDatabase(second.url, count)).toEqual([{ jumlah: 0 }]);
    await first.drop();
    await second.drop();
    await expect(inDatabase(first.url, count)).rejects.toThrow('does not exist');
  });

  test('the next who borrows one finds it as migrated, and the last finds nothing under its name', async () => {
    const rows = `select (select count(*) from keadaan_server) + (select count(*) from akun) as jumlah`;
    const first = await borrowTestDatabase();
    await inDatabase(first.url, `insert into keadaan_server (kunci, nilai) values ('uji', '1')`);
    const watcher = new pg.Client(first.url);
    await watcher.connect();
    watcher.on('error', () => undefined);
    const ended = new Promise<void>((resolve) => watcher.once('end', resolve));
    await first.giveBack();
    await ended;
    const oid = `select oid from pg_database where datname = current_database()`;
    const next = await borrowTestDatabase();
    expect(await inDatabase(next.url, rows)).toEqual([{ jumlah: '0' }]);
    await expect(inDatabase(first.url, oid)).rejects.toThrow('does not exist');
    const [before] = await inDatabase(next.url, oid);
    await next.giveBack();
    const again = await borrowTestDatabase();
    expect(await inDatabase(again.url, oid)).toEqual([before]);
    await again.giveBack();
  });

  test('a process goes on to the next without lock, setting, statement, listener or table of the last', async () => {
    const first = await borrowTestDatabase();
    const last = new pg.Client(first.url);
    await last.connect();
    const pid = 'select pg_backend_pid() as pid';
    const before = await last.query(pid);
    await last.query('select pg_advisory_lock(1)');
    await last.query('set statement_timeout = 5000; set synchronous_commit = off; listen kabar');
    await last.query({ name: 'lama', text: 'select 1' });
    await last.query('create temp table sementara (isi text)');
    await last.end();
    await first.giveBack();
    const next = await borrowTestDatabase();
    const client = new pg.Client(next.url);
    await client.connect();
    expect((await client.query(pid)).rows).toEqual(before.rows);
    const left = `select current_setting('statement_timeout') as timeout, current_setting('synchronous_commit') as commits,
      (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks,
      (select count(*)::int from pg_prepared_statements) as statements,
      (select count(*)::int from pg_listening_channels()) as listeners, to_regclass('sementara') as sementara`;
    expect((await client.query(left)).rows).toEqual([
      { timeout: '0', commits: 'on', locks: 0, statements: 0, listeners: 0, sementara: null },
    ]);
    await client.end();
    await next.giveBack();
  });

  test('a process in the midst of a transaction or of a statement ends with its guest', async () => {
    const { url, giveBack } = await borrowTestDatabase();
    const insert = `insert into keadaan_server (kunci, nilai) values ('uji', '1')`;
    const open = new pg.Client(url);
    await open.connect();
    await open.query(`begin; ${insert}`);
    await open.end();
    const busy = new pg.Client(url);
    busy.on('error', () => undefined);
    await busy.connect();
    const begun = once(busy, 'notice');
    const sleep = `do $$ begin raise notice 'mulai'; perform pg_sleep(60); end $$`;
    const refused = expect(busy.query(sleep)).rejects.toThrow('terminated');
    await begun;
    await giveBack();
    await refused;
    const next = await borrowTestDatabase();
    const others = `select count(*)::int as jumlah from pg_stat_activity
      where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`;
    expect(await inDatabase(next.url, others)).toEqual([{ jumlah: 0 }]);
    const count = `select count(*)::int as jumlah from keadaan_server where kunci = 'uji'`;
    expect(await inDatabase(next.url, count)).toEqual([{ jumlah: 0 }]);
    await next.giveBack();
  });

  test('one whose tables were changed nobody borrows again', async () => {
    for (const change of [
      'alter table akun alter column email drop not null',
      'create index lain on akun (email)',
      'alter table akun drop constraint akun_sekolah_id_id_pk cascade',
      'drop table audit',
    ]) {
      const { url, giveBack } = await borrowTestDatabase();
      await inDatabase(url, change);
      await giveBack();
      await expect(inDatabase(url, 'select 1')).rejects.toThrow('does not exist');
    }
  });

  test('the server acknowledges only after its log is written, as in production', async () => {
    const database = await createTestDatabase();
    expect(await inDatabase(database.url, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
    await database.drop();
  });
});
