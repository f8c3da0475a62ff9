import { useCallback, useState } from 'react';

/** Rows that are chosen, over all pages. */
export function useChosen(): { chosen: ReadonlySet<string>; toggle: (id: string) => void } {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => {
    setChosen(
      (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  }, []);
  return { chosen, toggle };
}
