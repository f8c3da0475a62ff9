import { flushAudit } from '../chain/flush-audit.mutations.ts';
import type { Entry } from '../audit.table.ts';
import type { Actor, Queries, Transaction } from '../store.ts';

export interface WorkDone<T> {
  value: T;
  afterCommit: (() => void)[];
}

/**
 * One caller's work in an open transaction of `queries`, and what it put on record as the last writes before the
 * commit. Neither stands without the other.
 */
export async function runWork<T>(
  queries: Queries,
  actor: Actor,
  work: (tx: Transaction) => Promise<T>,
): Promise<WorkDone<T>> {
  const afterCommit: (() => void)[] = [];
  const entries: Entry[] = [];
  // The builders stay those of the connection, so that statements compiled once are found again.
  const tx = Object.assign(Object.create(queries) as Queries, {
    actor,
    afterCommit: (act: () => void) => void afterCommit.push(act),
    record: (entry: Entry) => void entries.push(entry),
  });
  const value = await work(tx);
  await flushAudit(tx, entries);
  return { value, afterCommit };
}
