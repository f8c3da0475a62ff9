import { useLayoutEffect, useState, type RefObject } from 'react';

/** Rows drawn above and below the screen, so that scrolling shows no gaps. */
const spare = 12;

export interface RowWindow {
  /** First row to draw, and the one after the last. */
  start: number;
  end: number;
}

/** Which rows of a list are on the screen. All rows are `rowHeight` px high; the page itself scrolls. */
export function useRowWindow(
  list: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): RowWindow {
  const [range, setRange] = useState<RowWindow>({ start: 0, end: 40 });
  useLayoutEffect(() => {
    const measure = () => {
      const top = list.current?.getBoundingClientRect().top ?? 0;
      const start = Math.max(0, Math.floor(-top / rowHeight) - spare);
      const end = Math.ceil((innerHeight - top) / rowHeight) + spare;
      setRange((before) => (before.start === start && before.end === end ? before : { start, end }));
    };
    measure();
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    return () => {
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
    };
  }, [list, rowHeight, count]);
  return { start: Math.min(range.start, count), end: Math.min(range.end, count) };
}
