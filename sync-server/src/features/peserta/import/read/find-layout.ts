import {
  findColumns,
  findHeader,
  HEADER_ROWS,
  type FoundHeader,
} from '../../../../spreadsheet/read/header.ts';
import type { KolomImport } from '@spmb/shared/peserta/import/import-peserta.schema.ts';
import type { PetaPeserta } from '@spmb/shared/peserta/import/peta-peserta.ts';
import type { Sheet } from '../../../../spreadsheet/read/sheet.ts';
import { layoutBeesmart } from './layout-beesmart.ts';
import { layoutCandy } from './layout-candy.ts';
import { layoutExo } from './layout-exo.ts';
import { layoutGaruda } from './layout-garuda.ts';
import type { LayoutPeserta } from './layout-peserta.ts';
import { layoutTemplat } from './layout-templat.ts';
import { layoutUmum } from './layout-umum.ts';
import { layoutZya } from './layout-zya.ts';

/** Every program whose files are known. */
const LAYOUTS: readonly LayoutPeserta[] = [
  layoutTemplat,
  layoutGaruda,
  layoutBeesmart,
  layoutCandy,
  layoutExo,
  layoutZya,
];

/** A sheet of participants, and how it is to be read. */
export interface FoundLayout {
  layout: LayoutPeserta;
  header: FoundHeader<KolomImport>;
}

/** The layout of a sheet by its headers. Undefined if nothing in the first six rows names participants. */
export function findLayout(sheet: Sheet): FoundLayout | undefined {
  for (const [row, cells] of sheet.rows.slice(0, HEADER_ROWS).entries()) {
    const layout = LAYOUTS.find(({ tanda }) => hasEvery(cells, tanda));
    if (layout) return { layout, header: { row, columns: findColumns(cells, layout.kolom) } };
  }
  const header =
    findHeader(sheet, layoutUmum.kolom, ['nama', 'nomor_peserta']) ??
    findHeader(sheet, layoutUmum.kolom, ['nama', 'nisn']);
  return header && { layout: layoutUmum, header };
}

/** A sheet by columns that somebody chose. */
export function layoutOfPeta({ baris, kolom }: PetaPeserta): FoundLayout {
  return {
    layout: { ...layoutUmum, nama: 'Kolom yang dipilih sendiri' },
    header: { row: baris - 1, columns: kolom },
  };
}

function hasEvery(cells: readonly string[], tanda: readonly string[]): boolean {
  const found = findColumns(cells, Object.fromEntries(tanda.map((text) => [text, [text]])));
  return Object.keys(found).length === tanda.length;
}
