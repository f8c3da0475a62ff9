import type { Randomness } from '@spmb/shared/kernel/randomness.ts';
import type { TextStorage } from '../../ports/safe-storage.ts';

const key = 'spmb-perangkat';

/** A new label of six characters. */
export const drawLabel = ({ bytes }: Randomness): string =>
  Array.from(bytes(6), (byte) => (byte % 36).toString(36).toUpperCase()).join('');

/** A copy of the device's label, for a document that does not open the device's database; null: there is none yet. */
export const readLabel = (storage: TextStorage): string | null => storage.getItem(key);

/** Keeps the copy, and answers the label. */
export function keepLabel(storage: TextStorage, label: string): string {
  try {
    storage.setItem(key, label);
  } catch {
    // A full storage costs no label.
  }
  return label;
}
