import { useState } from 'react';
import { openSafeStorage } from '../../../ports/safe-storage.ts';

const storage = openSafeStorage(() => localStorage);
const key = 'spmb-verifikasi-lanjut';

/** Whether the next file opens by itself after a verdict; a choice of this browser. */
export function useLanjut(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => storage.getItem(key) !== 'tetap');
  const set = (next: boolean) => {
    storage.setItem(key, next ? 'lanjut' : 'tetap');
    setOn(next);
  };
  return [isOn, set];
}
