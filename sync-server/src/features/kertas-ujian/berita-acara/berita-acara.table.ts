import type { IsianBeritaAcara } from '@spmb/shared/kertas-ujian/berita-acara.schema.ts';
import { instant, integer, json, primaryKey, table, text } from '../../../db/columns.ts';
import { whenGone } from '../../../db/relations.ts';

/** The record of an exam in a room, as staff edited it. */
export const beritaAcara = table(
  'berita_acara',
  {
    sekolah_id: text().notNull(),
    tanggal: text().notNull(),
    jadwal_ujian_sesi_id: text().notNull(),
    /** As participants' rows name it; '': those without a room. */
    ruang: text().notNull(),
    isi: json<IsianBeritaAcara>().notNull(),
    /** Of the room's answers when it was saved. */
    sidik_jari: text().notNull(),
    akun_id: text(),
    nama: text().notNull(),
    versi: integer().notNull(),
    diubah_ms: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.tanggal, t.jadwal_ujian_sesi_id, t.ruang] })],
);

whenGone(beritaAcara, { jadwal_ujian_sesi_id: 'tetap', akun_id: 'tetap' });
