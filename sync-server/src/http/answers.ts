import type { Acted } from '@spmb/shared/kernel/call.ts';
import type { Envelope } from '@spmb/shared/kernel/envelope.ts';
import type { Call } from './route.ts';

type Besides<Answer> = Omit<Awaited<Answer>, keyof Acted>;

/** The answer of an action that was carried out. Its fields are those that its call's definition names, and no others. */
export const acted = <Answer>(
  message: string,
  ...[fields]: object extends Besides<Answer> ? [fields?: Besides<Answer>] : [fields: Besides<Answer>]
): Answer => ({ status: true, message, ...fields }) as Answer;

/** A successful action: the envelope with `status:true`. Extra fields stand beside `message`, as the spec's answers do. */
export function done(call: Call, message: string, fields: Record<string, unknown> = {}): Response {
  const envelope: Envelope = { status: true, message };
  return call.json({ ...envelope, ...fields });
}

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** An .xlsx to keep, under an ASCII name without quotes. */
export function workbook(call: Call, bytes: Uint8Array, fileName: string): Response {
  return call.body(new Uint8Array(bytes), 200, {
    'content-type': xlsx,
    'content-disposition': `attachment; filename="${fileName}"`,
  });
}

/** An XML file to keep, under an ASCII name without quotes. */
export function xmlFile(call: Call, bytes: Uint8Array, fileName: string): Response {
  return call.body(new Uint8Array(bytes), 200, {
    'content-type': 'application/xml; charset=utf-8',
    'content-disposition': `attachment; filename="${fileName}"`,
  });
}

const mimes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  zip: 'application/zip',
};

/** A document to keep or to print, under an ASCII name without quotes that ends in its kind. It stays in no cache: cards carry passwords. */
export function paperFile(
  call: Call,
  bytes: Uint8Array,
  fileName: `${string}.${keyof typeof mimes}`,
): Response {
  return call.body(new Uint8Array(bytes), 200, {
    'content-type': mimes[fileName.slice(fileName.lastIndexOf('.') + 1) as keyof typeof mimes],
    'content-disposition': `attachment; filename="${fileName}"`,
    'cache-control': 'no-store',
  });
}
