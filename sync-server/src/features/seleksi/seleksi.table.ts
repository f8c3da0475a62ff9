import { index, instant, primaryKey, table, text } from '../../db/columns.ts';
import { whenGone } from '../../db/relations.ts';

/** Whom the selection has accepted, and where. */
export const hasilSeleksi = table(
  'hasil_seleksi',
  {
    sekolah_id: text().notNull(),
    peserta_id: text().notNull(),
    program_keahlian_id: text().notNull(),
    /** From this instant on everybody may know; null: nobody yet. */
    terbit_ms: instant(),
    dibuat_ms: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.peserta_id] }),
    index('hasil_seleksi_terbit').on(t.sekolah_id, t.terbit_ms),
  ],
);

whenGone(hasilSeleksi, { peserta_id: 'menolak', program_keahlian_id: 'menolak' });
