import { useEffect, type RefObject } from 'react';

const focusAfterMs = 300;

/** Puts the focus into a field a moment after the page opens, unless somebody is typing elsewhere by then. */
export function useLateFocus(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    // Who is already typing elsewhere must not find his password in this field.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) field.current?.focus();
    }, focusAfterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [field]);
}
