import { useState } from 'react';
import { openSafeStorage } from '../../ports/safe-storage.ts';
import { readTheme, setTheme } from './theme.ts';

/** Changes between light and dark; the choice stays on this device. `words` name the mode that it leads to. */
export function useThemeToggle() {
  const [theme, set] = useState(readTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  const toggle = (): void => {
    setTheme(
      openSafeStorage(() => localStorage),
      other,
    );
    set(other);
  };
  return { words: other === 'dark' ? 'Mode gelap' : 'Mode terang', toggle };
}
