import { z } from 'zod';

/*
 * Fields of forms. A missing value, null and '' mean the same; texts are trimmed; numbers may come as text. Messages
 * are read after the field's label.
 */

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);
const filled = (value: unknown): unknown => {
  const text = trimmed(value);
  return text === '' || text === undefined ? null : text;
};

/** A text that must be filled in, of at most `max` characters. */
export const requiredText = (max: number) =>
  z.preprocess(
    trimmed,
    z.string('wajib diisi.').min(1, 'wajib diisi.').max(max, `paling panjang ${max} karakter.`),
  );

/** A text that may stay empty: ''. */
export const plainText = (max: number) =>
  z.preprocess(
    (value) => trimmed(value) ?? '',
    z.string('berisi teks.').max(max, `paling panjang ${max} karakter.`),
  );

/** A text or id that may stay empty: null. */
export const optionalText = (max: number) =>
  z.preprocess(filled, z.string('berisi teks.').max(max, `paling panjang ${max} karakter.`).nullable());

const time = z
  .string('diisi jam, misalnya 07:30.')
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'diisi jam, misalnya 07:30.');

/** A local time of day HH:MM. */
export const requiredTime = () => z.preprocess(trimmed, time);

/** A local time of day HH:MM that may stay empty: null. */
export const optionalTime = () => z.preprocess(filled, time.nullable());

/** A date YYYY-MM-DD that may stay empty: null. */
export const optionalDate = () =>
  z.preprocess(filled, z.iso.date('diisi tanggal, misalnya 2026-06-01.').nullable());

/** A whole number from `min` to `max`; `empty` stands where nothing is filled in, without it the field is required. */
export function wholeNumber(min: number, max: number, empty?: number) {
  const text = `diisi angka bulat ${min} sampai ${max}.`;
  return z.preprocess((value) => numberOf(filled(value) ?? empty), z.int(text).min(min, text).max(max, text));
}

/** A whole number that may stay empty: null. */
export function optionalWholeNumber(min: number, max: number) {
  const text = `diisi angka bulat ${min} sampai ${max}.`;
  return z.preprocess(
    (value) => numberOf(filled(value)),
    z.int(text).min(min, text).max(max, text).nullable(),
  );
}

/** A number from `min` to `max` with at most two decimals, which may come with a comma. */
export const decimalNumber = (min: number, max: number) =>
  z.preprocess((value) => decimalOf(filled(value)), decimal(min, max));

/** The same where it may stay empty: null. */
export const optionalDecimalNumber = (min: number, max: number) =>
  z.preprocess((value) => decimalOf(filled(value)), decimal(min, max).nullable());

function decimal(min: number, max: number) {
  const text = `diisi angka ${min} sampai ${max}, paling banyak dua angka di belakang koma.`;
  const hasTwoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
  return z.number(text).min(min, text).max(max, text).refine(hasTwoDecimals, text);
}

/** A switch; empty is off. Files say it in words: Ya, Tidak. */
export const flag = () =>
  z.preprocess((value) => flagOf(filled(value) ?? false), z.boolean('berisi ya atau tidak.'));

/** One of a few words; `empty` stands where nothing is chosen, without it a choice is required. */
export function choice<const Words extends readonly [string, ...string[]]>(
  words: Words,
  empty?: Words[number],
) {
  const text = `diisi salah satu: ${words.join(', ')}.`;
  return z.preprocess((value) => filled(value) ?? empty, z.enum(words, text));
}

const flagOf = (value: unknown): unknown =>
  typeof value === 'string' ? (words.get(value.toLowerCase()) ?? value) : value;
const words = new Map([
  ['ya', true],
  ['tidak', false],
]);

function decimalOf(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,12}([.,]\d{1,6})?$/.test(value)
    ? Number(value.replace(',', '.'))
    : value;
}

function numberOf(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
}
