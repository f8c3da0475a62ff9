import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildExamRoom } from '../../../testing/build-exam-room.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { become } from './become.ts';
import { readTables } from './read-tables.ts';

/*
 * A program of its own, since a process has one engine: writes a backup of a school on SQLite with an exam as asing.zip,
 * and what it holds as isi.json, in the folder of the first argument. The other two: identity and key of the server.
 */
const [folder = '', serverId = '', keyFile = ''] = process.argv.slice(2);
const t = await buildTestApp();
await become(t, serverId, keyFile);
const room = await buildExamRoom(t);
const device = new TestDevice(t);
await device.begin(await room.signIn(0), room.rows[0]!.barisId);
device.answer(device.start.urutan[0]!, 'A');
device.answer(device.start.urutan[1]!, 'B');
await device.send();
const { body } = await t.call(await t.signIn('administrator'), 'POST', '/api/pencadangan');
copyFileSync(t.context.backups.path(body.data.id as string), join(folder, 'asing.zip'));
writeFileSync(join(folder, 'isi.json'), JSON.stringify(Object.fromEntries(await readTables(t))));
await t.close();
