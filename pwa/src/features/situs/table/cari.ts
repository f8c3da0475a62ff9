import { samarkanNama, samarkanNisn } from '@spmb/shared/situs/samarkan.ts';

/** What a row is found by, its texts in one and in small letters. */
export const teksCari = (texts: readonly string[]): string => ` ${texts.join(' ').toLowerCase()} `;

/**
 * Judges whether a row holds what is looked for. The public lists mask names and numbers: whoever types his own in full
 * finds the row that may be his.
 */
export function pencari(dicari: string): (teks: string) => boolean {
  const words = dicari.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const masked = /^\d{5,}$/.test(words) ? samarkanNisn(words) : samarkanNama(words);
  if (!masked.includes('*')) return (teks) => teks.includes(words);
  return (teks) => teks.includes(words) || teks.includes(` ${masked} `);
}

/** A count as Indonesian is written: "10.000". Not by `Intl`, which a cheap phone is slow to begin with. */
export const ribuan = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, '.');
