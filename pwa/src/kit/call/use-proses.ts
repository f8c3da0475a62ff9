import type { Proses } from '@spmb/shared/kernel/proses.schema.ts';
import * as calls from '@spmb/shared/sistem/calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useStaffPort } from '../port/staff-port.ts';

const lookEveryMs = 700;

export const isEnded = (proses: Proses | undefined): boolean =>
  proses?.status === 'selesai' || proses?.status === 'gagal';

/** How far the work is that was started under this id; undefined: not begun, or the server knows nothing of it. */
export function useProses(id: string | undefined): Proses | undefined {
  const port = useStaffPort();
  const { data } = useQuery({
    queryKey: ['proses', id],
    queryFn: async () => {
      const all = await port.call(calls.proses);
      return all.find((one) => one.id === id) ?? null;
    },
    enabled: id !== undefined,
    refetchInterval: ({ state }) => (isEnded(state.data ?? undefined) ? false : lookEveryMs),
  });
  return data ?? undefined;
}
