import { semuaField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { findFieldNames } from '../../db/field-names.ts';
import type { Reader } from '../../db/store.ts';
import type { AnyRow } from '../../db/table-rows.ts';
import { readNamaAcuan } from '../pendaftaran/nama-acuan.queries.ts';

/** What an id in a field stands for; undefined: it is no id, or what it named is gone. */
export type NamaIsi = (field: string, id: string) => string | undefined;

/** Names of what these rows refer to, in columns of their own and inside the forms that they hold. */
export async function readNamaIsi(read: Reader, rows: readonly AnyRow[]): Promise<NamaIsi> {
  const texts = rows.flatMap((row) =>
    Object.entries(row).flatMap(([field, value]) =>
      typeof value === 'string' ? [[field, value] as const] : [],
    ),
  );
  const nameOf = await findFieldNames(read, texts);
  const forms = rows.flatMap(({ isi }) => (typeof isi === 'object' && isi !== null ? [isi as AnyRow] : []));
  const namaAcuan = await readNamaAcuan(read, forms);
  const acuan = new Map(
    semuaField.flatMap((field) => (field.jenis === 'acuan' ? [[field.name as string, field.dari]] : [])),
  );
  return (field, id) => {
    const dari = acuan.get(field);
    return (dari && namaAcuan(dari, id)) ?? nameOf(field, id) ?? undefined;
  };
}
