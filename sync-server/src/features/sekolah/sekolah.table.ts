import { instant, json, primaryKey, table, text } from '../../db/columns.ts';
import type { Zone } from '@spmb/shared/kernel/zone.ts';

/** The school: one row on a school's own server. Its id stands first in every key, so that data can be split by school. */
export const sekolah = table(
  'sekolah',
  {
    id: text().notNull(),
    nama: text().notNull(),
    npsn: text(),
    alamat: text(),
    telpon: text(),
    email: text(),
    zona: text<Zone>().notNull(),
    /** For the steps shown to a participant who lost the network. */
    wifi_nama: text(),
    alamat_server: text(),
    /** Codes of file status whose applicants sit exams; participants imported without a file always do. */
    pesertas: json<number[]>().notNull(),
    diubah_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.id] })],
);
