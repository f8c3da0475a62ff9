import { CFB, utils, write, type WorkBook } from '@e965/xlsx';
import ExcelJS from 'exceljs';

/** The bytes of an .xlsx file as a real program writes it; `fill` gets its only sheet. */
export async function buildXlsx(
  fill: (worksheet: ExcelJS.Worksheet, workbook: ExcelJS.Workbook) => void,
): Promise<Uint8Array> {
  const workbook = new ExcelJS.Workbook();
  fill(workbook.addWorksheet('Data'), workbook);
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

/** The bytes of an .xlsx file with these cells. */
export function buildXlsxOf(rows: readonly (readonly ExcelJS.CellValue[])[]): Promise<Uint8Array> {
  return buildXlsx((worksheet) => {
    for (const row of rows) worksheet.addRow([...row]);
  });
}

/** The bytes of a legacy .xls file (BIFF8, or BIFF5 as old programs write it) with these cells. */
export function buildXls(
  rows: readonly (readonly (string | number | boolean | Date | null)[])[],
  bookType: 'biff8' | 'biff5' = 'biff8',
): Uint8Array {
  const workbook: WorkBook = utils.book_new();
  utils.book_append_sheet(workbook, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Sheet1');
  return new Uint8Array(write(workbook, { type: 'array', bookType }) as ArrayBuffer);
}

interface CompoundFiles {
  utils: { cfb_new: () => object; cfb_add: (file: object, path: string, content: Uint8Array) => void };
  write: (file: object, options: { type: 'buffer' }) => Uint8Array;
}

/** The bytes of a compound file with these streams: what encrypted .xlsx files and old Word documents are. */
export function buildCompoundFile(streams: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const { utils: compound, write: writeCompound } = CFB as CompoundFiles;
  const file = compound.cfb_new();
  for (const [path, content] of Object.entries(streams)) compound.cfb_add(file, path, content);
  return new Uint8Array(writeCompound(file, { type: 'buffer' }));
}

/** The bytes of a CSV file. */
export function buildCsv(rows: readonly (readonly string[])[], separator = ';'): Uint8Array {
  const quote = (cell: string) => (/[";,\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return new TextEncoder().encode(rows.map((row) => `${row.map(quote).join(separator)}\r\n`).join(''));
}
