import { instant, integer, json, primaryKey, table, text } from '../../db/columns.ts';
import { nameFields } from '../../db/field-names.ts';

/** Positions that applicants may apply to. */
export const formasi = table(
  'formasi',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    jenis_jabatan: text().notNull(),
    nama_jabatan: text().notNull(),
    opd: text().notNull(),
    /** Names of majors. */
    detjurusan: json<string[]>().notNull(),
    keterangan: text().notNull(),
    jumlah: integer().notNull(),
    /** First and last day, YYYY-MM-DD in the school's zone. */
    tanggal_mulai: text().notNull(),
    tanggal_selesai: text().notNull(),
    versi: integer().notNull(),
    diubah_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.id] })],
);

nameFields(['formasi_id'], formasi, formasi.nama_jabatan);
