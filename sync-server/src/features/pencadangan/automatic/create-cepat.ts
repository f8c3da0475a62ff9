import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Pencadangan } from '@spmb/shared/pencadangan/pencadangan.schema.ts';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { runBeside } from '../../../backup/beside/run-beside.ts';
import { backupFormat, type Daftar } from '../../../backup/format/daftar.ts';
import { sealOf, writeBackup } from '../../../backup/write-backup.ts';
import type { Context } from '../../../context.ts';
import { makeFolder } from '../../../server/files/durable-file.ts';
import { beginBackup, getPencadangan, noSpace, orRefuse, readAgain } from '../create/create-pencadangan.ts';
import type { BackupScope } from '../create/backup-scope.ts';

const mebibyte = 1024 * 1024;
/** What a copy leaves of the disk, as a whole backup does. */
const keptMb = 256;

/**
 * Makes a quick copy: of SQLite the database as it is, in threads beside serving, of PostgreSQL its rows. Stored files lie
 * beside it in `berkas`, each once for all copies. Read again before it counts; refuses with a sentence where that fails.
 */
export async function createCepat(scope: BackupScope, signal?: AbortSignal): Promise<Pencadangan> {
  const { context } = scope;
  const { backups, dataDir } = context;
  if (!(await hasSpaceForCopy(context))) throw new Refusal(noSpace);
  const { id, head } = await beginBackup(context, 'cepat');
  const mirror = () =>
    runBeside({ jenis: 'cermin', dari: join(dataDir, 'media'), ke: backups.berkas }, signal);
  const parts = { secrets: context.secrets, recovery: context.recovery.key };
  await orRefuse(context, async () => {
    await makeFolder(backups.folder);
    if (context.store.engine === 'postgres') {
      const { store, media } = context;
      const write = async (path: string) => {
        await writeBackup(path, { ...parts, store, media, tables: scope.tables, head, beside: mirror });
      };
      return backups.add(id, write, (path) => readAgain(path, scope.tables));
    }
    const copied = join(backups.folder, `${id}.basis.baru`);
    try {
      const basis = await runBeside(
        { jenis: 'basis', dari: join(dataDir, 'spmb.sqlite'), ke: copied },
        signal,
      );
      // Files after the rows that name them: what is missing then was missing before.
      const daftar: Daftar = {
        ...head,
        format: backupFormat,
        tabel: [],
        basis,
        berkas: 'samping',
        media: await mirror(),
      };
      const text = JSON.stringify(daftar);
      const kunci = JSON.stringify(sealOf(parts, Buffer.from(text)));
      const { dibuat_ms } = head;
      const wrap = (ke: string) =>
        runBeside({ jenis: 'bungkus', basis: copied, daftar: text, kunci, dibuat_ms, ke }, signal);
      await backups.add(id, wrap, () => Promise.resolve());
    } finally {
      await rm(copied, { force: true });
    }
  });
  return getPencadangan(scope, id);
}

/** The database is there twice for a moment; files only get a second name. */
async function hasSpaceForCopy({ dataDir, reserve }: Context): Promise<boolean> {
  const database = await stat(join(dataDir, 'spmb.sqlite')).catch(() => undefined);
  const { bebas_mb } = await reserve.look();
  return 2 * (database?.size ?? 0) <= (bebas_mb - keptMb) * mebibyte;
}
