import { useEffect, useState } from 'react';
import { useStaffPort } from '../../../../kit/port/staff-port.ts';

const lookEveryMs = 15_000;
/** The longest that a file can be held; what a wrong clock says beyond it is not shown. */
const mostMinutes = 120;

/** Minutes that are left, by this device's clock; nothing where it cannot be right. */
export function SisaWaktu({ sampai_ms }: { sampai_ms: number }) {
  const { nowMs } = useStaffPort();
  const [now, setNow] = useState(nowMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(nowMs()), lookEveryMs);
    return () => clearInterval(timer);
  }, [nowMs]);
  const minutes = Math.ceil((sampai_ms - Math.max(now, 0)) / 60_000);
  return minutes > 0 && minutes <= mostMinutes ? `(${minutes} menit lagi)` : null;
}
