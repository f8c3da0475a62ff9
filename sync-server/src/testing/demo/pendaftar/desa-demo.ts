/** Villages of each district of Surakarta (337201 to 337205), which count from 1001. */
const desaPerKecamatan = [11, 7, 10, 11, 15];

const desa = desaPerKecamatan.flatMap((count, kecamatan) =>
  Array.from({ length: count }, (_, at) => `33720${kecamatan + 1}${1001 + at}`),
);

/** The village where an applicant of the demo lives: real ones, since forms name those of the country's list. */
export const desaDemo = (nomor: number): string => desa[(nomor * 7) % desa.length] ?? '';
