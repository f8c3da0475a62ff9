import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listHashed, placeOf } from './beside/mirror-files.ts';
import type { BackupFolder } from './backup-folder.ts';
import { openBackup } from './format/open-backup.ts';

/** Of a backup that was being made, of a database that was being unpacked or copied for one. */
const unfinished = /^[0-9a-z-]{1,64}(\.zip)?(\.basis)?\.baru(-journal|-wal|-shm)?$/;
const unfinishedFile = /^[0-9a-f]{64}(\.[0-9a-f-]{36})?\.baru$/;

/** Removes what a process that ended in the middle has left of its work. Nobody may be making a backup there. */
export async function sweepUnfinished({ folder, berkas }: BackupFolder): Promise<void> {
  for (const name of await readdir(folder).catch(() => []))
    if (unfinished.test(name)) await rm(join(folder, name), { force: true });
  for (const part of await readdir(berkas).catch(() => []))
    for (const name of await readdir(join(berkas, part)).catch(() => []))
      if (unfinishedFile.test(name)) await rm(join(berkas, part, name), { force: true });
}

/** Removes files that no backup of the folder names any more. Where one of them cannot be read, all stay. */
export async function sweepBerkas(backups: BackupFolder): Promise<void> {
  const needed = new Set<string>();
  for (const { id, berkas, terverifikasi } of await backups.list()) {
    if (!terverifikasi) return;
    if (berkas !== 'samping') continue;
    const { daftar, close } = await openBackup(backups.path(id));
    close();
    for (const { nama } of daftar.media) needed.add(nama);
  }
  for await (const names of listHashed(backups.berkas))
    for (const name of names) if (!needed.has(name)) await rm(placeOf(backups.berkas, name), { force: true });
}
