import ExcelJS from 'exceljs';
import { dateText, numberText, plainText, type CellText } from './cell-text.ts';
import { packZip } from '../../archive/pack-zip.ts';
import type { Sheet } from './sheet.ts';
import { SheetBuilder } from './sheet-builder.ts';
import { SpreadsheetError } from './spreadsheet-error.ts';
import { unpackZip } from '../../archive/unpack-zip.ts';

/** What a sheet needs to be read. Notes, tables, themes, macros and printer settings only give the library ways to fail. */
const WANTED =
  /^\/?(\[Content_Types\]\.xml|_rels\/\.rels|xl\/(workbook|sharedStrings|styles)\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/worksheets\/(_rels\/)?sheet\d+\.xml(\.rels)?|xl\/drawings\/(_rels\/)?drawing\w*\.xml(\.rels)?|xl\/media\/.+)$/;

const IGNORED_NODES = [
  'sheetPr dimension sheetViews sheetFormatPr cols autoFilter mergeCells rowBreaks hyperlinks pageMargins',
  'dataValidations pageSetup headerFooter printOptions picture sheetProtection tableParts conditionalFormatting extLst',
].flatMap((names) => names.split(' '));

/** Reads the bytes of an .xlsx file. Throws SpreadsheetError, or anything else where the file is broken inside. */
export async function readXlsx(bytes: Uint8Array): Promise<Sheet[]> {
  refuseOtherArchives(
    await unpackZip(bytes, (name) => /^(mimetype|xl\/workbook\.\w+|word\/document\.xml)$/.test(name)),
  );
  const parts = await unpackZip(bytes, (name) => WANTED.test(name));
  const workbook = new ExcelJS.Workbook();
  const archive = await packZip(
    new Map([...parts].map(([name, content]) => [name, withoutNotes(name, content)])),
  );
  await workbook.xlsx.load(new Uint8Array(archive).buffer, { ignoreNodes: IGNORED_NODES });
  return workbook.worksheets.map((worksheet) => readWorksheet(workbook, worksheet));
}

function refuseOtherArchives(parts: Map<string, Uint8Array>): void {
  if (parts.has('xl/workbook.xml')) return;
  if (parts.has('word/document.xml')) {
    throw new SpreadsheetError('Ini dokumen Word, bukan lembar Excel. Pilih berkas .xlsx, .xls, atau .csv.');
  }
  throw new SpreadsheetError(
    'Berkas ini bukan lembar Excel .xlsx. Buka di aplikasinya, lalu simpan sebagai Excel (.xlsx) atau CSV.',
  );
}

/** Of a sheet's relations only drawings stay: the library fails on notes whose address it does not expect. */
function withoutNotes(name: string, content: Uint8Array): Uint8Array {
  if (!name.includes('worksheets/_rels/')) return content;
  const xml = new TextDecoder().decode(content);
  return new TextEncoder().encode(
    xml.replaceAll(/<Relationship\b[^>]*?(?:\/>|>\s*<\/Relationship>)/g, (relation) =>
      /\/relationships\/drawing["']/.test(relation) ? relation : '',
    ),
  );
}

function readWorksheet(workbook: ExcelJS.Workbook, worksheet: ExcelJS.Worksheet): Sheet {
  const builder = new SheetBuilder();
  worksheet.eachRow((row, rowNumber) => {
    row.eachCell((cell, columnNumber) => {
      builder.put(rowNumber - 1, columnNumber - 1, cellText(cell.value, cell.numFmt));
    });
  });
  for (const image of worksheet.getImages()) {
    const medium = workbook.getImage(Number(image.imageId));
    if (medium.buffer === undefined) continue;
    builder.images.push({
      row: image.range.tl.nativeRow,
      column: image.range.tl.nativeCol,
      extension: medium.extension.toLowerCase(),
      bytes: new Uint8Array(medium.buffer),
    });
  }
  return builder.build(worksheet.name);
}

function cellText(value: ExcelJS.CellValue, format: string | undefined): CellText {
  if (value === null || value === undefined) return { text: '' };
  if (typeof value === 'number') return numberText(value, format);
  if (typeof value === 'string') return plainText(value);
  if (typeof value === 'boolean') return { text: value ? 'TRUE' : 'FALSE' };
  if (value instanceof Date) return dateText(value, format);
  if ('error' in value) return { text: value.error, damaged: value.error };
  if ('richText' in value) return plainText(value.richText.map((run) => run.text).join(''));
  if ('hyperlink' in value) return cellText(value.text, format);
  return cellText(value.result, format);
}
