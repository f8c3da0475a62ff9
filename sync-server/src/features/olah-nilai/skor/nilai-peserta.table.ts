import type { Komponen } from '@spmb/shared/seleksi/nilai-akhir.ts';
import type { Hundredths } from '@spmb/shared/seleksi/calon.ts';
import { boolean, instant, integer, json, primaryKey, table, text } from '../../../db/columns.ts';
import { whenGone } from '../../../db/relations.ts';

/** What people wrote of an applicant's scores. What exams, report cards and parameters say is never copied here. */
export const nilaiPeserta = table(
  'nilai_peserta',
  {
    sekolah_id: text().notNull(),
    peserta_id: text().notNull(),
    /** The interview, in hundredths of 0 to 100; null: not held. */
    wawancara: integer(),
    /** Weighted components that were typed over. */
    diketik: json<Partial<Record<Komponen, Hundredths>>>().notNull(),
    order_person_status: boolean().notNull(),
    order_person_name: text().notNull(),
    /** null: as his form says. */
    afirmasi: boolean(),
    prioritas: boolean().notNull(),
    /** Why `prioritas` was set. */
    prioritas_alasan: text().notNull(),
    keterangan: text().notNull(),
    versi: integer().notNull(),
    diubah_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.peserta_id] })],
);

whenGone(nilaiPeserta, { peserta_id: 'menolak' });
