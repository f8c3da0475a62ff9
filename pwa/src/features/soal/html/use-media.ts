import { at } from '@spmb/shared/kernel/call.ts';
import { bacaMedia } from '@spmb/shared/media/calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useStaffPort } from '../../../kit/port/staff-port.ts';

/** Fetches stored images with the login; each is asked for once. */
export function useLoadMedia(): (name: string) => Promise<Blob> {
  const port = useStaffPort();
  const client = useQueryClient();
  return useCallback(
    (name) =>
      client.query({
        queryKey: ['media', name],
        queryFn: () => port.file(at(bacaMedia, { name })),
        staleTime: Infinity,
      }),
    [port, client],
  );
}
