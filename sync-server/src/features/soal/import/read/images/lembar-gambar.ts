import { isHeader } from '../../../../../spreadsheet/read/header.ts';
import { fileKey } from './moodle-files.ts';
import type { Tabel } from '../raw/tabel.ts';

/** The sheet of our own export that holds the images inside texts, by the names that the texts use. */
export const LEMBAR_GAMBAR = {
  name: 'Gambar',
  columns: [
    { header: 'nama_gambar', width: 20, note: 'Nama yang dipakai teks soal: <img src="gambar-1.png" />' },
    { header: 'gambar', width: 20, note: 'Gambarnya, disisipkan di sel ini.' },
  ],
};

/** Takes that sheet from the others: its images by name, and the tables that are left. */
export function takeLembarGambar(tabel: readonly Tabel[]): {
  tabel: Tabel[];
  berkas: Map<string, Uint8Array>;
} {
  const isGambar = ({ baris }: Tabel) =>
    LEMBAR_GAMBAR.columns.every(({ header }, column) => isHeader(baris[0]?.[column]?.teks ?? '', header));
  const images = tabel.filter(isGambar).flatMap(({ baris }) =>
    baris.flatMap(([nama, sel]): [string, Uint8Array][] => {
      const [image] = sel?.gambar ?? [];
      return nama && image ? [[fileKey(nama.teks.trim()), image]] : [];
    }),
  );
  return { tabel: tabel.filter((one) => !isGambar(one)), berkas: new Map(images) };
}
