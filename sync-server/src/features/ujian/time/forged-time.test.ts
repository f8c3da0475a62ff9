import { toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import type { BatchRequest } from '@spmb/shared/sync/protocol/protocol.schema.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { buildExamRuang, type ExamRuang } from '../../../testing/build-exam-ruang.ts';
import { buildTestApp, type Session, type TestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { findAttempt } from '../attempt/attempt.queries.ts';
import { countedAnswers, minuteMs } from '../testing/exam-page.ts';
import { verifyLog } from '../replay/verify-log.ts';

/** What a device in contact takes at most: boleh + jeda_maks + 2 min, give or take the grace of a clock. */
const slackMs = 2 * minuteMs + 5_000;

let t: TestApp;
let room: ExamRuang;
let siswa: Session;
let startMs: number;
const devices: TestDevice[] = [];

afterEach(() => t.close());

async function open(jeda_maks: number): Promise<TestDevice> {
  t = await buildTestApp();
  room = await buildExamRuang(t, { jadwal: { jeda_maks } });
  siswa = await room.signIn(0);
  startMs = t.clock.nowMs();
  devices.length = 0;
  return join();
}
async function join(extra: Record<string, unknown> = {}): Promise<TestDevice> {
  const device = new TestDevice(t);
  await device.begin(siswa, room.rows[0]!.barisId, extra);
  devices.push(device);
  return device;
}
/** A change of an answer each time, so that every one is an operation of its own. */
let letter = 0;
const answer = (device: TestDevice): void =>
  device.answer(device.start.urutan[letter % 5]!, (['A', 'B', 'C', 'D'] as const)[letter++ % 4]!);

/** What a forger may change of an honest batch. */
type Forge = (batch: BatchRequest, minute: number) => Partial<BatchRequest>;

/** 110 minutes in which the device answers three times a minute and beats each minute, its clock forged to stand. */
async function sit(device: TestDevice, forge: Forge, elapsed = (minute: number) => Math.min(minute, 50)) {
  for (let minute = 1; minute <= 110; minute++) {
    for (let third = 0; third < 3; third++) {
      t.clock.advance(minuteMs / 3);
      device.elapsedMs = Math.floor(elapsed(minute) * minuteMs);
      answer(device);
    }
    await post(device, (batch) => forge(batch, minute));
  }
}
async function post(
  device: TestDevice,
  forge: (batch: BatchRequest) => Partial<BatchRequest>,
): Promise<void> {
  const batch = device.batch();
  const { body } = await device.post({ ...batch, ...forge(batch) });
  if (!('ack' in body)) return;
  device.ack = body.ack;
  device.versi = body.keadaan.versi;
  device.heardMs = body.jalan_ms;
}
/** Exam time that was taken beyond what is allowed, by the true instants of all answers that count. */
async function gainMs(): Promise<number> {
  const all = (await Promise.all(devices.map((device) => countedAnswers(t, device)))).flat();
  expect(all.length).toBeGreaterThan(100);
  return Math.max(...all) - startMs - 60 * minuteMs;
}
const rowOf = async () => (await findAttempt(t.context.store.read, devices[0]!.start.ujian_id))!;
const differences = async () => (await verifyLog(t.context.store.read, t.context.secrets)).differences;

describe.each([3, 1, 0])(
  'S26: a device in contact gains at most jeda_maks %i and two minutes',
  (jeda_maks) => {
    const expectNoGain = async () => {
      expect(await gainMs()).toBeLessThanOrEqual(jeda_maks * minuteMs + slackMs);
      expect(await differences()).toEqual([]);
    };

    test('S26: with a forged elapsed_ms', async () => {
      await sit(await open(jeda_maks), () => ({}));
      await expectNoGain();
    });

    test('S26: with a clock forged to a crawl from the start', async () => {
      await sit(
        await open(jeda_maks),
        () => ({}),
        (minute) => minute / 10,
      );
      await expectNoGain();
    });

    test('S26: with silences of more than a minute, to be given notice again and again', async () => {
      const device = await open(jeda_maks);
      await sit(device, (_, minute) => (minute > 55 && minute % 3 > 0 ? { v: 0 } : {}));
      // Out of contact for three minutes at a time: one notice more than in contact.
      expect(await gainMs()).toBeLessThanOrEqual(jeda_maks * minuteMs + slackMs + 5 * minuteMs);
    });

    test('S26: with a forged count of what is unsent', async () => {
      await sit(await open(jeda_maks), () => ({ belum_terkirim: 5_000 }));
      await expectNoGain();
    });

    test('S26: with a forged tip', async () => {
      const junk = toBase64Url(new Uint8Array(32).fill(9));
      await sit(await open(jeda_maks), () => ({ ujung_seq: 5_000, ujung_jejak: junk }));
      await expectNoGain();
    });

    test('S26: with a forged tip that a hole hides', async () => {
      const junk = toBase64Url(new Uint8Array(32).fill(9));
      await sit(await open(jeda_maks), (batch, minute) => {
        const hole = minute % 2 === 0 ? { mulai_seq: batch.mulai_seq + 100 } : {};
        return { ujung_seq: 5_000, ujung_jejak: junk, ...hole };
      });
      await expectNoGain();
    });

    test('S26: with batches held back while signs of life go on', async () => {
      const device = await open(jeda_maks);
      await sit(device, ({ jejak_sebelum, mulai_seq }, minute) =>
        minute < 109
          ? {
              operasi: [],
              jejak_sebelum,
              mulai_seq,
              belum_terkirim: 0,
              ujung_seq: mulai_seq - 1,
              ujung_jejak: jejak_sebelum,
            }
          : {},
      );
      while (device.ack < device.operations.length) await post(device, () => ({}));
      const counted = await countedAnswers(t, device);
      expect(counted.filter((ms) => ms - startMs > (60 + jeda_maks) * minuteMs + slackMs)).toEqual([]);
      expect(await differences()).toEqual([]);
    });

    test('S26: as a page of before, that names neither tip nor echo', async () => {
      const device = await open(jeda_maks);
      device.isOld = true;
      await sit(device, () => ({}));
      await expectNoGain();
    });

    test('S26: as a page of before, with a forged count', async () => {
      const device = await open(jeda_maks);
      device.isOld = true;
      await sit(device, () => ({ belum_terkirim: 5_000 }));
      await expectNoGain();
    });

    test('S26: a page of before that has just begun on another device was heard, and is given no notice', async () => {
      const device = await open(jeda_maks);
      device.isOld = true;
      for (let minute = 1; minute <= 58 + jeda_maks; minute++) {
        t.clock.advance(minuteMs);
        await post(device, () => ({}));
      }
      t.clock.advance(minuteMs - 5_000);
      const next = await join({ pindah: true });
      next.isOld = true;
      t.clock.advance(minuteMs - 5_000);
      await post(next, () => ({}));
      expect(await rowOf()).toMatchObject({ maklum_jalan_ms: null, status: 'mengerjakan' });
    });

    test('S26: on two devices that take turns', async () => {
      let device = await open(jeda_maks);
      for (let turn = 0; turn < 11; turn++) {
        for (let minute = 1; minute <= 10; minute++) {
          for (let third = 0; third < 3; third++) {
            t.clock.advance(minuteMs / 3);
            device.elapsedMs = Math.min(turn * 10 + minute, 50) * minuteMs;
            answer(device);
          }
          await post(device, () => ({}));
        }
        const next = new TestDevice(t);
        const { body } = await next.begin(siswa, room.rows[0]!.barisId, { pindah: true });
        if (!body.lanjut) continue;
        device = next;
        devices.push(next);
      }
      await expectNoGain();
    });

    test('S26: and the old device writes nothing on behind the new one', async () => {
      const old = await open(jeda_maks);
      for (let minute = 1; minute <= 10; minute++) {
        t.clock.advance(minuteMs);
        old.elapsedMs = minute * minuteMs;
        answer(old);
        await post(old, () => ({}));
      }
      await join({ pindah: true });
      const movedMs = t.clock.nowMs();
      for (let minute = 11; minute <= 40; minute++) {
        t.clock.advance(minuteMs);
        answer(old);
        await post(old, () => ({}));
      }
      const counted = await countedAnswers(t, old);
      expect(Math.max(...counted)).toBeLessThanOrEqual(movedMs + 2 * minuteMs);
      expect(await differences()).toEqual([]);
    });
  },
);

describe('S26: who pretends that no answer reaches him', () => {
  test('S26: is not in contact for staff, and the minutes stand in his row', async () => {
    const device = await open(3);
    for (let minute = 1; minute <= 30; minute++) {
      t.clock.advance(minuteMs);
      device.elapsedMs = minute * minuteMs;
      answer(device);
      await post(device, () => ({}));
    }
    const heard = device.heardMs!;
    const lastMs = t.clock.nowMs();
    for (let minute = 31; minute <= 150; minute++) {
      t.clock.advance(minuteMs);
      device.elapsedMs = 31 * minuteMs;
      answer(device);
      await post(device, () => ({ gema_ms: heard }));
    }
    const row = await rowOf();
    // The one batch that an honest device sends before it hears the next answer.
    expect(row.kontak_ms).toBeLessThanOrEqual(lastMs + minuteMs);
    // Until the session ended, what came after 60 minutes and 3 that cost nothing, to the minute of notice.
    expect(Math.round(row.telat_ms / minuteMs)).toBeGreaterThanOrEqual(120 - 60 - 3 - 2);
  });
});

describe('S26: what has no bearing on time', () => {
  test('S26: a wall clock set forward or back in contact', async () => {
    const device = await open(3);
    for (let minute = 1; minute <= 70; minute++) {
      t.clock.advance(minuteMs);
      device.elapsedMs = Math.min(60, minute) * minuteMs;
      const text = { dinding_ms: t.clock.nowMs() + (minute % 2 === 0 ? 86_400_000 : -86_400_000) };
      answer(device);
      const last = JSON.parse(device.operations.pop()!) as object;
      device.links.pop();
      device.push(JSON.stringify({ ...last, ...text }));
      await post(device, () => ({}));
    }
    const counted = (await countedAnswers(t, device)).length;
    expect(counted).toBeGreaterThanOrEqual(60);
    expect(counted).toBeLessThanOrEqual(65);
    expect(await differences()).toEqual([]);
  });
});
