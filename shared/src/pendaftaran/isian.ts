import { cleanText } from '../peserta/clean-text.ts';
import { parseTanggal } from '../peserta/tanggal.ts';
import { kosong, semuaField, type Formulir } from './formulir/formulir.ts';
import type { Field } from './formulir/field.ts';

/** The longest text of a draft is somewhat longer than a right one, so that what is wrong is shown and not cut. */
const spare = 20;
/** What a number is typed in. */
export const angkaMax = 12;

/**
 * A field's value as a draft keeps it, however it was sent: a text as it was typed, a number where it is one and else what was
 * typed for it. What is of another kind is empty.
 */
export function isian(field: Field, value: unknown): string | number | boolean | null {
  if (field.jenis === 'saklar') return value === true;
  if (field.jenis === 'angka') return angkaDari(value) ?? angkaTertulis(value);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  if (field.jenis === 'teks') return potong(text, field.max + spare);
  return text === '' ? null : potong(text, 100);
}

/** A text's beginning, without half a character at its end: PostgreSQL stores none. */
const potong = (text: string, max: number): string =>
  text
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();

/** Of what was sent the fields that a form has, each as a draft keeps it. */
export const bacaIsian = (sent: Readonly<Record<string, unknown>>): Partial<Formulir> =>
  Object.fromEntries(
    semuaField
      .filter(({ name }) => Object.hasOwn(sent, name))
      .map((field) => [field.name, isian(field, sent[field.name])]),
  );

function angkaDari(value: unknown): number | null {
  const number = typeof value === 'string' ? Number(value.trim().replace(',', '.') || Number.NaN) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** What stands where a number should; null: nothing. */
const angkaTertulis = (value: unknown): string | null =>
  (typeof value === 'string' && potong(value.trim(), angkaMax + spare)) || null;

/** A field's value as it is stored with a send; undefined: it cannot be read as what it is. */
export function rapi(field: Field, value: unknown): string | number | boolean | null | undefined {
  const kept = isian(field, value);
  if (kept === kosong(field)) return kept;
  // A number of zeros alone, or of dashes, is none; nor is a name of signs that nobody sees, which break lists and papers.
  if (field.jenis === 'teks') return (field.baca ?? cleanText)(String(kept)) || undefined;
  if (field.jenis === 'tanggal') return parseTanggal(String(kept)) || undefined;
  if (field.jenis === 'angka') return typeof kept === 'number' ? kept : undefined;
  return kept;
}
