import type { Field, Langkah, Nilai } from './field.ts';
import { alamat, identitas, kependudukan, orangTua, pilihanProgram, sekolahAsal } from './identitas.ts';
import { raporSteps } from './rapor.ts';
import { afirmasi, kelulusan, keterangan, pernyataan, prestasi } from './tambahan.ts';

/** The 16 steps of FORMULIR PENDAFTARAN (3 §2): the one list of an applicant's fields. */
const steps = [
  pilihanProgram,
  sekolahAsal,
  identitas,
  kependudukan,
  alamat,
  orangTua,
  ...raporSteps,
  kelulusan,
  prestasi,
  afirmasi,
  keterangan,
  pernyataan,
] as const;

type AnyField = (typeof steps)[number]['fields'][number];
export type NamaField = AnyField['name'];

/** A form as it is stored and sent: every field, empty ones too. */
export type Formulir = { [Name in NamaField]: Nilai<Extract<AnyField, { name: Name }>> };

export const formulir: readonly Langkah[] = steps;
export const semuaField: readonly Field<NamaField>[] = steps.flatMap(
  ({ fields }) => fields as readonly Field<NamaField>[],
);

const byName = new Map(semuaField.map((field) => [field.name as string, field]));

/** The field of that name; undefined: the form has none. */
export const findField = (name: string): Field<NamaField> | undefined => byName.get(name);

/** What a field is called at the head of a column. */
export const kepalaIsian = (name: NamaField): string => {
  const { label = name, kepala = label } = byName.get(name) ?? {};
  return kepala;
};

/** The document of the form that is called so, however it is written; undefined: the form asks for none of this name. */
export const dokumenFormulir = (name: string): Field<NamaField> | undefined =>
  semuaField.find(
    ({ jenis, label }) => jenis === 'berkas' && label.toLowerCase() === name.trim().toLowerCase(),
  );

/** What an empty field holds. */
export function kosong(field: Field): string | boolean | null {
  if (field.jenis === 'saklar') return false;
  return field.jenis === 'teks' ? '' : null;
}

/** A form in which nothing is filled in. */
export const formulirKosong = (): Formulir =>
  Object.fromEntries(semuaField.map((field) => [field.name, kosong(field)])) as Formulir;
