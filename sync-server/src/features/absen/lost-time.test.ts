import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildExamRoom, type ExamRoom } from '../../testing/build-exam-room.ts';
import { buildTestApp, type Session, type TestApp } from '../../testing/test-app.ts';
import { TestDevice } from '../../testing/test-device.ts';

const minuteMs = 60_000;
let t: TestApp;
let room: ExamRoom;
let proctor: Session;
let device: TestDevice;

beforeEach(async () => {
  t = await buildTestApp();
  room = await buildExamRoom(t, { participants: 2 });
  proctor = await t.signIn('supervisor');
  device = new TestDevice(t);
  await device.begin(await room.signIn(0), room.rows[0]!.barisId);
  work(10);
  await device.send();
});
afterEach(() => t.close());

const work = (minutes: number) => {
  t.clock.advance(minutes * minuteMs);
  device.elapsedMs += minutes * minuteMs;
};
const row = async (index = 0) =>
  (await t.call(proctor, 'GET', `/api/jadwal-ujian-absen/${room.tanggal}/${room.sesiId}`)).body[index];
const grant = (menit: number) =>
  t.call(proctor, 'POST', '/api/tambah-waktu', {
    ids: [room.rows[0]!.barisId],
    menit,
    alasan: 'gangguan ruang',
    tambahan_id: `hibah-${menit}`,
  });

describe('time lost by a stop of the sheet', () => {
  test('S12: what a stop cost beyond jeda_maks is shown with its beginning, once', async () => {
    const heardMs = t.clock.nowMs();
    t.clock.advance(10 * minuteMs);
    await device.send();
    await device.send();
    expect(await row()).toMatchObject({ henti_menit: 7, henti_sejak_ms: heardMs, hilang_menit: 0 });
  });

  test('S12: who worked on without the network lost nothing', async () => {
    work(20);
    await device.send();
    expect(await row()).toMatchObject({ henti_menit: 0, henti_sejak_ms: null });
  });

  test('S12: minutes that were given back are proposed no more', async () => {
    t.clock.advance(10 * minuteMs);
    await device.send();
    await grant(5);
    expect(await row()).toMatchObject({ henti_menit: 2 });
    await grant(2);
    expect(await row()).toMatchObject({ henti_menit: 0 });
  });

  test('S12: a finish that arrives late was made in time', async () => {
    device.finish();
    t.clock.advance(20 * minuteMs);
    await device.send();
    expect(await row()).toMatchObject({ status: 'SELESAI', henti_menit: 0 });
  });

  test('S12: a stop that another device ended began when the first one fell silent', async () => {
    const heardMs = t.clock.nowMs();
    t.clock.advance(10 * minuteMs);
    const ids = [room.rows[0]!.barisId];
    await t.call(proctor, 'POST', '/api/reset-login', { ids, alasan: 'HP mati' });
    const next = new TestDevice(t);
    await next.begin(await room.signIn(0), ids[0]!);
    await next.send();
    expect(await row()).toMatchObject({ henti_menit: 7 });
    expect((await row()).henti_sejak_ms - heardMs).toBeLessThanOrEqual(3 * minuteMs);
  });

  test('minutes lost by starting late are proposed until they are granted', async () => {
    const late = new TestDevice(t);
    await late.begin(await room.signIn(1), room.rows[1]!.barisId);
    expect(await row(1)).toMatchObject({ hilang_menit: 10 });
    const ids = [room.rows[1]!.barisId];
    await t.call(proctor, 'POST', '/api/tambah-waktu', { ids, menit: 10, alasan: 'hujan', tambahan_id: 'h' });
    expect(await row(1)).toMatchObject({ hilang_menit: 0 });
  });
});
