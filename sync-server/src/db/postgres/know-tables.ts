import type pg from 'pg';

/** Smaller tables are read fast whatever the database knows of them. */
const bytesMin = 1_000_000;

/**
 * Tells PostgreSQL what is in large tables that it has never looked at, as after a restore. By itself it looks once a
 * minute; until then it reads whole tables where an index names the row.
 */
export async function knowTables(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relkind = 'r' and relnamespace = current_schema()::regnamespace
     and reltuples < 0 and pg_relation_size(oid) > ${bytesMin}`,
  );
  if (rows.length > 0) await pool.query(`vacuum (analyze) ${rows.map(({ name }) => name).join(', ')}`);
}
