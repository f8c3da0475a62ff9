import type { Pencadangan, pulihkanContract } from '@spmb/shared/pencadangan/pencadangan.ts';
import type { z } from 'zod';
import { checkBackup, checkOrigin } from '../../backup/check-backup.ts';
import type { Daftar } from '../../backup/daftar.ts';
import { openBackup, type OpenBackup } from '../../backup/open-backup.ts';
import { openSeal } from '../../backup/open-seal.ts';
import { restoreTables } from '../../backup/restore-tables.mutations.ts';
import { StoreUnavailable, type Actor } from '../../db/store.ts';
import { writeAudit } from '../../db/write-audit.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { adoptServerKey, stageServerKey } from '../../server/staged-key.ts';
import { awaitDevices } from '../ujian/await-devices.mutations.ts';
import { createPencadangan, getPencadangan } from './create-pencadangan.ts';
import { shutGate, type Room } from './room.ts';
import { isSetUp } from './sekolah.queries.ts';

const words = 'Data sedang dipulihkan. Tunggu sebentar, lalu coba lagi; jawaban di perangkat tetap aman.';

/** Takes the server back to a backup in its folder. Throws NotFound for an unknown id; else as `restoreFile`. */
export async function restorePencadangan(
  room: Room,
  actor: Actor,
  { id, alasan, kode }: z.output<typeof pulihkanContract>,
): Promise<Pencadangan> {
  const wanted = await getPencadangan(room, id);
  await restoreFile(room, actor, { path: room.context.backups.path(id), id, alasan, kode });
  return wanted;
}

export interface RestoreFrom {
  path: string;
  /** As the audit trail names it. */
  id: string;
  alasan: string;
  /** Recovery code as typed; asked for where this server's own does not open the backup. */
  kode: string;
}

/**
 * Takes the database and the files back to a backup, in one transaction. Before anything else of it is believed its seal
 * is opened; refuses before anything changes where it does not fit. A server that nobody has set up becomes the one that
 * the backup was made of, with its identity and its key. After a success the gate stays shut and the server has to be
 * opened anew.
 */
export async function restoreFile(room: Room, actor: Actor, from: RestoreFrom): Promise<Daftar> {
  const { context } = room;
  const { state, gate, store, dataDir } = context;
  const backup = await openBackup(from.path);
  try {
    const akar = openSeal(backup, context.recovery.key, from.kode);
    const isEmpty = !(await isSetUp(store.read));
    checkOrigin(backup, { server_id: state.serverId, isEmpty });
    await checkBackup(backup, room.tables);
    await shutGate(context, words);
    let isReplacing = false;
    try {
      // Behind the gate, so that nothing is written that neither of the two backups holds.
      const before = isEmpty ? undefined : await createPencadangan(room, 'sebelum-pulih');
      await addMissingMedia(context.media, backup);
      await stageServerKey(dataDir, akar);
      isReplacing = true;
      await state.replaced(() => replaceData(room, actor, backup, { ...from, before }));
      await adoptServerKey(dataDir);
    } catch (error) {
      // Whether it was committed is not known then: only a server opened anew knows which data it has.
      if (isReplacing && error instanceof StoreUnavailable) context.restart();
      else gate.open();
      throw error;
    }
    return backup.daftar;
  } finally {
    backup.close();
  }
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
  { id, alasan, before }: { id: string; alasan: string; before: Pencadangan | undefined },
): Promise<void> {
  const { daftar } = backup;
  // Above every life that is known, also the one that has taken this one's place (S18).
  const generasi = Math.max(state.generasi, state.digantikan ?? 0, daftar.generasi) + 1;
  return store.tx(actor, async (tx) => {
    const nowMs = clock.nowMs();
    const keadaan = { generasi: String(generasi), jam_ms: String(nowMs) };
    await restoreTables(tx, backup, { tables, leftOut, keadaan });
    await awaitDevices(tx);
    await writeAudit(tx, nowMs, {
      tindakan: 'pulihkan pencadangan',
      tabel: 'pencadangan',
      baris_id: id,
      sebelum: before ? { pencadangan_id: before.id, generasi: state.generasi } : { server_kosong: true },
      sesudah: { dibuat_ms: daftar.dibuat_ms, generasi },
      alasan,
    });
  });
}
