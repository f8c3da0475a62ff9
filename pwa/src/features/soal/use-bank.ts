import { at } from '@spmb/shared/kernel/call.ts';
import { kepalaBank } from '@spmb/shared/soal/calls.ts';
import type { MasterSoal } from '@spmb/shared/soal/master-soal.schema.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useStaffPort } from '../../crud/port/staff-port.ts';

/** The bank whose questions a screen is about, fresh from the server: what may be done with them depends on it. */
export function useBank(id: string): UseQueryResult<MasterSoal> {
  const port = useStaffPort();
  const call = at(kepalaBank, { id });
  return useQuery({
    queryKey: ['record', call.path],
    queryFn: () => port.call(call),
    staleTime: Infinity,
    gcTime: 0,
  });
}
