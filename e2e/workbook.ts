import ExcelJS from 'exceljs';

export interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** An .xlsx file with one sheet, as a browser's file chooser hands it over. */
export async function buildWorkbook(
  name: string,
  header: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<ChosenFile> {
  const workbook = new ExcelJS.Workbook();
  workbook.addWorksheet('Data').addRows([header, ...rows]);
  const buffer = Buffer.from(await workbook.xlsx.writeBuffer());
  return { name, mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer };
}

/** A square of one colour. */
export const png: ChosenFile = {
  name: 'gambar.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** The cells of the first sheet of an .xlsx file, as text, from its header row on. */
export async function readWorkbook(path: string): Promise<string[][]> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(path);
  const rows: string[][] = [];
  workbook.worksheets[0]?.eachRow((row) => {
    const cells: string[] = [];
    row.eachCell({ includeEmpty: true }, ({ text }) => cells.push(text));
    rows.push(cells);
  });
  return rows;
}
