import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Parameter of an address that names the field to go to. */
const fieldName = 'isian';

/**
 * Goes to the field of this form that the address names, once: afterwards the address is that of the screen, so that
 * saving or reloading does not go there again.
 */
export function useFieldAddress(stored: object, setFocus: (field: string) => void): void {
  const [params, setParams] = useSearchParams();
  const field = params.get(fieldName);
  const isHere = field !== null && field in stored;
  useEffect(() => {
    if (!isHere) return;
    setFocus(field);
    // The act at the lower edge must not stand over it.
    document.activeElement?.scrollIntoView({ block: 'center' });
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete(fieldName);
        return next;
      },
      { replace: true },
    );
  }, [isHere, field, setFocus, setParams]);
}
