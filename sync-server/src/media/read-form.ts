import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { parseJson } from '../http/read-body.ts';
import type { Call } from '../http/route.ts';

/** A multipart form: its texts and its files by field, files in order. */
export interface Form {
  text(field: string): string | undefined;
  file(field: string): File | undefined;
  files(field: string): File[];
}

/** The multipart body of a call. Refuses (400) what is no form. */
export async function readForm(call: Call): Promise<Form> {
  const body = await call.req.formData().catch(() => {
    throw new Refusal('Berkas yang dikirim tidak terbaca. Muat ulang halaman, lalu unggah lagi.', 400);
  });
  const files = (field: string) => body.getAll(field).filter((value) => value instanceof File);
  return {
    files,
    file: (field) => files(field)[0],
    text(field) {
      const value = body.get(field);
      return typeof value === 'string' ? value : undefined;
    },
  };
}

/** Columns chosen by hand, as the field `peta` of a form has them (JSON, unchecked); null where it is empty. */
export function petaOf(form: Form): unknown {
  const text = form.text('peta')?.trim() ?? '';
  return text === '' ? null : parseJson(text);
}
