import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** Field name → sentence. */
export type Kesalahan = Record<string, string>;

/**
 * Checks a form with the same schema as the server, then what must hold between its fields. Values keep the types of
 * their inputs until they pass, so that a number field may be empty while it is typed in.
 */
export function schemaResolver<Values extends object>(
  schema: z.ZodType<Values>,
  check?: (values: Values) => Kesalahan,
): Resolver<FieldValues, unknown, Values> {
  return (raw) => {
    const result = schema.safeParse(raw);
    const kesalahan = result.success ? (check?.(result.data) ?? {}) : firstByField(result.error.issues);
    if (result.success && Object.keys(kesalahan).length === 0) return { values: result.data, errors: {} };
    const errors: FieldErrors = Object.fromEntries(
      Object.entries(kesalahan).map(([field, message]) => [field, { type: 'value', message }]),
    );
    return { values: {}, errors };
  };
}

function firstByField(issues: readonly z.core.$ZodIssue[]): Kesalahan {
  const kesalahan: Kesalahan = {};
  for (const { path, message } of issues) kesalahan[String(path[0] ?? 'root')] ??= sentence(message);
  return kesalahan;
}

/** Messages of shared fields continue a label ('wajib diisi.'); under the field they begin a sentence. */
const sentence = (message: string): string => message.charAt(0).toUpperCase() + message.slice(1);
