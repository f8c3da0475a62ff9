import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { engine } from '../db/engine.ts';
import { createTestDatabase } from './test-database.ts';

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

  test('the server acknowledges only after its log is written, as in production', async () => {
    const database = await createTestDatabase();
    expect(await inDatabase(database.url, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
    await database.drop();
  });
});
