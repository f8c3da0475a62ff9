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
