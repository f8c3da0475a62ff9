import { kosong } from './formulir/formulir.ts';
import type { Langkah, Syarat, Terisi } from './formulir/field.ts';
import { isDitanya, isWajib, periksaLangkah } from './periksa.ts';

/** How far a step of the form is, as its list shows it. */
export interface KeadaanLangkah {
  keadaan: 'belum' | 'kurang' | 'selesai';
  /** Labels of what is missing or wrong, in the step's order. */
  kurang: readonly string[];
}

/**
 * A step that asks for nothing that has to be filled in is done, unless something in it is wrong, or was not taken by the
 * server: `ditolak` by field.
 */
export function keadaanLangkah(
  step: Langkah,
  terisi: Terisi,
  syarat: Syarat,
  ditolak: Readonly<Record<string, string>> = {},
): KeadaanLangkah {
  const wrong = { ...ditolak, ...periksaLangkah(step, terisi, syarat) };
  const asked = step.fields.filter((field) => isDitanya(field, terisi, syarat));
  const kurang = asked.filter(({ name }) => Object.hasOwn(wrong, name)).map(({ label }) => label);
  if (kurang.length === 0) return { keadaan: 'selesai', kurang };
  const isBegun = asked.some((field) => {
    const value = terisi[field.name];
    return value !== undefined && value !== kosong(field);
  });
  const isAny = asked.some((field) => isWajib(field, syarat));
  return { keadaan: isBegun || !isAny ? 'kurang' : 'belum', kurang };
}
