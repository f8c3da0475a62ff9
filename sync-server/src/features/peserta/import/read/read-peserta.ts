import { setImmediate } from 'node:timers/promises';
import type { TabelTerbaca } from '@spmb/shared/kernel/tabel-terbaca.schema.ts';
import type { PetaPeserta } from '@spmb/shared/peserta/import/peta-peserta.ts';
import type { BarisPeserta, Temuan } from '@spmb/shared/peserta/import/import-peserta.schema.ts';
import { isKataSandiLemah, MIN_KATA_SANDI_KUAT } from '@spmb/shared/peserta/import/kata-sandi-import.ts';
import { loadSandiTersering } from '../../../../server/sandi/sandi-tersering.ts';
import { cellAddress, columnLetters } from '../../../../spreadsheet/read/header.ts';
import { readSheets } from '../../../../spreadsheet/read/read-sheets.ts';
import type { Sheet } from '../../../../spreadsheet/read/sheet.ts';
import { describeTables, sayMissing } from '../../../../spreadsheet/read/describe-tables.ts';
import { KolomDitolak } from '../../../../spreadsheet/read/kolom-ditolak.ts';
import { buildBarisMentah } from './baris-mentah.ts';
import { findLayout, layoutOfPeta, type FoundLayout } from './find-layout.ts';
import { buildIsIsianContoh, isPetunjuk } from './is-petunjuk.ts';
import { layoutUmum } from './layout-umum.ts';
import { readBaris } from './read-baris.ts';

/** What a file of participants says: the rows that can be imported, and everything that was found wrong. */
export interface PesertaTerbaca {
  /** Name of the recognised layout, for people. */
  layout: string;
  baris: BarisPeserta[];
  temuan: Temuan[];
  /** Sheets of the file, for choosing columns by hand. */
  tabel: TabelTerbaca[];
}

const ROWS_PER_TURN = 100;

/**
 * Reads the participants of a spreadsheet of any known program. Only the first sheet that names participants is
 * read. `peta` are columns chosen by hand.
 * Throws SpreadsheetError (Indonesian message) for a file that is no spreadsheet or names none.
 */
export async function readPeserta(bytes: Uint8Array, peta?: PetaPeserta): Promise<PesertaTerbaca> {
  const sheets = await readSheets(bytes);
  const tabel = describeTables(sheets, layoutUmum.kolom, 'kata_sandi');
  if (peta) {
    const sheet = sheets[peta.tabel];
    const width = Math.max(0, ...(sheet?.rows ?? []).map((cells) => cells.length));
    const fits =
      sheet && peta.baris < sheet.rows.length && Object.values(peta.kolom).every((at) => at < width);
    if (!fits)
      throw new KolomDitolak(
        'Kolom yang dipilih tidak ada di berkas ini. Pilih kolomnya sekali lagi.',
        tabel,
      );
    return { ...(await readChosen(sheet, layoutOfPeta(peta), [])), tabel };
  }
  const found = sheets.flatMap((sheet) => {
    const layout = findLayout(sheet);
    return layout ? [{ sheet, layout }] : [];
  });
  const filled = found.filter(({ sheet, layout }) => sheet.rows.length > layout.header.row + 1);
  const chosen = filled[0] ?? found[0];
  if (chosen === undefined) throw new KolomDitolak(sayMissing(tabel, neededOf(tabel)) ?? unknownHeads, tabel);
  const others = filled.filter((other) => other !== chosen).map(({ sheet }) => sheet.name);
  return { ...(await readChosen(chosen.sheet, chosen.layout, others)), tabel };
}

const unknownHeads =
  'Judul kolom tidak dikenali. Di enam baris pertama harus ada kolom nama dan kolom nomor peserta atau NISN. Pilih kolomnya di bawah ini, atau unduh templat dan salin datanya ke sana.';

/** Of number and NISN one is enough. */
function neededOf(tabel: readonly TabelTerbaca[]): Record<string, string> {
  const hasNisn = tabel.some(({ terbaca }) => terbaca['nisn'] !== undefined);
  return { nama: 'nama', ...(hasNisn ? { nisn: 'NISN' } : { nomor_peserta: 'nomor peserta atau NISN' }) };
}

async function readChosen(
  sheet: Sheet,
  found: FoundLayout,
  otherSheets: string[],
): Promise<Omit<PesertaTerbaca, 'tabel'>> {
  const baris: BarisPeserta[] = [];
  const temuan = listSheetTemuan(sheet, found, otherSheets);
  const mentah = buildBarisMentah(sheet, found);
  const below = sheet.rows.slice(found.header.row + 1);
  const isIsianContoh = buildIsIsianContoh(
    below.map((cells) => cells[found.header.columns.nama ?? -1] ?? ''),
  );
  const { nama: layout, barisData = 0 } = found.layout;
  for (let row = found.header.row + 1; row < sheet.rows.length; row += 1) {
    if (row % ROWS_PER_TURN === 0) await setImmediate();
    const current = mentah(row);
    if (Object.values(current.sel).every(({ text }) => text === '')) continue;
    if (isPetunjuk(current) || isIsianContoh(current)) {
      const pesan = isPetunjuk(current)
        ? 'Baris petunjuk atau contoh dari templat dilewati.'
        : `Baris ini berisi contoh dari templat (${current.sel.nama.text.slice(0, 40)}), jadi dilewati. Bila ini orang sungguhan, tulis namanya.`;
      temuan.push({ baris: row + 1, sel: current.sel.nama.sel, kolom: '', tingkat: 'peringatan', pesan });
      continue;
    }
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
    temuan.push({
      baris: Math.max(1, found.header.row + 1),
      sel: '',
      kolom: '',
      tingkat: 'peringatan',
      pesan,
    });
  }
  return { layout, baris, temuan };
}

/** What is to be said about the sheet as a whole. */
function listSheetTemuan(sheet: Sheet, { layout, header }: FoundLayout, otherSheets: string[]): Temuan[] {
  const headerCells = sheet.rows[header.row] ?? [];
  const at = { baris: Math.max(1, header.row + 1), tingkat: 'peringatan' as const };
  const unused = Object.entries(layout.tidakDipakai ?? {}).flatMap(([kolom, pesan]): Temuan[] => {
    const column = headerCells.indexOf(kolom);
    return column === -1 ? [] : [{ ...at, sel: cellAddress(header.row, column), kolom, pesan }];
  });
  unused.push(...unreadColumns(sheet, { layout, header }));
  if (otherSheets.length === 0) return unused;
  const pesan = `Hanya lembar “${sheet.name}” yang dibaca. Lembar ${otherSheets.map((name) => `“${name}”`).join(', ')} juga berisi peserta: impor sebagai berkas sendiri.`;
  return [...unused, { ...at, sel: '', kolom: '', pesan }];
}

/** Columns that hold something no field is read from, in one finding. */
function unreadColumns(sheet: Sheet, { layout, header }: FoundLayout): Temuan[] {
  const known = new Set<number>(Object.values(header.columns));
  const heads = sheet.rows[header.row] ?? [];
  const filled = new Set<number>();
  for (const cells of sheet.rows.slice(header.row + 1))
    for (const [column, text] of cells.entries()) if (text.trim() !== '') filled.add(column);
  const isOrder = (head: string) => /^(?:no|id|nomor|no urut)\.?$/i.test(head.trim());
  const lost = [...filled]
    .filter(
      (column) =>
        !known.has(column) &&
        !isOrder(heads[column] ?? '') &&
        !((heads[column] ?? '') in (layout.tidakDipakai ?? {})),
    )
    .sort((a, b) => a - b)
    .map(
      (column) =>
        heads[column]?.replaceAll(/\s+/g, ' ').slice(0, 40) || `${columnLetters(column)} (tanpa judul)`,
    );
  if (lost.length === 0 || header.row < 0) return [];
  const pesan = `Kolom ini berisi sesuatu, tetapi tidak diimpor: ${lost.slice(0, 40).join(', ')}.`;
  return [{ baris: header.row + 1, sel: '', kolom: '', tingkat: 'peringatan', pesan }];
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
