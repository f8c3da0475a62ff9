/** All numbers of an answer, but for what counts nobody and when it was counted. */
export const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    ['dihitung_ms', 'num', 'tertua_ms', 'perlu_sehari'].includes(key) ? [] : numbersIn(one),
  );
};
