import type { MediaPesan } from '@spmb/shared/pesan-keluar/kanal.ts';
import { normalizeNomorHp } from '@spmb/shared/peserta/nomor-hp.ts';

/** A number as 62…, or an address in small letters; undefined: it is none. */
export function tujuanOf(text: string, media: MediaPesan): string | undefined {
  if (media === 'wa') return normalizeNomorHp(text) || undefined;
  return /^[^\s@<>]+@[^\s@<>]+$/.test(text) ? text.toLowerCase() : undefined;
}
