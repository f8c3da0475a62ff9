import { answerOf } from '@spmb/shared/sync/stream/lembar.ts';
import { copyHeader } from '@spmb/shared/sync/protocol/protocol.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { buildExamRuang, type ExamRuang } from '../../../testing/build-exam-ruang.ts';
import { buildTestApp, type Session, type TestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { findAttempt } from '../attempt/attempt.queries.ts';
import { ExamPage, minuteMs } from '../testing/exam-page.ts';
import { verifyLog } from '../replay/verify-log.ts';

let t: TestApp;
let room: ExamRuang;
let siswa: Session;
let startMs: number;

afterEach(() => t.close());

/** A page that has just begun its exam of 60 minutes in a session of two hours. */
async function begin(jadwal: Parameters<typeof buildExamRuang>[1] = {}): Promise<ExamPage> {
  t = await buildTestApp();
  room = await buildExamRuang(t, jadwal);
  siswa = await room.signIn(0);
  startMs = t.clock.nowMs();
  const wire = new TestDevice(t);
  await wire.begin(siswa, room.rows[0]!.barisId);
  return new ExamPage(t, wire);
}
const attemptOf = async ({ wire }: ExamPage) =>
  (await findAttempt(t.context.store.read, wire.start.ujian_id))!;
/** Everything arrived, everything counts, and the log says so again. */
async function expectNothingLost(page: ExamPage, answers: (string | null)[]): Promise<void> {
  while (page.wire.ack < page.wire.operations.length) await page.beat();
  expect(page.told).toEqual([]);
  const { lembar } = await attemptOf(page);
  expect(answers.map((_, index) => answerOf(lembar, page.wire.start.urutan[index]!))).toEqual(answers);
  expect((await verifyLog(t.context.store.read, t.context.secrets)).differences).toEqual([]);
}
const grant = async (menit: number, id = 'tambah-1') =>
  t.call(await t.signIn('operator'), 'POST', '/api/tambah-waktu', {
    ids: [room.rows[0]!.barisId],
    menit,
    alasan: 'gangguan',
    tambahan_id: id,
  });

describe('S26: no honest answer is held', () => {
  test('S26: wholly offline from 07.30 to 08.30, arriving 08.40', async () => {
    const page = await begin();
    page.isOnline = false;
    for (const [index, letter] of (['A', 'B', 'C'] as const).entries()) {
      await page.pass(19);
      page.answer(index, letter);
    }
    await page.pass(3);
    await page.pass(10, true);
    await expectNothingLost(page, ['A', 'B', 'C']);
    // Ten minutes after his time, of which three cost nothing: in a session of two hours that, too, stands in his row.
    expect(await attemptOf(page)).toMatchObject({
      status: 'selesai',
      sebab_selesai: 'waktu_habis',
      telat_ms: 7 * minuteMs,
    });
  });

  test('S26: the same with more than one batch holds', async () => {
    const page = await begin();
    page.isOnline = false;
    for (let index = 0; index < 120; index++) {
      await page.pass(0.49);
      page.answer(index % 5, index % 2 === 0 ? 'A' : 'B');
    }
    await page.pass(2);
    await page.pass(30, true);
    await expectNothingLost(page, ['B', 'A', 'B', 'A', 'B']);
  });

  test.each([
    ['jeda_maks 3', { jeda_maks: 3 }, 0],
    ['jeda_maks 0 and a start 20 s slow', { jeda_maks: 0 }, 20_000],
  ])('S26: asleep from minute 20 to 75, told 59:00, with %s', async (_, jadwal, slowMs) => {
    const page = await begin({ jadwal });
    t.clock.advance(slowMs);
    await page.pass(20);
    page.answer(0, 'A');
    await page.pass(55, true);
    page.isOnline = true;
    await page.beat();
    expect(page.minutesLeft).toBe(1);
    await page.pass(0.3);
    page.answer(1, 'B');
    await page.beat();
    await page.pass(0.6);
    page.answer(2, 'C');
    await page.pass(0.2);
    await expectNothingLost(page, ['A', 'B', 'C']);
  });

  test('S26: asleep again in that minute, the time is over', async () => {
    const page = await begin();
    await page.pass(20);
    await page.pass(55, true);
    await page.beat();
    await page.pass(10, true);
    await page.beat();
    expect(page.minutesLeft).toBe(0);
    expect((await page.beat()).keadaan).toMatchObject({ status: 'selesai', sebab_selesai: 'waktu_habis' });
    expect(page.told).toEqual([]);
  });

  test('S26: a notice whose answer got lost is given again', async () => {
    const page = await begin();
    await page.pass(20);
    await page.pass(55, true);
    await page.wire.post(page.wire.batch());
    await page.pass(5, true);
    await page.beat();
    expect(page.minutesLeft).toBe(1);
    await page.pass(0.5);
    page.answer(0, 'D');
    await expectNothingLost(page, ['D']);
  });

  test('S26: a copy built at minute 36 and delivered by the service worker at 70, then the real 36 to 59', async () => {
    const page = await begin();
    await page.pass(35);
    page.isOnline = false;
    page.answer(0, 'A');
    await page.pass(1);
    const copy = page.wire.batch();
    await page.pass(10);
    page.answer(1, 'B');
    await page.pass(13);
    page.answer(2, 'C');
    await page.pass(11, true);
    const { key } = page.wire;
    expect((await page.wire.post(copy, key, {}, { [copyHeader]: '1' })).body.status).toBe(true);
    // The sheet may be far ahead of a copy: it shows no stop, and is no contact.
    expect(await attemptOf(page)).toMatchObject({ henti: [], kontak_ms: startMs + 35 * minuteMs });
    await page.pass(1, true);
    await expectNothingLost(page, ['A', 'B', 'C']);
    expect((await attemptOf(page)).henti.reduce((sum, { hilang_ms }) => sum + hilang_ms, 0)).toBeLessThan(
      12 * minuteMs,
    );
  });

  test('S26: a power cut of 20 minutes that takes the server along', async () => {
    const page = await begin();
    await page.pass(30);
    page.answer(0, 'A');
    await page.beat();
    await t.restart(20 * minuteMs);
    await page.beat();
    expect(page.minutesLeft).toBeGreaterThan(29);
    await page.pass(25);
    page.answer(1, 'B');
    await page.pass(5);
    await expectNothingLost(page, ['A', 'B']);
  });

  test('S26: an outage of the server in which the page works on', async () => {
    const page = await begin();
    await page.pass(30);
    await page.beat();
    await t.restart(20 * minuteMs);
    page.wire.elapsedMs += 20 * minuteMs;
    page.answer(0, 'A');
    await page.pass(9);
    page.answer(1, 'B');
    await page.pass(1);
    await expectNothingLost(page, ['A', 'B']);
  });

  test('S26: ten minutes asleep cost what exceeds jeda_maks, and nothing that was done', async () => {
    const page = await begin();
    await page.pass(20);
    page.answer(0, 'A');
    await page.pass(10, true);
    await page.beat();
    expect(page.minutesLeft).toBe(60 - 27);
    await page.pass(32);
    page.answer(1, 'B');
    await page.pass(1);
    await expectNothingLost(page, ['A', 'B']);
  });

  test('S26: a grant at 09.25, a crash at 09.35, after a session that ended at 09.30', async () => {
    const page = await begin({ jadwal: { waktu: 120 } });
    await page.pass(115);
    await grant(20);
    await page.beat();
    await page.pass(10);
    page.answer(0, 'A');
    // It opens again at once, in the stream that it had.
    await page.pass(1, true);
    await page.wire.begin(siswa, room.rows[0]!.barisId);
    await page.pass(10);
    page.answer(1, 'B');
    await page.pass(5);
    await expectNothingLost(page, ['A', 'B']);
  });

  test('S26: access point dead, tab thrown out at 30 on plain http, back at 50: nothing done is lost, the stop and the gap are shown', async () => {
    const page = await begin();
    await page.pass(30);
    page.answer(0, 'A');
    page.isOnline = false;
    await page.pass(20, true);
    page.isOnline = true;
    await page.wire.begin(siswa, room.rows[0]!.barisId);
    await page.pass(1);
    page.answer(1, 'B');
    await expectNothingLost(page, ['A', 'B']);
    const { body } = await t.call(
      await t.signIn('operator'),
      'GET',
      `/api/jadwal-ujian-absen/${room.tanggal}/${room.sesiId}`,
    );
    const seen = body.find(({ id }: { id: string }) => id === room.rows[0]!.barisId);
    expect(seen.henti).toMatchObject([{ menit: 17 }]);
    const minutes = (ms: number) => Math.round((ms - startMs) / minuteMs);
    expect([minutes(seen.putus.sejak_ms), minutes(seen.putus.sampai_ms)]).toEqual([30, 51]);
  });

  test('S26: a room whose access point was down for the first 12 minutes: the minutes are shown for all, and given back', async () => {
    t = await buildTestApp();
    room = await buildExamRuang(t, { participants: 4 });
    startMs = t.clock.nowMs();
    // Another room of the session began at the bell.
    await new TestDevice(t).begin(await room.signIn(3), room.rows[3]!.barisId);
    t.clock.advance(12 * minuteMs);
    const pages: ExamPage[] = [];
    for (const index of [0, 1, 2]) {
      const wire = new TestDevice(t);
      await wire.begin(await room.signIn(index), room.rows[index]!.barisId);
      pages.push(new ExamPage(t, wire));
    }
    expect(pages.map(({ allowedMs }) => allowedMs / minuteMs)).toEqual([48, 48, 48]);
    await t.call(await t.signIn('operator'), 'POST', '/api/tambah-waktu', {
      ids: pages.map((_, index) => room.rows[index]!.barisId),
      menit: 12,
      alasan: 'mulai terlambat karena gangguan ruang',
      tambahan_id: 'tambah-1',
    });
    const [page] = pages;
    siswa = await room.signIn(0);
    await page!.pass(58);
    page!.answer(0, 'A');
    await page!.pass(2);
    await expectNothingLost(page!, ['A']);
  });

  test('S26: two devices, reset login between them', async () => {
    const first = await begin();
    await first.pass(20);
    first.answer(0, 'A');
    first.isOnline = false;
    await first.pass(5);
    first.answer(1, 'B');
    const ids = { ids: [room.rows[0]!.barisId], alasan: 'perangkat rusak' };
    await t.call(await t.signIn('operator'), 'POST', '/api/reset-login', ids);
    const wire = new TestDevice(t);
    await wire.begin(siswa, room.rows[0]!.barisId);
    const second = new ExamPage(t, wire);
    await second.pass(10);
    second.answer(2, 'C');
    await second.pass(2);
    await expectNothingLost(second, [null, null, 'C']);
    await expectNothingLost(first, ['A', 'B', 'C']);
  });

  test('S26: version-1 batches, of a page of before', async () => {
    const page = await begin();
    page.wire.isOld = true;
    await page.pass(10);
    page.answer(0, 'A');
    await page.pass(5);
    page.isOnline = false;
    await page.pass(30);
    page.answer(1, 'B');
    await page.pass(14);
    page.answer(2, 'C');
    await page.pass(1);
    await page.pass(10, true);
    await expectNothingLost(page, ['A', 'B', 'C']);
  });

  test('S26: after a restore of an older backup the same stream is sent again', async () => {
    const page = await begin();
    await page.pass(30);
    page.answer(0, 'A');
    await page.beat();
    await page.pass(40);
    // The server that answers now knows nothing of it: the batch leaves a hole, and all comes again.
    page.wire.ack = page.wire.operations.length;
    await page.beat();
    await expectNothingLost(page, ['A']);
  });
});
