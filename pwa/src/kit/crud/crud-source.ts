import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { Kesalahan } from '../form/schema-resolver.ts';

/** The client's half of a resource: where it lives and what it is made of. */
export interface CrudSource<Values extends object, Row extends { id: string }> {
  label: string;
  path: string;
  fields: z.ZodType<Values>;
  record: z.ZodType<Row>;
  /** The records are given: they are only changed. */
  fixed?: true;
  labels?: Readonly<Partial<Record<string, string>>>;
  readLabels?: Readonly<Partial<Record<string, string>>>;
  importKey?: string;
  unexported?: true;
  /** The records are never deleted. */
  lasting?: true;
  check?: (values: Values) => Kesalahan;
  /** The stored record as its form shows it, and the form's values as they are sent; the same things where absent. */
  toForm?: (row: Row) => FieldValues;
  fromForm?: (values: Values) => Values;
}
