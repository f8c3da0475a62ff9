import { useMemo, useState } from 'react';
import { keepOrder } from './rows/row-state.ts';
import { sortRows } from './rows/sort-rows.ts';
import type { LiveRuangState } from './use-live-ruang.ts';

/** The rows in their order, and which of them are chosen. */
export type ChosenRows = ReturnType<typeof useChosenRows>;

/** Sorts the rows that are shown and lets some be chosen; while any is, they stay where they are. */
export function useChosenRows({ filter: { shown, order }, nowMs, startOf }: LiveRuangState) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  /** The order when the first was chosen. */
  const [kept, setKept] = useState<readonly string[]>([]);
  const rows = useMemo(
    () => (chosen.size > 0 ? keepOrder(shown, kept) : sortRows(shown, order, nowMs, startOf)),
    [chosen, shown, kept, order, nowMs, startOf],
  );
  const choose = (ids: readonly string[], isChosen: boolean) => {
    if (chosen.size === 0) setKept(rows.map(({ id }) => id));
    setChosen(
      (before) => new Set(isChosen ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))),
    );
  };
  return {
    rows,
    chosen,
    chosenRows: rows.filter(({ id }) => chosen.has(id)),
    choose,
    clear: () => setChosen(new Set()),
  };
}
