import { signSurat, type Surat } from '@spmb/shared/sync/start/surat.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nativeDigest } from '../../../server/secrets/native-digest.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { sweepAttempts } from '../sweep/sweep-attempts.ts';
import { minuteMs, RestoredSchool } from '../testing/restored-school.ts';

let school: RestoredSchool;
let device: TestDevice;
beforeEach(async () => {
  school = await RestoredSchool.build();
  device = await school.sitDown();
  await school.work(device, 'A');
});
afterEach(() => school.t.close());

const reset = () => school.command('reset-login', { ids: [school.barisId()] });
const force = () => school.command('set-selesai', { id: school.barisId() });

describe('S18: a server restored to the middle of an exam', () => {
  test('minutes that were granted in the lost time are given again, once', async () => {
    const midway = await school.backup();
    await school.grant(15, 'hibah-1');
    await school.work(device, 'B', 1);
    await school.restore(midway);
    expect((await school.attemptOf(device)).boleh_ms).toBe(60 * minuteMs);
    const { keadaan } = await device.sendAgain();
    expect(keadaan).toMatchObject({ boleh_ms: 75 * minuteMs, status: 'mengerjakan' });
    await device.tellSurat();
    expect((await school.attemptOf(device)).boleh_ms).toBe(75 * minuteMs);
    expect(await school.records()).toHaveLength(1);
    expect(await school.differences()).toEqual([]);
  });

  test('S12: minutes never fall, whatever old word is brought', async () => {
    const before = device.surat;
    await school.grant(15, 'hibah-1');
    await device.send();
    await school.restore(await school.backup());
    await device.tellSurat(before);
    expect((await school.attemptOf(device)).boleh_ms).toBe(75 * minuteMs);
    expect(await school.records()).toEqual([]);
  });

  test('time alone had closed it while nobody knew of the grant: it runs again', async () => {
    const midway = await school.backup();
    await school.grant(120, 'hibah-1');
    await device.send();
    await school.restore(midway);
    school.t.clock.advance(3 * 60 * minuteMs - 30 * minuteMs);
    await sweepAttempts(school.t.context);
    expect((await school.attemptOf(device)).status).toBe('menunggu_kiriman');
    await device.tellSurat();
    expect((await school.attemptOf(device)).status).toBe('mengerjakan');
  });

  test('S8: a lease that moved in the lost time moves again; the old device is told so', async () => {
    const midway = await school.backup();
    await reset();
    const next = await school.sitDown();
    await school.work(next, 'B', 1);
    await school.restore(midway);
    school.answer(device, 'C', 2, 0);
    await device.send();
    expect((await next.post(next.batch())).httpStatus).toBe(403);
    expect((await next.sendAgain()).keadaan).toMatchObject({ epoch: 2, pemegang: true });
    expect((await device.send()).keadaan).toMatchObject({ pemegang: false });
    expect(await school.answersOf(next)).toBe('ABC');
    expect(await school.differences()).toEqual([]);
  });

  test('S8: who has taken the lease since the restore keeps it; what the earlier device brings is held', async () => {
    const midway = await school.backup();
    await reset();
    const lost = await school.sitDown();
    await school.work(lost, 'B', 1);
    await school.restore(midway);
    school.t.clock.advance(1_000);
    await reset();
    const present = await school.sitDown();
    await school.work(present, 'C', 2);
    expect((await lost.sendAgain()).keadaan).toMatchObject({ pemegang: false });
    expect(lost.ack).toBe(1);
    expect((await school.attemptOf(present)).aliran).toBe(present.aliran);
    expect(await school.answersOf(present)).toBe('AC');
    expect(await school.differences()).toEqual([]);
  });

  test('minutes that staff grant before the devices are back do not make their word old', async () => {
    const midway = await school.backup();
    await reset();
    const next = await school.sitDown();
    await school.work(next, 'B', 1);
    await school.restore(midway);
    school.t.clock.advance(1_000);
    await school.grant(10, 'hibah-1');
    expect((await next.sendAgain()).keadaan).toMatchObject({ pemegang: true, boleh_ms: 70 * minuteMs });
    expect(await school.answersOf(next)).toBe('AB');
    expect(await school.differences()).toEqual([]);
  });

  test('S13: a finish by force in the lost time is one again, and what was written before it counts', async () => {
    const midway = await school.backup();
    school.answer(device, 'B', 1);
    await force();
    await device.send();
    await school.restore(midway);
    expect((await device.sendAgain()).keadaan).toMatchObject({ status: 'selesai', sebab_selesai: 'paksa' });
    expect(await school.answersOf(device)).toBe('AB');
    expect(await school.differences()).toEqual([]);
  });

  test('what staff decide after the restore stands, whatever an earlier word says', async () => {
    const midway = await school.backup();
    await force();
    await device.send();
    await school.restore(midway);
    school.t.clock.advance(1_000);
    await school.grant(5, 'hibah-1');
    await device.sendAgain();
    expect(await school.attemptOf(device)).toMatchObject({ status: 'mengerjakan', boleh_ms: 65 * minuteMs });
    expect(await school.differences()).toEqual([]);
  });

  test('a lease that staff ended is not had back by an old word, of this life or of another', async () => {
    const holding = device.surat;
    school.t.clock.advance(1_000);
    await reset();
    await device.tellSurat(holding);
    expect((await school.attemptOf(device)).aliran).toBeNull();
    await school.restore(await school.backup());
    await device.tellSurat(holding);
    expect((await school.attemptOf(device)).aliran).toBeNull();
    expect(await school.records()).toEqual([]);
  });

  test('after a reset and after the end of an exam an old word changes nothing', async () => {
    const old = device.surat;
    await school.command('reset-ujian-private', { id: school.barisId() });
    school.t.clock.advance(1_000);
    await school.restore(await school.backup());
    const kept = await school.attemptOf(device);
    await device.tellSurat(old);
    expect(await school.attemptOf(device)).toEqual(kept);
    const siswa = await school.room.signIn(0);
    const anew = new TestDevice(school.t);
    await anew.begin(siswa, school.barisId());
    anew.finish();
    await anew.send();
    const told = anew.surat;
    await school.restore(await school.backup());
    await anew.tellSurat(told);
    expect(await school.attemptOf(anew)).toMatchObject({ status: 'selesai', percobaan: 2 });
    await device.tellSurat(old);
    expect(await school.attemptOf(device)).toMatchObject({ status: 'diarsipkan' });
    expect(await school.differences()).toEqual([]);
  });
});

describe('S18: what nobody but this server has signed', () => {
  test('a forged one is refused and changes nothing; one of another participant speaks of that one only', async () => {
    const midway = await school.backup();
    await school.grant(15, 'hibah-1');
    await device.send();
    await school.restore(midway);
    const { teks, mac } = device.surat!;
    const more = { teks: teks.replace('"boleh_ms":4500000', '"boleh_ms":9900000'), mac };
    expect(more.teks).not.toBe(teks);
    for (const surat of [more, { teks, mac: mac.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A')) }])
      expect((await device.tellSurat(surat)).httpStatus).toBe(403);
    expect((await school.attemptOf(device)).boleh_ms).toBe(60 * minuteMs);
    const other = await school.sitDown(1);
    await other.tellSurat(device.surat);
    expect((await school.attemptOf(other)).boleh_ms).toBe(other.start.keadaan.boleh_ms);
    expect((await school.attemptOf(device)).boleh_ms).toBe(75 * minuteMs);
  });

  test('one of before, which says less, is adopted as far as it goes', async () => {
    const { isi: _, ...old } = JSON.parse(device.surat!.teks) as Surat;
    const signed = signSurat(nativeDigest, school.t.context.secrets.key('surat'), {
      ...old,
      boleh_ms: old.boleh_ms + minuteMs,
      batas_akhir_ms: old.batas_akhir_ms + minuteMs,
      versi: old.versi + 1,
    });
    await school.restore(await school.backup());
    await device.tellSurat(signed);
    expect((await school.attemptOf(device)).boleh_ms).toBe(61 * minuteMs);
  });
});
