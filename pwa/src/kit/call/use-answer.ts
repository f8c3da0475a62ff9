import type { PlacedCall } from '@spmb/shared/kernel/call.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useStaffPort } from '../port/staff-port.ts';

/** What a call answers, read again like a list when something changed, and every so often while its page is looked at. */
export function useAnswer<Answer>(
  call: PlacedCall<undefined, Answer>,
  { enabled = true, everyMs }: { enabled?: boolean; everyMs?: number } = {},
): UseQueryResult<Answer> {
  const port = useStaffPort();
  return useQuery({
    queryKey: ['list', call.path],
    queryFn: () => port.call(call),
    enabled,
    refetchInterval: everyMs ?? false,
  });
}
