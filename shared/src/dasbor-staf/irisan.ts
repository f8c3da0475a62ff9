import type { DasborIrisan } from './dasbor-staf.ts';

/** Colours of a pie, and so its slices at most (1 §9). */
export const irisanMaks = 10;

export interface Irisan {
  label: string;
  jumlah: number;
  /** What the slice stands for in filters; absent: several of them. */
  kunci?: string;
}

/** Slices of a pie, the largest first: none that is empty, and what is too many as one last of all others. */
export function iris({ labels, datas, kunci }: Pick<DasborIrisan, 'labels' | 'datas' | 'kunci'>): Irisan[] {
  const all = labels.map((label, at) => ({ label, jumlah: datas[at] ?? 0, kunci: kunci[at] ?? '' }));
  const some = all.filter(({ jumlah }) => jumlah > 0).sort((a, b) => b.jumlah - a.jumlah);
  if (some.length <= irisanMaks) return some;
  const rest = some.slice(irisanMaks - 1);
  const jumlah = rest.reduce((sum, one) => sum + one.jumlah, 0);
  return [...some.slice(0, irisanMaks - 1), { label: `${rest.length} lainnya`, jumlah }];
}
