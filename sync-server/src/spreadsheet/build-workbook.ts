import ExcelJS from 'exceljs';
import { escapeFormula } from './escape-formula.ts';
import type { TemplateColumn, TemplateSheet } from './template.ts';

const TEXT_FORMAT = '@';
const MIN_WIDTH = 12;
const MAX_WIDTH = 60;
/** Rows that are looked at for the width of a column that names none. */
const ROWS_MEASURED = 200;
/** How many rows below the header offer the list of choices: more than a school year's applicants. */
const ROWS_WITH_CHOICES = 2_000;
/** Excel calls a file broken that holds a longer text. */
const MAX_TEXT = 32_767;

/** Builds a workbook in the calling thread; everybody but the worker calls `writeWorkbook`. */
export async function buildWorkbook(sheets: readonly TemplateSheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const workbook = new ExcelJS.Workbook();
  for (const sheet of sheets) addSheet(workbook, sheet);
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

function addSheet(workbook: ExcelJS.Workbook, sheet: TemplateSheet): void {
  const name = sheet.name.replaceAll(/[[\]:*?/\\']/g, ' ').slice(0, 31);
  const worksheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  worksheet.columns = sheet.columns.map(({ width }, index) => ({
    width: width ?? fittingWidth(sheet, index),
    style: { numFmt: TEXT_FORMAT },
  }));
  const header = worksheet.addRow(sheet.columns.map((column) => escapeFormula(column.header)));
  header.font = { bold: true };
  for (const [index, column] of sheet.columns.entries()) {
    if (column.note !== undefined) header.getCell(index + 1).note = column.note;
    addChoices(worksheet, index + 1, column);
  }
  for (const [index, cells] of sheet.rows.entries()) {
    const row = worksheet.getRow(index + 2);
    row.values = cells.map((cell) =>
      typeof cell === 'string' ? escapeFormula(cell).slice(0, MAX_TEXT) : cell,
    );
    if (index < (sheet.exampleRows ?? 0)) row.font = { italic: true, color: { argb: 'FF808080' } };
  }
}

function fittingWidth({ columns, rows }: TemplateSheet, index: number): number {
  const texts = rows.slice(0, ROWS_MEASURED).map((row) => String(row[index] ?? ''));
  const longest = Math.max(...[columns[index]?.header ?? '', ...texts].map(({ length }) => length));
  return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, longest + 2));
}

function addChoices(
  worksheet: ExcelJS.Worksheet,
  columnNumber: number,
  { header, choices }: TemplateColumn,
): void {
  if (choices === undefined) return;
  for (let row = 2; row <= ROWS_WITH_CHOICES + 1; row += 1) {
    worksheet.getCell(row, columnNumber).dataValidation = {
      type: 'list',
      allowBlank: true,
      formulae: [`"${choices.join(',')}"`],
      showErrorMessage: true,
      errorTitle: header,
      error: `Pilih salah satu: ${choices.join(', ')}.`,
    };
  }
}
