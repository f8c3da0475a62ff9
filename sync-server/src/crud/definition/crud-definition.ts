import type { Resource } from '@spmb/shared/kernel/resource.ts';
import type { SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Reader, Transaction } from '../../db/store.ts';
import type { Deletion, SignedIn } from '../../http/route.ts';
import type { Along } from './along.ts';

/** A table the kit can keep: a row has a school, an id, a version and the time of its last change. */
export type CrudTable = SQLiteTable & Record<'sekolah_id' | 'id' | 'versi' | 'diubah_ms', SQLiteColumn>;

/** A row as it is stored. */
export type StoredRow = Record<string, unknown> & { id: string; versi: number };

/** Who writes, when and where. */
export interface Place {
  akun: SignedIn;
  nowMs: number;
  /** Id of the parent; '' where the resource has none. */
  parent: string;
  /** Id of the row that is being created. */
  id?: string;
  /** Filled by a check: what the answer of this write says once, and no later read. */
  once?: Record<string, unknown>;
}

/** How a file spells what a row holds as ids and codes. */
export interface FileWords {
  /** The row as people read it. */
  write(row: StoredRow): StoredRow;
  /** The texts of a file, or of a row, as the form's fields take them; as they stand where absent. */
  read?(texts: Record<string, unknown>): Record<string, unknown>;
}

/** The server's half of a resource: its table, who sees which rows, and the checks that need other rows. */
export interface CrudDefinition<Values extends object, Row extends { id: string }> {
  resource: Resource<Values, Row>;
  table: CrudTable;
  /** Rows the account may know of, under the parent; all where absent. Every other row answers 404. May throw Forbidden. */
  scope?(akun: SignedIn, parent: string): SQL | undefined;
  /**
   * Lists under a parent: the column that names it, and the check (NotFound) that the account may open it, with a lock
   * where it writes. Where no column names it, `scope` says which rows lie under it.
   */
  parent?: {
    column?: string;
    open(queries: Reader, akun: SignedIn, id: string, lock: boolean): Promise<unknown>;
  };
  /** Work on the values before the transaction begins. */
  prepare?(values: Values): Values;
  /** Cross-field checks (throws Refusal). Answers columns that the form does not write. */
  check?(
    tx: Transaction,
    values: Values,
    before: StoredRow | undefined,
    place: Place,
  ): Promise<Record<string, unknown>>;
  /** Refuses a deletion, also before it is asked for: it changes nothing. What goes along is no matter of its own. */
  clear?(queries: Reader, before: StoredRow, place: Place): Promise<void>;
  /** After a deletion, in its transaction: `along` is all that went. */
  cleared?(tx: Transaction, along: Along): Promise<void>;
  /** After a deletion was taken back, beside `check` and `changed`; refuses where the row fits no more. */
  comeBack?(tx: Transaction, row: StoredRow, place: Place): Promise<void>;
  /** Takes away what came in the place of deleted rows, before they come back. */
  giveWay?: Deletion['giveWay'];
  /** Last step of every write, in its transaction. */
  changed?(tx: Transaction, place: Place): Promise<void>;
  /** Adds computed fields to the rows of an answer. */
  complete?(queries: Reader, rows: StoredRow[]): Promise<StoredRow[]> | StoredRow[];
  /** Names in the place of ids, for files that people read and fill in. */
  fileWords?(queries: Reader): Promise<FileWords>;
}
