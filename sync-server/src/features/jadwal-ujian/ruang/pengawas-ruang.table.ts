import { and, eq, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import { keepTrail } from '../../../crud/delete/trail.ts';
import { instant, primaryKey, table, text, uniqueIndex } from '../../../db/columns.ts';
import { ofSchool } from '../../../db/of-school.ts';
import { watchedProgram, type Watcher } from '../../../http/door/watched-program.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { jadwalUjianPeserta } from '../jadwal/jadwal-ujian.table.ts';
import { whenGone } from '../../../db/relations.ts';

/** Which supervisor watches which room in a date × session (N39). */
export const pengawasRuang = table(
  'pengawas_ruang',
  {
    sekolah_id: text().notNull(),
    id: text().notNull(),
    tanggal: text().notNull(),
    jadwal_ujian_sesi_id: text().notNull(),
    /** As participants' rows name it. */
    ruang: text().notNull(),
    /** Account of the supervisor. */
    user_id: text().notNull(),
    diubah_ms: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    uniqueIndex('pengawas_ruang_unik').on(
      t.sekolah_id,
      t.tanggal,
      t.jadwal_ujian_sesi_id,
      t.user_id,
      t.ruang,
    ),
  ],
);

/** The participants of the programme that an account watches; undefined: all. Joined with `peserta`. */
export function ofProgram(akun: Watcher): SQL | undefined {
  const program = watchedProgram(akun);
  return program === null ? undefined : eq(peserta.jurusan_id_1, program);
}

/** The participants' rows of a room in a date and session; `ruang` '': those without one. */
export const rowsOfTempat = ({ tanggal, jadwal_ujian_sesi_id, ruang }: NonNullable<Watcher['tempat']>) =>
  and(
    eq(jadwalUjianPeserta.tanggal, tanggal),
    eq(jadwalUjianPeserta.jadwal_ujian_sesi_id, jadwal_ujian_sesi_id),
    ruang === '' ? isNull(jadwalUjianPeserta.ruang) : eq(jadwalUjianPeserta.ruang, ruang),
  );

/**
 * The participants' rows that an account watches; undefined: all. A supervisor who has rooms in a date and session sees
 * these and no others, without any he sees the participants of his programme (N39). A card shows its own room and session.
 * Joined with `peserta`.
 */
export function watchedRows(akun: Watcher): SQL | undefined {
  if (akun.tempat) return rowsOfTempat(akun.tempat);
  const program = ofProgram(akun);
  if (akun.authent !== 'supervisor') return program;
  const own = ofSchool(
    pengawasRuang,
    eq(pengawasRuang.tanggal, jadwalUjianPeserta.tanggal),
    eq(pengawasRuang.jadwal_ujian_sesi_id, jadwalUjianPeserta.jadwal_ujian_sesi_id),
    eq(pengawasRuang.user_id, akun.akun_id),
  );
  const inRuang = and(own, eq(pengawasRuang.ruang, jadwalUjianPeserta.ruang));
  const exists = (where: SQL | undefined) => sql`exists (select 1 from ${pengawasRuang} where ${where})`;
  return or(exists(inRuang), and(not(exists(own)), program));
}

whenGone(pengawasRuang, { jadwal_ujian_sesi_id: 'ikut', user_id: 'ikut' });
keepTrail(pengawasRuang, ['id', 'diubah_ms']);
