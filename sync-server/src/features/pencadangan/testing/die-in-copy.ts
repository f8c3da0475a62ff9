import { readdirSync, writeSync } from 'node:fs';
import { createApp } from '../../../app.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { createCepat } from '../automatic/create-cepat.ts';
import { buildBackupScope } from '../create/backup-scope.ts';

/*
 * A program of its own that makes a good quick copy, begins another one, and is killed as soon as a file whose name holds
 * the argument is there. It tells its data folder before.
 */
const [wanted = ''] = process.argv.slice(2);
const t = await buildTestApp();
await buildExamRuang(t);
const room = buildBackupScope(t.context, createApp(t.context).features);
await createCepat(room);
writeSync(1, t.dataDir);
t.clock.advance(60_000);
const look = setInterval(() => {
  if (readdirSync(t.context.backups.folder).some((name) => name.includes(wanted)))
    process.kill(process.pid, 'SIGKILL');
}, 0);
await createCepat(room);
clearInterval(look);
