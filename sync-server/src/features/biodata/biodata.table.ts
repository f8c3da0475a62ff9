import type { IsianBiodata } from '@spmb/shared/biodata/biodata.ts';
import { instant, integer, json, primaryKey, table, text, uniqueIndex } from '../../db/columns.ts';
import { whenGone } from '../../db/relations.ts';

/** What applicants say of themselves: one row each. */
export const biodata = table(
  'biodata',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    peserta_id: text().notNull(),
    isi: json<IsianBiodata>().notNull(),
    /** Stored name of the photo, as in `isi`. */
    foto: text(),
    versi: integer().notNull(),
    diubah_ms: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    uniqueIndex('biodata_peserta').on(t.sekolah_id, t.peserta_id),
  ],
);

whenGone(biodata, { peserta_id: 'menolak', foto: 'menolak' });
