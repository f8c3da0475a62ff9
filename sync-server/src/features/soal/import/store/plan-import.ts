import { TEMPAT_SOAL } from '@spmb/shared/soal/import/soal-import.schema.ts';
import { KOLOM_SOAL, kolomOf } from '@spmb/shared/soal/soal.schema.ts';
import type { SoalColumns } from '../../bank/soal-columns.ts';
import { replaceMedia } from '../../html/replace-media.ts';
import type { GambarImport, SoalImport } from '../read/raw/soal-import.ts';

/** Every image of an imported question. */
export const imagesOf = ({ gambar, media }: SoalImport): GambarImport[] => [
  ...Object.values(gambar),
  ...media,
];

/**
 * Rows to write for the questions of a file, `stored` being what the bank holds. `tambah` numbers them behind the last
 * one, `ganti` keeps the file's numbers. A question that is there already, word for word and image for image, is left
 * out and counted in `tetap`, so that the same file twice changes nothing. `idOf` names the stored image.
 */
export function planImport(
  stored: readonly SoalColumns[],
  soal: readonly SoalImport[],
  cara: 'tambah' | 'ganti',
  idOf: (image: GambarImport) => string,
): { rows: SoalColumns[]; tetap: number } {
  const known = new Set(stored.map(contentOf));
  const taken = new Set(stored.map(({ nomor }) => nomor));
  let last = Math.max(0, ...taken);
  const rows: SoalColumns[] = [];
  for (const one of soal) {
    const row = columnsOf(one, idOf);
    const content = contentOf(row);
    if (known.has(content)) continue;
    known.add(content);
    const nomor = cara === 'ganti' && !taken.has(one.nomor) ? one.nomor : last + 1;
    last = Math.max(last, nomor);
    taken.add(nomor);
    rows.push({ ...row, nomor });
  }
  return { rows, tetap: soal.length - rows.length };
}

function columnsOf(soal: SoalImport, idOf: (image: GambarImport) => string): SoalColumns {
  const { nomor, jawaban, status } = soal;
  const mediaId = (index: number) => {
    const image = soal.media[index];
    return image ? idOf(image) : '';
  };
  const places = TEMPAT_SOAL.flatMap((tempat): [string, string | null][] => {
    const image = soal.gambar[tempat];
    const html = tempat === 'soal' ? soal.soal : soal.pilihan[tempat];
    return [
      [kolomOf(tempat), replaceMedia(html, mediaId)],
      [`${kolomOf(tempat)}_gambar`, image ? idOf(image) : null],
    ];
  });
  return {
    nomor,
    jawaban,
    status,
    ...(Object.fromEntries(places) as Omit<SoalColumns, 'nomor' | 'jawaban' | 'status'>),
  };
}

const contentOf = (row: SoalColumns): string =>
  JSON.stringify([row.jawaban, ...KOLOM_SOAL.flatMap((kolom) => [row[kolom], row[`${kolom}_gambar`]])]);
