import { clockText, dateInWords, localDate, type Zone } from '@spmb/shared/kernel/zone.ts';

/** An instant in the school's zone: "Kamis, 26 November 2026 pukul 14.30 WIB". */
export const waktuLengkap = (ms: number, zona: Zone): string =>
  `${dateInWords(localDate(ms, zona))} pukul ${clockText(ms, zona)} ${zona}`;
