import { eq, isNull } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { ujian } from '../../ujian/attempt/ujian.table.ts';

/** What tells of each attempt of a date and session whether its device is heard, and whether anything is expected of it. */
export const listHearing = (read: Reader, tanggal: string, sesiId: string) =>
  read
    .select({
      id: ujian.jadwal_ujian_peserta_id,
      aliran: ujian.aliran,
      status: ujian.status,
      kontak_ms: ujian.kontak_ms,
      selesai_ms: ujian.selesai_ms,
      sebab_selesai: ujian.sebab_selesai,
      belum_terkirim: ujian.belum_terkirim,
      menunggu_ulang: ujian.menunggu_ulang,
    })
    .from(ujian)
    .where(
      ofSchool(
        ujian,
        eq(ujian.tanggal, tanggal),
        eq(ujian.jadwal_ujian_sesi_id, sesiId),
        isNull(ujian.diarsipkan_ms),
      ),
    );
