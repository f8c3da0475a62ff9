import { afterEach, describe, expect, test } from 'vitest';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { ExamPage, minuteMs } from '../testing/exam-page.ts';
import { verifyLog } from '../replay/verify-log.ts';

let t: TestApp;

afterEach(() => t.close());

/** A page that has just begun its exam of 60 minutes. */
async function begin(jadwal: Parameters<typeof buildExamRuang>[1] = {}): Promise<ExamPage> {
  t = await buildTestApp();
  const ruang = await buildExamRuang(t, jadwal);
  const wire = new TestDevice(t);
  await wire.begin(await ruang.signIn(0), ruang.rows[0]!.barisId);
  return new ExamPage(t, wire);
}

describe('a finish before the minutes that the schedule asks for', () => {
  test('S13: is void at a batch as at the direct call, and the sheet opens again; a time-out never is', async () => {
    const page = await begin({ jadwal: { menit_minimum_selesai: 30 } });
    await page.pass(10);
    page.wire.finish('sendiri');
    expect(await page.beat()).toMatchObject({
      verdik: [{ seq: 1, verdik: 'ditolak', alasan: 'BELUM_BOLEH_SELESAI' }],
      keadaan: { status: 'mengerjakan', pemegang: true },
    });
    // However much it says that it has used.
    page.wire.elapsedMs = 30 * minuteMs;
    page.wire.finish('sendiri');
    expect((await page.beat()).verdik).toMatchObject([{ alasan: 'BELUM_BOLEH_SELESAI' }]);
    await page.pass(20);
    page.wire.finish('sendiri');
    expect(await page.beat()).toMatchObject({ verdik: [], keadaan: { status: 'selesai' } });
    expect((await verifyLog(t.context.store.read, t.context.secrets)).differences).toEqual([]);
  });

  test('S13: the minimum is never above what is allowed', async () => {
    const page = await begin({ jadwal: { menit_minimum_selesai: 60, waktu: 5 } });
    await page.pass(5);
    expect((await page.beat()).keadaan).toMatchObject({ status: 'selesai', sebab_selesai: 'waktu_habis' });
  });
});

describe('a time-out that only a charge for a stop had caused', () => {
  test('S26: is void where the server was away too, and stands where it was not', async () => {
    const page = await begin();
    await page.pass(30);
    await page.beat();
    await t.restart(40 * minuteMs);
    page.wire.record({
      jenis: 'selesai',
      sebab: 'waktu_habis',
      layar: '',
      boleh_ms: page.allowedMs,
      beban_ms: 29 * minuteMs,
    });
    expect(await page.beat()).toMatchObject({
      verdik: [{ alasan: 'WAKTU_DITAMBAH' }],
      keadaan: { status: 'mengerjakan' },
    });
    await page.pass(55, true);
    page.wire.record({
      jenis: 'selesai',
      sebab: 'waktu_habis',
      layar: '',
      boleh_ms: page.allowedMs,
      beban_ms: 29 * minuteMs,
    });
    await page.beat();
    page.wire.record({ jenis: 'selesai', sebab: 'waktu_habis', layar: '', boleh_ms: page.allowedMs });
    expect((await page.beat()).keadaan).toMatchObject({ status: 'selesai' });
  });
});
