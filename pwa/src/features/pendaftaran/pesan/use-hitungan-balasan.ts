import { balasanLive } from '@spmb/shared/pesan/calls.ts';
import type { HitunganBalasan } from '@spmb/shared/pesan/percakapan.ts';
import { useCallback, useEffect, useState } from 'react';
import { askEvents } from '../../../http/ask-events.ts';
import { useHitungan } from '../../../live/use-hitungan.ts';
import { useServices } from '../../../shell/services.tsx';

/** How many answers wait, as it changes; what is shown (`belumDibaca`) is read again where it is another number. */
export function useHitunganBalasan(belumDibaca: number, changed: () => void): number {
  const { http } = useServices();
  const [heard, setHeard] = useState<number>();
  const open = useCallback((signal: AbortSignal) => askEvents(http, balasanLive, signal), [http]);
  const tell = useCallback((now: unknown) => setHeard((now as HitunganBalasan).belum_dibaca), []);
  useHitungan(open, tell);
  const isOther = heard !== undefined && heard !== belumDibaca;
  useEffect(() => {
    if (isOther) changed();
  }, [isOther, heard, changed]);
  return heard ?? belumDibaca;
}
