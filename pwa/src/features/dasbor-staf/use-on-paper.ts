import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

function watch(changed: () => void): () => void {
  const paper = matchMedia('print');
  const say = (isSo: boolean) => () => {
    isPrinting = isSo;
    // The page is laid out as soon as this returns, and whoever pressed a button for it waits until it is printed.
    flushSync(changed);
  };
  const [begin, end] = [say(true), say(false)];
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
