import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { copySqlite } from '../../db/copy-sqlite.ts';
import type { BesideAnswer, BesideTask } from './beside-task.ts';
import { copyVerified } from './copy-verified.ts';
import { hashFile } from './hash-file.ts';
import { mirrorFiles } from './mirror-files.ts';
import { wrapCopy } from './wrap-copy.ts';

async function run(task: BesideTask): Promise<BesideAnswer[BesideTask['jenis']]> {
  switch (task.jenis) {
    case 'basis':
      await copySqlite(task.dari, task.ke);
      return hashFile(task.ke);
    case 'bungkus':
      await wrapCopy(task);
      return undefined;
    case 'salin':
      await copyVerified(task.dari, task.ke);
      return undefined;
    case 'cermin':
      return mirrorFiles(task);
  }
}

// Whoever is served goes first. Only on Linux is it this thread alone that steps back.
if (process.platform === 'linux') setPriority(0, 15);
parentPort?.postMessage(await run(workerData as BesideTask));
