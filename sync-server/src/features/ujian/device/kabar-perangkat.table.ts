import { boolean, instant, integer, json, primaryKey, table, text } from '../../../db/columns.ts';
import { whenGone } from '../../../db/relations.ts';

/** What the latest device of a participant said of itself (S21); null: its browser does not tell, or it was not asked. */
export const kabarPerangkat = table(
  'kabar_perangkat',
  {
    sekolah_id: text().notNull(),
    peserta_id: text().notNull(),
    perangkat: text().notNull(),
    baterai: integer(),
    mengisi: boolean(),
    ruang_mb: integer(),
    tetap: boolean(),
    /** The participant's rows whose sheet stands on the device. */
    siap: json<string[]>().notNull(),
    /** Those of them that it can begin without the server; null: it never said. */
    bekal: json<string[]>(),
    selisih_ms: instant(),
    layak: boolean(),
    pada_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.peserta_id] })],
);

whenGone(kabarPerangkat, { peserta_id: 'menolak' });
