import { index, instant, integer, json, primaryKey, table, text } from '../../db/columns.ts';
import { keyFields, whenGone } from '../../db/relations.ts';
import type { AnyRow } from '../../db/table-rows.ts';

/** What was deleted by one act, so that it can be taken back. */
export const hapusan = table(
  'hapusan',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    /** Table of what was chosen. */
    tabel: text().notNull(),
    /** The record that was chosen, or the one that several belong to. */
    baris_id: text().notNull(),
    /** What people call it. */
    judul: text().notNull(),
    /** `ganti`: others took the place of the rows, and leave it when these come back. */
    jenis: text<'hapus' | 'ganti'>().notNull(),
    /** Rows by table, the chosen ones among them. */
    jumlah: json<Record<string, number>>().notNull(),
    alasan: text(),
    akun_id: text(),
    nama: text().notNull(),
    dibuat_ms: instant().notNull(),
    /** null: it was not taken back. */
    diurungkan_ms: instant(),
    diurungkan_nama: text(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    index('hapusan_waktu').on(t.sekolah_id, t.dibuat_ms),
  ],
);

/** The deleted rows with all their columns, some of a table at a time. */
export const hapusanIsi = table(
  'hapusan_isi',
  {
    sekolah_id: text().notNull(),
    hapusan_id: text().notNull(),
    urutan: integer().notNull(),
    tabel: text().notNull(),
    baris: json<AnyRow[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.hapusan_id, t.urutan] })],
);

keyFields(['hapusan_id'], hapusan);
whenGone(hapusan, { akun_id: 'tetap' });
whenGone(hapusanIsi, { hapusan_id: 'ikut' });
