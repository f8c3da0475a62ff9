import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { backupsIn, openBackupFolder } from '../../../backup/backup-folder.ts';
import { sweepUnfinished } from '../../../backup/sweep-folder.ts';
import { engine } from '../../../db/engine.ts';

const program = fileURLToPath(new URL('../testing/die-in-copy.ts', import.meta.url));

describe.runIf(engine === 'sqlite')('P1, P10: a server that is killed while a quick copy is made', () => {
  test.each(['.basis.baru', '.zip.baru'])(
    'when %s was there: the copy before is listed, the half one is not, and it is swept',
    async (name) => {
      const env = { ...process.env, DATABASE_URL: '' };
      const { signal, stdout } = spawnSync(process.execPath, [program, name], { env, encoding: 'utf8' });
      expect([signal, stdout]).toEqual(['SIGKILL', expect.stringContaining('spmb-test-')]);
      const backups = openBackupFolder(backupsIn(stdout));
      expect(readdirSync(backups.folder).some((one) => one.includes('.baru'))).toBe(true);
      const listed = await backups.list();
      expect(listed).toMatchObject([{ sebab: 'cepat', terverifikasi: true }]);
      await sweepUnfinished(backups);
      expect(readdirSync(backups.folder).filter((one) => one !== 'berkas')).toEqual([`${listed[0]!.id}.zip`]);
      rmSync(stdout, { recursive: true });
    },
  );
});
