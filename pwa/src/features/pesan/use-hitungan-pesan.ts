import { pesanLive } from '@spmb/shared/pesan/calls.ts';
import type { HitunganPesan } from '@spmb/shared/pesan/percakapan.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStaffPort } from '../../kit/port/staff-port.ts';
import { atMostEvery } from '../../live/at-most-every.ts';
import { useHitungan } from '../../live/use-hitungan.ts';

/** On a busy day news come twice a second, to each page of the staff. */
const readEveryMs = 5_000;

/** What waits in the inbox, as it changes; news read the inbox again where it is open. undefined: nothing heard yet. */
export function useHitunganPesan(): HitunganPesan | undefined {
  const port = useStaffPort();
  const client = useQueryClient();
  const [hitungan, setHitungan] = useState<HitunganPesan>();
  const open = useCallback((signal: AbortSignal) => port.events(pesanLive, signal), [port]);
  const reading = useMemo(
    () =>
      atMostEvery(readEveryMs, () => {
        void client.invalidateQueries({
          predicate: ({ queryKey: [kind, path] }) =>
            kind === 'list' && typeof path === 'string' && /^\/api\/pesan(\/|-waktu|$)/.test(path),
        });
      }),
    [client],
  );
  useEffect(() => reading.stop, [reading]);
  const tell = useCallback(
    (now: unknown) => {
      setHitungan(now as HitunganPesan);
      reading.ask();
    },
    [reading],
  );
  useHitungan(open, tell);
  return hitungan;
}
