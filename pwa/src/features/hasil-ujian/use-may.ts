import { useMenu } from '../../shell/staff/staff-menu.tsx';

/** What else the account may do, as its menu tells: acts that it may not do are not offered. */
export function useMay(): { soal: boolean; jadwal: boolean; awasi: boolean } {
  const menu = useMenu().data ?? [];
  const has = (screen: string) => menu.some(({ route }) => route === `/backend/${screen}`);
  return {
    soal: has('ujian-master-soal'),
    jadwal: has('jadwal-ujian-peserta'),
    awasi: has('jadwal-ujian-absen'),
  };
}
