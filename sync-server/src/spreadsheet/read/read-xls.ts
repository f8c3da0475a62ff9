import { read, set_cptable, SSF, utils, type CellObject } from '@e965/xlsx';
import * as codePages from '@e965/xlsx/dist/cpexcel.full.mjs';
import { dateText, numberText, plainText, type CellText } from './cell-text.ts';
import type { Sheet } from './sheet.ts';
import { SheetBuilder } from './sheet-builder.ts';
import { SpreadsheetError } from './spreadsheet-error.ts';

const { is_date: isDateFormat } = SSF as { is_date: (format: string) => boolean };

// Old programs write BIFF5, whose texts are in a code page of Windows.
set_cptable(codePages);

/** Reads the bytes of a legacy .xls file; its images are not taken. Throws where the file is not one. */
export function readXls(bytes: Uint8Array): Sheet[] {
  const workbook = parse(bytes);
  const from1904 = workbook.Workbook?.WBProps?.date1904 === true;
  return workbook.SheetNames.map((name) => {
    const builder = new SheetBuilder();
    const sheet = workbook.Sheets[name] ?? {};
    for (const [address, cell] of Object.entries(sheet)) {
      if (address.startsWith('!')) continue;
      const { r, c } = utils.decode_cell(address);
      builder.put(r, c, cellText(cell as CellObject, from1904));
    }
    return builder.build(name);
  });
}

function parse(bytes: Uint8Array) {
  try {
    return read(bytes, { type: 'array', cellNF: true, cellText: false, cellHTML: false });
  } catch (error) {
    if (error instanceof Error && /password/i.test(error.message)) {
      throw new SpreadsheetError('Berkas ini dikunci kata sandi. Simpan tanpa kata sandi, lalu coba lagi.');
    }
    throw error;
  }
}

function cellText(cell: CellObject, from1904: boolean): CellText {
  const format = typeof cell.z === 'string' ? cell.z : 'General';
  if (cell.t === 'n' && typeof cell.v === 'number') {
    return isDateFormat(format) ? dateText(serialDate(cell.v, from1904), format) : numberText(cell.v, format);
  }
  if (cell.t === 'b') return { text: cell.v === true ? 'TRUE' : 'FALSE' };
  if (cell.t === 'e') {
    const shown = cell.w ?? '#N/A';
    return { text: shown, damaged: shown };
  }
  return plainText(typeof cell.v === 'string' ? cell.v : '');
}

/** Excel counts days from 30 December 1899, or from 1 January 1904 in files of old Macintoshes. */
function serialDate(serial: number, from1904: boolean): Date {
  const days = from1904 ? serial + 1462 : serial;
  return new Date(Math.round((days - 25_569) * 86_400_000));
}
