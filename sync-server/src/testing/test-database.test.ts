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

  test('a connection that was closed is the next one to be opened, as one that has just begun', async () => {
    const first = await borrowTestDatabase();
    const open = async (url: string) => {
      const client = new pg.Client(url);
      await client.connect();
      return client;
    };
    const pidOf = async (client: pg.Client) =>
      (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
    const before = await open(first.url);
    const pid = await pidOf(before);
    await before.query(`set statement_timeout = 1234; create temp table sisa (isi text)`);
    await before.query('select pg_advisory_lock(1)');
    await before.query({ name: 'satu', text: 'select 1 as isi' });
    await Promise.all([before.end(), before.end()]);
    const [after, beside] = [await open(first.url), await open(first.url)];
    expect(await pidOf(after)).toBe(pid);
    expect(await pidOf(beside)).not.toBe(pid);
    expect((await after.query(`select pg_try_advisory_lock(1) as isi`)).rows).toEqual([{ isi: true }]);
    expect((await beside.query(`select pg_try_advisory_lock(1) as isi`)).rows).toEqual([{ isi: false }]);
    expect((await after.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '0' }]);
    await expect(after.query('select * from sisa')).rejects.toThrow('does not exist');
    expect((await after.query({ name: 'satu', text: 'select 2 as isi' })).rows).toEqual([{ isi: 2 }]);
    await after.query('begin');
    await after.end();
    // Nobody waits for what is still asked.
    const endless = expect(beside.query('select pg_sleep(1000)')).rejects.toThrow('terminated');
    await beside.end();
    await endless;
    await first.giveBack();

    const next = await borrowTestDatabase();
    await expect(open(first.url)).rejects.toThrow('does not exist');
    const kept = await open(next.url);
    // The one that was closed within a transaction is gone with it.
    expect(await pidOf(kept)).not.toBe(pid);
    await kept.end();
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
