import { useEffect } from 'react';

/** What a key does, by its name: `j`, `shift+r`, `ctrl+enter`, `alt+arrowright`. */
export type Pintasan = Readonly<Record<string, () => void>>;

function nameOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  const plain = key.toLowerCase();
  const isLetter = /^[a-z]$/.test(plain);
  return [ctrlKey || metaKey ? 'ctrl' : '', altKey ? 'alt' : '', shiftKey && isLetter ? 'shift' : '', plain]
    .filter(Boolean)
    .join('+');
}

/** Whether a key belongs to what has the focus: letters to fields, Enter to buttons, everything to an open dialog. */
function isTheirs(target: EventTarget | null, name: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('[role="dialog"]:not([data-penampil]), [role="listbox"], [role="menu"]')) return true;
  if (name === 'ctrl+enter') return false;
  const field = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [role="combobox"]';
  return target.closest(name === 'enter' ? `${field}, button, a, [role="button"]` : field) !== null;
}

/** Keys of a whole screen. */
export function usePintasan(keys: Pintasan): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const name = nameOf(event);
      const act = Object.hasOwn(keys, name) ? keys[name] : undefined;
      if (!act || event.repeat || isTheirs(event.target, name)) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
