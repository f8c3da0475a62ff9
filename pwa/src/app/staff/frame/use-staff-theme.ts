import type { Theme } from '@mui/material';
import { useEffect, useState } from 'react';
import { readColours } from '../../../shell/theme/read-colours.ts';
import { buildStaffTheme } from './staff-theme.ts';
import { readTheme } from '../../../shell/theme/theme.ts';

const build = (): Theme => buildStaffTheme(readColours(), readTheme());

/** The theme of the tokens as they are now; follows the page's mode and the device's preference. */
export function useStaffTheme(): Theme {
  const [theme, setTheme] = useState(build);
  useEffect(() => {
    const rebuild = () => setTheme(build());
    const preference = matchMedia('(prefers-color-scheme: dark)');
    const watcher = new MutationObserver(rebuild);
    preference.addEventListener('change', rebuild);
    watcher.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-tema'] });
    return () => {
      preference.removeEventListener('change', rebuild);
      watcher.disconnect();
    };
  }, []);
  return theme;
}
