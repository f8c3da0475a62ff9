import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { createApp } from '../../../app.ts';
import { createCepat } from '../automatic/create-cepat.ts';
import { buildBackupScope } from '../create/backup-scope.ts';
import { kodePemulihanOf } from './school.ts';
import { readTables } from './read-tables.ts';

/*
 * A program of its own, since a process has one engine: writes a backup of a school on SQLite with an exam as asing.zip,
 * a quick copy of it as cepat.zip, its recovery code as kode.txt and what it holds as isi.json, in the folder of the argument.
 */
const [folder = ''] = process.argv.slice(2);
const t = await buildTestApp();
const room = await buildExamRuang(t);
const device = new TestDevice(t);
await device.begin(await room.signIn(0), room.rows[0]!.barisId);
device.answer(device.start.urutan[0]!, 'A');
device.answer(device.start.urutan[1]!, 'B');
await device.send();
const admin = await t.signIn('administrator');
const { body } = await t.call(admin, 'POST', '/api/pencadangan');
writeFileSync(join(folder, 'kode.txt'), await kodePemulihanOf(t, admin));
copyFileSync(t.context.backups.path(body.data.id as string), join(folder, 'asing.zip'));
const { id } = await createCepat(buildBackupScope(t.context, createApp(t.context).features));
copyFileSync(t.context.backups.path(id), join(folder, 'cepat.zip'));
writeFileSync(join(folder, 'isi.json'), JSON.stringify(Object.fromEntries(await readTables(t))));
await t.close();
