import type { Pandangan } from './use-pandangan.ts';
import type { Pintasan } from './use-pintasan.ts';

/** Keys by which a document is turned and enlarged, and its pages are turned; `penuh` shows it on the whole screen, or no longer. */
export const pandanganKeys = (pandangan: Pandangan, penuh: () => void): Pintasan => ({
  r: () => pandangan.putar(1),
  'shift+r': () => pandangan.putar(-1),
  '+': () => pandangan.perbesar(1.5),
  '=': () => pandangan.perbesar(1.5),
  '-': () => pandangan.perbesar(1 / 1.5),
  '0': pandangan.pulihkan,
  pageup: () => pandangan.balik(-1),
  pagedown: () => pandangan.balik(1),
  f: penuh,
});
