import type { TemuanSoal } from '@spmb/shared/soal/import/soal-import.schema.ts';
import type { SoalImport } from '../raw/soal-import.ts';
import { peringatan } from '../raw/temuan.ts';

/** A finished question whose number is still the file's own, or missing. */
export type SoalTanpaNomor = Omit<SoalImport, 'nomor'> & { nomor: number | undefined };

/**
 * Gives every question its own number. The file's numbers stay, so that a corrected file meets the same questions again;
 * blank ones and repeated ones (each part of a file counting from 1) go on behind the highest.
 */
export function numberSoal(soal: readonly SoalTanpaNomor[]): { soal: SoalImport[]; temuan: TemuanSoal[] } {
  const taken = new Map<number, string>();
  const temuan: TemuanSoal[] = [];
  let highest = Math.max(0, ...soal.map(({ nomor }) => nomor ?? 0));
  const numbered = soal.map((one): SoalImport => {
    const isFree = one.nomor !== undefined && !taken.has(one.nomor);
    const nomor = isFree && one.nomor !== undefined ? one.nomor : (highest += 1);
    if (one.nomor !== undefined && one.nomor !== nomor) {
      temuan.push(
        peringatan(
          one.asal,
          `Nomor ${one.nomor} sudah dipakai ${taken.get(one.nomor) ?? ''}; soal ini menjadi nomor ${nomor}.`,
        ),
      );
    }
    taken.set(nomor, one.asal);
    return { ...one, nomor };
  });
  return { soal: numbered, temuan };
}
