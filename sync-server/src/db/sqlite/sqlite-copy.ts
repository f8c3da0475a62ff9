import { getTableColumns } from 'drizzle-orm';
import { setImmediate } from 'node:timers/promises';
import { columnsOf, nameOf, type AnyRow, type AnyTable } from '../table-rows.ts';

/** Rows that are handed out between two turns of everybody else. */
const pageSize = 500;

/** A database file of SQLite that is only read, whatever engine this server has. */
export interface SqliteCopy {
  rows(table: AnyTable): AsyncGenerator<AnyRow>;
  close(): void;
}

/** Opens a copy that nobody writes. Throws where it is damaged, or where one of `tables` stands in it with other columns. */
export async function openSqliteCopy(file: string, tables: readonly AnyTable[]): Promise<SqliteCopy> {
  const { default: Database } = await import('better-sqlite3');
  const connection = new Database(file, { readonly: true, fileMustExist: true });
  try {
    for (const table of tables) {
      const found = connection.pragma(`table_info("${nameOf(table)}")`) as { name: string }[];
      if (
        found
          .map(({ name }) => name)
          .toSorted()
          .join() !== columnsOf(table).toSorted().join()
      )
        throw new Error(`${nameOf(table)} has other columns`);
    }
  } catch (error) {
    connection.close();
    throw error;
  }
  return {
    async *rows(table) {
      const names = columnsOf(table).map((name) => `"${name}"`);
      const from = new Database(file, { readonly: true });
      try {
        let count = 0;
        for (const row of from.prepare(`select ${names.join()} from "${nameOf(table)}"`).iterate()) {
          yield sharedValues(table, row as AnyRow);
          if (++count % pageSize === 0) await setImmediate();
        }
      } finally {
        from.close();
      }
    },
    close: () => {
      connection.close();
    },
  };
}

/** A row as both engines share it: SQLite keeps truth as a number and structure as text. */
function sharedValues(table: AnyTable, row: AnyRow): AnyRow {
  for (const [name, { dataType }] of Object.entries(getTableColumns(table))) {
    const value = row[name];
    if (dataType === 'boolean' && value !== null) row[name] = value === 1;
    else if (dataType === 'json' && typeof value === 'string') row[name] = JSON.parse(value) as unknown;
  }
  return row;
}
