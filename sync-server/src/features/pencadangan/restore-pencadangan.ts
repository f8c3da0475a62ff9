import type { Pencadangan, pulihkanContract } from '@spmb/shared/pencadangan/pencadangan.ts';
import type { z } from 'zod';
import { checkBackup, checkOrigin } from '../../backup/check-backup.ts';
import { fingerprintOf } from '../../backup/hash-of.ts';
import { openBackup, type OpenBackup } from '../../backup/open-backup.ts';
import { restoreTables } from '../../backup/restore-tables.mutations.ts';
import { StoreUnavailable, type Actor } from '../../db/store.ts';
import { writeAudit } from '../../db/write-audit.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { createPencadangan, getPencadangan } from './create-pencadangan.ts';
import { shutGate, type Room } from './room.ts';

const words = 'Data sedang dipulihkan. Tunggu sebentar, lalu coba lagi; jawaban di perangkat tetap aman.';

/**
 * Takes the database and the files back to a backup, in one transaction. Refuses before anything changes where the
 * backup does not fit; after a success the gate stays shut and the server has to be opened anew.
 */
export async function restorePencadangan(
  room: Room,
  actor: Actor,
  { id, alasan }: z.output<typeof pulihkanContract>,
): Promise<Pencadangan> {
  const { context } = room;
  const { state, secrets, gate, backups } = context;
  const wanted = await getPencadangan(room, id);
  const backup = await openBackup(backups.path(id));
  try {
    checkOrigin(backup, { server_id: state.serverId, kunci: fingerprintOf(secrets) });
    await checkBackup(backup, room.tables);
    await shutGate(context, words);
    let isReplacing = false;
    try {
      // Behind the gate, so that nothing is written that neither of the two backups holds.
      const before = await createPencadangan(room, 'sebelum-pulih');
      await addMissingMedia(context.media, backup);
      isReplacing = true;
      await state.replaced(() => replaceData(room, actor, backup, { wanted, before, alasan }));
    } catch (error) {
      // Whether it was committed is not known then: only a server opened anew knows which data it has.
      if (isReplacing && error instanceof StoreUnavailable) context.restart();
      else gate.open();
      throw error;
    }
  } finally {
    backup.close();
  }
  return wanted;
}

async function addMissingMedia(media: MediaStore, backup: OpenBackup): Promise<void> {
  const stored = new Set<string>();
  for await (const names of media.list()) for (const name of names) stored.add(name);
  for (const { nama } of backup.daftar.media) if (!stored.has(nama)) await media.put(await backup.file(nama));
}

function replaceData(
  { context: { store, state, clock }, tables, leftOut }: Room,
  actor: Actor,
  backup: OpenBackup,
  { wanted, before, alasan }: { wanted: Pencadangan; before: Pencadangan; alasan: string },
): Promise<void> {
  const generasi = Math.max(state.generasi, backup.daftar.generasi) + 1;
  return store.tx(actor, async (tx) => {
    const nowMs = clock.nowMs();
    const keadaan = { generasi: String(generasi), jam_ms: String(nowMs) };
    await restoreTables(tx, backup, { tables, leftOut, keadaan });
    await writeAudit(tx, nowMs, {
      tindakan: 'pulihkan pencadangan',
      tabel: 'pencadangan',
      baris_id: wanted.id,
      sebelum: { pencadangan_id: before.id, generasi: state.generasi },
      sesudah: { dibuat_ms: wanted.dibuat_ms, generasi },
      alasan,
    });
  });
}
