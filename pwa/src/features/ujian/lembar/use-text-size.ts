import { useState } from 'react';
import { openSafeStorage } from '../../../ports/safe-storage.ts';

/** Sizes of the question text in px. */
export const textSizes = [16, 18, 22] as const;
export type TextSize = (typeof textSizes)[number];

const key = 'spmb-huruf';
const storage = openSafeStorage(() => localStorage);

/** The chosen size, kept on this device. */
export function useTextSize(): [TextSize, (size: TextSize) => void] {
  const [size, setSize] = useState<TextSize>(
    () => textSizes.find((known) => String(known) === storage.getItem(key)) ?? 18,
  );
  return [
    size,
    (next) => {
      storage.setItem(key, String(next));
      setSize(next);
    },
  ];
}
