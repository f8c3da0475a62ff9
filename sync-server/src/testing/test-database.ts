import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { z } from 'zod';

/** The migrated database that every test database is a copy of; nobody else connects to it. */
export const templateDatabase = 'spmb_template';
const rowCounts = z.array(z.object({ rowCount: z.int().nullable() }));

/** Databases of this worker that nobody uses, empty again: their tables are as migrated. */
const spares: string[] = [];
/** What `readShape` answers for a database whose tables nobody has changed. */
let migratedShape: string | undefined;

/** A fresh, migrated PostgreSQL database, inside the project `server-postgres`. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = await createDatabase();
  return { url: await urlOf(name), drop: () => dropDatabase(name) };
}

/**
 * As createTestDatabase, for who needs many: emptied, not dropped and made anew, which takes a tenth of the time. One whose
 * tables were changed, and not only their rows, is dropped all the same.
 */
export async function borrowTestDatabase(): Promise<{ url: string; giveBack(): Promise<void> }> {
  const spare = spares.pop();
  const name = spare ? await renameDatabase(spare) : await createDatabase();
  const url = await urlOf(name);
  migratedShape ??= await inDatabase(url, readShape);
  return {
    url,
    async giveBack() {
      if (await inDatabase(url, empty)) spares.push(name);
      else await dropDatabase(name);
    },
  };
}

const newName = () => `spmb_test_${randomUUID().replaceAll('-', '')}`;

async function createDatabase(): Promise<string> {
  const name = newName();
  // Its files as they are: through the log, page by page, took five times as long on a disk.
  await administer(`create database ${name} template ${templateDatabase} strategy file_copy`);
  return name;
}

const dropDatabase = (name: string) => administer(`drop database if exists ${name} with (force)`);

/** Whatever its last user left running finds nothing under the old name. */
async function renameDatabase(before: string): Promise<string> {
  const name = newName();
  await administer(`alter database ${before} rename to ${name}`);
  return name;
}

/** Deletes all rows and the room they took, so that new ones lie in their order; false where the tables are not as migrated. */
async function empty(client: pg.Client): Promise<boolean> {
  await client.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  if ((await readShape(client)) !== migratedShape) return false;
  // A process that has just begun takes long to open a table: only those that somebody has written to.
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`,
  );
  // In any order: without the checks of relations.
  await client.query('set session_replication_role = replica');
  const deletions = rows.map(({ relname }) => `delete from ${relname}`).join(';');
  const results = rowCounts.parse([await client.query(deletions)].flat());
  const emptied = rows.filter((_, i) => results[i]?.rowCount).map(({ relname }) => relname);
  if (emptied.length > 0) await client.query(`vacuum ${emptied.join(', ')}`);
  return true;
}

/** Changes with every statement that makes, alters or drops a table, a constraint or the like. */
async function readShape(client: pg.Client): Promise<string> {
  const catalogues = [
    'pg_class',
    'pg_attribute',
    'pg_attrdef',
    'pg_constraint',
    'pg_index',
    'pg_trigger',
    'pg_proc',
  ];
  const counts = catalogues.map((name) => `(select count(*) || ' ' || max(xmin::text::bigint) from ${name})`);
  const { rows } = await client.query<{ shape: string }>(
    `select concat_ws(', ', ${counts.join(', ')}) as shape`,
  );
  return rows[0]?.shape ?? '';
}

async function urlOf(name: string): Promise<string> {
  // Imported here, because vitest throws outside its workers and this file is also read by the run's set-up.
  const { inject } = await import('vitest');
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

/** Makes, names and drops databases; kept for the life of this worker. */
let admin: Promise<pg.Pool> | undefined;

async function connectAdmin(): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString: await urlOf('postgres'),
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  pool.on('error', () => undefined);
  return pool;
}

const administer = async (statement: string): Promise<void> => {
  await (await (admin ??= connectAdmin())).query(statement);
};

async function inDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
