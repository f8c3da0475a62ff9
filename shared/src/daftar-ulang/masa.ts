import { dayMs, instantOf, localDate, type Zone } from '../kernel/zone.ts';

/** Dates of re-registration at the school, YYYY-MM-DD, both included; null: not set yet. */
export interface MasaDaftarUlang {
  mulai: string | null;
  selesai: string | null;
}

/** When an applicant may re-register: from an instant on, up to another that is not included. */
export interface BatasDaftarUlang {
  mulai_ms: number;
  batas_ms: number;
}

const endOf = (tanggal: string, zona: Zone): number => instantOf(tanggal, '00:00', zona) + dayMs;

/**
 * When somebody may re-register; null: the dates are not set. Who moved up from the reserve list has until `batas_ms`, his own
 * deadline, where that is later than everybody's.
 */
export function batasDaftarUlang(
  { mulai, selesai }: MasaDaftarUlang,
  batas_ms: number | null,
  zona: Zone,
): BatasDaftarUlang | null {
  if (mulai === null || selesai === null) return null;
  return {
    mulai_ms: instantOf(mulai, '00:00', zona),
    batas_ms: Math.max(endOf(selesai, zona), batas_ms ?? 0),
  };
}

/** Deadline of who moves up at an instant: the end of the day, so many days later. */
export const batasCadangan = (nowMs: number, hari: number, zona: Zone): number =>
  endOf(localDate(nowMs + hari * dayMs, zona), zona);

/** The last day of a deadline, as it is read. */
export const hariTerakhir = (batas_ms: number, zona: Zone): string => localDate(batas_ms - 1, zona);
