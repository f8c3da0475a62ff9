import type { z } from 'zod';
import { NotFound } from './errors.ts';

/** What the parts of an address name, by their schema. Throws NotFound where they can name nothing of the kind. */
export function readAddress<Schema extends z.ZodType>(
  schema: Schema,
  at: Readonly<Record<string, string>>,
): z.output<Schema> {
  const place = schema.safeParse(at);
  if (!place.success) throw new NotFound();
  return place.data;
}
