/** Points as they are read: 80, 66,67; a dash for none. */
export const angka = (points: number | null): string =>
  points === null ? '–' : points.toLocaleString('id-ID', { maximumFractionDigits: 2 });
