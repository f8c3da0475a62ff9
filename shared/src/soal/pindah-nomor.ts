interface Bernomor {
  id: string;
  nomor: number;
}

/**
 * New numbers of a list by number when one of it moves to the place of `nomor`: those between shift by one place, and
 * the numbers in use stay the same ones, gaps included. A place that is free counts as the next one further on in the
 * direction of the move. Answers only what changes.
 */
export function pindahNomor(urut: readonly Bernomor[], id: string, nomor: number): Map<string, number> {
  const from = urut.findIndex((one) => one.id === id);
  const own = urut[from];
  if (!own || own.nomor === nomor) return new Map();
  const isUp = nomor < own.nomor;
  const found = isUp
    ? urut.findLastIndex((one) => one.nomor <= nomor)
    : urut.findIndex((one) => one.nomor >= nomor);
  const to = found === -1 ? (isUp ? 0 : urut.length - 1) : found;
  const moved = urut.filter((_, at) => at !== from);
  moved.splice(to, 0, own);
  return new Map(
    moved.flatMap((one, at) => {
      const place = urut[at]?.nomor ?? one.nomor;
      return one.nomor === place ? [] : [[one.id, place] as const];
    }),
  );
}
