import { sql } from 'drizzle-orm';
import { byId } from '../../../db/of-school.ts';
import { placeholders, preparedWrite } from '../../../db/prepared.ts';
import type { Transaction } from '../../../db/store.ts';
import { jadwalUjianPeserta } from './jadwal-ujian.table.ts';

const update = preparedWrite((queries) =>
  queries
    .update(jadwalUjianPeserta)
    .set(placeholders('ujian_berlaku', 'percobaan'))
    .where(byId(jadwalUjianPeserta, sql.placeholder('id'))),
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
