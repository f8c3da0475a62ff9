import { closeSync, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { renameDurably } from '../../server/files/durable-file.ts';
import { newRun } from './new-run.ts';
import { damageIn, DamagedDatabase } from '../damaged-database.ts';
import { openSqliteStore, type Run } from '../sqlite/sqlite-store.ts';
import type { Store } from '../store.ts';
import { checkWhole } from './check-whole.ts';
import { DataMissing, holdsFiles, schoolGone } from './folder-refused.ts';
import { inspectRun, versionOf, type Inspected } from './inspect-run.ts';
import type { School, SchoolParts } from './school.ts';
import { readWalSalt } from './read-wal.ts';
import { findMark, writeMark, type RunMark } from './run-mark.ts';
import { lookOf, openToLook, readHeaderOf } from './sqlite-header.ts';

/** See openSchool. The folder is there. */
export async function openSqliteSchool({
  dataDir,
  onFatal,
  accepts,
  giveSpace,
}: SchoolParts): Promise<School> {
  const file = join(dataDir, 'spmb.sqlite');
  const mark = await findMark(dataDir);
  const found = inspectRun(file, mark);
  if (!found) assertNew(dataDir, file, mark);
  const code = (mark?.lari ?? found?.run ?? 0).toString(36).toUpperCase();
  if (found?.loss && accepts.trim().toUpperCase() !== code) throw new DataMissing(found.loss, dataDir, code);
  if (found?.loss === 'wal-lain') await setAside(file, code);
  if (mark?.rusak !== undefined) {
    const damage = await checkWhole(file);
    if (damage !== undefined) throw new DamagedDatabase(file, damage);
  }
  // A file that no mark tells of was put there by somebody, or changed: nobody knows how.
  const isClean = !found || (found.isClean && !found.loss && isAsLeft(file, mark));
  const lari = newRun();
  await writeMark(dataDir, { lari, garam: null, sebelum: beforeOf(found, mark) });
  const run: Run = {
    version: { running: versionOf(lari, true), ended: versionOf(lari, false) },
    isSound: true,
  };
  const store = openSound(file, onFatal, { run, ...(giveSpace && { giveSpace }) });
  // Closed after the store only: closing it drops the locks of this process.
  const looked = openToLook(file);
  const header = readHeaderOf(looked, file);
  // Where somebody else reads at this moment the file does not say so yet, and the mark stays as it is for a run that begins.
  if (header?.userVersion === run.version.running)
    await writeMark(dataDir, { lari, garam: readWalSalt(file, header.pageSize) ?? null });
  return {
    store: {
      ...store,
      async close() {
        await store.close();
        closeSync(looked);
        // A second server that was started by mistake, and could not listen, has left its own mark meanwhile.
        if (run.isSound) await writeMark(dataDir, { lari, garam: null, berkas: lookOf(file) });
      },
    },
    isClean,
    accepted: found?.loss,
    async check(signal) {
      const damage = await checkWhole(file, signal);
      return damage === undefined ? undefined : new DamagedDatabase(file, damage);
    },
    damageIn: (error) => damageIn(error, file),
    async giveUp(damage) {
      run.isSound = false;
      const left = await findMark(dataDir);
      if (left) await writeMark(dataDir, { ...left, rusak: damage.message });
    },
  };
}

function openSound(
  file: string,
  onFatal: SchoolParts['onFatal'],
  options: Parameters<typeof openSqliteStore>[2],
): Store {
  try {
    return openSqliteStore(file, onFatal, options);
  } catch (error) {
    throw damageIn(error, file) ?? error;
  }
}

/** Refuses an empty school where one stood. A folder whose first start was cut holds none yet. */
function assertNew(dataDir: string, file: string, mark: RunMark | undefined): void {
  const hasRun = mark !== undefined && mark.sebelum !== null;
  const hasKey = existsSync(join(dataDir, 'kunci-server'));
  const hasLog = existsSync(`${file}-wal`) && !(mark && mark.sebelum === null);
  if (hasRun || hasLog || (hasKey && holdsFiles(dataDir)))
    throw schoolGone(`Basis data ${existsSync(file) ? 'kosong' : 'tidak ada'}`, dataDir);
}

/** A copy of the folder has other times: it is read as a whole once, as a file that was exchanged or written to. */
function isAsLeft(file: string, mark: RunMark | undefined): boolean {
  const { ukuran, diubah_ms } = lookOf(file);
  return mark?.berkas?.ukuran === ukuran && mark.berkas.diubah_ms === diubah_ms;
}

const beforeOf = (found: Inspected | undefined, mark: RunMark | undefined): RunMark['sebelum'] => {
  if (!found) return null;
  const known = [mark, mark?.sebelum].find((one) => one?.lari === found.run);
  return { lari: found.run, garam: known?.garam ?? null };
};

/** Keeps a log of another database for whoever looks for it. SQLite would take it for the log of this one. */
async function setAside(file: string, code: string): Promise<void> {
  await renameDurably(`${file}-wal`, `${file}-wal.bukan-${code}`);
  await rm(`${file}-shm`, { force: true });
}
