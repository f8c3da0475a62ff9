import { beforeEach, describe, expect, test } from 'vitest';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { getKodeLuring } from '../../jadwal-ujian/jadwal/kode-luring.mutations.ts';
import { findAttempt } from '../attempt/attempt.queries.ts';
import { minuteMs } from '../testing/exam-page.ts';
import { addSecondSchedule } from '../testing/second-schedule.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t, { jadwal: { waktu: 60 } }));
let second: string[];
let logins: Session[];
let fromMs: number;

beforeEach(async () => {
  second = await addSecondSchedule(t, room);
  logins = [await room.signIn(0), await room.signIn(1)];
  fromMs = t.clock.nowMs();
});

/** The test's clock stands at this minute of the session of 120. */
const at = (minute: number) => t.clock.advance(fromMs + minute * minuteMs - t.clock.nowMs());
const first = (who: number) => room.rows[who]!.barisId;
async function begin(who: number, barisId: string) {
  const device = new TestDevice(t);
  const { body } = await device.begin(logins[who]!, barisId);
  return Object.assign(device, { answered: body as { lanjut: boolean; jenis?: string } });
}
async function finish(device: TestDevice, afterMinutes = 0) {
  device.elapsedMs = t.clock.nowMs() - fromMs - afterMinutes * minuteMs;
  device.finish('sendiri');
  expect((await device.send()).keadaan.status).toBe('selesai');
}
const minutesOf = (device: TestDevice) => device.start.keadaan.boleh_ms / minuteMs;
/** The fastest of the room has begun his second exam at minute 20. */
async function fastOne() {
  const device = await begin(0, first(0));
  at(20);
  await finish(device);
  expect(minutesOf(await begin(0, second[0]!))).toBe(60);
}
const staffAct = async (path: string, body: object) => {
  const sent = { alasan: 'uji', tindakan_id: `${path}-0001`, ...body };
  const answer = await t.call(await t.signIn('administrator'), 'POST', `/api/${path}`, sent);
  expect(answer.body.status).toBe(true);
};

describe('S12: two exams in one session, one after the other', () => {
  test('S12: who was longer at the first than the fastest of the room has all his time in the second', async () => {
    const slow = await begin(1, first(1));
    await fastOne();
    at(50);
    await finish(slow);
    at(53);
    expect(minutesOf(await begin(1, second[1]!))).toBe(60);
  });

  test('S12: nor is he refused once the fastest has had all his time', async () => {
    const slow = await begin(1, first(1));
    await fastOne();
    await staffAct('tambah-waktu', { ids: [first(1)], menit: 30, tambahan_id: 'tambah-0001' });
    at(85);
    await finish(slow);
    const device = await begin(1, second[1]!);
    expect(device.answered).toMatchObject({ lanjut: true });
    expect(minutesOf(device)).toBe(35);
  });

  test.each([
    ['he ended the first long before', 25, 60, 25],
    ['he ended it a while ago', 50, 62, 48],
  ])(
    'S12: who comes really late to the second is late from his own end: %s',
    async (_name, end, start, left) => {
      const slow = await begin(1, first(1));
      await fastOne();
      at(end);
      await finish(slow);
      at(start);
      expect(minutesOf(await begin(1, second[1]!))).toBe(left);
    },
  );

  test('S12: a first exam that still runs holds him until now, and runs on as if nothing were', async () => {
    const slow = await begin(1, first(1));
    await fastOne();
    at(40);
    slow.elapsedMs = 40 * minuteMs;
    const before = (await slow.send()).keadaan;
    expect(minutesOf(await begin(1, second[1]!))).toBe(60);
    expect(await attemptOf(slow)).toMatchObject({
      boleh_ms: before.boleh_ms,
      batas_akhir_ms: before.batas_akhir_ms,
      terpakai_ms: 40 * minuteMs,
    });
    at(60);
    slow.elapsedMs = 60 * minuteMs;
    expect((await slow.send()).keadaan).toMatchObject({
      boleh_ms: 60 * minuteMs,
      terpakai_ms: 60 * minuteMs,
    });
  });

  test('S12: one whose time ran out held him no longer than that, also where nobody finished it', async () => {
    await begin(1, first(1));
    await fastOne();
    at(80);
    // After 60 minutes and 3 of pauses he is 17 minutes late.
    const device = await begin(1, second[1]!);
    expect(await attemptOf(device)).toMatchObject({ boleh_ms: 40 * minuteMs, hilang_ms: 17 * minuteMs });
  });

  test('S12: who comes late to the first loses it there alone', async () => {
    await fastOne();
    at(30);
    const late = await begin(1, first(1));
    expect(minutesOf(late)).toBe(30);
    at(55);
    await finish(late, 30);
    expect(minutesOf(await begin(1, second[1]!))).toBe(60);
  });

  test('S11, S12: an attempt that was set aside holds nobody', async () => {
    await fastOne();
    at(30);
    await begin(1, first(1));
    await staffAct('reset-ujian-private', { id: first(1) });
    at(50);
    expect(minutesOf(await begin(1, second[1]!))).toBe(30);
  });

  test('S10, S12: one that began without the server holds as long as one with it, and no longer than its time', async () => {
    const offline = new TestDevice(t);
    const at2 = { tanggal: room.tanggal, jadwal_ujian_sesi_id: room.sesiId };
    await offline.beginOffline(logins[1]!, first(1), await getKodeLuring(t.context, at2));
    await fastOne();
    at(49);
    offline.elapsedMs = 49 * minuteMs;
    await offline.arrive();
    at(50);
    expect(minutesOf(await begin(1, second[1]!))).toBe(60);
  });

  test('S12: a shift gives back what the end of the session took, by the same beginning', async () => {
    const slow = await begin(1, first(1));
    await fastOne();
    at(60);
    await finish(slow);
    at(64);
    const device = await begin(1, second[1]!);
    expect(minutesOf(device)).toBe(56);
    const shifted = { tanggal: room.tanggal, jadwal_ujian_sesi_id: room.sesiId, ruang: '', menit: 10 };
    await staffAct('geser-sesi', { ...shifted, sesudahnya: false });
    expect((await attemptOf(device))?.boleh_ms).toBe(60 * minuteMs);
  });
});

const attemptOf = (device: TestDevice) => findAttempt(t.context.store.read, device.start.ujian_id);
