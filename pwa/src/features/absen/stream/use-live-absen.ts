import { absenLive } from '@spmb/shared/absen/calls.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { useCallback, useEffect, useState } from 'react';
import { useStaffPort } from '../../../kit/port/staff-port.ts';
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

function waitUnlessAborted(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
