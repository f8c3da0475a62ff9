import { useEffect } from 'react';
import { browserRandomness } from '../ports/browser-randomness.ts';
import { followEvents, type Following } from './follow-events.ts';
import { waitUnlessAborted } from './wait-unless-aborted.ts';

/** The server says something at least every 20 s (sync-server/src/live/news-stream.ts). */
const deadAfterMs = 50_000;

/**
 * Hears the counts of a live stream while the page is looked at: a page in the background holds no connection, of which a
 * browser has six for all its pages, and is told the newest as soon as it is looked at again. Both functions are the same
 * ones for as long as the same is followed.
 */
export function useHitungan(open: Following['open'] | undefined, onHitungan: (now: unknown) => void): void {
  useEffect(() => {
    if (!open) return;
    let own: AbortController | undefined;
    const begin = () => {
      own = new AbortController();
      void followEvents({
        open,
        signal: own.signal,
        deadAfterMs,
        onEvent: ({ event, data }) => {
          if (event === 'hitungan') onHitungan(JSON.parse(data));
        },
        // Counts are no news that a page has to be warned about: the last ones stay.
        onLost: () => undefined,
        wait: waitUnlessAborted,
        randomness: browserRandomness,
      });
    };
    const look = () => {
      const isSeen = document.visibilityState === 'visible';
      if (isSeen && !own) begin();
      else if (!isSeen && own) {
        own.abort();
        own = undefined;
      }
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      own?.abort();
    };
  }, [open, onHitungan]);
}
