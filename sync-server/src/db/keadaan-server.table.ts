import { primaryKey, table, text } from './columns.ts';

/** What the server knows of itself: identity, generation, running-time counter. */
export const keadaanServer = table(
  'keadaan_server',
  { kunci: text().notNull(), nilai: text().notNull() },
  (t) => [primaryKey({ columns: [t.kunci] })],
);
