import { asc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import { preparedRows } from '../../../db/prepared.ts';
import type { Reader } from '../../../db/store.ts';
import { jadwalUjian } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import type { Stream } from '../attempt/attempt.queries.ts';
import { jadwalOfUjian } from '../attempt/joins.queries.ts';
import { aliran, operasi, tindakan, ujian } from '../attempt/ujian.table.ts';

/** A page of attempts after an id, with the seed and rule of their draw. */
export const listAttemptsAfter = (read: Reader, id: string, limit: number) =>
  read
    .select({ attempt: ujian, rahasia_undian: jadwalUjian.rahasia_undian })
    .from(ujian)
    .leftJoin(jadwalUjian, jadwalOfUjian)
    .where(ofSchool(ujian, gt(ujian.id, id)))
    .orderBy(asc(ujian.id))
    .limit(limit);

const selectStreams = preparedRows<Stream>(aliran, (read) =>
  read
    .select()
    .from(aliran)
    .where(ofSchool(aliran, eq(aliran.ujian_id, sql.placeholder('ujian_id'))))
    .orderBy(asc(aliran.dibuat_ms), asc(aliran.id)),
);

export const listStreamsOfAttempt = (read: Reader, ujianId: string) =>
  selectStreams(read, { ujian_id: ujianId });

/** The log of a stream in its order, also rows that name another attempt. */
export const listOperationsOfStream = (read: Reader, aliranId: string) =>
  read
    .select()
    .from(operasi)
    .where(ofSchool(operasi, eq(operasi.aliran_id, aliranId)))
    .orderBy(asc(operasi.seq));

export const listTindakanOfUjian = (read: Reader, ujianId: string) =>
  read
    .select()
    .from(tindakan)
    .where(ofSchool(tindakan, eq(tindakan.ujian_id, ujianId)));

/** Operations whose stream is missing or belongs to another attempt. */
export const listStrayOperations = (read: Reader) =>
  read
    .select({ aliran_id: operasi.aliran_id, seq: operasi.seq, ujian_id: operasi.ujian_id })
    .from(operasi)
    .leftJoin(aliran, byId(aliran, operasi.aliran_id))
    .where(ofSchool(operasi, or(isNull(aliran.id), ne(aliran.ujian_id, operasi.ujian_id))))
    .limit(100);
