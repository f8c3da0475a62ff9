import { useState } from 'react';

/** How a document is looked at. */
export interface Pandangan {
  /** Quarter turns clockwise. */
  putaran: number;
  zoom: number;
  /** Of a PDF, counted from 1. */
  halaman: number;
  /** How many it has; 1 until it is drawn. */
  jumlah: number;
  hitung: (jumlah: number) => void;
  /** Turns pages. */
  balik: (pages: 1 | -1) => void;
  putar: (quarters: 1 | -1) => void;
  perbesar: (factor: number) => void;
  pulihkan: () => void;
}

const zoomMost = 6;

/** Turned and enlarged for the document at hand: the next one begins upright and whole. */
export function usePandangan(kolom: string | undefined): Pandangan {
  const upright = { kolom, putaran: 0, zoom: 1, halaman: 1, jumlah: 1 };
  const [kept, setKept] = useState(upright);
  const now = kept.kolom === kolom ? kept : upright;
  const { putaran, zoom, halaman, jumlah } = now;
  return {
    putaran,
    zoom,
    halaman,
    jumlah,
    hitung: (counted) => setKept({ ...now, jumlah: counted }),
    balik: (pages) => setKept({ ...now, halaman: Math.min(jumlah, Math.max(1, halaman + pages)) }),
    putar: (quarters) => setKept({ ...now, putaran: (putaran + quarters + 4) % 4 }),
    perbesar: (factor) =>
      setKept({
        ...now,
        zoom: Math.min(zoomMost, Math.max(1, Math.round(zoom * factor * 100) / 100)),
      }),
    pulihkan: () => setKept({ ...now, putaran: 0, zoom: 1 }),
  };
}
