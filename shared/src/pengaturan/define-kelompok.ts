import type { z } from 'zod';

/** One group of settings: its fields, every one with a default, and what they are called. */
export interface Kelompok<Values extends object> {
  title: string;
  /** What the group decides, for who changes it. */
  hint: string;
  fields: z.ZodType<Values>;
  labels: Readonly<Record<keyof Values & string, string>>;
  /** Sentences by field for what must hold between fields. */
  check?: (values: Values) => Record<string, string>;
}

/** Checks the labels of a group against its fields. */
export const defineKelompok = <Values extends object>(kelompok: Kelompok<Values>): Kelompok<Values> =>
  kelompok;
