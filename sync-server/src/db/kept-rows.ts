import type BetterSqlite from 'better-sqlite3';
import { getTableName, sql, type Column } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { lockRow } from './lock-row.ts';
import { byId } from './of-school.ts';
import { clientOf, placeholders, preparedRows, preparedWrite } from './prepared.ts';
import type { Reader, Transaction } from './store.ts';

/** Rows of each table; the one that was read first is let go first. */
const rowsMax = 2_000;

/** A table whose rows of a school have an id. */
type KeptTable = SQLiteTable & { sekolah_id: Column; id: Column };
type Rows = Map<string, object>;

const known = new WeakMap<BetterSqlite.Database, KeptRows>();

/**
 * Rows as the one writer of SQLite last read or wrote them (0045): what every answer needs is in memory, since nobody else
 * changes it. Any other statement that may write to a table lets go of all its rows, as does whatever takes a write back.
 */
export class KeptRows {
  readonly #tables = new Map<string, Rows>();
  readonly #prepare: BetterSqlite.Database['prepare'];
  readonly #version: BetterSqlite.Statement<[], number>;
  #seenVersion: number | undefined;
  /** Rises with every statement that may write, whatever it names: a table whose rows are not kept yet may be read after it. */
  #writes = 0;

  constructor(connection: BetterSqlite.Database) {
    this.#prepare = connection.prepare.bind(connection);
    this.#version = connection.prepare<[], number>('pragma data_version').pluck();
    connection.prepare = (source: string) => this.#watched(this.#prepare(source), source) as never;
    known.set(connection, this);
  }

  /** A statement that changes only what `of` is told of. */
  prepareWritingThrough(source: string): BetterSqlite.Statement<unknown[], unknown[]> {
    return this.#prepare<unknown[], unknown[]>(source);
  }

  of(table: KeptTable): Rows {
    const name = getTableName(table);
    let rows = this.#tables.get(name);
    if (!rows) this.#tables.set(name, (rows = new Map<string, object>()));
    return rows;
  }

  keep(rows: Rows, id: string, row: object): void {
    rows.set(id, row);
    if (rows.size > rowsMax) rows.delete(rows.keys().next().value as string);
  }

  /** These values of a row were changed by a statement that writes through. */
  wrote(rows: Rows, id: string, values: object): void {
    this.#writes++;
    const before = rows.get(id);
    if (before) rows.set(id, { ...before, ...values });
  }

  /** Where the transaction stands, for `rolledBackTo`. */
  get mark(): number {
    return this.#writes;
  }

  rolledBackTo(mark: number): void {
    if (this.#writes !== mark) this.forget();
  }

  /** Looks, in an open transaction, whether another connection has written since the one before. */
  begun(): void {
    const version = this.#version.get();
    if (version !== this.#seenVersion) this.forget();
    this.#seenVersion = version;
  }

  forget(): void {
    for (const rows of this.#tables.values()) rows.clear();
  }

  #watched<Watched extends BetterSqlite.Statement>(statement: Watched, source: string): Watched {
    if (statement.readonly) return statement;
    const words = new Set(source.match(/\w+/g));
    const note = () => {
      this.#writes++;
      for (const [name, rows] of this.#tables) if (words.has(name)) rows.clear();
    };
    for (const way of ['run', 'get', 'all', 'iterate'] as const) {
      const act = statement[way].bind(statement) as (...values: unknown[]) => never;
      statement[way] = (...values: unknown[]) => {
        note();
        return act(...values);
      };
    }
    return statement;
  }
}

/** What is kept for the connection of a transaction; undefined: it is PostgreSQL, or one that only reads. */
function keptOf(source: Reader): KeptRows | undefined {
  const client = clientOf(source);
  return client && known.get(client);
}

/** Looks for, locks and changes rows of a table by their id, in memory where the writer has them. Nobody changes a row he was given. */
export function keptTable<Kept extends KeptTable>(its: Kept) {
  type Row = Kept['$inferSelect'] & { id: string };
  const table: KeptTable = its;
  const own = byId(table, sql.param(sql.placeholder('id'), table.id));
  const query = (read: Reader) => read.select().from(table).where(own);
  const select = preparedRows<Row>(table, (read) => query(read) as unknown as PromiseLike<Row[]>);
  const selectLocked = preparedRows<Row>(
    table,
    (read) => lockRow(query(read)) as unknown as PromiseLike<Row[]>,
  );
  const through =
    (choose: typeof select) =>
    async (read: Reader, id: string): Promise<Row | undefined> => {
      const kept = keptOf(read);
      const rows = kept?.of(table);
      const row = rows?.get(id) as Row | undefined;
      if (row) return row;
      const mark = kept?.mark;
      const [found] = await choose(read, { id });
      // What was written meanwhile let go of a row that had not come yet.
      if (kept && rows && found && kept.mark === mark) kept.keep(rows, id, found);
      return found;
    };
  return {
    find: through(select),
    /** The same, locked until the transaction ends. */
    lock: through(selectLocked) as (tx: Transaction, id: string) => Promise<Row | undefined>,
    /** An update of these columns of one row, and of no others that it is given. */
    writer(...columns: (string & keyof Row)[]) {
      const write = preparedWrite(
        (queries) =>
          queries
            .update(table)
            .set(placeholders(...columns))
            .where(own),
        (connection, text) => keptOf(connection)?.prepareWritingThrough(text),
      );
      return async (tx: Transaction, row: Pick<Row, (typeof columns)[number] | 'id'>): Promise<void> => {
        await write(tx, row);
        const kept = keptOf(tx);
        if (!kept) return;
        const values: Record<string, unknown> = {};
        for (const column of columns) values[column] = row[column];
        kept.wrote(kept.of(table), row.id, values);
      };
    },
  };
}
