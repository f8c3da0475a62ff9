import { useState } from 'react';
import { openSafeStorage } from '../../../ports/safe-storage.ts';

/** How a proctor looks at a room. */
export interface RuangLook {
  tampilan: 'daftar' | 'denah';
  /** Rows of 36 px in place of 44. */
  rapat: boolean;
  /** The room alone, without menu and bar of the back office. */
  penuh: boolean;
  /** Seats side by side, as the room has them; 0: as many as fit. */
  sejajar: number;
}

const key = 'spmb-ruang';
const storage = openSafeStorage(() => localStorage);
const first: RuangLook = { tampilan: 'daftar', rapat: false, penuh: false, sejajar: 0 };
/** Most seats side by side that can be chosen. */
export const sejajarMost = 12;

function readLook(): RuangLook {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? '{}') as Partial<Record<keyof RuangLook, unknown>>;
    const { sejajar } = kept;
    return {
      tampilan: kept.tampilan === 'denah' ? 'denah' : 'daftar',
      rapat: kept.rapat === true,
      penuh: kept.penuh === true,
      sejajar: typeof sejajar === 'number' && sejajar > 0 && sejajar <= sejajarMost ? Math.floor(sejajar) : 0,
    };
  } catch {
    return first;
  }
}

/** The chosen look, kept on this device. */
export function useRuangLook(): [RuangLook, (changes: Partial<RuangLook>) => void] {
  const [look, setLook] = useState(readLook);
  return [
    look,
    (changes) => {
      const next = { ...look, ...changes };
      storage.setItem(key, JSON.stringify(next));
      setLook(next);
    },
  ];
}
