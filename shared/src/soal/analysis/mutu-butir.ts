import type { Letter } from '../../sync/stream/letter.ts';
import type { AnalisisButir } from './analisis-butir.ts';

/** A word on a figure, and how it is to be taken. */
export interface Mutu {
  kata: string;
  nada: 'baik' | 'cukup' | 'buruk';
}

/** Difficulty in the words of Indonesian guides to item analysis: below 0.30 hard, above 0.70 easy. */
export function wordKesukaran(kesukaran: number): Mutu {
  if (kesukaran < 0.3) return { kata: 'Sukar', nada: 'cukup' };
  return kesukaran > 0.7 ? { kata: 'Mudah', nada: 'cukup' } : { kata: 'Sedang', nada: 'baik' };
}

/** Discrimination after Ebel: 0.40 very good, 0.30 good, 0.20 to be mended, below that to be replaced. */
export function wordDayaBeda(dayaBeda: number | undefined): Mutu {
  if (dayaBeda === undefined) return { kata: 'Tidak dapat dihitung', nada: 'cukup' };
  if (dayaBeda < 0) return { kata: 'Terbalik, periksa kunci', nada: 'buruk' };
  if (dayaBeda < 0.2) return { kata: 'Perlu diganti', nada: 'buruk' };
  if (dayaBeda < 0.3) return { kata: 'Perlu diperbaiki', nada: 'cukup' };
  return { kata: dayaBeda < 0.4 ? 'Baik' : 'Sangat baik', nada: 'baik' };
}

/** A distractor works if at least 5 % choose it and no more of the best pupils than of the weakest. */
export function judgePengecoh(
  { jumlah: sat, pilihan }: Pick<AnalisisButir, 'jumlah' | 'pilihan'>,
  letter: Letter,
): Mutu {
  const chosen = pilihan.find((one) => one.pilihan === letter);
  if (!chosen || chosen.jumlah < sat * 0.05) return { kata: 'Hampir tidak dipilih', nada: 'cukup' };
  return chosen.atas > chosen.bawah
    ? { kata: 'Lebih banyak dipilih peserta terbaik', nada: 'buruk' }
    : { kata: 'Berfungsi', nada: 'baik' };
}

/** Reliability of a test by which pupils are told apart: 0.70 and more. */
export function wordReliabilitas(kr20: number | undefined): Mutu {
  if (kr20 === undefined) return { kata: 'Tidak dapat dihitung', nada: 'cukup' };
  if (kr20 < 0.5) return { kata: 'Rendah', nada: 'buruk' };
  return kr20 < 0.7 ? { kata: 'Cukup', nada: 'cukup' } : { kata: 'Tinggi', nada: 'baik' };
}
