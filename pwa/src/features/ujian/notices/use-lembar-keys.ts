import { useEffect, useRef } from 'react';
import { isLetter, type Letter } from '@spmb/shared/sync/stream/letter.ts';

export interface LembarKeys {
  choose(letter: Letter): void;
  toggleDoubt(): void;
  goBack(): void;
  goNext(): void;
}

/** Keys A to E, R and the two arrows; never inside a text box, under a dialog or with a modifier. */
export function useLembarKeys(acts: LembarKeys): void {
  const newest = useRef(acts);
  useEffect(() => {
    newest.current = acts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.defaultPrevented) return;
      if (event.target instanceof HTMLElement && event.target.closest('input, select, textarea, dialog'))
        return;
      if (document.querySelector('dialog[open]')) return;
      const key = event.key.toUpperCase();
      if (isLetter(key)) newest.current.choose(key);
      else if (key === 'R') newest.current.toggleDoubt();
      else if (key === 'ARROWLEFT') newest.current.goBack();
      else if (key === 'ARROWRIGHT') newest.current.goNext();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, []);
}
