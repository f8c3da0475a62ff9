import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { z } from 'zod';
import { endConnections, idleProcesses, keepConnectionsFor } from './kept-connections.ts';

/** The migrated database that every test database is a copy of; nobody else connects to it. */
export const templateDatabase = 'spmb_template';
const rowCounts = z.array(z.object({ rowCount: z.int().nullable() }));

/**
 * A database of this worker, and as whom a test connects to it. A process that has just begun takes longer than what it is
 * asked here: each database keeps the one that empties it.
 */
interface Borrowed {
  name: string;
  user: string;
  emptying: pg.Pool;
}

/** Those that nobody uses, empty again: their tables are as migrated. */
const spares: Borrowed[] = [];
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
  const own = spares.pop() ?? (await createBorrowed());
  keepConnectionsFor(own.name, own.user);
  return { url: await urlOf(own.name, own.user), giveBack: () => giveBack(own) };
}

async function createBorrowed(): Promise<Borrowed> {
  const [name, user] = [await createDatabase(), newName()];
  await administer(`create role ${user} superuser login`);
  // In any order: without the checks of relations.
  const emptying = await keepConnection(name, '-c session_replication_role=replica');
  migratedShape ??= await readShape(emptying);
  return { name, user, emptying };
}

async function giveBack(own: Borrowed): Promise<void> {
  const before = own.user;
  own.user = newName();
  // Whatever its last user left running finds nobody under the old name, in PostgreSQL or among what is kept.
  keepConnectionsFor(own.name, own.user);
  await administer(`alter role ${before} rename to ${own.user}`);
  if (await empty(own)) {
    spares.push(own);
    return;
  }
  await endConnections(own.name);
  await own.emptying.end();
  await dropDatabase(own.name);
}

const newName = () => `spmb_test_${randomUUID().replaceAll('-', '')}`;

async function createDatabase(): Promise<string> {
  const name = newName();
  // Its files as they are: through the log, page by page, took five times as long on a disk.
  await administer(`create database ${name} template ${templateDatabase} strategy file_copy`);
  return name;
}

const dropDatabase = (name: string) => administer(`drop database if exists ${name} with (force)`);

/** Deletes all rows and the room they took, so that new ones lie in their order; false where the tables are not as migrated. */
async function empty({ name, emptying: client }: Borrowed): Promise<boolean> {
  await client.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and pid <> all($1)`,
    [idleProcesses(name)],
  );
  if ((await readShape(client)) !== migratedShape) return false;
  // A process that has just begun takes long to open a table: only those that somebody has written to.
  const { rows } = await client.query<{ relname: string }>(
    `select relname from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`,
  );
  const deletions = rows.map(({ relname }) => `delete from ${relname}`).join(';');
  const results = rowCounts.parse([await client.query(deletions)].flat());
  const emptied = rows.filter((_, i) => results[i]?.rowCount).map(({ relname }) => relname);
  if (emptied.length > 0) await client.query(`vacuum ${emptied.join(', ')}`);
  return true;
}

/** Changes with every statement that makes, alters or drops a table, a constraint or the like. */
async function readShape(client: pg.Pool): Promise<string> {
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

async function urlOf(name: string, user?: string): Promise<string> {
  // Imported here, because vitest throws outside its workers and this file is also read by the run's set-up.
  const { inject } = await import('vitest');
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  if (user) url.username = user;
  return url.href;
}

/** Makes and drops databases; kept for the life of this worker. */
let admin: Promise<pg.Pool> | undefined;

/** One connection, made anew where it was ended. */
async function keepConnection(database: string, options?: string): Promise<pg.Pool> {
  const pool = new pg.Pool({
    connectionString: await urlOf(database),
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
    ...(options !== undefined && { options }),
  });
  pool.on('error', () => undefined);
  return pool;
}

const administer = async (statement: string): Promise<void> => {
  await (await (admin ??= keepConnection('postgres'))).query(statement);
};
