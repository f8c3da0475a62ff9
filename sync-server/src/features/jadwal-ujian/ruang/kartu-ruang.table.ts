import { sql } from 'drizzle-orm';
import { index, instant, primaryKey, table, text, uniqueIndex } from '../../../db/columns.ts';
import { keyFields, whenGone } from '../../../db/relations.ts';

/** Codes that open the screen of one room in a date × session without an account; a replaced one stays. */
export const kartuRuang = table(
  'kartu_ruang',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    tanggal: text().notNull(),
    jadwal_ujian_sesi_id: text().notNull(),
    /** As participants' rows name it; '': those without a room. */
    ruang: text().notNull(),
    /** Keyed hash by which a typed code finds its card. */
    kode_sidik: text().notNull(),
    /** The code, sealed with the server's key, so that the card can be printed again. */
    kode_tersegel: text().notNull(),
    dibuat_ms: instant().notNull(),
    /** null: it opens its room. */
    dicabut_ms: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    uniqueIndex('kartu_ruang_sidik').on(t.sekolah_id, t.kode_sidik),
    uniqueIndex('kartu_ruang_berlaku')
      .on(t.sekolah_id, t.tanggal, t.jadwal_ujian_sesi_id, t.ruang)
      .where(sql`dicabut_ms is null`),
  ],
);

/** Who opened a room with its card, under the name that he typed. */
export const sesiKartu = table(
  'sesi_kartu',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    kartu_ruang_id: text().notNull(),
    nama: text().notNull(),
    nip: text().notNull(),
    perangkat: text().notNull(),
    alamat: text(),
    dibuat_ms: instant().notNull(),
    /** Left by whoever opened it; null: not yet. */
    keluar_ms: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    index('sesi_kartu_kartu').on(t.sekolah_id, t.kartu_ruang_id, t.dibuat_ms),
  ],
);

keyFields(['kartu_ruang_id'], kartuRuang);
whenGone(kartuRuang, { jadwal_ujian_sesi_id: 'tetap' });
whenGone(sesiKartu, { kartu_ruang_id: 'menolak' });
