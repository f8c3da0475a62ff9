import { IDBObjectStore } from 'fake-indexeddb';
import type { DeviceDb } from '../../local-db/device-db.ts';

type Store = 'operasi' | 'lembar';
const full = new Map<DeviceDb, Store>();
const ended = new WeakSet<IDBTransaction>();

function end(transaction: IDBTransaction): void {
  if (ended.has(transaction)) return;
  ended.add(transaction);
  queueMicrotask(() => transaction.abort());
}

const refusing = (write: IDBObjectStore['put']): IDBObjectStore['put'] =>
  function (this: IDBObjectStore, ...row) {
    const { name, transaction } = this;
    for (const [db, store] of full) if (store === name && db.backendDB() === transaction.db) end(transaction);
    return write.apply(this, row);
  };
const { put, add } = IDBObjectStore.prototype;
Object.assign(IDBObjectStore.prototype, { put: refusing(put), add: refusing(add) });

/** From now on the disk of this page refuses whatever writes to `store`, once it was asked, as a full one does. Answers what ends that. */
export function refuseDisk(db: DeviceDb, store: Store): () => void {
  full.set(db, store);
  return () => void full.delete(db);
}
