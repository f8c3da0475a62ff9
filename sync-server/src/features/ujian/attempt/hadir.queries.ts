import type { SejauhUjian } from '@spmb/shared/dasbor-staf/dasbor-staf.ts';
import type { AttemptStatus } from '@spmb/shared/sync/protocol/protocol.ts';
import { eq, exists, inArray, sql, type Column, type SQL } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { ujian } from './ujian.table.ts';

const dimulai: AttemptStatus[] = ['mengerjakan', 'menunggu_kiriman', 'selesai', 'final'];
/** Whoever has such an attempt was there; `siap` waits for its start or its release. */
export const isDimulai = inArray(ujian.status, dimulai);
export const isSelesai = inArray(ujian.status, dimulai.slice(2));

const isSejauh: Readonly<Record<SejauhUjian, SQL>> = {
  terjadwal: sql`true`,
  mulai: isDimulai,
  selesai: isSelesai,
};

/** Whether the participant of an id has come so far in an exam of a date. */
export function isUjianPada(read: Reader, id: Column, sejauh: SejauhUjian, tanggal: string): SQL {
  const { peserta_id, ujian_berlaku } = jadwalUjianPeserta;
  // As a condition PostgreSQL may begin with the attempts, and look through the rows of the date for each.
  const pesertaId = sql`case when ${isSejauh[sejauh]} then ${peserta_id} end`;
  const rows = read
    .select({ pesertaId })
    .from(jadwalUjianPeserta)
    .leftJoin(ujian, byId(ujian, ujian_berlaku))
    .where(ofSchool(jadwalUjianPeserta, eq(jadwalUjianPeserta.tanggal, tanggal)));
  return inArray(id, rows);
}

/** Whether the participant of an id has begun an exam that counts. */
export const isHadir = (read: Reader, id: Column): SQL =>
  exists(
    read
      .select({ one: sql`1` })
      .from(jadwalUjianPeserta)
      .innerJoin(ujian, byId(ujian, jadwalUjianPeserta.ujian_berlaku, isDimulai))
      .where(ofSchool(jadwalUjianPeserta, eq(jadwalUjianPeserta.peserta_id, id))),
  );
