import { normalizeNomorHp } from './nomor-hp.ts';

/** A chat with this number and a text ready to send; undefined where it is no phone number. */
export function waLink(nomorHp: string | null, text: string): string | undefined {
  const number = normalizeNomorHp(nomorHp ?? '');
  return number ? `https://wa.me/${number}?text=${encodeURIComponent(text)}` : undefined;
}
