import { gladiBersih, gladiJalan } from '@spmb/shared/gladi-bersih/calls.ts';
import type { GladiJalan } from '@spmb/shared/gladi-bersih/gladi-bersih.schema.ts';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useStaffPort } from '../../kit/port/staff-port.ts';

const lookEveryMs = 1_000;
const idleEveryMs = 10_000;

/** What rehearsal runs now; when one ends, the list of reports is read again. */
export function useGladiJalan(): UseQueryResult<GladiJalan> {
  const port = useStaffPort();
  const client = useQueryClient();
  const jalan = useQuery({
    queryKey: ['list', gladiJalan.path],
    queryFn: () => port.call(gladiJalan, { asal: window.location.origin }),
    refetchInterval: ({ state }) => (isRunning(state.data) ? lookEveryMs : idleEveryMs),
  });
  const running = isRunning(jalan.data);
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !running)
      void client.invalidateQueries({ queryKey: ['list', gladiBersih.path] });
    wasRunning.current = running;
  }, [client, running]);
  return jalan;
}

const isRunning = (jalan: GladiJalan | undefined): boolean =>
  jalan !== undefined && (jalan.simulasi !== null || jalan.hp !== null);
