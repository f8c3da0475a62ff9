import { angkaVerifikasi, daftarVerifikasi } from '@spmb/shared/verifikasi/calls.ts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AngkaVerifikasi, BarisVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import type { Page } from '@spmb/shared/kernel/resource.ts';
import type { ListQuery } from '../../../kit/list/page-of-rows.ts';
import { useList, type Narrowed } from '../../../kit/list/use-list.ts';
import { useStaffPort } from '../../../kit/port/staff-port.ts';

/** Others take files and decide on them while the list stands open. */
const lookEveryMs = 20_000;

/** The queue as it stands: its figures, and the page of it that is looked at, read again together. */
export function useAntrean(
  query: ListQuery,
  narrowed: Narrowed,
): { angka: UseQueryResult<AngkaVerifikasi>; list: UseQueryResult<Page<BarisVerifikasi>> } {
  const port = useStaffPort();
  const list = useList(daftarVerifikasi, query, narrowed);
  const angka = useQuery({
    queryKey: ['list', angkaVerifikasi.path],
    queryFn: () => port.call(angkaVerifikasi),
    refetchInterval: lookEveryMs,
  });
  const { refetch } = list;
  const { dataUpdatedAt } = angka;
  useEffect(() => {
    if (dataUpdatedAt > 0) void refetch({ cancelRefetch: false });
  }, [dataUpdatedAt, refetch]);
  return { angka, list };
}
