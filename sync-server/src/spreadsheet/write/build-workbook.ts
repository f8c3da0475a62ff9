import ExcelJS from 'exceljs';
import { escapeFormula } from './escape-formula.ts';
import { fittingWidth, sheetName, TEXT_FORMAT } from './sheet-look.ts';
import { MAX_TEXT, type TemplateColumn, type TemplateSheet } from './template.ts';

/** Rows that are looked at for the width of a column that names none. */
const ROWS_MEASURED = 200;
/** How many rows below the header offer the list of choices: more than a school year's applicants. */
const ROWS_WITH_CHOICES = 2_000;
/** Images in cells are shown no larger, in pixels. */
const IMAGE_SIDE = 96;
const POINTS_PER_PIXEL = 0.75;

/** Builds a workbook in the calling thread; everybody but the worker calls `writeWorkbook`. */
export async function buildWorkbook(sheets: readonly TemplateSheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const workbook = new ExcelJS.Workbook();
  for (const sheet of sheets) addSheet(workbook, sheet);
  return new Uint8Array(await workbook.xlsx.writeBuffer());
}

function addSheet(workbook: ExcelJS.Workbook, sheet: TemplateSheet): void {
  const worksheet = workbook.addWorksheet(sheetName(sheet.name), { views: [{ state: 'frozen', ySplit: 1 }] });
  worksheet.columns = sheet.columns.map(({ width }, index) => ({
    width: width ?? fittingWidth(textsOf(sheet, index)),
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
  addImages(workbook, worksheet, sheet);
}

/** An image that several cells show is in the file once. */
function addImages(workbook: ExcelJS.Workbook, worksheet: ExcelJS.Worksheet, sheet: TemplateSheet): void {
  const ids = new Map<ArrayBuffer, number>();
  const heights = new Map<number, number>();
  for (const { row, column, bytes, extension, width, height } of sheet.images ?? []) {
    const id = ids.get(bytes.buffer) ?? workbook.addImage({ buffer: bytes.buffer, extension });
    ids.set(bytes.buffer, id);
    const scale = Math.min(1, IMAGE_SIDE / Math.max(width, height, 1));
    const ext = { width: Math.max(1, width * scale), height: Math.max(1, height * scale) };
    worksheet.addImage(id, { tl: { col: column, row: row + 1 }, ext });
    const needed = Math.max(heights.get(row) ?? 0, ext.height * POINTS_PER_PIXEL + 4);
    heights.set(row, needed);
    worksheet.getRow(row + 2).height = needed;
  }
}

const textsOf = ({ columns, rows }: TemplateSheet, index: number) => [
  columns[index]?.header,
  ...rows.slice(0, ROWS_MEASURED).map((row) => row[index]),
];

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
