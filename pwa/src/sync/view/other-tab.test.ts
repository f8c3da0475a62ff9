import { answerOf } from '@spmb/shared/sync/stream/lembar.ts';
import { describe, expect, test } from 'vitest';
import { createExamEngine } from '../create-exam-engine.ts';
import { buildWorld, jadwalUjianId, type Device } from '../testing/build-device.ts';

/** A second tab of the device that stands in line for the sheet until `getsLock` is called. */
async function openWaitingTab(device: Device) {
  let change: (holds: boolean) => void = () => undefined;
  const engine = createExamEngine({
    ...device.ports,
    tabGate: {
      claim: (_name, onChange) => {
        change = onChange;
        return { settled: Promise.resolve(false), release: () => undefined };
      },
    },
  });
  const session = await engine.resume(jadwalUjianId);
  if (session === undefined) throw new Error('nothing to resume');
  return { session, getsLock: () => change(true) };
}

describe('a second tab', () => {
  test('S5, S17: an answer to another tab does not take back a finish on disk', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    server.network = 'down';
    await session.answer('butir-1', 'A');
    await time.advance(200);
    const { promise, resolve: letGo } = Promise.withResolvers<undefined>();
    const other = createExamEngine({
      ...device.ports,
      transport: {
        get: (...request) => server.get(...request),
        post: async (...request) => {
          server.network = 'up';
          const answer = await server.post(...request);
          server.network = 'down';
          await promise;
          return answer;
        },
      },
    });
    const flushing = other.flushAll();
    await time.advance(50);
    await session.finish('sendiri');
    letGo(undefined);
    await flushing;
    const row = await device.ports.db.ujian.get('ujian-1');
    expect([row?.penutupan?.sebab, row?.kunci]).toEqual(['sendiri', null]);
  });

  test('S8: one that waited follows the attempt into the stream of a new lease', async () => {
    const { device, server, time } = buildWorld();
    const first = await device.start();
    await first.answer('butir-1', 'A');
    await time.advance(200);
    const { session, getsLock } = await openWaitingTab(device);
    first.close();
    server.endLease();
    const again = await device.start();
    await again.answer('butir-2', 'B');
    await time.advance(200);
    again.close();
    getsLock();
    await time.advance(500);
    await session.answer('butir-2', 'C');
    await time.advance(500);
    expect(answerOf(server.attempt.sheet, 'butir-2')).toBe('C');
  });

  test('S2: one that waited goes on in the stream that a fork has begun', async () => {
    const { device, server, time } = buildWorld();
    const first = await device.start();
    await first.answer('butir-1', 'A');
    await time.advance(200);
    const { session, getsLock } = await openWaitingTab(device);
    server.tamper = (answer) => {
      server.tamper = (same) => same;
      return { ...answer, bentrok: true };
    };
    await first.answer('butir-2', 'B');
    await time.advance(3_000);
    first.close();
    getsLock();
    await time.advance(500);
    await session.answer('butir-3', 'C');
    await time.advance(500);
    expect(answerOf(server.attempt.sheet, 'butir-3')).toBe('C');
    expect(session.view().belum_terkirim).toBe(0);
  });
});
