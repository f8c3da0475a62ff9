import type { Audit } from '../kernel/audit.schema.ts';

/** Fields by which people know a record, the first that is filled in. */
const naming = ['name', 'nama', 'username', 'title', 'mapel', 'peserta_id'];

/** What people call the record of an entry, as the entry tells it; undefined: it names none. */
export function subjectOfEntry({ sebelum, sesudah }: Pick<Audit, 'sebelum' | 'sesudah'>): string | undefined {
  const fields: Record<string, unknown> = { ...(sebelum as object), ...(sesudah as object) };
  return naming.map((kolom) => fields[kolom]).find((value) => typeof value === 'string' && value !== '') as
    string | undefined;
}
