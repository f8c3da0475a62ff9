/** Options of a question; `null` clears an answer. */
export const letters = ['A', 'B', 'C', 'D', 'E'] as const;
export type Letter = (typeof letters)[number];

export const isLetter = (value: unknown): value is Letter =>
  typeof value === 'string' && (letters as readonly string[]).includes(value);

export const isChoice = (value: unknown): value is Letter | null => value === null || isLetter(value);
