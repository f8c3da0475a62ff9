import { KOLOM_IMPORT, type KolomImport } from '@spmb/shared/peserta/import/import-peserta.schema.ts';
import { cellAddress } from '../../../../spreadsheet/read/header.ts';
import type { Sheet } from '../../../../spreadsheet/read/sheet.ts';
import type { FoundLayout } from './find-layout.ts';

/** One cell of a participant's row, with what a report says about its place. */
export interface SelMentah {
  text: string;
  /** C7 */
  sel: string;
  /** Header as the file spells it; the field's name where the file has no such column. */
  kolom: string;
  /** Excel lost something of it: the text must not be trusted. */
  damaged: boolean;
}

/** One row of a file before its values are judged. `baris` is 1-based. */
export interface BarisMentah {
  baris: number;
  sel: Readonly<Record<KolomImport, SelMentah>>;
}

/** Gives the rows of a sheet, cell by field, below its header. */
export function buildBarisMentah(sheet: Sheet, { header }: FoundLayout): (row: number) => BarisMentah {
  const damaged = new Set(sheet.damaged.map(({ row, column }) => cellAddress(row, column)));
  const fields = KOLOM_IMPORT.map((field) => {
    const column = header.columns[field];
    const kolom =
      column === undefined ? field : (sheet.rows[header.row]?.[column] ?? field).replaceAll(/\s+/g, ' ');
    return { field, column, kolom };
  });
  return (row) => {
    const cells = sheet.rows[row] ?? [];
    const entries = fields.map(({ field, column, kolom }): [KolomImport, SelMentah] => {
      if (column === undefined) return [field, { text: '', sel: '', kolom, damaged: false }];
      const sel = cellAddress(row, column);
      return [field, { text: cells[column] ?? '', sel, kolom, damaged: damaged.has(sel) }];
    });
    return { baris: row + 1, sel: Object.fromEntries(entries) as Record<KolomImport, SelMentah> };
  };
}
