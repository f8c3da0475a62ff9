import { useEffect } from 'react';
import { useAppInfo } from './services.tsx';

/** Names the page in the browser's tab. */
export function useTitle(screen: string): void {
  const { company } = useAppInfo();
  useEffect(() => {
    document.title = `${screen} · ${company}`;
  }, [screen, company]);
}
