import type { PlacedCall } from '@spmb/shared/kernel/call.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useStaffPort } from '../port/staff-port.ts';

/** What a call answers, fresh from the server: what is filled in or decided must start from what is stored. */
export function useFreshAnswer<Answer>(
  call: PlacedCall<undefined, Answer>,
  enabled = true,
): UseQueryResult<Answer> {
  const port = useStaffPort();
  return useQuery({
    queryKey: ['record', call.path],
    queryFn: () => port.call(call),
    enabled,
    // Never read again under what is being filled in.
    staleTime: Infinity,
    gcTime: 0,
  });
}
