import type { KeyboardEvent } from 'react';

/** Up and down move between the answer rows without choosing; Enter and the space bar choose. */
export function useRowFocus(): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0) return;
    const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
    const here = rows.findIndex((row) => row === document.activeElement);
    event.preventDefault();
    rows[(here + step + rows.length) % rows.length]?.focus();
  };
}
