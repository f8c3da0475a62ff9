import { beforeEach, describe, expect, test } from 'vitest';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';

const minuteMs = 60_000;
const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t, { participants: 2 }));
const proctor = perTest(() => t.signIn('supervisor'));
const device = perTest(() => new TestDevice(t));

beforeEach(async () => {
  await device.begin(await room.signIn(0), room.rows[0]!.barisId);
  work(10);
  await device.send();
});

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
    expect(await row()).toMatchObject({ henti: [{ sejak_ms: heardMs, menit: 7 }], hilang_menit: 0 });
  });

  test('S12: who worked on without the network lost nothing', async () => {
    work(20);
    await device.send();
    expect((await row()).henti).toEqual([]);
  });

  test('S12: minutes that were given back are proposed no more', async () => {
    t.clock.advance(10 * minuteMs);
    await device.send();
    await grant(5);
    expect((await row()).henti).toMatchObject([{ menit: 2 }]);
    await grant(2);
    expect((await row()).henti).toEqual([]);
  });

  test('S12: a finish that arrives late was made in time', async () => {
    device.finish();
    t.clock.advance(20 * minuteMs);
    await device.send();
    expect(await row()).toMatchObject({ status: 'SELESAI', henti: [] });
  });

  test('S12: a stop that another device ended began when the first one fell silent; the next begins with what is left', async () => {
    const heardMs = t.clock.nowMs();
    t.clock.advance(10 * minuteMs);
    const ids = [room.rows[0]!.barisId];
    await t.call(proctor, 'POST', '/api/reset-login', { ids, alasan: 'HP mati' });
    const next = new TestDevice(t);
    await next.begin(await room.signIn(0), ids[0]!);
    expect(next.elapsedMs).toBe(17 * minuteMs);
    expect((await row()).henti).toEqual([{ sejak_ms: heardMs, menit: 7 }]);
    await next.send();
    expect((await row()).henti).toHaveLength(1);
  });

  test('S12: a stop whose answer got lost is counted once, and the next one again', async () => {
    t.clock.advance(10 * minuteMs);
    await device.post(device.batch());
    work(10);
    await device.send();
    expect((await row()).henti).toMatchObject([{ menit: 7 }]);
    work(2);
    t.clock.advance(5 * minuteMs);
    await device.send();
    expect((await row()).henti).toMatchObject([{ menit: 7 }, { menit: 5 }]);
  });

  test('S12: a grant while the sheet stands still, and what the old device sends, hide nothing of the loss', async () => {
    t.clock.advance(5 * minuteMs);
    await grant(1);
    t.clock.advance(5 * minuteMs);
    await t.call(proctor, 'POST', '/api/reset-login', { ids: [room.rows[0]!.barisId], alasan: 'HP mati' });
    const next = new TestDevice(t);
    await next.begin(await room.signIn(0), room.rows[0]!.barisId);
    device.answer(device.start.urutan[0]!, 'A');
    await device.send();
    await next.send();
    expect((await row()).henti).toMatchObject([{ menit: 7 }]);
  });

  test('S12: a forced finish while the sheet stood still hides nothing of the loss', async () => {
    t.clock.advance(10 * minuteMs);
    const ids = [room.rows[0]!.barisId];
    const forced = { id: ids[0], alasan: 'salah tekan' };
    expect((await t.call(proctor, 'POST', '/api/set-selesai', forced)).httpStatus).toBe(200);
    expect(await row()).toMatchObject({ status: 'SELESAI' });
    await grant(1);
    await device.send();
    expect((await row()).henti).toMatchObject([{ menit: 7 }]);
  });

  test('S12, P6: who moves to another device in the last minute has no minute more', async () => {
    work(49);
    device.elapsedMs += 55_000;
    t.clock.advance(55_000);
    await device.send();
    const next = new TestDevice(t);
    await next.begin(await room.signIn(0), room.rows[0]!.barisId, { pindah: true });
    expect(next.start.keadaan).toMatchObject({
      boleh_ms: 60 * minuteMs,
      terpakai_ms: 59 * minuteMs + 55_000,
    });
  });

  test('S12: stops that used up the allowance leave a minute at whatever device goes on', async () => {
    t.clock.advance(80 * minuteMs);
    const { terpakai_ms, boleh_ms } = (await device.send()).keadaan;
    expect(boleh_ms - terpakai_ms).toBe(minuteMs);
    await t.call(proctor, 'POST', '/api/reset-login', { ids: [room.rows[0]!.barisId], alasan: 'HP mati' });
    const next = new TestDevice(t);
    await next.begin(await room.signIn(0), room.rows[0]!.barisId);
    expect(next.start.keadaan.terpakai_ms).toBe(terpakai_ms);
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
