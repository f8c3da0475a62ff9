import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { TEMPAT_SOAL } from '@spmb/shared/soal/import/soal-import.schema.ts';
import { kolomOf } from '@spmb/shared/soal/soal.schema.ts';
import { MAX_TEXT, type SheetImage, type TemplateSheet } from '../../../spreadsheet/write/template.ts';
import { soalColumns } from '../import/read/build-soal-template.ts';
import { LEMBAR_GAMBAR } from '../import/read/images/lembar-gambar.ts';
import type { SoalColumns } from '../bank/soal-columns.ts';
import { cellOfHtml } from './cell-of-html.ts';
import type { GambarExport } from './gambar-export.ts';
import { htmlForExport } from './html-for-export.ts';

/**
 * A bank in our own template: HTML in the cells of the texts, images of their own in their columns. Images inside texts
 * stand in a sheet of their own under the names that the texts use. Refuses a text that is too long for a cell.
 */
export function soalWorkbook(
  soal: readonly SoalColumns[],
  images: ReadonlyMap<string, GambarExport>,
): TemplateSheet[] {
  const inside = new Set<GambarExport>();
  const rows = soal.map((one) => [
    one.nomor,
    ...TEMPAT_SOAL.flatMap((tempat) => {
      const html = htmlForExport(one[kolomOf(tempat)], (id) => {
        const image = images.get(id);
        if (image) inside.add(image);
        return image?.nama ?? '';
      });
      return [checkLength(cellOfHtml(html), one.nomor), null];
    }),
    one.jawaban,
    one.status,
    'html',
  ]);
  const own = soal.flatMap((one, row) =>
    TEMPAT_SOAL.flatMap((tempat, index): SheetImage[] => {
      const image = images.get(one[`${kolomOf(tempat)}_gambar`] ?? '');
      // Behind the number, each text with its image's column.
      return image ? [{ ...placed(image), row, column: 2 + index * 2 }] : [];
    }),
  );
  const sheet = { name: 'Soal', columns: soalColumns, rows, images: own };
  if (inside.size === 0) return [sheet];
  const named = [...inside];
  return [
    sheet,
    {
      ...LEMBAR_GAMBAR,
      rows: named.map(({ nama }) => [nama]),
      images: named.map((image, row) => ({ ...placed(image), row, column: 1 })),
    },
  ];
}

const placed = ({ bytes, extension, lebar, tinggi }: GambarExport) => ({
  bytes,
  extension,
  width: lebar,
  height: tinggi,
});

function checkLength(cell: string, nomor: number): string {
  if (cell.length <= MAX_TEXT) return cell;
  throw new Refusal(
    `Soal nomor ${nomor} terlalu panjang untuk satu sel Excel. Unduh bank soal ini sebagai Moodle XML.`,
  );
}
