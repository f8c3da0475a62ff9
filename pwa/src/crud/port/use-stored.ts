import type { PlacedCall } from '@spmb/shared/kernel/call.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useStaffPort } from './staff-port.ts';

/** What a call answers, fresh from the server: a form must start from what is stored. */
export function useStored<Answer>(call: PlacedCall<undefined, Answer>): UseQueryResult<Answer> {
  const port = useStaffPort();
  return useQuery({
    queryKey: ['record', call.path],
    queryFn: () => port.call(call),
    // Never read again under a form that is being filled in.
    staleTime: Infinity,
    gcTime: 0,
  });
}
