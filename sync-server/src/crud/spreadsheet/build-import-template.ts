import { fileLabelsOf, type Resource } from '@spmb/shared/kernel/resource.ts';
import type { z } from 'zod';
import { writeWorkbook, type TemplateColumn } from '../../spreadsheet/template.ts';

/** The .xlsx to fill in for an import: one column a field of the form, and how it is done. */
export function buildImportTemplate<Values extends object, Row extends { id: string }>(
  { label, labels, fields, record }: Resource<Values, Row>,
  key: string,
): Promise<Uint8Array> {
  const columnLabels = fileLabelsOf({ labels, record });
  const shape = fields.shape as Record<string, z.ZodType | undefined>;
  const columns = columnLabels.map(([field, header]) => columnOf(header, shape[field], field === key));
  const keyLabel = new Map(columnLabels).get(key) ?? key;
  const help = [
    `Isi lembar ${label} mulai baris ke-2. Jangan mengubah judul kolom di baris pertama.`,
    'Setiap kolom berformat Teks, supaya nol di depan kode dan nomor tidak hilang.',
    `Data yang sudah ada dikenali dari ${keyLabel} dan diperbarui; yang belum ada ditambahkan.`,
    'Sel yang kosong tidak mengubah isian yang sudah tersimpan.',
  ];
  return writeWorkbook([
    { name: label, columns, rows: [] },
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
