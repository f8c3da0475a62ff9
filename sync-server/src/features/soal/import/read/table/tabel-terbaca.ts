import type { TabelTerbaca } from '@spmb/shared/kernel/tabel-terbaca.schema.ts';
import { KOLOM_PETA, KOLOM_WAJIB, kataKolom, type PetaKolom } from '@spmb/shared/soal/import/peta-kolom.ts';
import { describeTables, sayMissing } from '../../../../../spreadsheet/read/describe-tables.ts';
import { BerkasSoalDitolak } from '../raw/berkas-soal-ditolak.ts';
import { layoutUmum } from './layout-tabel.ts';
import type { TabelDikenali } from './tabel-dikenali.ts';
import type { Tabel } from '../raw/tabel.ts';

const texts = Object.fromEntries(KOLOM_PETA.map((name) => [name, layoutUmum.kolom[name] ?? []]));
const needed = Object.fromEntries(KOLOM_WAJIB.map((name) => [name, kataKolom[name].toLowerCase()]));

/** The tables of a file as people choose columns from them; one that is too narrow for questions is none. */
export const tabelTerbaca = (tables: readonly Tabel[]): TabelTerbaca[] =>
  describeTables(
    tables.map(({ nama, baris }) => ({
      name: nama,
      rows: baris.map((cells) => cells.map(({ teks }) => teks)),
    })),
    texts,
  ).filter(({ kolom }) => kolom.length >= KOLOM_WAJIB.length);

/** Why the columns of a file are not known, in a sentence. */
export const kolomKurang = (tables: readonly TabelTerbaca[]): string | undefined =>
  sayMissing(tables, needed);

/** A table as somebody chose its columns. Throws BerkasSoalDitolak where the choice does not fit the file. */
export function tabelOfPeta(tables: readonly Tabel[], peta: PetaKolom): TabelDikenali {
  const tabel = tables[peta.tabel];
  const width = Math.max(0, ...(tabel?.baris ?? []).map((cells) => cells.length));
  if (
    !tabel ||
    peta.baris >= tabel.baris.length ||
    Object.values(peta.kolom).some((column) => column >= width)
  ) {
    throw new BerkasSoalDitolak(
      'Kolom yang dipilih tidak ada di berkas ini. Pilih kolomnya sekali lagi.',
      tabelTerbaca(tables),
    );
  }
  return { tabel, mulai: peta.baris, kolom: peta.kolom, catatan: [] };
}
