import { eq, gte } from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';

/** Rows of a participant from a date on, with the place where they are watched. */
export const listPlacesOfPeserta = (read: Reader, pesertaId: string, sinceDate: string) =>
  read
    .select({
      id: jadwalUjianPeserta.id,
      tanggal: jadwalUjianPeserta.tanggal,
      sesi_id: jadwalUjianPeserta.jadwal_ujian_sesi_id,
    })
    .from(jadwalUjianPeserta)
    .where(
      ofSchool(
        jadwalUjianPeserta,
        eq(jadwalUjianPeserta.peserta_id, pesertaId),
        gte(jadwalUjianPeserta.tanggal, sinceDate),
      ),
    );
