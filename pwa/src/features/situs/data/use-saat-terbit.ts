import { useEffect, useState } from 'react';
import { usePublic } from './use-public-data.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** All who wait ask within it. */
const spreadMs = 10_000;
/** A school that publishes by hand is waited for so long after the instant it had named. */
const patienceMs = 60 * minuteMs;

/**
 * Asks by itself once the announced instant has come, and again every one to two minutes while nothing is there yet: each
 * visitor at a moment of his own, so that the server never meets them all at once; who reads an earlier wave asks once. Whether the
 * instant has come and nothing is there.
 */
export function useSaatTerbit(endMs: number | undefined, isThere: boolean, ask: () => void): boolean {
  const data = usePublic();
  const [round, setRound] = useState(0);
  /** The instant after which he has asked. */
  const [askedMs, setAskedMs] = useState<number>();
  const sinceMs = endMs === undefined ? Infinity : data.nowMs() - endMs;
  // What is there before the instant is of an earlier wave: he asks once for the next.
  const isWaiting = isThere ? askedMs !== endMs && sinceMs < spreadMs : sinceMs < patienceMs;
  useEffect(() => {
    if (!isWaiting || endMs === undefined) return;
    const leftMs = endMs - data.nowMs();
    const waitMs = leftMs > 0 ? leftMs + data.spread(spreadMs) : minuteMs + data.spread(minuteMs);
    const timer = setTimeout(
      () => {
        setRound((last) => last + 1);
        if (data.nowMs() >= endMs) setAskedMs(endMs);
        ask();
      },
      Math.min(waitMs, dayMs),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [data, endMs, isWaiting, ask, round]);
  return isWaiting && !isThere && sinceMs >= 0;
}
