import type { TextStorage } from '../../ports/safe-storage.ts';

export type Theme = 'light' | 'dark';
const key = 'spmb-tampilan';

const chosen = (storage: TextStorage): Theme | undefined => {
  const value = storage.getItem(key);
  return value === 'light' || value === 'dark' ? value : undefined;
};

/**
 * Sets the mode chosen on this device, else a school's dark; else the device's own preference rules. Light is what a
 * school has that chose nothing, so it does not stand against a device that is set to dark.
 */
export function applyTheme(storage: TextStorage, school?: Theme): void {
  const theme = chosen(storage) ?? (school === 'dark' ? school : undefined);
  const { dataset } = document.documentElement;
  if (theme) dataset['theme'] = theme;
  else delete dataset['theme'];
}

/** The mode on the screen now. */
export const readTheme = (): Theme => {
  const set = document.documentElement.dataset['theme'];
  if (set === 'light' || set === 'dark') return set;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};

export function setTheme(storage: TextStorage, theme: Theme): void {
  storage.setItem(key, theme);
  document.documentElement.dataset['theme'] = theme;
}
