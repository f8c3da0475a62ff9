import { instantOf, type Zone } from '@spmb/shared/kernel/zone.ts';
import type { HitungMundur } from '@spmb/shared/situs/baris.ts';

/** The day of the specification, for a school that has named none (1 §9). */
const anggapan = { tanggal: '2025-07-01', jam: '15:00' };

/** When the school announces its results. What lies behind an instant, and what nobody has set, is waited for no more (N50). */
export function hitungMundur(
  school: { tanggal_pengumuman: string | null; jam_pengumuman: string | null; zona: Zone } | undefined,
  nowMs: number,
): HitungMundur {
  const tanggal = school?.tanggal_pengumuman ?? anggapan.tanggal;
  const jam = school?.tanggal_pengumuman ? (school.jam_pengumuman ?? '00:00') : anggapan.jam;
  const countdowntime = instantOf(tanggal, jam, school?.zona ?? 'WIB');
  return { countdownshow: countdowntime > nowMs, countdowntime };
}
