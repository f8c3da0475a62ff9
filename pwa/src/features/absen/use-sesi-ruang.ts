import { sesiRuangContract, type SesiRuang } from '@spmb/shared/absen/sesi-ruang.ts';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useStaffPort } from '../../crud/port/staff-port.ts';

/** Times and rooms of a session, read again whenever the live list says that they changed (`perubahan` rises). */
export function useSesiRuang(tanggal: string, sesi: string, perubahan: number): UseQueryResult<SesiRuang> {
  const port = useStaffPort();
  return useQuery({
    queryKey: ['sesi-ruang', tanggal, sesi, perubahan],
    queryFn: async () => sesiRuangContract.parse(await port.read(`/api/sesi-ruang/${tanggal}/${sesi}`)),
    placeholderData: keepPreviousData,
  });
}
