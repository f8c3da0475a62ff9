import type pg from 'pg';
import type { Bound, Cells, Plain } from '../shared.ts';

/** A statement that a connection parses once, by its name, and its parameters. */
export type Sent = Omit<Bound, 'many'>;

/** Names of the statements that a connection has parsed. */
const parsed = new WeakMap<object, Set<string>>();

const toText = (value: Plain): string | null =>
  value === null || value === undefined ? null : String(value);

/**
 * Sends statements in one go and resolves with the rows of each. At the first error the database skips the rest, and this
 * throws: what the connection has parsed by then is not known, so let go of it.
 */
export const runPipeline = (client: pg.ClientBase, statements: readonly Sent[]): Promise<Cells[][]> =>
  new Promise((resolve, reject) => {
    client.query(new Pipeline(statements, resolve, reject));
  });

/** What the driver tells a query of its own; parsing, binding and describing are not waited for. */
class Pipeline implements pg.Submittable {
  readonly #statements: readonly Sent[];
  readonly #resolve: (rows: Cells[][]) => void;
  readonly #reject: (error: unknown) => void;
  readonly #answers: Cells[][] = [];
  #rows: Cells[] = [];

  constructor(
    statements: readonly Sent[],
    resolve: (rows: Cells[][]) => void,
    reject: (error: unknown) => void,
  ) {
    this.#statements = statements;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: pg.Connection): void {
    const known = parsed.get(connection) ?? new Set();
    parsed.set(connection, known);
    connection.stream.cork();
    for (const { name, text, values } of this.#statements) {
      if (!known.has(name)) connection.parse({ name, text, types: [] }, true);
      known.add(name);
      connection.bind({ statement: name, values: values.map(toText) }, true);
      connection.execute({}, true);
    }
    connection.sync();
    connection.stream.uncork();
  }

  handleDataRow({ fields }: { fields: Cells }): void {
    this.#rows.push(fields);
  }

  handleCommandComplete(): void {
    this.#answers.push(this.#rows);
    this.#rows = [];
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#answers);
  }

  handleError(error: unknown): void {
    this.#reject(error);
  }
}
