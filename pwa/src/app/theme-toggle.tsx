import { useState } from 'react';
import { openSafeStorage } from '../ports/safe-storage.ts';
import { Button } from '../ui/button.tsx';
import { readTheme, setTheme } from './theme.ts';

/** Changes between light and dark; the choice stays on this device. */
export function ThemeToggle() {
  const [theme, set] = useState(readTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <Button
      look="quiet"
      onClick={() => {
        setTheme(
          openSafeStorage(() => localStorage),
          other,
        );
        set(other);
      }}
    >
      {other === 'dark' ? 'Mode gelap' : 'Mode terang'}
    </Button>
  );
}
