import { and, asc, eq, gt, isNull, ne, or } from 'drizzle-orm';
import { schoolId } from '../../db/school-id.ts';
import type { Reader } from '../../db/store.ts';
import { jadwalUjian } from '../jadwal-ujian/jadwal-ujian.table.ts';
import { aliran, operasi, tindakan, ujian } from './ujian.table.ts';

/** A page of attempts after an id, with the seed and rule of their draw. */
export const listAttemptsAfter = (read: Reader, id: string, limit: number) =>
  read
    .select({ attempt: ujian, rahasia_undian: jadwalUjian.rahasia_undian })
    .from(ujian)
    .leftJoin(
      jadwalUjian,
      and(eq(jadwalUjian.sekolah_id, schoolId), eq(jadwalUjian.id, ujian.jadwal_ujian_id)),
    )
    .where(and(eq(ujian.sekolah_id, schoolId), gt(ujian.id, id)))
    .orderBy(asc(ujian.id))
    .limit(limit);

export const listStreamsOfUjian = (read: Reader, ujianId: string) =>
  read
    .select()
    .from(aliran)
    .where(and(eq(aliran.sekolah_id, schoolId), eq(aliran.ujian_id, ujianId)))
    .orderBy(asc(aliran.dibuat_ms), asc(aliran.id));

/** The log of a stream in its order, also rows that name another attempt. */
export const listOperasiOfStream = (read: Reader, aliranId: string) =>
  read
    .select()
    .from(operasi)
    .where(and(eq(operasi.sekolah_id, schoolId), eq(operasi.aliran_id, aliranId)))
    .orderBy(asc(operasi.seq));

export const listTindakanOfUjian = (read: Reader, ujianId: string) =>
  read
    .select()
    .from(tindakan)
    .where(and(eq(tindakan.sekolah_id, schoolId), eq(tindakan.ujian_id, ujianId)));

/** Operations whose stream is missing or belongs to another attempt. */
export const listStrayOperasi = (read: Reader) =>
  read
    .select({ aliran_id: operasi.aliran_id, seq: operasi.seq, ujian_id: operasi.ujian_id })
    .from(operasi)
    .leftJoin(aliran, and(eq(aliran.sekolah_id, schoolId), eq(aliran.id, operasi.aliran_id)))
    .where(
      and(eq(operasi.sekolah_id, schoolId), or(isNull(aliran.id), ne(aliran.ujian_id, operasi.ujian_id))),
    )
    .limit(100);
