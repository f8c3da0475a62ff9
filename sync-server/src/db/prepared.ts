import { getTableColumns, is, Param, Placeholder, type Table } from 'drizzle-orm';
import type BetterSqlite from 'better-sqlite3';
import { engine } from './engine.ts';
import type { Queries } from './store.ts';

type Values = Readonly<Record<string, unknown>>;
type Run<Row> = (values: Values) => Promise<Row[]> | Row[];

interface Builder {
  toSQL(): { sql: string; params: unknown[] };
  prepare(name: string): { execute(values: Values): Promise<unknown> };
}

let count = 0;

/**
 * A statement compiled once per connection and run with placeholder values: for the paths that answer thousands of
 * requests a second. Resolves to the rows of `table` that a select of the whole table finds; to none for a write.
 */
export function prepared<Row = never>(build: (queries: Queries) => object, table?: Table) {
  const name = `spmb_${++count}`;
  const compiled = new WeakMap<object, Run<Row>>();
  return async (tx: Queries, values: Values): Promise<Row[]> => {
    const connection = Object.getPrototypeOf(tx) as Queries;
    let run = compiled.get(connection);
    if (!run) {
      const builder = build(connection) as Builder;
      run = engine === 'sqlite' ? direct(connection, builder, table) : throughDriver(builder, name);
      compiled.set(connection, run);
    }
    return run(values);
  };
}

function throughDriver<Row>(builder: Builder, name: string): Run<Row> {
  const query = builder.prepare(name);
  return (values) => query.execute(values) as Promise<Row[]>;
}

/** What stands in the place of a parameter, for a set of values. */
function readerOf(param: unknown): (values: Values) => unknown {
  if (is(param, Placeholder)) return (values) => values[param.name];
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const { name } = param.value;
  return (values) => param.encoder.mapToDriverValue(values[name]);
}

/** Past the query library, whose mapping of values and rows costs more than SQLite's own work. */
function direct<Row>(connection: Queries, builder: Builder, table: Table | undefined): Run<Row> {
  const { sql, params } = builder.toSQL();
  const { $client } = connection as unknown as { $client: BetterSqlite.Database };
  const statement = $client.prepare<unknown[], unknown[]>(sql);
  const read = params.map(readerOf);
  const bind = (values: Values) => read.map((one) => one(values));
  if (!table) {
    return (values) => {
      statement.run(...bind(values));
      return [];
    };
  }
  const columns = Object.entries(getTableColumns(table));
  const decode = columns.map(([key, column]) => {
    const isPlain = column.dataType === 'string' || column.dataType === 'number';
    return { key, read: isPlain ? undefined : (value: unknown) => column.mapFromDriverValue(value) };
  });
  statement.raw();
  return (values) =>
    statement.all(...bind(values)).map((cells) => {
      const row: Record<string, unknown> = {};
      for (const [place, { key, read }] of decode.entries()) {
        const cell = cells[place];
        row[key] = cell === null || !read ? cell : read(cell);
      }
      return row as Row;
    });
}
