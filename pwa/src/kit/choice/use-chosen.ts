import { useCallback, useState } from 'react';

export interface Chosen {
  chosen: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** Chooses these besides. */
  add: (ids: readonly string[]) => void;
  clear: () => void;
}

/** Rows that are chosen, over all pages. */
export function useChosen(): Chosen {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => {
    setChosen(
      (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  }, []);
  const add = useCallback(
    (ids: readonly string[]) => setChosen((before) => new Set([...before, ...ids])),
    [],
  );
  const clear = useCallback(() => setChosen(new Set()), []);
  return { chosen, toggle, add, clear };
}
