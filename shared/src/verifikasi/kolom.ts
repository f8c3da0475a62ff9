import { semuaField, type Formulir, type NamaField } from '../pendaftaran/formulir/formulir.ts';
import type { Field, Terisi } from '../pendaftaran/formulir/field.ts';
import { isian, rapi } from '../pendaftaran/isian.ts';
import { samarkanNisn } from '../situs/samarkan.ts';

const isTertutup = (field: Field): boolean => field.jenis === 'teks' && field.tertutup === true;

/** What the record covers until it is asked for, on record. */
export type KolomTertutup = NamaField;
export const kolomTertutup: readonly KolomTertutup[] = semuaField.filter(isTertutup).map(({ name }) => name);

/** What a field holds as others may read it. */
export const nilaiTertutup = (field: Field, value: Formulir[NamaField]): Formulir[NamaField] =>
  isTertutup(field) ? samarkanNisn(String(value)) : value;

/** Fields that hold a file, the photo among them. */
export const semuaBerkas = semuaField.filter(({ jenis }) => jenis === 'berkas');

/**
 * A field's name in the record of a verification: documents carry `path_` before the name that the applicant's record
 * has, and hold their address. The specification spells this one without (N46).
 */
export const namaRekam = (field: Field<NamaField>): string =>
  field.jenis === 'berkas' && field.terima === 'dokumen' && field.name !== 'dok_domisili'
    ? `path_${field.name}`
    : field.name;

const folder = '/api/media/';
/** Address of a stored file; '' for none. */
export const alamatBerkas = (name: unknown): string =>
  typeof name === 'string' && name !== '' ? folder + name : '';

/** A form as the record of a verification spells it. */
export const tulisRekam = (isi: Formulir): Record<string, string | number | boolean | null> =>
  Object.fromEntries(semuaField.map((field) => [namaRekam(field), nilaiRekam(field, isi[field.name])]));

function nilaiRekam(field: Field, value: Formulir[NamaField]) {
  if (field.jenis === 'berkas' && field.terima === 'dokumen') return alamatBerkas(value);
  return nilaiTertutup(field, value);
}

/** The fields of a record that was sent back in which it says something else than `isi`, by the form's names. */
export function bacaPerubahan(sent: Terisi, isi: Formulir): Partial<Formulir> {
  const changed = semuaField.flatMap((field) => {
    const name = [namaRekam(field), field.name].find((one) => Object.hasOwn(sent, one));
    if (name === undefined || sent[name] === nilaiRekam(field, isi[field.name])) return [];
    const value = nilaiBaru(field, sent[name]);
    return value === isi[field.name] ? [] : [[field.name, value]];
  });
  return Object.fromEntries(changed) as Partial<Formulir>;
}

/** As it is stored; what cannot be read as what it is stays as a draft keeps it, for the form's check to name. */
function nilaiBaru(field: Field, value: unknown): unknown {
  const kept = isian(field, field.jenis === 'berkas' ? namaBerkas(value) : value);
  return rapi(field, kept) ?? kept;
}

const namaBerkas = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(folder, '') : value;
