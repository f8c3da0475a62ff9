import { sql } from 'drizzle-orm';
import { schoolId } from '../db/school-id.ts';
import type { Store } from '../db/store.ts';
import type { Counted } from './penolakan.queries.ts';
import { penolakan } from './penolakan.table.ts';

/** Adds counts to those of the same day, kind and call. */
export const addPenolakan = (store: Store, batch: readonly Counted[]): Promise<void> =>
  store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'sistem' }, async (tx) => {
    for (const row of batch) {
      await tx
        .insert(penolakan)
        .values({ sekolah_id: schoolId, ...row })
        .onConflictDoUpdate({
          target: [penolakan.sekolah_id, penolakan.tanggal, penolakan.jenis, penolakan.panggilan],
          set: {
            jumlah: sql`${penolakan.jumlah} + ${row.jumlah}`,
            terakhir_ms: row.terakhir_ms,
            contoh: row.contoh,
          },
        });
    }
  });
