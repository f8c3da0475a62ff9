import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Pencadangan, SebabPencadangan } from '@spmb/shared/pencadangan/pencadangan.schema.ts';
import { BesideEnded } from '../../../backup/beside/run-beside.ts';
import { checkBackup } from '../../../backup/check-backup.ts';
import { listMigrations } from '../../../backup/format/daftar.ts';
import { fingerprintOf } from '../../../server/secrets/fingerprint-of.ts';
import { openBackup } from '../../../backup/format/open-backup.ts';
import { writeBackup, type BackupHead } from '../../../backup/write-backup.ts';
import type { Context } from '../../../context.ts';
import { newId } from '../../../db/new-id.ts';
import { StoreUnavailable } from '../../../db/store.ts';
import { NotFound } from '../../../http/errors.ts';
import { version } from '../../../server/version.ts';
import { hasSpaceForBackup } from './has-space-for-backup.ts';
import type { BackupScope } from './backup-scope.ts';
import { getSekolah } from './sekolah.queries.ts';

export const noSpace =
  'Ruang disk server hampir habis, jadi pencadangan tidak dibuat. Hapus pencadangan lama atau berkas lain, lalu coba lagi.';
const failed =
  'Pencadangan tidak dapat dibuat: berkasnya tidak tertulis atau tidak terbaca kembali dengan benar. Periksa disk server, lalu coba lagi.';

/** Makes a backup with everything in it and reads all of it again before it counts. Refuses with a sentence where that fails. */
export async function createPencadangan(scope: BackupScope, sebab: SebabPencadangan): Promise<Pencadangan> {
  const { context, tables } = scope;
  const { store, media, secrets, recovery, backups } = context;
  if (!(await hasSpaceForBackup(context))) throw new Refusal(noSpace);
  const { id, head } = await beginBackup(context, sebab);
  await orRefuse(context, () =>
    backups.add(
      id,
      async (path) => {
        await writeBackup(path, { store, media, tables, head, secrets, recovery: recovery.key });
      },
      (path) => readAgain(path, tables),
    ),
  );
  return getPencadangan(scope, id);
}

/** Id and head of a backup of what is stored by now: what was under way is waited for, so that its instant holds (S4). */
export async function beginBackup(
  { store, state, clock, secrets }: Context,
  sebab: SebabPencadangan,
): Promise<{ id: string; head: BackupHead }> {
  const dibuat_ms = clock.nowMs();
  await store.settled();
  const { nama: sekolah } = await getSekolah(store.read);
  const head = {
    server_id: state.serverId,
    generasi: state.generasi,
    versi: version,
    migrasi: listMigrations().at(-1) ?? '',
    dibuat_ms,
    sebab,
    sekolah,
    kunci: fingerprintOf(secrets),
  };
  return { id: newId(dibuat_ms), head };
}

/** Reads a backup that was just written; throws where it is not whole. */
export async function readAgain(path: string, tables: BackupScope['tables']): Promise<void> {
  const backup = await openBackup(path);
  await checkBackup(backup, tables).finally(() => {
    backup.close();
  });
}

/** Runs the making of a backup; what stops it is logged and told as one sentence. */
export async function orRefuse<T>({ log }: Pick<Context, 'log'>, make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof StoreUnavailable || error instanceof BesideEnded) throw error;
    log.error({ err: error }, 'backup failed');
    const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC';
    throw new Refusal(isFull ? noSpace : failed);
  }
}

/** A backup by its id. Throws NotFound for an unknown one. */
export async function getPencadangan({ context }: BackupScope, id: string): Promise<Pencadangan> {
  const found = await context.backups.find(id);
  if (!found) throw new NotFound();
  return found;
}
