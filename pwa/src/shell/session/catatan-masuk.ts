import { openSafeStorage } from '../../ports/safe-storage.ts';

/** What the login page says once to whoever has just signed up, and the number that he signs in with. */
export interface CatatanMasuk {
  pesan: string;
  nomor: string;
}

const key = 'spmb-catatan-masuk';
const storage = () => openSafeStorage(() => sessionStorage);

export const leaveCatatan = (catatan: CatatanMasuk): void => storage().setItem(key, JSON.stringify(catatan));

export function takeCatatan(): CatatanMasuk | undefined {
  const kept = storage().getItem(key);
  storage().removeItem(key);
  return kept === null ? undefined : (JSON.parse(kept) as CatatanMasuk);
}
