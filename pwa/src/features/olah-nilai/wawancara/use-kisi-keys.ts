import type { ClipboardEvent, KeyboardEvent } from 'react';
import { kolomKisi, selTempelan, type KolomKisi } from './kisi.ts';
import type { KisiWawancara } from './use-kisi.ts';

const cellAt = (id: string, kolom: KolomKisi) =>
  [...document.querySelectorAll<HTMLInputElement>('[data-cell]')].find(
    ({ dataset }) => dataset['cell'] === `${id} ${kolom}`,
  );

/** What keys and the clipboard do in the grid, whose rows are `ids` from the top. */
export function useKisiKeys(kisi: KisiWawancara, ids: readonly string[]) {
  const go = (id: string | undefined, kolom: KolomKisi | undefined) => {
    const cell = id !== undefined && kolom !== undefined ? cellAt(id, kolom) : undefined;
    cell?.focus();
    cell?.select();
    return cell !== undefined;
  };
  return {
    onType: (id: string, kolom: KolomKisi, teks: string) => kisi.isi([{ id, kolom, teks }], `${id} ${kolom}`),
    onPaste(event: ClipboardEvent, id: string, kolom: KolomKisi) {
      const teks = event.clipboardData.getData('text/plain');
      // One word goes where the cursor stands, as anywhere.
      if (!/[\t\n]/.test(teks.trimEnd())) return;
      event.preventDefault();
      kisi.isi(selTempelan(teks, ids, { id, kolom }));
    },
    onKey(event: KeyboardEvent<HTMLInputElement>, id: string, kolom: KolomKisi) {
      const row = ids.indexOf(id);
      const column = kolomKisi.indexOf(kolom);
      const { selectionStart, selectionEnd, value } = event.currentTarget;
      const isAt = (place: number) => selectionStart === place && selectionEnd === place;
      const isAll = selectionStart === 0 && selectionEnd === value.length;
      if (event.ctrlKey || event.metaKey) {
        if (event.key.toLowerCase() !== 'z' || event.shiftKey) return;
        event.preventDefault();
        kisi.urungkan();
        return;
      }
      const moved =
        ((event.key === 'ArrowDown' || (event.key === 'Enter' && !event.shiftKey)) &&
          go(ids[row + 1], kolom)) ||
        ((event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey)) && go(ids[row - 1], kolom)) ||
        (event.key === 'ArrowLeft' && (isAt(0) || isAll) && go(id, kolomKisi[column - 1])) ||
        (event.key === 'ArrowRight' && (isAt(value.length) || isAll) && go(id, kolomKisi[column + 1]));
      if (moved || event.key === 'Enter') event.preventDefault();
    },
  };
}
