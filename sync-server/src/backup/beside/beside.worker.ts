import { workerData } from 'node:worker_threads';
import { copySqlite } from '../../db/sqlite/copy-sqlite.ts';
import { answerFromThread } from '../../db/sqlite/sqlite-thread.ts';
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

await answerFromThread(() => run(workerData as BesideTask));
