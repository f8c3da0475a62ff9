import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { engine } from '../engine.ts';

describe.runIf(engine === 'postgres')('what PostgreSQL knows of its tables', () => {
  test('a large table that was filled before a server opens it is looked at then, small ones are not', async () => {
    const { createTestDatabase } = await import('../../testing/test-database.ts');
    const { openPostgresStore } = await import('./postgres-store.ts');
    const database = await createTestDatabase();
    const other = new pg.Client(database.url);
    await other.connect();
    const known = async () => {
      const { rows } = await other.query<{ relname: string }>(
        `select relname from pg_class where relname in ('keadaan_server', 'akun') and reltuples >= 0`,
      );
      return rows.map(({ relname }) => relname);
    };
    await other.query(
      `insert into keadaan_server (kunci, nilai)
       select 'baris-' || n, repeat('a', 100) from generate_series(1, 10000) n`,
    );
    expect(await known()).toEqual([]);
    await (await openPostgresStore(database.url)).close();
    expect(await known()).toEqual(['keadaan_server']);
    await other.end();
    await database.drop();
  });
});
