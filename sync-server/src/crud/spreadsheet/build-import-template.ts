import { importLabelsOf, type Resource } from '@spmb/shared/kernel/resource.ts';
import type { z } from 'zod';
import { writeWorkbook, type TemplateColumn } from '../../spreadsheet/write/template.ts';
import type { StoredRow } from '../definition/crud-definition.ts';
import { cellOf } from './export-list.ts';

/** The .xlsx to fill in for an import: one column a field of the form, how it is done, and the rows that are given. */
export function buildImportTemplate<Values extends object, Row extends { id: string }>(
  resource: Resource<Values, Row>,
  key: string,
  given: readonly StoredRow[],
): Promise<Uint8Array> {
  const { label, fields, fixed } = resource;
  const columnLabels = importLabelsOf(resource);
  const shape = fields.shape as Record<string, z.ZodType | undefined>;
  const columns = columnLabels.map(([field, header]) => columnOf(header, shape[field], field === key));
  const keyLabel = new Map(columnLabels).get(key) ?? key;
  const help = [
    `Isi lembar ${label} mulai baris ke-2. Jangan mengubah judul kolom di baris pertama.`,
    'Setiap kolom berformat Teks, supaya nol di depan kode dan nomor tidak hilang.',
    fixed
      ? `Data dikenali dari ${keyLabel} dan diperbarui. Daftar ini tetap: baris lain tidak ditambahkan.`
      : `Data yang sudah ada dikenali dari ${keyLabel} dan diperbarui; yang belum ada ditambahkan.`,
    'Sel yang kosong tidak mengubah isian yang sudah tersimpan.',
  ];
  return writeWorkbook([
    { name: label, columns, rows: given.map((row) => columnLabels.map(([field]) => cellOf(row[field]))) },
    { name: 'Petunjuk', columns: [{ header: 'Petunjuk', width: 100 }], rows: help.map((line) => [line]) },
  ]);
}

/** What a field takes is asked of its own check. */
function columnOf(header: string, field: z.ZodType | undefined, isKey: boolean): TemplateColumn {
  const isFlag = field?.safeParse('Ya').data === true;
  const isRequired = isKey || field?.safeParse('').success === false;
  const note = `${isRequired ? 'Wajib' : 'Boleh kosong'}.${isKey ? ' Dipakai untuk mengenali data yang sudah ada.' : ''}`;
  return { header, note, width: 24, ...(isFlag && { choices: ['Ya', 'Tidak'] }) };
}
