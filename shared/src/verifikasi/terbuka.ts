import { formulir } from '../pendaftaran/formulir/formulir.ts';
import type { Field, Langkah } from '../pendaftaran/formulir/field.ts';

/** Fields whose value decides what else is asked in their step. */
const menentukan = ({ jenis }: Field) => jenis === 'saklar' || jenis === 'pilih' || jenis === 'acuan';

function ikutTerbuka({ fields }: Langkah, names: ReadonlySet<string>): string[] {
  const isDeciding = fields.some((field) => names.has(field.name) && menentukan(field));
  const opened = new Set(names);
  for (const field of fields) {
    const isBelow = field.jenis === 'acuan' && field.induk !== undefined && opened.has(field.induk);
    const isConditional = isDeciding && field.tampil !== undefined;
    if (isBelow || isConditional) opened.add(field.name);
  }
  return fields.map(({ name }) => name).filter((name) => opened.has(name));
}

/**
 * The fields that an applicant may write when these fields or steps are sent back to him, in the form's order: with them
 * what hangs on them, since a new regency makes its district another one. undefined: the form has no such name.
 */
export function fieldTerbuka(flagged: readonly string[]): string[] | undefined {
  const names = new Set(flagged);
  const known = formulir.flatMap(({ name, fields }) => [name, ...fields.map((field) => field.name)]);
  if ([...names].some((name) => !known.includes(name))) return undefined;
  return formulir.flatMap((step) => {
    if (names.has(step.name)) return step.fields.map(({ name }) => name);
    return ikutTerbuka(step, new Set(step.fields.map(({ name }) => name).filter((name) => names.has(name))));
  });
}
