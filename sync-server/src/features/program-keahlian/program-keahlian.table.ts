import { instant, integer, primaryKey, table, text } from '../../db/columns.ts';
import { nameFields } from '../../db/field-names.ts';

export const programKeahlian = table(
  'program_keahlian',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    name: text().notNull(),
    singkat: text().notNull(),
    pagu: integer().notNull(),
    warna: text().notNull(),
    /** Row version: a save that started from an older one is refused. */
    versi: integer().notNull(),
    diubah_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.id] })],
);

nameFields(
  ['program_keahlian_id', 'jurusan_id', 'jurusan_id_1', 'jurusan_id_2'],
  programKeahlian,
  programKeahlian.name,
);
