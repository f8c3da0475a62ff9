import type { GladiBersih, StatusGladi } from '@spmb/shared/gladi-bersih/gladi-bersih.schema.ts';
import { boolean, instant, json, primaryKey, table, text } from '../../../db/columns.ts';

/** Reports of rehearsals: all that is left of them. */
export const gladiBersih = table(
  'gladi_bersih',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    jenis: text<GladiBersih['jenis']>().notNull(),
    nama: text().notNull(),
    status: text<StatusGladi>().notNull(),
    lulus: boolean(),
    oleh: text().notNull(),
    mulai_ms: instant().notNull(),
    selesai_ms: instant(),
    sebab: text(),
    isian: json<GladiBersih['isian']>().notNull(),
    laporan: json<NonNullable<GladiBersih['laporan']>>(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.id] })],
);
