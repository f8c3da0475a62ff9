import { setImmediate } from 'node:timers/promises';
import type { BarisPeserta, Temuan } from '@spmb/shared/peserta/impor-peserta.ts';
import { isKataSandiLemah, MIN_KATA_SANDI_KUAT } from '@spmb/shared/peserta/kata-sandi-impor.ts';
import { loadSandiTersering } from '../../../server/sandi-tersering.ts';
import { cellAddress } from '../../../spreadsheet/header.ts';
import { readSheets } from '../../../spreadsheet/read-sheets.ts';
import type { Sheet } from '../../../spreadsheet/sheet.ts';
import { SpreadsheetError } from '../../../spreadsheet/spreadsheet-error.ts';
import { buildBarisMentah } from './baris-mentah.ts';
import { findLayout, type FoundLayout } from './find-layout.ts';
import { isPetunjuk } from './is-petunjuk.ts';
import { readBaris } from './read-baris.ts';

/** What a file of participants says: the rows that can be imported, and everything that was found wrong. */
export interface PesertaTerbaca {
  /** Name of the recognised layout, for people. */
  layout: string;
  baris: BarisPeserta[];
  temuan: Temuan[];
}

const ROWS_PER_TURN = 100;

/**
 * Reads the participants of a spreadsheet of any known program. Only the first sheet that names participants is
 * read. Throws SpreadsheetError (Indonesian message) for a file that is no spreadsheet or names none.
 */
export async function readPeserta(bytes: Uint8Array): Promise<PesertaTerbaca> {
  const found = (await readSheets(bytes)).flatMap((sheet) => {
    const layout = findLayout(sheet);
    return layout ? [{ sheet, layout }] : [];
  });
  const filled = found.filter(({ sheet, layout }) => sheet.rows.length > layout.header.row + 1);
  const chosen = filled[0] ?? found[0];
  if (chosen === undefined) {
    throw new SpreadsheetError(
      'Judul kolom tidak dikenali. Di enam baris pertama harus ada kolom nama dan kolom nomor peserta atau NISN. Unduh templat, lalu salin datanya ke sana.',
    );
  }
  const others = filled.filter((other) => other !== chosen).map(({ sheet }) => sheet.name);
  return readChosen(chosen.sheet, chosen.layout, others);
}

async function readChosen(sheet: Sheet, found: FoundLayout, otherSheets: string[]): Promise<PesertaTerbaca> {
  const baris: BarisPeserta[] = [];
  const temuan = listSheetTemuan(sheet, found, otherSheets);
  const mentah = buildBarisMentah(sheet, found);
  const { nama: layout, barisData = 0 } = found.layout;
  for (let row = found.header.row + 1; row < sheet.rows.length; row += 1) {
    if (row % ROWS_PER_TURN === 0) await setImmediate();
    const current = mentah(row);
    if (Object.values(current.sel).every(({ text }) => text === '') || isPetunjuk(current)) continue;
    if (row + 1 < barisData) {
      const pesan = `Baris ini dilewati: pada ${layout} data mulai di baris ${barisData}.`;
      temuan.push({ baris: row + 1, sel: '', kolom: '', tingkat: 'peringatan', pesan });
      continue;
    }
    const result = readBaris(current);
    if (result.peserta) baris.push(result.peserta);
    temuan.push(...result.temuan);
  }
  const weak = findWeak(baris, found, await loadSandiTersering());
  if (weak) temuan.push(weak);
  if (baris.length === 0 && temuan.every(({ tingkat }) => tingkat !== 'galat')) {
    const pesan = 'Tidak ada peserta di bawah judul kolom ini. Isi datanya, lalu impor lagi.';
    temuan.push({ baris: found.header.row + 1, sel: '', kolom: '', tingkat: 'peringatan', pesan });
  }
  return { layout, baris, temuan };
}

/** What is to be said about the sheet as a whole. */
function listSheetTemuan(sheet: Sheet, { layout, header }: FoundLayout, otherSheets: string[]): Temuan[] {
  const headerCells = sheet.rows[header.row] ?? [];
  const at = { baris: header.row + 1, tingkat: 'peringatan' as const };
  const unused = Object.entries(layout.tidakDipakai ?? {}).flatMap(([kolom, pesan]): Temuan[] => {
    const column = headerCells.indexOf(kolom);
    return column === -1 ? [] : [{ ...at, sel: cellAddress(header.row, column), kolom, pesan }];
  });
  if (otherSheets.length === 0) return unused;
  const pesan = `Hanya lembar “${sheet.name}” yang dibaca. Lembar ${otherSheets.map((name) => `“${name}”`).join(', ')} juga berisi peserta: impor sebagai berkas sendiri.`;
  return [...unused, { ...at, sel: '', kolom: '', pesan }];
}

/** Weak passwords are a habit of whole files: one finding counts them. */
function findWeak(
  baris: readonly BarisPeserta[],
  { header }: FoundLayout,
  tersering: ReadonlySet<string>,
): Temuan | undefined {
  const weak = baris.filter(
    (peserta) => peserta.kata_sandi !== '' && isKataSandiLemah(peserta.kata_sandi, peserta, tersering),
  );
  const first = weak[0];
  if (first === undefined) return undefined;
  return {
    baris: first.baris,
    sel: cellAddress(first.baris - 1, header.columns.kata_sandi ?? 0),
    kolom: 'kata_sandi',
    tingkat: 'peringatan',
    pesan: `${weak.length} kata sandi mudah ditebak: kurang dari ${MIN_KATA_SANDI_KUAT} huruf, sama dengan nomornya, atau termasuk yang paling sering dipakai orang. Kosongkan kolomnya agar dibuatkan yang kuat.`,
  };
}
