import type { Queries } from './store.ts';

/** A parameter as it goes to PostgreSQL, which reads its text. */
export type Plain = string | number | boolean | null | undefined;

/** A statement that a connection parses once, by its name, and its parameters. */
export interface Bound {
  name: string;
  text: string;
  values: readonly Plain[];
  /** undefined: it has no such form. */
  many: Many | undefined;
}

/** A statement for so many sets of values, one behind the other. */
export type Many = (count: number) => { name: string; text: string };

/** Cells of a row as PostgreSQL writes them. */
export type Cells = (string | null)[];

/** Stands where a connection does, for one of several units of work that share a transaction. */
export interface Shared extends Queries {
  /** Build queries, and run none. */
  readonly builders: Queries;
  read(statement: Bound): Promise<Cells[]>;
  /** Kept until all who share the transaction have done their work. */
  write(statement: Bound): void;
  /** Ends the work: it asks for what is not shared, and runs again by itself. */
  refuse(): never;
}

export const isShared = (connection: Queries): connection is Shared => 'builders' in connection;
