import { at } from '@spmb/shared/kernel/call.ts';
import { bacaMedia } from '@spmb/shared/media/calls.ts';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStaffPort, type StaffPort } from '../port/staff-port.ts';

const berkasOf = ({ file }: StaffPort, path: string) => ({
  queryKey: ['berkas', path],
  queryFn: () => file(at(bacaMedia, { name: path.split('/').at(-1) ?? '' })),
  // What a name stands for never changes.
  staleTime: Infinity,
});

/** A stored document, with the login. `next` is fetched behind it, so that it stands there at once. */
export function useBerkas(path: string, next: string): UseQueryResult<Blob> {
  const port = useStaffPort();
  const client = useQueryClient();
  const berkas = useQuery({ ...berkasOf(port, path), enabled: path !== '' });
  const isThere = berkas.isSuccess;
  useEffect(() => {
    if (isThere && next !== '') void client.query(berkasOf(port, next)).catch(() => undefined);
  }, [client, port, isThere, next]);
  return berkas;
}
