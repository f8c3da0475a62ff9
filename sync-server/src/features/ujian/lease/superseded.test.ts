import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestDevice } from '../../../testing/test-device.ts';
import { schoolId } from '../../../db/school-id.ts';
import { setKeadaan } from '../../../identity/keadaan-server.mutations.ts';
import { readTables } from '../../pencadangan/testing/read-tables.ts';
import { restoreAtConsole } from '../../pencadangan/restore/restore-at-console.ts';
import { createApp } from '../../../app.ts';
import { RestoredSchool } from '../testing/restored-school.ts';

let school: RestoredSchool;
let device: TestDevice;
let backupPath: string;

/** The server as it was before a restore runs again at its address, beside devices that know the restored one. */
beforeEach(async () => {
  school = await RestoredSchool.build();
  device = await school.sitDown();
  await school.work(device, 'A');
  await school.restore(await school.backup());
  await device.sendAgain();
  await device.send();
  backupPath = school.t.context.backups.path(await school.backup());
  const { t } = school;
  await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
    setKeadaan(tx, 'generasi', '1'),
  );
  await t.restart();
});
afterEach(() => school.t.close());

const says = 'sudah digantikan';
/** All of it but which process has the data. */
async function written() {
  const tables = await readTables(school.t);
  tables.set(
    'keadaan_server',
    (tables.get('keadaan_server') ?? []).filter(({ kunci }) => kunci !== 'proses'),
  );
  return tables;
}

describe('S18: a server of an older generasi', () => {
  test('goes on until a signed word of its later life meets it; a number that nobody signed does not stop it', async () => {
    const { teks, mac } = device.surat!;
    expect(teks).toContain('"generasi":2');
    const forged = { teks: teks.replace('"generasi":2', '"generasi":9'), mac };
    expect((await device.tellSurat(forged)).httpStatus).toBe(403);
    await school.work(device, 'B', 1);
    expect(await school.answersOf(device)).toBe('AB');
    expect((await device.tellSurat()).body).toMatchObject({ status: false });
    expect(school.t.context.state.digantikan).toBe(2);
  });

  test('writes nothing more, by no call and no job, and says so, also after a restart', async () => {
    const { httpStatus, body } = await device.tellSurat();
    expect([httpStatus, body.message]).toEqual([503, expect.stringContaining(says)]);
    const kept = await written();
    for (const again of [false, true]) {
      if (again) await school.t.restart();
      school.answer(device, 'C', 2);
      const answer = await device.post(device.batch());
      expect([answer.httpStatus, answer.body.message]).toEqual([503, expect.stringContaining(says)]);
      expect((await school.command('reset-login', { ids: [school.barisId()] })).httpStatus).toBe(503);
      expect((await school.t.call(undefined, 'POST', '/api/auth/token', {})).httpStatus).toBe(503);
      const health = await school.t.call(undefined, 'GET', '/api/health');
      expect([health.httpStatus, health.body.message]).toEqual([503, expect.stringContaining(says)]);
      // Jobs ask the gate before they begin.
      expect(school.t.context.gate.words).toContain(says);
      await school.t.context.state.saveTimes();
      expect(await written()).toEqual(kept);
    }
  });

  test('a restore of the newest backup there ends it: it is the newest life then', async () => {
    await device.tellSurat();
    const { context } = school.t;
    const { features } = createApp(context);
    await restoreAtConsole(context, features, backupPath, {
      tell: () => undefined,
      ask: () => Promise.resolve('SMK Uji'),
    });
    await school.t.restart();
    expect(school.t.context.state).toMatchObject({ generasi: 3, digantikan: undefined });
    await device.sendAgain();
    school.admin = await school.t.signIn('administrator');
    await school.work(device, 'B', 1);
    expect(await school.answersOf(device)).toBe('AB');
  });
});
