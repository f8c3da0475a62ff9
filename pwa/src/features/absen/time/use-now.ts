import { useEffect, useState } from 'react';
import { useStaffPort } from '../../../kit/port/staff-port.ts';

/** This device's time in ms, read again every `everyMs`. */
export function useNow(everyMs: number): number {
  const port = useStaffPort();
  const [nowMs, setNowMs] = useState(() => port.nowMs());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(port.nowMs()), everyMs);
    return () => clearInterval(timer);
  }, [port, everyMs]);
  return nowMs;
}
