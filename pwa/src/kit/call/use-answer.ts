import type { PlacedCall } from '@spmb/shared/kernel/call.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useStaffPort } from '../port/staff-port.ts';

/** What a call answers, read again like a list when something changed. */
export function useAnswer<Answer>(
  call: PlacedCall<undefined, Answer>,
  { enabled = true }: { enabled?: boolean } = {},
): UseQueryResult<Answer> {
  const port = useStaffPort();
  return useQuery({ queryKey: ['list', call.path], queryFn: () => port.call(call), enabled });
}
