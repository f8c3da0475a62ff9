import { engine } from './engine.ts';

interface Lockable {
  for?: (strength: 'update') => unknown;
}

/**
 * Locks the rows of a select until the transaction ends. PostgreSQL needs the clause; on SQLite the
 * transaction already is the only writer.
 */
export function lockRow<Query extends object>(query: Query): Query {
  return engine === 'postgres' ? ((query as Lockable).for?.('update') as Query) : query;
}
