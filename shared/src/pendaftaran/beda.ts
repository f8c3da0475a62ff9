import { formulir, kosong } from './formulir/formulir.ts';
import type { Field, Terisi } from './formulir/field.ts';

/** A field that is filled in otherwise than before. */
export interface Beda {
  langkah: string;
  field: Field;
  sebelum: unknown;
  sesudah: unknown;
}

/** What differs between two submissions, in the form's order. */
export const bandingkan = (sebelum: Terisi, sesudah: Terisi): Beda[] =>
  formulir.flatMap(({ name, fields }) =>
    fields.flatMap((field) => {
      const [before, after] = [sebelum, sesudah].map((one) => one[field.name] ?? kosong(field));
      return before === after ? [] : [{ langkah: name, field, sebelum: before, sesudah: after }];
    }),
  );
