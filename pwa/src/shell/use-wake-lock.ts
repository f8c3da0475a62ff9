import { useEffect } from 'react';

/** Keeps the screen on as far as the browser allows; on plain http it does not, and nothing else depends on it. */
export function useWakeLock(): void {
  useEffect(() => {
    let gone = false;
    let held: WakeLockSentinel | undefined;
    async function hold(): Promise<void> {
      if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
      try {
        const lock = await navigator.wakeLock.request('screen');
        if (gone) await lock.release();
        else held = lock;
      } catch {
        // The battery saver may refuse.
      }
    }
    const onVisible = (): void => void hold();
    void hold();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', onVisible);
      void held?.release();
    };
  }, []);
}
