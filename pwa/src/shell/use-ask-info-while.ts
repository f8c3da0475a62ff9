import { useEffect } from 'react';
import { useSite } from './site.tsx';

const everyMs = 60_000;

/** While something is closed by the hour, asks who the school is again, so that it opens on a page that was left open. */
export function useAskInfoWhile(isClosed: boolean): void {
  const { info } = useSite();
  useEffect(() => {
    if (!isClosed) return;
    const ask = () => {
      if (document.visibilityState === 'visible') void info.refresh();
    };
    ask();
    const timer = setInterval(ask, everyMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [info, isClosed]);
}
