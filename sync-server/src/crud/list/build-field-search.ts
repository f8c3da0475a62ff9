import type { Capability } from '@spmb/shared/kernel/capability.ts';
import type { Search } from '../../feature.ts';

/** A screen that is a form, and what can be found on it. */
interface FieldsShown {
  capability: Capability;
  /** Heading over its fields. */
  jenis: string;
  /** Its address; `isian` behind it names the field that is gone to. */
  screen: string;
  fields: readonly {
    field: string;
    label: string;
    /** The part of the form in which it stands. */
    detail: string;
  }[];
}

/** Lets the fields of a form be found from everywhere, by their labels. */
export const buildFieldSearch = ({ capability, jenis, screen, fields }: FieldsShown): Search => ({
  capability,
  find(_akun, words, limit) {
    const wanted = words.map((word) => word.toLowerCase());
    const found = fields.filter(({ label, detail }) => {
      const text = `${label} ${detail}`.toLowerCase();
      return wanted.every((word) => text.includes(word));
    });
    return Promise.resolve(
      found.slice(0, limit).map(({ field, label, detail }) => ({
        jenis,
        title: label,
        detail,
        route: `${screen}?isian=${field}`,
      })),
    );
  },
});
