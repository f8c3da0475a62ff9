import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import type { PlainCall } from './route.ts';

const malformed = 'Data yang dikirim tidak terbaca. Muat ulang halaman, lalu kirim lagi.';

const forbidden =
  'Data yang dikirim memuat karakter yang tidak dapat disimpan. Hapus karakter itu atau ketik ulang isinya, lalu kirim lagi.';
/**
 * An escaped NUL or half of a surrogate pair, as JSON is written; after an even number of backslashes, else it is the
 * text of an escape.
 */
const escaped = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** The JSON body; an empty body reads as `{}`. Refuses (400) what is no JSON. */
export async function readJson(call: PlainCall): Promise<unknown> {
  const text = await call.req.text();
  return text.trim() === '' ? {} : parseJson(text);
}

/**
 * Every JSON that comes from outside. Refuses (400) what cannot be read, and texts with a NUL or half a character:
 * PostgreSQL stores none, and the two databases must hold the same. JSON spells them only as escapes.
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  let isForbidden: boolean;
  try {
    value = JSON.parse(text);
    // Written again, what is nested too deeply fails here and not where it is used.
    isForbidden = text.includes('\\u') && escaped.test(JSON.stringify(value));
  } catch {
    throw new Refusal(malformed, 400, { jenis: 'json-rusak' });
  }
  if (isForbidden) throw new Refusal(forbidden, 400, { jenis: 'karakter-terlarang' });
  return value;
}

/** An address asks the database too: what no text may hold stands in none of its parts. */
export const refuseNulInAddress: MiddlewareHandler = (call, next) => {
  if (call.req.url.includes('%00')) throw new Refusal(forbidden, 400, { jenis: 'karakter-terlarang' });
  return next();
};

/** The JSON body checked against a contract. The refusal names the field and carries all of them in `kesalahan`. */
export async function readBody<Schema extends z.ZodType>(
  call: PlainCall,
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
