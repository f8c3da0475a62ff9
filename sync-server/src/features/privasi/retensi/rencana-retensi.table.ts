import type { AturanRetensi } from '@spmb/shared/privasi/rencana-retensi.ts';
import { instant, integer, primaryKey, table, text } from '../../../db/columns.ts';
import { whenGone } from '../../../db/relations.ts';

/** Of whom a rule would delete something: told to the administrator first, and done only after it was seen on several days. */
export const rencanaRetensi = table(
  'rencana_retensi',
  {
    sekolah_id: text().notNull(),
    peserta_id: text().notNull(),
    aturan: text<AturanRetensi>().notNull(),
    /** First look that found him, and the last one. */
    pertama_ms: instant().notNull(),
    terakhir_ms: instant().notNull(),
    /** Different days on which a look found him. */
    hari: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.peserta_id, t.aturan] })],
);

whenGone(rencanaRetensi, { peserta_id: 'ikut' });
