import { sql } from 'drizzle-orm';
import { byId } from '../../../db/of-school.ts';
import { preparedSelect } from '../../../db/prepared.ts';
import type { Reader } from '../../../db/store.ts';
import { jadwalUjian } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';

const selectDoor = preparedSelect((read) =>
  read
    .select({ tutup_panggilan_langsung: jadwalUjian.tutup_panggilan_langsung })
    .from(jadwalUjian)
    .where(byId(jadwalUjian, sql.placeholder('id'))),
);

/** Whether a schedule closes the direct calls; undefined where it is deleted. */
export const findDoor = async (read: Reader, jadwalId: string) =>
  (await selectDoor(read, { id: jadwalId }))[0];
