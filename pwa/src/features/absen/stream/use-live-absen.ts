import { absenLive } from '@spmb/shared/absen/calls.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { useCallback, useEffect, useState } from 'react';
import { useStaffPort } from '../../../kit/port/staff-port.ts';
import { waitUnlessAborted } from '../../../live/wait-unless-aborted.ts';
import { browserRandomness } from '../../../ports/browser-randomness.ts';
import { followAbsen, noRows, type LiveAbsen } from './live-absen.ts';

/** The attendance list of a date and session, current without reload; `reload` asks for everything again. */
export function useLiveAbsen(tanggal: string, sesi: string): LiveAbsen & { reload: () => void } {
  const port = useStaffPort();
  const { path } = at(absenLive, { tanggal, sesi });
  const [shown, setShown] = useState({ path, live: noRows });
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (sesi === '') return;
    const controller = new AbortController();
    void followAbsen({
      port,
      call: at(absenLive, { tanggal, sesi }),
      signal: controller.signal,
      wait: waitUnlessAborted,
      randomness: browserRandomness,
      show: (change) => {
        if (controller.signal.aborted) return;
        setShown((before) => ({ path, live: change(before.path === path ? before.live : noRows) }));
      },
    });
    return () => controller.abort();
  }, [port, path, tanggal, sesi, round]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  return { ...(shown.path === path ? shown.live : noRows), reload };
}
