import type { NamaKelompok } from '@spmb/shared/pengaturan/kelompok.ts';
import { instant, integer, json, primaryKey, table, text } from '../db/columns.ts';

/** Settings by group; what is missing has its default. */
export const pengaturan = table(
  'pengaturan',
  {
    sekolah_id: text().notNull(),
    kelompok: text<NamaKelompok>().notNull(),
    isi: json<Record<string, unknown>>().notNull(),
    versi: integer().notNull(),
    diubah_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.kelompok] })],
);
