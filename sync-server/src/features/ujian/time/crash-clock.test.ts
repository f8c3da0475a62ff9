import { afterEach, expect, test } from 'vitest';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { findAttempt, findStream } from '../attempt/attempt.queries.ts';
import { ExamPage } from '../testing/exam-page.ts';
import { verifyLog } from '../replay/verify-log.ts';

let t: TestApp;
afterEach(() => t.close());

/** Its running time is saved each ten seconds: a crash forgets what came after, unless a device was told of it. */
async function crash(): Promise<void> {
  t.clock.advance(9_000);
  await t.crash();
}

test('S26: answers of a device that is replaced after two crashes of the server count, and so does its contact', async () => {
  t = await buildTestApp();
  const ruang = await buildExamRuang(t);
  const siswa = await ruang.signIn(0);
  await t.context.state.saveTimes();
  const wire = new TestDevice(t);
  await wire.begin(siswa, ruang.rows[0]!.barisId);
  const page = new ExamPage(t, wire);
  t.clock.advance(9_000);
  wire.elapsedMs += 9_000;
  await page.beat();
  const toldMs = t.context.state.ranMs();
  wire.elapsedMs += 1_000;
  page.answer(0, 'A');
  page.answer(1, 'B');
  await crash();
  expect(t.context.state.ranMs()).toBeGreaterThanOrEqual(toldMs);
  await crash();
  expect((await findStream(t.context.store.read, wire.aliran))!.kontak_ms).toBeLessThan(t.clock.nowMs());
  await t.call(await t.signIn('operator'), 'POST', '/api/reset-login', {
    ids: [ruang.rows[0]!.barisId],
    alasan: 'perangkat rusak',
  });
  await page.beat();
  expect(page.told).toEqual([]);
  expect((await findStream(t.context.store.read, wire.aliran))!.kontak_ms).toBe(t.clock.nowMs());
  const attempt = await findAttempt(t.context.store.read, wire.start.ujian_id);
  expect(attempt?.jumlah_terjawab).toBe(2);
  expect((await verifyLog(t.context.store.read, t.context.secrets)).differences).toEqual([]);
});
