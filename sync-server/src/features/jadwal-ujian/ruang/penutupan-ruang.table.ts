import type { KekuranganTercatat } from '@spmb/shared/absen/kekurangan.ts';
import { eq, isNull, sql } from 'drizzle-orm';
import { index, instant, json, primaryKey, table, text, uniqueIndex } from '../../../db/columns.ts';
import { ofSchool } from '../../../db/of-school.ts';
import { jadwalUjianPeserta } from '../jadwal/jadwal-ujian.table.ts';
import { whenGone } from '../../../db/relations.ts';

/** Rooms closed at the end of a date × session, with what was missing then; opened again, the row stays. */
export const penutupanRuang = table(
  'penutupan_ruang',
  {
    sekolah_id: text().notNull(),
    /** Drawn by the client. */
    id: text().notNull(),
    tanggal: text().notNull(),
    jadwal_ujian_sesi_id: text().notNull(),
    /** As participants' rows name it; '': those without a room. */
    ruang: text().notNull(),
    ditutup_ms: instant().notNull(),
    /** '' where nothing was missing. */
    alasan: text().notNull(),
    kekurangan: json<KekuranganTercatat>().notNull(),
    akun_id: text(),
    nama: text().notNull(),
    /** null: still closed. */
    dibuka_ms: instant(),
    dibuka_alasan: text(),
    dibuka_akun_id: text(),
    dibuka_nama: text(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    uniqueIndex('ruang_tertutup')
      .on(t.sekolah_id, t.tanggal, t.jadwal_ujian_sesi_id, t.ruang)
      .where(sql`dibuka_ms is null`),
    index('penutupan_ruang_sesi').on(t.sekolah_id, t.tanggal, t.jadwal_ujian_sesi_id),
  ],
);

/** When the room of a participant's row was closed; null: it is open. Selected beside `jadwal_ujian_peserta`. */
export const tertutupOfBaris = () =>
  sql<number | null>`(select ${penutupanRuang.ditutup_ms} from ${penutupanRuang} where ${ofSchool(
    penutupanRuang,
    eq(penutupanRuang.tanggal, jadwalUjianPeserta.tanggal),
    eq(penutupanRuang.jadwal_ujian_sesi_id, jadwalUjianPeserta.jadwal_ujian_sesi_id),
    sql`${penutupanRuang.ruang} = coalesce(${jadwalUjianPeserta.ruang}, '')`,
    isNull(penutupanRuang.dibuka_ms),
  )})`.mapWith((value: unknown) => (value === null ? null : Number(value)));

whenGone(penutupanRuang, { jadwal_ujian_sesi_id: 'ikut', akun_id: 'tetap', dibuka_akun_id: 'tetap' });
