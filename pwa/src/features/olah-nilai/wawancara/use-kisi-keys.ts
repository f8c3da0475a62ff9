import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react';
import type { TindakanSel } from './baris-wawancara.tsx';
import { kolomKisi, selTempelan, type KolomKisi, type Sel } from './kisi.ts';
import type { KisiWawancara } from './use-kisi.ts';

const cellAt = (id: string, kolom: KolomKisi) =>
  document.querySelector<HTMLInputElement>(`[data-cell="${CSS.escape(`${id} ${kolom}`)}"]`);

function go(id: string | undefined, kolom: KolomKisi | undefined): boolean {
  const cell = id !== undefined && kolom !== undefined ? cellAt(id, kolom) : null;
  cell?.focus();
  cell?.select();
  return cell !== null;
}

interface Sekarang {
  kisi: Pick<KisiWawancara, 'isi' | 'urungkan'>;
  ids: readonly string[];
}

/** What keys and the clipboard do in the grid, whose rows are `ids` from the top; the same functions at every drawing. */
export function useKisiKeys(kisi: Sekarang['kisi'], ids: readonly string[]): TindakanSel {
  const latest = useRef({ kisi, ids });
  useLayoutEffect(() => {
    latest.current = { kisi, ids };
  });
  const onType: TindakanSel['onType'] = useCallback(
    (id, kolom, teks) => latest.current.kisi.isi([{ id, kolom, teks }], `${id} ${kolom}`),
    [],
  );
  const onPaste: TindakanSel['onPaste'] = useCallback(
    (event, id, kolom) => tempel(event, { id, kolom }, latest.current),
    [],
  );
  const onKey: TindakanSel['onKey'] = useCallback(
    (event, id, kolom) => tekan(event, { id, kolom }, latest.current),
    [],
  );
  return useMemo(() => ({ onType, onPaste, onKey }), [onType, onPaste, onKey]);
}

type Tempat = Pick<Sel, 'id' | 'kolom'>;

function tempel(event: ClipboardEvent, from: Tempat, { kisi, ids }: Sekarang): void {
  const teks = event.clipboardData.getData('text/plain');
  // One word goes where the cursor stands, as anywhere.
  if (!/[\t\n]/.test(teks.trimEnd())) return;
  event.preventDefault();
  kisi.isi(selTempelan(teks, ids, from));
}

function tekan(event: KeyboardEvent<HTMLInputElement>, { id, kolom }: Tempat, { kisi, ids }: Sekarang): void {
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
    ((event.key === 'ArrowDown' || (event.key === 'Enter' && !event.shiftKey)) && go(ids[row + 1], kolom)) ||
    ((event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey)) && go(ids[row - 1], kolom)) ||
    (event.key === 'ArrowLeft' && (isAt(0) || isAll) && go(id, kolomKisi[column - 1])) ||
    (event.key === 'ArrowRight' && (isAt(value.length) || isAll) && go(id, kolomKisi[column + 1]));
  if (moved || event.key === 'Enter') event.preventDefault();
}
