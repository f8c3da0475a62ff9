import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { z } from 'zod';
import type { Call } from './route.ts';

const malformed = 'Data yang dikirim tidak terbaca. Muat ulang halaman, lalu kirim lagi.';

/** The JSON body; an empty body reads as `{}`. Refuses (400) what is no JSON object. */
export async function readJson(call: Call): Promise<unknown> {
  const text = await call.req.text();
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(malformed, 400, { jenis: 'json-rusak' });
  }
}

/** The JSON body checked against a contract. The refusal names the field and carries all of them in `kesalahan`. */
export async function readBody<Schema extends z.ZodType>(
  call: Call,
  schema: Schema,
): Promise<z.output<Schema>> {
  return checked(schema, await readJson(call));
}

export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const kesalahan: Record<string, string> = {};
  for (const issue of result.error.issues) kesalahan[issue.path.join('.') || 'data'] ??= issue.message;
  const [field, text] = Object.entries(kesalahan)[0] ?? ['data', malformed];
  throw new Refusal(`${field}: ${text}`, 200, { kesalahan, jenis: 'isian-salah' });
}
