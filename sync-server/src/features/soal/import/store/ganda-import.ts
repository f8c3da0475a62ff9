import { TEMPAT_SOAL, type TemuanSoal } from '@spmb/shared/soal/import/soal-import.schema.ts';
import { imagesOf } from './plan-import.ts';
import type { GambarImport, SoalImport } from '../read/raw/soal-import.ts';
import { peringatan } from '../read/raw/temuan.ts';

/**
 * Findings for questions of one bank that stand twice in a file, each naming the first. The same text with another key is
 * kept, and said. `idOf` tells one image from another.
 */
export function findGanda(soal: readonly SoalImport[], idOf: (image: GambarImport) => string): TemuanSoal[] {
  const first = new Map<string, SoalImport>();
  return soal.flatMap((one) => {
    const content = JSON.stringify([
      ...TEMPAT_SOAL.map((tempat) => (tempat === 'soal' ? one.soal : one.pilihan[tempat])),
      ...Object.keys(one.gambar),
      ...imagesOf(one).map(idOf),
    ]);
    const before = first.get(content);
    if (!before) {
      first.set(content, one);
      return [];
    }
    const pesan =
      before.jawaban === one.jawaban
        ? `Soal ini sama dengan ${before.asal}; hanya yang pertama diimpor.`
        : `Soal dan pilihannya sama dengan ${before.asal}, tetapi kuncinya lain (${before.jawaban} dan ${one.jawaban}). Hapus salah satunya.`;
    return [peringatan(one.asal, pesan)];
  });
}
