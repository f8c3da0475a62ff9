import type { Store } from '../../../db/store.ts';

/** A store that does `act` right before each of the first `times` transactions of whoever is given it. */
export function storeAfter(store: Store, act: () => Promise<unknown>, times: number): Store {
  let left = times;
  return {
    ...store,
    async tx(actor, work, partition) {
      if (left-- > 0) await act();
      return store.tx(actor, work, partition);
    },
  };
}
