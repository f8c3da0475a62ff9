import { index, instant, integer, json, primaryKey, table, text } from './columns.ts';
import { whenGone } from './relations.ts';

/**
 * Who changed what, when and why; rows are only added. Each stands in a chain (`untai`, `nomor`) that its hash ties to
 * the one before: docs/decisions/0019-audit-chain.md.
 */
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
    /** The chain that it stands in, and its place there from 1. Null only until the server is started on older rows. */
    untai: text(),
    generasi: integer(),
    nomor: integer(),
    /** Random letters before the personal values are hashed, so that nobody guesses them; null: they were deleted. */
    garam: text(),
    /** Hash of the personal values: nama, sebelum, sesudah, alasan. */
    sidik_isi: text(),
    /** Hash over that of the entry before and what this one says without personal values. */
    rantai: text(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    // Acts on one record, also where only the record is known.
    index('audit_baris').on(t.sekolah_id, t.baris_id, t.tabel),
    index('audit_akun').on(t.sekolah_id, t.akun_id),
    index('audit_urut').on(t.sekolah_id, t.untai, t.nomor, t.id),
    // Entries are narrowed by these without reading what they hold.
    index('audit_saring').on(t.sekolah_id, t.id, t.tindakan, t.tabel, t.akun_id),
  ],
);

whenGone(audit, { akun_id: 'tetap' });

export type AuditRow = typeof audit.$inferSelect;
/** What an entry says and no place in a chain changes. */
export type Entry = Omit<AuditRow, 'untai' | 'generasi' | 'nomor' | 'garam' | 'sidik_isi' | 'rantai'>;
