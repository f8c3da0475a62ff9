import { instantOf, localDate, localTime, type Zone } from '../kernel/zone.ts';

export interface MasaPendaftaran {
  pendaftaran_dibuka: boolean;
  tanggal_mulai: string | null;
  tanggal_selesai: string | null;
  jam_mulai: string | null;
  jam_selesai: string | null;
  zona: Zone;
}

/** Until when a day lasts that has no closing hour. */
const akhirHari = '24:00';

/** Whether registration is open at an instant: switched on, within the dates, and within each day's hours (N21). */
export function isPendaftaranOpen(masa: MasaPendaftaran, nowMs: number): boolean {
  const { tanggal_mulai, tanggal_selesai, jam_mulai, jam_selesai, zona } = masa;
  if (!masa.pendaftaran_dibuka || tanggal_mulai === null || tanggal_selesai === null) return false;
  const tanggal = localDate(nowMs, zona);
  const jam = localTime(nowMs, zona);
  const isDay = tanggal_mulai <= tanggal && tanggal <= tanggal_selesai;
  return isDay && jam >= (jam_mulai ?? '00:00') && jam < (jam_selesai ?? akhirHari);
}

/** When registration closes for good; null: it is switched off, or has no last day. */
export function pendaftaranEndMs(masa: MasaPendaftaran): number | null {
  const { pendaftaran_dibuka, tanggal_selesai, jam_selesai, zona } = masa;
  if (!pendaftaran_dibuka || tanggal_selesai === null) return null;
  return instantOf(tanggal_selesai, jam_selesai ?? akhirHari, zona);
}
