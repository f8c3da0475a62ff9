/** The years of graduation to choose from: so many that end with the first year of the season (N10). */
export const tahunLulusDari = (tahunAjaran: string, banyak: number): number[] => {
  const last = Number(tahunAjaran.slice(0, 4));
  return Array.from({ length: banyak }, (_, before) => last - before);
};
