import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { desc, eq } from 'drizzle-orm';
import { audit } from '../../db/audit.table.ts';
import { ofSchool } from '../../db/of-school.ts';
import type { Transaction } from '../../db/store.ts';
import type { StoredRow } from '../definition/crud-definition.ts';

/** Refuses (409) a save that started from an older version of the row, and says who changed it since. */
export async function checkVersion(
  tx: Transaction,
  tabel: string,
  before: StoredRow,
  versi: number | null | undefined,
): Promise<void> {
  if (versi === undefined || versi === null || versi === before.versi) return;
  const [last] = await tx
    .select({ nama: audit.nama })
    .from(audit)
    .where(ofSchool(audit, eq(audit.tabel, tabel), eq(audit.baris_id, before.id)))
    .orderBy(desc(audit.waktu_ms), desc(audit.id))
    .limit(1);
  const by = last ? ` oleh ${last.nama}` : '';
  throw new Refusal(
    `Data ini sudah diubah${by} sejak Anda membukanya. Muat ulang, lalu ulangi perubahan Anda.`,
    409,
    {
      jenis: 'versi-lama',
    },
  );
}
