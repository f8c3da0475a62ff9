import { sesiRuang } from '@spmb/shared/absen/calls.ts';
import type { SesiRuang } from '@spmb/shared/absen/sesi-ruang.schema.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useStaffPort } from '../../../kit/port/staff-port.ts';

/** Times and rooms of a session, read again whenever the live list says that they changed (`perubahan` rises). */
export function useSesiRuang(tanggal: string, sesi: string, perubahan: number): UseQueryResult<SesiRuang> {
  const port = useStaffPort();
  return useQuery({
    queryKey: ['sesi-ruang', tanggal, sesi, perubahan],
    queryFn: () => port.call(at(sesiRuang, { tanggal, jadwal_ujian_sesi_id: sesi })),
    placeholderData: keepPreviousData,
  });
}
