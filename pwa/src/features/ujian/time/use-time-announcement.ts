import { useEffect, useRef, useState } from 'react';

/** Minutes left at which the time is said aloud to a screen reader. */
export const announcedMinutes = [30, 10, 5, 1] as const;

/** The minute mark that lies between two readings of the clock; undefined: none. */
export const findPassedMark = (beforeMs: number, nowMs: number): number | undefined =>
  announcedMinutes.findLast((minutes) => beforeMs > minutes * 60_000 && nowMs <= minutes * 60_000);

/** The newest announcement; empty until a mark has been passed. */
export function useTimeAnnouncement(leftMs: number): string {
  const before = useRef(leftMs);
  const [minutes, setMinutes] = useState<number>();
  useEffect(() => {
    const passed = findPassedMark(before.current, leftMs);
    before.current = leftMs;
    if (passed !== undefined) setMinutes(passed);
  }, [leftMs]);
  return minutes === undefined ? '' : `Sisa waktu ${minutes} menit`;
}
