import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sweepAttempts } from '../../ujian/sweep/sweep-attempts.ts';
import { lookAtBackups } from '../testing/look-at-backups.ts';
import { plugStick, type Stick } from '../testing/other-disk.ts';
import { buildSchool, finish, restoreBackup, type School } from '../testing/school.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
let t: TestApp;
let school: School;
let stick: Stick;

beforeEach(async () => {
  t = await buildTestApp();
  school = await buildSchool(t);
  stick = plugStick(t.dataDir);
  if (!stick.isReal) t.context.deviceOf = otherDisk;
});
afterEach(async () => {
  await t.close();
  stick.remove();
});

const otherDisk = (path: string) => Promise.resolve(path.startsWith(stick.folder) ? 'lain' : 'satu');
const choose = async () =>
  (await t.call(school.admin, 'POST', '/api/pencadangan-tempat', { jalur: stick.folder })).body;
/** As a device asks that has nothing to send any more. */
const mayDelete = async () => (await school.device.postTo(t)).body.boleh_hapus;
/** The exam is over, and the time for late answers too. */
async function becomeFinal(): Promise<void> {
  await finish(school.device);
  t.clock.advance(24 * hourMs);
  await sweepAttempts(t.context);
}
async function look(): Promise<void> {
  await lookAtBackups(t);
  await t.automatic.copied();
}

describe('S4: boleh_hapus is given only for what lies on another disk too', () => {
  test('for a final attempt of which a backup on the second place holds every operation', async () => {
    await choose();
    await becomeFinal();
    expect(await mayDelete()).toBe(false);
    await look();
    expect(await mayDelete()).toBe(true);
    await t.restart();
    expect(await mayDelete()).toBe(true);
  });

  test('not before the attempt is final', async () => {
    await choose();
    await finish(school.device);
    t.clock.advance(5 * minuteMs);
    await look();
    expect((await t.automatic.state()).kedua?.gagal).toBeNull();
    expect(await mayDelete()).toBe(false);
  });

  test('never for a backup on the disk of the server', async () => {
    t.context.deviceOf = () => Promise.resolve('satu');
    await choose();
    await becomeFinal();
    await look();
    expect((await t.automatic.state()).kedua).toMatchObject({ satu_disk: true, gagal: null });
    expect(await mayDelete()).toBe(false);
  });

  test('not for an operation that came after the backup was begun', async () => {
    await choose();
    await becomeFinal();
    await look();
    school.device.answer(school.device.start.urutan[0]!, 'E');
    await school.device.send();
    expect(await mayDelete()).toBe(false);
    t.clock.advance(24 * hourMs);
    await look();
    expect(await mayDelete()).toBe(true);
  });

  test('nor for one that came as the clock was set back behind it', async () => {
    await choose();
    await becomeFinal();
    await look();
    t.clock.set(t.clock.nowMs() - hourMs);
    t.context.clock.takeOver();
    school.device.answer(school.device.start.urutan[0]!, 'E');
    await school.device.send();
    await look();
    expect(await mayDelete()).toBe(false);
  });

  test('not by a backup of a life before this one', async () => {
    await choose();
    await becomeFinal();
    await look();
    expect(await mayDelete()).toBe(true);
    const [newest] = await t.context.backups.list();
    const admin = await t.signIn('administrator');
    expect((await restoreBackup(t, admin, newest!.id)).body).toMatchObject({ status: true });
    if (!stick.isReal) t.context.deviceOf = otherDisk;
    expect(await mayDelete()).toBe(false);
    t.clock.advance(24 * hourMs);
    await look();
    expect(await mayDelete()).toBe(true);
  });
});

test('what is stored while a backup begins is waited for: its instant holds for all that was stored before', async () => {
  let isDurable = false;
  const writing = t.context.store.tx({ sekolah_id: 'a', akun_id: null, nama: 'uji' }, async (tx) => {
    tx.afterCommit(() => (isDurable = true));
    await Promise.resolve();
  });
  await t.context.store.settled();
  expect(isDurable).toBe(true);
  await writing;
});
