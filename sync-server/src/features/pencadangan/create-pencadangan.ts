import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Pencadangan, SebabPencadangan } from '@spmb/shared/pencadangan/pencadangan.ts';
import { checkBackup } from '../../backup/check-backup.ts';
import { listMigrations } from '../../backup/daftar.ts';
import { fingerprintOf } from '../../backup/hash-of.ts';
import { openBackup } from '../../backup/open-backup.ts';
import { writeBackup } from '../../backup/write-backup.ts';
import { newId } from '../../db/new-id.ts';
import { StoreUnavailable } from '../../db/store.ts';
import { NotFound } from '../../http/errors.ts';
import { version } from '../../server/version.ts';
import { hasRoomForBackup } from './has-room-for-backup.ts';
import type { Room } from './room.ts';
import { getSekolah } from './sekolah.queries.ts';

const noRoom =
  'Ruang disk server hampir habis, jadi pencadangan tidak dibuat. Hapus pencadangan lama atau berkas lain, lalu coba lagi.';
const failed =
  'Pencadangan tidak dapat dibuat: berkasnya tidak tertulis atau tidak terbaca kembali dengan benar. Periksa disk server, lalu coba lagi.';

/** Makes a backup and reads all of it again before it counts. Refuses with a sentence where that fails. */
export async function createPencadangan(room: Room, sebab: SebabPencadangan): Promise<Pencadangan> {
  const { store, media, state, clock, secrets, recovery, backups, log } = room.context;
  if (!(await hasRoomForBackup(room.context))) throw new Refusal(noRoom);
  const dibuat_ms = clock.nowMs();
  const id = newId(dibuat_ms);
  const { nama: sekolah } = await getSekolah(store.read);
  const head = {
    server_id: state.serverId,
    generasi: state.generasi,
    versi: version,
    migrasi: listMigrations().at(-1) ?? '',
    ...{ dibuat_ms, sebab, sekolah },
    kunci: fingerprintOf(secrets),
  };
  try {
    await backups.add(
      id,
      async (path) => {
        await writeBackup(path, { store, media, tables: room.tables, head, secrets, recovery: recovery.key });
      },
      async (path) => {
        const backup = await openBackup(path);
        await checkBackup(backup, room.tables).finally(() => {
          backup.close();
        });
      },
    );
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    log.error({ err: error }, 'backup failed');
    const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
    throw new Refusal(isFull ? noRoom : failed);
  }
  return getPencadangan(room, id);
}

/** Throws NotFound for an unknown id. */
export async function getPencadangan({ context }: Room, id: string): Promise<Pencadangan> {
  const found = await context.backups.find(id);
  if (!found) throw new NotFound();
  return found;
}
