import type { AnyResource } from '@spmb/shared/kernel/resource.ts';

export type Isian = Record<string, unknown>;

/** Values that some field takes; a form with a name, a number, a day and a time is filled in by them. */
const tries = ['Uji', 'uji', '1', '12345678', '2026-06-01', '07:00', true, null];

/** A record as a form sends it: of each field what is `given`, else the first value that it takes. */
export function isianOf({ name, fields }: AnyResource, given: Isian = {}): Isian {
  return Object.fromEntries(
    Object.entries(fields.shape).map(([field, kind]) => {
      if (field in given) return [field, given[field]];
      const taken = tries.find((value) => kind.safeParse(value).success);
      if (taken === undefined)
        throw new Error(`${name}.${field} takes no value of testing/isian-of.ts: add one to its tries`);
      return [field, taken];
    }),
  );
}
