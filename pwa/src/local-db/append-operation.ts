import type { DeviceDb } from './device-db.ts';
import type { StreamRow, LembarRow, OperationRow, AttemptRow } from './exam-rows.ts';

/** The stream head after an operation, and the operation. */
export interface Encoded {
  stream: StreamRow;
  operation: OperationRow;
}

export interface OperationAppend {
  /** The stream's row as this tab knows it. */
  known: StreamRow;
  next: Encoded;
  /** State that changes with it; undefined: the attempt's row stays. */
  attempt: AttemptRow | undefined;
  lembar: readonly LembarRow[];
}

/**
 * The short way of an act to the disk, where the stream's row is still the one that this tab knows: one strict transaction (S5)
 * of the browser's own, whose requests are asked before this returns and wait for nothing of each other. A tap on a cheap phone
 * has no time for the library's turns between them. false: nothing was written, since another tab changed the row, the
 * database is not open or the disk refused.
 */
export function appendOperation(db: DeviceDb, { known, next, attempt, lembar }: OperationAppend) {
  return new Promise<boolean>((resolve) => {
    let begun: IDBTransaction | undefined;
    try {
      const names = [db.aliran, db.operasi, db.lembar, db.ujian].map(({ name }) => name);
      const transaction = (begun = db.backendDB().transaction(names, 'readwrite', { durability: 'strict' }));
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => resolve(false);
      const store = ({ name }: { name: string }) => transaction.objectStore(name);
      const held = store(db.aliran).get(known.aliran);
      held.onsuccess = () => {
        if (!isSameRow(held.result as StreamRow | undefined, known)) transaction.abort();
      };
      store(db.operasi).put(next.operation);
      for (const row of lembar) store(db.lembar).put(row);
      if (attempt) store(db.ujian).put(attempt);
      store(db.aliran).put(next.stream);
    } catch {
      begun?.abort();
      resolve(false);
    }
  });
}

/** An object of a row, as its key, is made once and only ever taken away. */
function isSameRow(held: StreamRow | undefined, known: StreamRow): boolean {
  const same = (one: unknown, other: unknown): boolean =>
    one instanceof Object ? other instanceof Object : one === other;
  const names = Object.keys({ ...held, ...known }) as (keyof StreamRow)[];
  return held !== undefined && names.every((name) => same(held[name], known[name]));
}
