import { awalanPengumuman } from '@spmb/shared/pengumuman/awalan.ts';
import type { Zone } from '@spmb/shared/kernel/zone.ts';
import type { Transaction } from '../../db/store.ts';
import { pembacaOf } from './hash-pembaca.ts';
import { insertPembaca } from './pengumuman.mutations.ts';
import { listTampil } from './pengumuman.queries.ts';

/** An account has read the announcements among `ids` that are shown to participants now, as they are worded now; of others nothing is kept. */
export async function tandaiPengumuman(
  tx: Transaction,
  akunId: string,
  ids: readonly string[],
  nowMs: number,
  zona: Zone,
): Promise<void> {
  const asked = new Set(ids.filter((id) => id.startsWith(awalanPengumuman)));
  if (asked.size === 0) return;
  const tampil = await listTampil(tx, 'peserta', nowMs, zona);
  await insertPembaca(
    tx,
    tampil.filter(({ id }) => asked.has(`${awalanPengumuman}${id}`)),
    pembacaOf(akunId),
    true,
  );
}
