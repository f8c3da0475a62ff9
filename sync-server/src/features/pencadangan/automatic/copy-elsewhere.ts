import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Copies } from '@spmb/shared/pencadangan/due.ts';
import type { Pencadangan } from '@spmb/shared/pencadangan/pencadangan.schema.ts';
import { listPrunable } from '@spmb/shared/pencadangan/prune.ts';
import { rm, statfs } from 'node:fs/promises';
import type { BackupFolder } from '../../../backup/backup-folder.ts';
import { runBeside } from '../../../backup/beside/run-beside.ts';
import { addPenghapusan, catatPenghapusan } from '../../../backup/penghapusan.ts';
import { openBackup } from '../../../backup/format/open-backup.ts';
import { findSecondPlace } from '../../../backup/second-place.ts';
import { sweepBerkas, sweepUnfinished } from '../../../backup/sweep-folder.ts';
import type { Context } from '../../../context.ts';

const mebibyte = 1024 * 1024;
const keptMb = 64;

const full =
  'Tempat kedua hampir penuh, jadi pencadangan tidak disalin ke sana. Kosongkan ruangnya, atau pilih tempat lain.';

/** What a visit to the second place came to. */
export interface Copied extends Copies {
  satu_disk: boolean;
  /** Ids of all good backups that lie there. */
  ids: string[];
  /** When the newest backup of this generasi that lies there, on another disk, was begun; null: none. */
  aman_ms: number | null;
}

const isGood = ({ terverifikasi }: Pencadangan) => terverifikasi;

/**
 * Brings the newest nightly backup and the newest quick copy to the second place, unless they lie there: synced, read again
 * and compared. Removes there what the rule lets go. Refuses with a sentence where the place is not there.
 */
export async function copyElsewhere(context: Context, jalur: string, signal?: AbortSignal): Promise<Copied> {
  const { backups: own, clock, dataDir, deviceOf, state } = context;
  const found = await findSecondPlace(jalur, { dataDir, serverId: state.serverId, deviceOf });
  if ('missing' in found) throw new Refusal(found.missing);
  const { backups: there, onSameDisk } = found;
  await sweepUnfinished(there);
  // First of all: it has to be where an older backup is put back from.
  await addPenghapusan(there.folder, await catatPenghapusan(context));
  const nowMs = clock.nowMs();
  const zona = await context.zona();
  const wanted = newestOfKinds((await own.list()).filter(isGood), nowMs);
  const known = new Set((await there.list()).filter(isGood).map(({ id }) => id));
  for (const one of wanted) if (!known.has(one.id)) await bring(own, there, one, signal);
  const all = (await there.list()).filter(isGood);
  const gone = new Set(listPrunable(all, nowMs, zona));
  for (const id of gone) await there.remove(id);
  if (gone.size > 0) await sweepBerkas(there);
  const left = all.filter(({ id }) => !gone.has(id));
  const newest = (sebab: Pencadangan['sebab']) =>
    newestMs(
      left.filter((one) => one.sebab === sebab),
      nowMs,
    );
  return {
    malam_ms: newest('malam'),
    cepat_ms: newest('cepat'),
    satu_disk: onSameDisk,
    ids: left.map(({ id }) => id),
    aman_ms: onSameDisk
      ? null
      : await newestOwn(
          there,
          left.filter(({ id }) => wanted.some((one) => one.id === id)),
          state,
        ),
  };
}

export const newestMs = (all: readonly Pencadangan[], nowMs: number): number | null =>
  all.reduce<number | null>(
    (newest, { dibuat_ms }) => (dibuat_ms <= nowMs && dibuat_ms > (newest ?? -Infinity) ? dibuat_ms : newest),
    null,
  );

function newestOfKinds(all: readonly Pencadangan[], nowMs: number): Pencadangan[] {
  return (['cepat', 'malam'] as const).flatMap((kind) => {
    const ofKind = all.filter(({ sebab }) => sebab === kind);
    const ms = newestMs(ofKind, nowMs);
    return ofKind.find(({ dibuat_ms }) => dibuat_ms === ms) ?? [];
  });
}

/** The files first: a copy that has its name has all that it names beside it. */
async function bring(
  own: BackupFolder,
  there: BackupFolder,
  one: Pencadangan,
  signal?: AbortSignal,
): Promise<void> {
  const { bavail, bsize } = await statfs(there.folder);
  if (bavail * bsize < one.ukuran + keptMb * mebibyte) throw new Refusal(full);
  if (one.berkas === 'samping') {
    const { daftar, close } = await openBackup(own.path(one.id));
    close();
    const hanya = daftar.media.map(({ nama }) => nama);
    await runBeside({ jenis: 'cermin', dari: own.berkas, ke: there.berkas, hanya }, signal);
  }
  const ke = there.path(one.id);
  await rm(ke, { force: true });
  await runBeside({ jenis: 'salin', dari: own.path(one.id), ke }, signal);
}

/** Of the copies that lie there: one of another generasi, as after a restore, says nothing of what is stored now. */
async function newestOwn(
  there: BackupFolder,
  copies: readonly Pencadangan[],
  { serverId, generasi }: Context['state'],
): Promise<number | null> {
  let newest: number | null = null;
  for (const { id } of copies) {
    const { daftar, close } = await openBackup(there.path(id));
    close();
    const isOwn = daftar.server_id === serverId && daftar.generasi === generasi;
    if (isOwn) newest = Math.max(newest ?? 0, daftar.dibuat_ms);
  }
  return newest;
}
