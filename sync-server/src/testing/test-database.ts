import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { z } from 'zod';

/** The migrated database that every test database is a copy of; nobody else connects to it. */
export const templateDatabase = 'spmb_template';
/** Rows that leave holes in its tables: a database in which more were deleted is not used again. */
const holesMax = 20_000;

/** One that is empty again: its tables are as migrated. */
interface Spare {
  name: string;
  holes: number;
}

const deletions = z.array(z.object({ rowCount: z.int().nullable() }));

/** Databases of this worker that nobody uses. */
const spares: Spare[] = [];
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
  const name = spare ? await renameDatabase(spare.name) : await createDatabase();
  const url = await urlOf(name);
  migratedShape ??= await inDatabase(url, readShape);
  return {
    url,
    async giveBack() {
      const holes = (spare?.holes ?? 0) + (await inDatabase(url, empty));
      if (holes <= holesMax) spares.push({ name, holes });
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

/** Deletes all rows; answers how many there were, or Infinity where the tables are not as migrated. */
async function empty(client: pg.Client): Promise<number> {
  await client.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  if ((await readShape(client)) !== migratedShape) return Infinity;
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  // In any order: without the checks of relations.
  const statements = [
    'set session_replication_role = replica',
    ...rows.map(({ relname }) => `delete from ${relname}`),
  ];
  const results = deletions.parse(await client.query(statements.join(';')));
  return results.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
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

const administer = async (statement: string): Promise<void> => {
  await inDatabase(await urlOf('postgres'), (client) => client.query(statement));
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
