import type { HasilImportSoal, PembagianSoal } from '@spmb/shared/soal/import/hasil-import-soal.schema.ts';
import type { TemuanSoal } from '@spmb/shared/soal/import/soal-import.schema.ts';
import { peringatan } from '../read/raw/temuan.ts';

/** What a choice among the groups of a file leaves out or mixes. */
export function sayKelompok(
  groups: HasilImportSoal['kelompok'],
  { pembagian, kelompok }: { pembagian: PembagianSoal; kelompok: string },
): TemuanSoal[] {
  if (groups.length === 0 || pembagian === 'pecah') return [];
  const words = (some: typeof groups) => some.map(({ nama, jumlah }) => `${nama} ${jumlah}`).join(', ');
  if (pembagian !== 'satu')
    return [
      peringatan(
        '',
        `Soal ini untuk kelompok yang berbeda (${words(groups)}) dan tercampur bila diimpor ke satu bank.`,
      ),
    ];
  const others = groups.filter(({ nama }) => nama.toLowerCase() !== kelompok.toLowerCase());
  return [
    peringatan('', `Hanya soal untuk ${kelompok || 'semua'} yang diimpor; tidak diimpor: ${words(others)}.`),
  ];
}
