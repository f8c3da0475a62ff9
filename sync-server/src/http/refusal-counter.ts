import { localDate } from '@spmb/shared/kernel/zone.ts';
import type { Clock } from '@spmb/shared/kernel/clock.ts';
import type { Store } from '../db/store.ts';
import { addPenolakan } from './penolakan.mutations.ts';
import type { Counted } from './penolakan.queries.ts';
import { nameOf } from './call-name.ts';
import type { PlainCall } from './route.ts';

const kindsMax = 500;

/** Counts refused requests in memory and writes the sums now and then, so that a flood costs no transactions. */
export class RefusalCounter {
  readonly #store: Store;
  readonly #clock: Clock;
  #counted = new Map<string, Counted>();

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  count(call: PlainCall, jenis: string, contoh: string): void {
    const now = this.#clock.nowMs();
    const tanggal = localDate(now, 'WIB');
    const panggilan = nameOf(call);
    const key = `${tanggal} ${jenis} ${panggilan}`;
    const known = this.#counted.get(key);
    if (known) {
      known.jumlah++;
      known.terakhir_ms = now;
    } else if (this.#counted.size < kindsMax) {
      this.#counted.set(key, {
        tanggal,
        jenis,
        panggilan,
        jumlah: 1,
        terakhir_ms: now,
        contoh: contoh.slice(0, 200),
      });
    }
  }

  /** Writes the sums; on failure they are kept for the next time. */
  async flush(): Promise<void> {
    if (this.#counted.size === 0) return;
    const batch = [...this.#counted.values()];
    this.#counted = new Map();
    await addPenolakan(this.#store, batch);
  }
}
