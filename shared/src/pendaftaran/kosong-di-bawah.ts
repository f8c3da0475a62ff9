import type { Field } from './formulir/field.ts';

/** Nothing any more in what lay in a choice that is made anew, by field. */
export function kosongDiBawah(fields: readonly Field[], name: string): Readonly<Record<string, null>> {
  const below = fields.find((one) => one.jenis === 'acuan' && one.induk === name);
  return below ? { [below.name]: null, ...kosongDiBawah(fields, below.name) } : {};
}
