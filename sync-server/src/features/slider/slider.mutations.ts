import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { byId } from '../../db/of-school.ts';
import type { Transaction } from '../../db/store.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { schoolId } from '../../db/school-id.ts';
import { listSliderIds } from './slider.queries.ts';
import { slider } from './slider.table.ts';

/** Puts the pictures in the order of `ids`. Refuses a list that is not every picture once: somebody else has changed it. */
export async function saveUrutan(tx: Transaction, nowMs: number, ids: readonly string[]): Promise<void> {
  const before = await listSliderIds(tx);
  if (ids.toSorted().join() !== before.toSorted().join())
    throw new Refusal('Daftar slider sudah berubah. Muat ulang daftarnya, lalu urutkan lagi.', 409);
  if (ids.join() === before.join()) return;
  for (const [index, id] of ids.entries())
    await tx
      .update(slider)
      .set({ urutan: index + 1, diubah_ms: nowMs })
      .where(byId(slider, id));
  await writeAudit(tx, nowMs, {
    tindakan: 'urutkan_slider',
    tabel: 'slider',
    baris_id: schoolId,
    sebelum: { ids: before },
    sesudah: { ids: [...ids] },
  });
}
