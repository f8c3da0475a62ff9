import { index, instant, json, primaryKey, table, text } from './columns.ts';

/** Who changed what, when and why; rows are only added. */
export const audit = table(
  'audit',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    waktu_ms: instant().notNull(),
    akun_id: text(),
    nama: text().notNull(),
    tindakan: text().notNull(),
    tabel: text().notNull(),
    baris_id: text().notNull(),
    sebelum: json<unknown>(),
    sesudah: json<unknown>(),
    alasan: text(),
    /** Who, why, and the texts of the record, small: what free text is looked for in. */
    teks: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    index('audit_baris').on(t.sekolah_id, t.tabel, t.baris_id),
    // Entries are narrowed by these without reading what they hold.
    index('audit_saring').on(t.sekolah_id, t.id, t.tindakan, t.tabel, t.akun_id),
  ],
);
