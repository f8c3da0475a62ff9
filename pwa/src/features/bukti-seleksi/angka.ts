/** Hundredths as points. */
export const angka = (hundredths: number): string => (hundredths / 100).toFixed(2).replace('.', ',');
