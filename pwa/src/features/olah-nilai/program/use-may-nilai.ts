import { useMenu } from '../../../shell/staff/staff-menu.tsx';

/** What the account may do with scores, as its menu tells: what it may not is not offered. */
export function useMayNilai(): { panitia: boolean; seleksi: boolean; ujian: boolean } {
  const menu = useMenu().data ?? [];
  const has = (screen: string) => menu.some(({ route }) => route === `/backend/${screen}`);
  return { panitia: has('verifikasi-index'), seleksi: has('sanggahan'), ujian: has('hasil-ujian') };
}
