import { useState } from 'react';

/** How a document is looked at. */
export interface Pandangan {
  /** Quarter turns clockwise. */
  putaran: number;
  zoom: number;
  putar: (quarters: 1 | -1) => void;
  perbesar: (factor: number) => void;
  pulihkan: () => void;
}

const zoomMost = 6;

/** Turned and enlarged for the document at hand: the next one begins upright and whole. */
export function usePandangan(kolom: string | undefined): Pandangan {
  const upright = { kolom, putaran: 0, zoom: 1 };
  const [kept, setKept] = useState(upright);
  const { putaran, zoom } = kept.kolom === kolom ? kept : upright;
  return {
    putaran,
    zoom,
    putar: (quarters) => setKept({ kolom, zoom, putaran: (putaran + quarters + 4) % 4 }),
    perbesar: (factor) =>
      setKept({
        kolom,
        putaran,
        zoom: Math.min(zoomMost, Math.max(1, Math.round(zoom * factor * 100) / 100)),
      }),
    pulihkan: () => setKept(upright),
  };
}
