import { and, eq, sql } from 'drizzle-orm';
import { schoolId } from '../../db/school-id.ts';
import { placeholders, preparedWrite } from '../../db/prepared.ts';
import type { Transaction } from '../../db/store.ts';
import { jadwalUjianPeserta } from './jadwal-ujian.table.ts';

const update = preparedWrite((queries) =>
  queries
    .update(jadwalUjianPeserta)
    .set(placeholders('ujian_berlaku', 'percobaan'))
    .where(
      and(eq(jadwalUjianPeserta.sekolah_id, schoolId), eq(jadwalUjianPeserta.id, sql.placeholder('id'))),
    ),
);

/** Points a participant's exam row at the attempt that counts; null: none any more. */
export async function recordStart(
  tx: Transaction,
  barisId: string,
  ujianId: string | null,
  percobaan: number,
): Promise<void> {
  await update(tx, { id: barisId, ujian_berlaku: ujianId, percobaan });
}
