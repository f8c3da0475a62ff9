import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { eq, exists, gte, inArray, isNull } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { geserOfBaris } from '../../jadwal-ujian/jadwal/geser-sesi.table.ts';
import {
  jadwalUjian,
  jadwalUjianPeserta,
  jadwalUjianSesi,
} from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { jadwalOfUjian } from '../attempt/joins.queries.ts';
import { ujian } from '../attempt/ujian.table.ts';

/** Attempts under way of a date and session; `ruang` '': of every room. */
export const listRunning = (read: Reader, at: TanggalSesi, ruang: string) =>
  read
    .select({
      id: ujian.id,
      status: ujian.status,
      mulai_ms: ujian.mulai_ms,
      baris: jadwalUjianPeserta,
      geser_menit: geserOfBaris(),
      jadwal: {
        waktu: jadwalUjian.waktu,
        toleransi_menit: jadwalUjian.toleransi_menit,
        keterlambatan: jadwalUjian.keterlambatan,
      },
      sesi: { jam_mulai: jadwalUjianSesi.jam_mulai, jam_selesai: jadwalUjianSesi.jam_selesai },
    })
    .from(ujian)
    .innerJoin(
      jadwalUjianPeserta,
      byId(
        jadwalUjianPeserta,
        ujian.jadwal_ujian_peserta_id,
        ruang === '' ? undefined : eq(jadwalUjianPeserta.ruang, ruang),
      ),
    )
    .innerJoin(jadwalUjian, jadwalOfUjian)
    .innerJoin(jadwalUjianSesi, byId(jadwalUjianSesi, ujian.jadwal_ujian_sesi_id))
    .where(
      ofSchool(
        ujian,
        eq(ujian.tanggal, at.tanggal),
        eq(ujian.jadwal_ujian_sesi_id, at.jadwal_ujian_sesi_id),
        inArray(ujian.status, ['mengerjakan', 'menunggu_kiriman']),
        isNull(ujian.diarsipkan_ms),
      ),
    );

export type Running = Awaited<ReturnType<typeof listRunning>>[number];

/** Whether somebody sits an exam now. */
export async function hasRunningUjian(read: Reader): Promise<boolean> {
  const rows = await read
    .select({ id: ujian.id })
    .from(ujian)
    .where(ofSchool(ujian, inArray(ujian.status, ['mengerjakan', 'menunggu_kiriman'])))
    .limit(1);
  return rows.length > 0;
}

/** Which of these accounts sit an exam now. Found from each account: thousands of others may sit one. */
export async function listAkunUjian(read: Reader, akunIds: readonly string[]): Promise<Set<string>> {
  const { id, peserta_id } = jadwalUjianPeserta;
  const attempt = read
    .select({ id: ujian.id })
    .from(ujian)
    .where(
      ofSchool(
        ujian,
        eq(ujian.jadwal_ujian_peserta_id, id),
        isNull(ujian.diarsipkan_ms),
        eq(ujian.status, 'mengerjakan'),
      ),
    );
  const baris = read
    .select({ id })
    .from(jadwalUjianPeserta)
    .where(ofSchool(jadwalUjianPeserta, eq(peserta_id, peserta.id), exists(attempt)));
  const rows = await read
    .select({ akun_id: peserta.akun_id })
    .from(peserta)
    .where(ofSchool(peserta, inArray(peserta.akun_id, [...akunIds]), exists(baris)));
  return new Set(rows.flatMap(({ akun_id }) => akun_id ?? []));
}

/** The row of the exam that a participant sits now, by the server's clock; undefined: he sits none. */
export async function findUjianBerjalan(read: Reader, pesertaId: string, nowMs: number) {
  const { id, tanggal, jadwal_ujian_sesi_id } = jadwalUjianPeserta;
  const [row] = await read
    .select({ id, tanggal, jadwal_ujian_sesi_id })
    .from(jadwalUjianPeserta)
    .innerJoin(
      ujian,
      ofSchool(
        ujian,
        eq(ujian.jadwal_ujian_peserta_id, id),
        isNull(ujian.diarsipkan_ms),
        eq(ujian.status, 'mengerjakan'),
        gte(ujian.batas_akhir_ms, nowMs),
      ),
    )
    .where(ofSchool(jadwalUjianPeserta, eq(jadwalUjianPeserta.peserta_id, pesertaId)))
    .limit(1);
  return row;
}
