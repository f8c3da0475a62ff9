import { useSyncExternalStore } from 'react';

let isPrinting = false;

function watch(changed: () => void): () => void {
  const paper = matchMedia('print');
  const begin = () => {
    isPrinting = true;
    changed();
  };
  const end = () => {
    isPrinting = false;
    changed();
  };
  paper.addEventListener('change', changed);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    paper.removeEventListener('change', changed);
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

const isOnPaper = () => isPrinting || matchMedia('print').matches;

/** Whether the page is laid out for paper: what stands there alone is drawn for it, and on no screen. */
export const useOnPaper = (): boolean => useSyncExternalStore(watch, isOnPaper);
