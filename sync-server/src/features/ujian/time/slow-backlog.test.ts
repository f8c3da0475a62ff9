import { toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { berhenti, keluarHalaman, layarGelap } from '@spmb/shared/sync/stream/operation.ts';
import type { BatchRequest } from '@spmb/shared/sync/protocol/protocol.schema.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { buildExamRuang, type ExamRuang } from '../../../testing/build-exam-ruang.ts';
import { buildTestApp, type Session, type TestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { countedAnswers, ExamPage, minuteMs } from '../testing/exam-page.ts';
import { ujian } from '../attempt/ujian.table.ts';
import { verifyLog } from '../replay/verify-log.ts';

let t: TestApp;
let room: ExamRuang;
let siswa: Session;
let startMs: number;

afterEach(() => t.close());

async function begin(jeda_maks = 3): Promise<ExamPage> {
  t = await buildTestApp();
  room = await buildExamRuang(t, { jadwal: { jeda_maks } });
  siswa = await room.signIn(0);
  startMs = t.clock.nowMs();
  const wire = new TestDevice(t);
  await wire.begin(siswa, room.rows[0]!.barisId);
  return new ExamPage(t, wire);
}

/** A change of an answer each time, so that every one is an operation of its own. */
const answer = ({ wire }: ExamPage): void => {
  const nth = wire.operations.length;
  wire.answer(wire.start.urutan[nth % 5]!, (['A', 'B', 'C', 'D'] as const)[nth % 4]!);
};
/** Eight answers a minute: ten batches an hour. */
async function work(page: ExamPage, minutes: number): Promise<void> {
  for (let quarter = 0; quarter < minutes * 4; quarter++) {
    await page.pass(0.24);
    if (page.minutesLeft > 0.1)
      [0, 1].forEach(() => {
        answer(page);
      });
    await page.pass(0.01);
  }
}
/** Batch after batch, with so many minutes between them, until all has come in. */
async function drain(page: ExamPage, minutes: number): Promise<void> {
  const isNotIn = () => page.wire.ack < page.wire.operations.length;
  while (isNotIn()) {
    await page.beat();
    if (isNotIn()) t.clock.advance(minutes * minuteMs);
  }
}
const differences = async () => (await verifyLog(t.context.store.read, t.context.secrets)).differences;

async function expectAllCount({ wire }: ExamPage): Promise<void> {
  const made = wire.operations.filter((text) => text.includes('"jawaban"')).length;
  expect(await countedAnswers(t, wire)).toHaveLength(made);
  const { body } = await wire.post(wire.batch());
  expect(body.verdik.filter(({ verdik }) => verdik === 'tertahan')).toEqual([]);
  expect(await differences()).toEqual([]);
}

describe('S26: a long backlog that comes in slowly is not held', () => {
  test.each([0.2, 1.2, 2.5, 5])(
    'S26: offline from minute 10 to 60, back ten minutes later, %d minutes between batches',
    async (minutes) => {
      const page = await begin();
      await work(page, 10);
      page.isOnline = false;
      await work(page, 50);
      t.clock.advance(10 * minuteMs);
      await drain(page, minutes);
      await expectAllCount(page);
    },
  );

  test.each([1.2, 5])(
    'S26: back in the midst of the exam, who works on while it comes in with %d minutes between batches',
    async (minutes) => {
      const page = await begin();
      page.isOnline = false;
      await work(page, 50);
      for (let sent = 0; sent < 10; sent += minutes) {
        await page.beat();
        await work(page, minutes);
      }
      await drain(page, minutes);
      await expectAllCount(page);
    },
  );

  test('S26: the device learns that what was held counts after all', async () => {
    const page = await begin();
    await work(page, 10);
    page.isOnline = false;
    await work(page, 50);
    t.clock.advance(10 * minuteMs);
    await drain(page, 1.2);
    const last = new Map(page.told.map((one) => [one.seq, one.verdik]));
    expect([...last.values()]).toContain('dihitung');
    expect([...last.values()].filter((verdik) => verdik !== 'dihitung')).toEqual([]);
  });

  test('S22: nor are leaves and dark screens, that stand in the log', async () => {
    const page = await begin();
    page.isOnline = false;
    const { wire } = page;
    for (let minute = 0; minute < 50; minute++) {
      await work(page, 1);
      wire.record({ jenis: 'peristiwa', nama: keluarHalaman });
      if (minute % 2 === 0) wire.record({ jenis: 'peristiwa', nama: berhenti, rincian: layarGelap });
    }
    t.clock.advance(20 * minuteMs);
    await drain(page, 1.2);
    await expectAllCount(page);
    const [{ keluar } = { keluar: 0 }] = await t.context.store.read.select().from(ujian);
    expect(keluar).toBe(25);
  });

  test.each([0.5, 1.2, 3])(
    'S26: made before a reset of the login, sent after it with %d minutes between batches',
    async (minutes) => {
      const page = await begin();
      page.isOnline = false;
      await work(page, 50);
      const operator = await t.signIn('operator');
      const reset = { ids: [room.rows[0]!.barisId], alasan: 'pindah komputer', tindakan_id: 'reset-1' };
      await t.call(operator, 'POST', '/api/reset-login', reset);
      const next = new TestDevice(t);
      await next.begin(siswa, room.rows[0]!.barisId);
      await drain(page, minutes);
      await expectAllCount(page);
    },
  );
});

describe('S26: a tip proves only what stood before it', () => {
  /** Batches that bring nothing new, though each is full and names the true tip. */
  const again = ({ wire }: ExamPage): BatchRequest => ({ ...wire.batch(1), ...wire.tip() });
  async function post({ wire }: ExamPage, batch: BatchRequest): Promise<void> {
    const { body } = await wire.post(batch);
    wire.ack = body.ack;
    wire.heardMs = body.jalan_ms;
  }

  test('S26: the last of a backlog kept back while work goes on', async () => {
    const page = await begin();
    page.isOnline = false;
    for (let count = 0; count < 120; count++) answer(page);
    await post(page, page.wire.batch());
    for (let minute = 0; minute < 100; minute++) {
      await page.pass(1);
      page.wire.elapsedMs = Math.min(page.wire.elapsedMs, 30 * minuteMs);
      answer(page);
      await post(page, again(page));
    }
    while (page.wire.ack < page.wire.operations.length) await post(page, page.wire.batch());
    const latest = Math.max(...(await countedAnswers(t, page.wire)));
    expect(latest - startMs).toBeLessThanOrEqual(65 * minuteMs + 5_000);
    expect(await differences()).toEqual([]);
  });

  test('S26: a forged tip that another text reaches redeems nothing', async () => {
    const page = await begin();
    page.isOnline = false;
    const ujung_jejak = toBase64Url(new Uint8Array(32).fill(9));
    for (let count = 0; count < 60; count++) answer(page);
    await post(page, { ...page.wire.batch(), ujung_seq: 200, ujung_jejak });
    for (let minute = 0; minute < 100; minute++) {
      await page.pass(1);
      page.wire.elapsedMs = Math.min(page.wire.elapsedMs, 30 * minuteMs);
      answer(page);
      answer(page);
      await post(page, { ...page.wire.batch(), ujung_seq: 200, ujung_jejak });
    }
    while (page.wire.ack < page.wire.operations.length) await post(page, page.wire.batch());
    const latest = Math.max(...(await countedAnswers(t, page.wire)));
    expect(latest - startMs).toBeLessThanOrEqual(65 * minuteMs + 5_000);
    expect(await differences()).toEqual([]);
  });
});
