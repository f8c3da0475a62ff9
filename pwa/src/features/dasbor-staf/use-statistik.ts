import type { PlacedCall } from '@spmb/shared/kernel/call.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useStaffPort } from '../../kit/port/staff-port.ts';

/** The page stands open on a desk all day, and the server counts no more often. */
const lookEveryMs = 60_000;

/** Figures of the start page, looked at again as long as somebody looks. */
export function useStatistik<Answer>(call: PlacedCall<undefined, Answer>): UseQueryResult<Answer> {
  const port = useStaffPort();
  return useQuery({
    queryKey: ['list', call.path],
    queryFn: () => port.call(call),
    refetchInterval: lookEveryMs,
  });
}
