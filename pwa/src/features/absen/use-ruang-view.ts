import { useState } from 'react';
import { useRuangLook } from './look/use-ruang-look.ts';
import type { View } from './look/view-choice.tsx';

/** How the people are shown. All rooms of the session are offered where there are several (`hasRuang`). */
export type RuangView = ReturnType<typeof useRuangView>;

/** List, seats or all rooms; the first two are kept on this device. */
export function useRuangView(hasRuang: boolean) {
  const [look, setLook] = useRuangLook();
  const [isOverview, setOverview] = useState(false);
  const view: View = hasRuang && isOverview ? 'ruang' : look.tampilan;
  const setView = (next: View) => {
    setOverview(next === 'ruang');
    if (next !== 'ruang') setLook({ tampilan: next });
  };
  return { look, setLook, hasRuang, view, setView };
}
