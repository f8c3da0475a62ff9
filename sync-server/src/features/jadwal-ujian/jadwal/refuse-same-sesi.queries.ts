import type { IsianSesi } from '@spmb/shared/jadwal-ujian/sesi.schema.ts';
import { eq, ne, sql } from 'drizzle-orm';
import { refuseIsian } from '../../../crud/definition/refuse-isian.ts';
import { lockRow } from '../../../db/lock-row.ts';
import { ofSchool } from '../../../db/of-school.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Reader, Transaction } from '../../../db/store.ts';
import { sekolah } from '../../sekolah/sekolah.table.ts';
import { jadwalUjianSesi } from './jadwal-ujian.table.ts';

/** Sessions are written one after the other until the transaction ends: two at once would not see each other. */
export const lockSesi = (tx: Transaction) =>
  lockRow(tx.select({ id: sekolah.id }).from(sekolah).where(eq(sekolah.id, schoolId)));

/** Another session of the same name, whatever the capitals, and the same times; `id`: the session itself, '' of a new one. */
export async function findSameSesi(read: Reader, { name, jam_mulai, jam_selesai }: IsianSesi, id = '') {
  const [same] = await read
    .select({ id: jadwalUjianSesi.id, name: jadwalUjianSesi.name })
    .from(jadwalUjianSesi)
    .where(
      ofSchool(
        jadwalUjianSesi,
        ne(jadwalUjianSesi.id, id),
        sql`lower(${jadwalUjianSesi.name}) = lower(${name})`,
        eq(jadwalUjianSesi.jam_mulai, jam_mulai),
        eq(jadwalUjianSesi.jam_selesai, jam_selesai),
      ),
    )
    .limit(1);
  return same;
}

/** Refuses a session that nobody could tell from another one. */
export async function refuseSameSesi(tx: Transaction, isian: IsianSesi, id?: string): Promise<void> {
  await lockSesi(tx);
  const same = await findSameSesi(tx, isian, id);
  if (same)
    refuseIsian({
      name: `${same.name} dengan jam yang sama sudah ada. Pakai sesi itu, atau beri nama lain.`,
    });
}
