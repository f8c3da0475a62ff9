import { boolean, index, instant, integer, primaryKey, table, text } from '../../db/columns.ts';
import { whenGone } from '../../db/relations.ts';

/** Versions of the declaration. Rows are only added, so that what somebody agreed to stays what he read. */
export const naskahPersetujuan = table(
  'naskah_persetujuan',
  {
    sekolah_id: text().notNull(),
    versi: integer().notNull(),
    isi: text().notNull(),
    /** Whoever agreed to an older one is asked again. */
    minta_lagi: boolean().notNull(),
    akun_id: text(),
    nama: text().notNull(),
    dibuat_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.versi] })],
);

/** Who agreed to which version, and when for the first time. */
export const persetujuan = table(
  'persetujuan',
  {
    sekolah_id: text().notNull(),
    peserta_id: text().notNull(),
    versi: integer().notNull(),
    /** `kirim`: with his form; `meja`: before the desk, which sent it; `lagi`: he was asked again. */
    saat: text<'kirim' | 'meja' | 'lagi'>().notNull(),
    dibuat_ms: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.peserta_id, t.versi] }),
    index('persetujuan_versi').on(t.sekolah_id, t.versi),
  ],
);

whenGone(naskahPersetujuan, { akun_id: 'tetap' });
whenGone(persetujuan, { peserta_id: 'menolak' });
