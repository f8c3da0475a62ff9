import type { DrafStore } from '../../../local-db/pendaftaran/draf-store.ts';
import type { DrafRow } from '../../../local-db/pendaftaran/pendaftaran-db.ts';

type Op = (row: DrafRow) => DrafRow;

/**
 * Writes of a form to the disk, in their order. What waits for its turn goes in one write, so that the last of many keys waits
 * for two at most.
 */
export class AntreanTulis {
  readonly #change: DrafStore['change'];
  #last: Promise<unknown> = Promise.resolve();
  #waiting: { ops: Op[]; write: Promise<DrafRow> } | undefined;

  constructor(change: DrafStore['change']) {
    this.#change = change;
  }

  /** Resolves when everything that was asked for until now is on disk, or has failed. */
  selesai(): Promise<unknown> {
    return this.#last;
  }

  /** Carries out a change on the row as it is on disk, or on `dasar` where none is. Resolves with the row when it is there. */
  tulis(op: Op, dasar: DrafRow): Promise<DrafRow> {
    if (this.#waiting) {
      this.#waiting.ops.push(op);
      return this.#waiting.write;
    }
    const ops = [op];
    const write = this.sendiri(() => {
      if (this.#waiting?.ops === ops) this.#waiting = undefined;
      return this.#change((onDisk) => ops.reduce((row, one) => one(row), onDisk ?? dasar));
    });
    this.#waiting = { ops, write };
    return write;
  }

  /** A write of its own, after all before it and before all after it. */
  sendiri(start: () => Promise<DrafRow>): Promise<DrafRow> {
    this.#waiting = undefined;
    const write = this.#last.then(start);
    this.#last = write.catch(() => undefined);
    return write;
  }
}
