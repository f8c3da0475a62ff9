import type { TemuanSoal } from '@spmb/shared/soal/import/soal-import.schema.ts';
import type { Sel } from '../raw/tabel.ts';
import { galat } from '../raw/temuan.ts';

/** The finding of a cell that Excel damaged; none for a whole one. */
export function galatRusak(asal: string, { rusak }: Sel, alamat: string | undefined): TemuanSoal[] {
  if (rusak === undefined) return [];
  const pesan = `Excel mengubah isi sel ini menjadi "${rusak}". Jadikan selnya Teks, tulis ulang isinya, lalu impor lagi.`;
  return [galat(asal, pesan, alamat)];
}
