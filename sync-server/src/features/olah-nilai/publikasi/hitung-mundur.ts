import { instantOf, type Zone } from '@spmb/shared/kernel/zone.ts';
import type { HitungMundur } from '@spmb/shared/situs/baris.ts';

/** The day of the specification, for a school that has named none (1 §9). */
const anggapan = { tanggal: '2025-07-01', jam: '15:00' };

interface Sekolah {
  tanggal_pengumuman: string | null;
  jam_pengumuman: string | null;
  zona: Zone;
}

/** The countdown to `waktuMs`. What lies behind an instant, and what nobody has set, is waited for no more (N50). */
export function hitungMundur(waktuMs: number | undefined, zona: Zone, nowMs: number): HitungMundur {
  const countdowntime = waktuMs ?? instantOf(anggapan.tanggal, anggapan.jam, zona);
  return { countdownshow: countdowntime > nowMs, countdowntime };
}

/** The instant of announcement in a school's profile; undefined: it names no day. */
export const waktuProfil = (school: Sekolah | undefined): number | undefined =>
  school?.tanggal_pengumuman
    ? instantOf(school.tanggal_pengumuman, school.jam_pengumuman ?? '00:00', school.zona)
    : undefined;
