import { useState } from 'react';
import { useRuangLook } from './look/use-ruang-look.ts';
import type { View } from './look/view-choice.tsx';

/** How the people are shown. All rooms of the session are offered where there are several (`hasRooms`). */
export type RoomView = ReturnType<typeof useRoomView>;

/** List, seats or all rooms; the first two are kept on this device. */
export function useRoomView(hasRooms: boolean) {
  const [look, setLook] = useRuangLook();
  const [isOverview, setOverview] = useState(false);
  const view: View = hasRooms && isOverview ? 'ruang' : look.tampilan;
  const setView = (next: View) => {
    setOverview(next === 'ruang');
    if (next !== 'ruang') setLook({ tampilan: next });
  };
  return { look, setLook, hasRooms, view, setView };
}
