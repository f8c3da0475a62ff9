import type { PesanLayar, PesanSaatUjian } from '@spmb/shared/absen/absen-row.schema.ts';
import { asc, eq } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { percakapan, pesan } from '../../pesan/rows/pesan.table.ts';

/** The newest message to the screen by row, of a date and session. */
export async function mapNewestLayar(
  read: Reader,
  tanggal: string,
  sesiId: string,
): Promise<Map<string, PesanLayar>> {
  const rows = await read
    .select({
      id: jadwalUjianPeserta.id,
      teks: pesan.body,
      dibuat_ms: pesan.dibuat_ms,
      dibaca_ms: pesan.dibaca_ms,
    })
    .from(pesan)
    .innerJoin(jadwalUjianPeserta, byId(jadwalUjianPeserta, pesan.jadwal_ujian_peserta_id))
    .where(
      ofSchool(
        pesan,
        eq(pesan.jenis, 'layar'),
        eq(jadwalUjianPeserta.tanggal, tanggal),
        eq(jadwalUjianPeserta.jadwal_ujian_sesi_id, sesiId),
      ),
    )
    .orderBy(asc(pesan.dibuat_ms), asc(pesan.id));
  return new Map(rows.map(({ id, ...shown }) => [id, shown]));
}

/** The newest message to the committee by row of a date and session, of who wrote it during the exam and is not answered. */
export async function mapPesanPanitia(
  read: Reader,
  tanggal: string,
  sesiId: string,
): Promise<Map<string, PesanSaatUjian>> {
  const { title, body, dibuat_ms } = pesan;
  const rows = await read
    .select({ id: jadwalUjianPeserta.id, title, body, dibuat_ms })
    .from(jadwalUjianPeserta)
    .innerJoin(
      percakapan,
      ofSchool(
        percakapan,
        eq(percakapan.peserta_id, jadwalUjianPeserta.peserta_id),
        eq(percakapan.jadwal_ujian_peserta_id, jadwalUjianPeserta.id),
      ),
    )
    .innerJoin(
      pesan,
      ofSchool(pesan, eq(pesan.jadwal_ujian_peserta_id, jadwalUjianPeserta.id), eq(pesan.jenis, 'panitia')),
    )
    .where(
      ofSchool(
        jadwalUjianPeserta,
        eq(jadwalUjianPeserta.tanggal, tanggal),
        eq(jadwalUjianPeserta.jadwal_ujian_sesi_id, sesiId),
      ),
    )
    .orderBy(asc(dibuat_ms), asc(pesan.id));
  return new Map(rows.map(({ id, ...shown }) => [id, shown]));
}
