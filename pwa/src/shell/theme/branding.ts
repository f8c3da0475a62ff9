import type { TextStorage } from '../../ports/safe-storage.ts';
import type { InfoStore } from './app-info.ts';
import { applyTheme } from './theme.ts';

/** Gives the page the school's colours, mode and sign, as they are known on this device and whenever they change. */
export function wearBranding(info: InfoStore, storage: TextStorage): void {
  const style = document.head.appendChild(document.createElement('style'));
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const own = { href: icon?.href ?? '', type: icon?.type ?? '' };
  const wear = () => {
    const { tema_css = '', apps_logo, apps_bg, apps_theme = '', apps_thememode } = info.current();
    style.textContent = tema_css + (apps_bg ? `:root{--school-picture:url(${apps_bg})}` : '');
    // What is named as another format than it has is not drawn: a logo's is not known here.
    if (icon) Object.assign(icon, apps_logo ? { href: apps_logo, type: '' } : own);
    applyTheme(storage, apps_thememode);
    // The back office computes with the colours and looks here for changes.
    document.documentElement.dataset['tema'] = apps_theme;
  };
  info.subscribe(wear);
  wear();
}
