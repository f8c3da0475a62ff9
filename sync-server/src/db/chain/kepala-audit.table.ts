import { integer, json, primaryKey, table, text } from '../columns.ts';

/** A place in a chain. */
export interface Kepala {
  untai: string;
  generasi: number;
  /** Of the last entry; 0: none yet. */
  nomor: number;
  /** Hash of the last entry, or of what the chain begins with. */
  rantai: string;
}

/** Chains of the audit trail, each with its last entry. That of the highest generasi is the one in use. */
export const kepalaAudit = table(
  'kepala_audit',
  {
    sekolah_id: text().notNull(),
    untai: text().notNull(),
    generasi: integer().notNull(),
    nomor: integer().notNull(),
    rantai: text().notNull(),
    /** The other chains as they ended when this one began. */
    sebelum: json<Kepala[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.untai] })],
);
