import { useEffect } from 'react';
import { useAppInfo } from './site.tsx';

/** What all pages are called: the application's title, else the school. */
export function useSiteName(): string {
  const { apps_title, company } = useAppInfo();
  return apps_title || company;
}

/** Names the page in the browser's tab. */
export function useTitle(screen: string): void {
  const site = useSiteName();
  useEffect(() => {
    document.title = `${screen} · ${site}`;
  }, [screen, site]);
}
