import type { TiketKartu } from '@spmb/shared/absen/kartu-ruang.schema.ts';
import { openSafeStorage } from '../../ports/safe-storage.ts';

const key = 'spmb-kartu-ruang';
const storage = openSafeStorage(() => sessionStorage);

/** What a card opened in this tab; undefined: nothing. It goes with the tab. */
export function readTicket(): TiketKartu | undefined {
  const kept = storage.getItem(key);
  return kept === null ? undefined : (JSON.parse(kept) as TiketKartu);
}

export const keepTicket = (ticket: TiketKartu): void => storage.setItem(key, JSON.stringify(ticket));

export const forgetTicket = (): void => storage.removeItem(key);
