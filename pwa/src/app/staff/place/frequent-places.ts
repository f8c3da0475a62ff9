import { useEffect } from 'react';
import { openSafeStorage } from '../../../ports/safe-storage.ts';
import { useSignIn } from '../../../shell/services.tsx';

const storage = openSafeStorage(() => localStorage);
const keyOf = (email: string) => `spmb-sering-${email}`;
const start = '/backend/dashboard';

/** How often an account has opened each screen on this device. */
function readVisits(email: string): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(email)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** Counts a visit of the screen `place` for the signed-in account. */
export function useCountVisits(place: string | undefined): void {
  const email = useSignIn()?.user.email;
  useEffect(() => {
    if (email === undefined || place === undefined || place === start) return;
    const visits = readVisits(email);
    storage.setItem(keyOf(email), JSON.stringify({ ...visits, [place]: (visits[place] ?? 0) + 1 }));
  }, [email, place]);
}

/** The `max` entries that the account opens most on this device; what was never opened keeps the menu's order. */
export function frequentPlaces<Entry extends { route?: string | null | undefined }>(
  entries: readonly Entry[],
  email: string,
  max: number,
): Entry[] {
  const visits = readVisits(email);
  const count = ({ route }: Entry) => visits[route ?? ''] ?? 0;
  return [...entries].sort((a, b) => count(b) - count(a)).slice(0, max);
}
