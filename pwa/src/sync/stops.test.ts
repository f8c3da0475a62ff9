import { parseOperationHead } from '@spmb/shared/sync/operation.ts';
import { describe, expect, test } from 'vitest';
import type { ExamSession } from './exam-session.ts';
import { buildWorld, jadwalUjianId, type Device, type World } from './testing/build-device.ts';

const minuteMs = 60_000;
/** An exam of so many minutes, begun with the server, whose sheet may stand still for so many. */
async function begin(minutes: number, jeda: number): Promise<World & { session: ExamSession }> {
  const world = buildWorld({ bolehMs: minutes * minuteMs });
  world.server.running.pauseMaxMs = jeda * minuteMs;
  return { ...world, session: await world.device.start() };
}
async function reopen(device: Device): Promise<ExamSession> {
  const session = await device.engine.resume(jadwalUjianId);
  if (!session) throw new Error('nothing to resume');
  return session;
}
/** The page ends, by his own will or not, and is opened again after `ms`. */
async function away({ time }: World, device: Device, ms: number, closing?: ExamSession) {
  closing?.hide(true);
  const next = device.crash();
  await time.advance(ms);
  return { device: next, session: await reopen(next) };
}
const minutesLeft = (session: ExamSession): number =>
  Math.round(session.view().sisa_ms / (minuteMs / 10)) / 10;
const reconnect = async ({ server, time }: World, session: ExamSession): Promise<void> => {
  server.network = 'up';
  session.sendNow();
  await time.advance(1_000);
};
const textsOf = async ({ ports }: Device) =>
  (await ports.db.operasi.orderBy('[aliran+seq]').toArray()).map(({ teks }) => parseOperationHead(teks)!);

describe('a stop of the participant’s own making', () => {
  test('airplane mode with a closed tab: 266 s away of two minutes leave one minute, no more', async () => {
    const world = await begin(2, 1);
    world.server.network = 'down';
    await world.time.advance(4_000);
    const { device, session } = await away(world, world.device, 266_000, world.session);
    expect(session.view()).toMatchObject({ sisa_ms: minuteMs, status: 'mengerjakan' });
    // S7: what was charged stands in no operation and in no clock on its way.
    await session.answer('butir-1', 'A');
    expect((await textsOf(device)).at(-1)?.elapsed_ms).toBeLessThan(6_000);
    await reconnect(world, session);
    expect(world.server.batches.at(-1)?.request.elapsed_ms).toBeLessThan(6_000);
    // The server's word is the same, and takes the place of the charge.
    expect(session.view().sisa_ms).toBeLessThanOrEqual(minuteMs);
    expect(session.view().terpakai_ms).toBeGreaterThanOrEqual(minuteMs - 1_000);
  });

  test('the same repeated gives not a second more, and the sheet closes with what was charged', async () => {
    const world = await begin(2, 1);
    world.server.network = 'down';
    await world.time.advance(4_000);
    let { device, session } = await away(world, world.device, 266_000, world.session);
    for (const left of [50_000, 40_000, 30_000]) {
      await world.time.advance(10_000);
      ({ device, session } = await away(world, device, 90_000, session));
      expect(session.view().sisa_ms).toBe(left);
    }
    await world.time.advance(31_000);
    expect(session.view()).toMatchObject({ status: 'selesai', sebab_selesai: 'waktu_habis', sisa_ms: 0 });
    const finish = (await textsOf(device)).at(-1)!;
    expect(finish).toMatchObject({ jenis: 'selesai', sebab: 'waktu_habis', boleh_ms: 120_000 });
    expect(finish.elapsed_ms + (finish['beban_ms'] as number)).toBe(120_000);
    await reconnect(world, session);
    expect(session.view().kode_terima).not.toBeNull();
  });

  test('the pause that is left is spent once, over all stops together', async () => {
    const world = await begin(60, 3);
    world.server.network = 'down';
    let { device, session } = await away(world, world.device, 2 * minuteMs);
    expect(minutesLeft(session)).toBe(60);
    ({ device, session } = await away(world, device, 2 * minuteMs));
    expect(minutesLeft(session)).toBe(59);
    ({ device, session } = await away(world, device, 2 * minuteMs));
    expect(minutesLeft(session)).toBe(57);
    await reconnect(world, session);
    expect(minutesLeft(session)).toBe(57);
    expect(device.machine.monotonicMs()).toBeGreaterThan(6 * minuteMs);
  });

  test('a server of before, that tells of no pause, leaves the clock as it was', async () => {
    const world = buildWorld();
    world.server.running.pauseMaxMs = undefined;
    await world.device.start();
    world.server.network = 'down';
    const { session } = await away(world, world.device, 20 * minuteMs);
    expect(minutesLeft(session)).toBe(60);
  });
});

describe('what is no stop of his own', () => {
  test('wholly offline from 07.30 to 08.30, arriving at 08.40: no gap, nothing is charged', async () => {
    const world = buildWorld();
    const { device, server, time } = world;
    await device.engine.prepare([{ ...server.jadwal, percobaan: 0 }], () => undefined);
    server.network = 'down';
    const session = await device.engine.start(jadwalUjianId, server.kode);
    await time.advance(59 * minuteMs);
    expect(minutesLeft(session)).toBe(1);
    await session.answer('butir-1', 'A');
    await time.advance(2 * minuteMs);
    expect((await textsOf(device)).at(-1)).not.toHaveProperty('beban_ms');
    await time.advance(9 * minuteMs);
    server.network = 'up';
    await device.reconnect();
    await time.advance(minuteMs);
    expect(session.view()).toMatchObject({ status: 'selesai', terpotong_ms: 0, belum_terkirim: 0 });
    expect(session.view().kode_terima).not.toBeNull();
  });

  test('an exam begun without the server pays for stops beyond the pause of its schedule too', async () => {
    const world = buildWorld();
    const { device, server } = world;
    await device.engine.prepare([{ ...server.jadwal, percobaan: 0 }], () => undefined);
    server.network = 'down';
    await device.engine.start(jadwalUjianId, server.kode);
    const { session } = await away(world, device, 10 * minuteMs);
    expect(minutesLeft(session)).toBe(53);
  });

  test('a power cut of 20 minutes that takes server and PCs, PCs up first: charged, then all of it comes back', async () => {
    const world = await begin(60, 3);
    const { server, time } = world;
    await time.advance(30 * minuteMs);
    server.network = 'down';
    server.running.cutPower();
    const { session } = await away(world, world.device, 20 * minuteMs);
    expect(minutesLeft(session)).toBe(13);
    expect(Math.round(session.view().terpotong_ms / minuteMs)).toBe(17);
    await time.advance(minuteMs);
    server.running.restorePower();
    await reconnect(world, session);
    expect(minutesLeft(session)).toBe(29);
    expect(session.view().terpotong_ms).toBeLessThan(minuteMs);
  });

  test('S13: where the charge had closed the sheet, it opens again with the time that the server says', async () => {
    const world = await begin(60, 3);
    const { server, time } = world;
    await time.advance(50 * minuteMs);
    server.network = 'down';
    server.running.cutPower();
    const { device, session } = await away(world, world.device, 20 * minuteMs);
    expect(minutesLeft(session)).toBe(1);
    await time.advance(61_000);
    expect(session.view()).toMatchObject({ status: 'selesai', sebab_selesai: 'waktu_habis' });
    expect((await textsOf(device)).at(-1)?.['beban_ms']).toBeGreaterThan(8 * minuteMs);
    server.running.restorePower();
    await reconnect(world, session);
    expect(session.view()).toMatchObject({ status: 'mengerjakan', kode_terima: null });
    expect(minutesLeft(session)).toBe(9);
    expect((await session.item('butir-1')).soal).toBe('PENANDA-butir-1');
    await session.answer('butir-1', 'B');
    await time.advance(10 * minuteMs);
    expect((await textsOf(device)).at(-1)).not.toHaveProperty('beban_ms');
    expect(session.view().kode_terima).not.toBeNull();
  });

  test('access point dead, tab thrown out at minute 30 on plain http, back at 50', async () => {
    const world = await begin(60, 3);
    await world.time.advance(25 * minuteMs);
    world.server.network = 'down';
    await world.time.advance(5 * minuteMs);
    const { session } = await away(world, world.device, 20 * minuteMs);
    expect(minutesLeft(session)).toBe(13);
    await reconnect(world, session);
    expect(minutesLeft(session)).toBe(13);
  });
});

describe.each(['runs', 'stands'] as const)(
  'a device that sleeps while its monotonic clock %s',
  (monotonic) => {
    const sleep = async ({ device }: World, session: ExamSession, ms: number): Promise<void> => {
      session.hide(false);
      await device.machine.sleep(ms, monotonic);
      session.show();
      await device.machine.wake();
    };

    test('ten minutes offline without reload cost only what exceeds the pause', async () => {
      const world = await begin(60, 3);
      world.server.network = 'down';
      await sleep(world, world.session, 10 * minuteMs);
      expect(minutesLeft(world.session)).toBe(53);
      await reconnect(world, world.session);
      expect(minutesLeft(world.session)).toBe(53);
    });

    test('asleep from minute 20 to 75, told 59:00: the minute is there', async () => {
      const world = await begin(60, 3);
      await world.time.advance(20 * minuteMs);
      world.server.network = 'down';
      await sleep(world, world.session, 55 * minuteMs);
      expect(world.session.view()).toMatchObject({ status: 'mengerjakan', sisa_ms: minuteMs });
      await reconnect(world, world.session);
      expect(world.session.view()).toMatchObject({ status: 'mengerjakan' });
      expect(world.session.view().sisa_ms).toBeGreaterThan(minuteMs - 2_000);
      expect(world.session.view().terpakai_ms).toBeGreaterThanOrEqual(59 * minuteMs);
      await world.session.answer('butir-1', 'A');
      await world.time.advance(2 * minuteMs);
      expect(world.session.view()).toMatchObject({ sebab_selesai: 'waktu_habis', belum_terkirim: 0 });
    });
  },
);

test('a hidden page whose timers run once a minute goes on counting exam time', async () => {
  const world = await begin(60, 3);
  const { device, session, server } = world;
  server.network = 'down';
  session.hide(false);
  await world.time.advance(10_000);
  for (let round = 0; round < 10; round++) {
    await device.machine.sleep(minuteMs, 'runs');
    await device.machine.wake();
  }
  expect(session.show()).toBe(true);
  expect(minutesLeft(session)).toBe(49.8);
});

describe('a wall clock that is set', () => {
  const yearsMs = 7 * 365 * 86_400_000;

  test('a PC that boots in 2019 and is set to 2026 by NTP pays nothing for it', async () => {
    const world = await begin(60, 0);
    world.server.network = 'down';
    await world.time.advance(minuteMs);
    world.device.machine.moveWall(-yearsMs);
    let { device, session } = await away(world, world.device, minuteMs);
    expect(minutesLeft(session)).toBe(59);
    device.machine.moveWall(yearsMs);
    await world.time.advance(minuteMs);
    expect(minutesLeft(session)).toBe(58);
    ({ device, session } = await away(world, device, minuteMs));
    expect(minutesLeft(session)).toBe(58);
    // Once a server has answered, the clock is believed again.
    await reconnect(world, session);
    expect(minutesLeft(session)).toBe(56);
    world.server.network = 'down';
    ({ session } = await away(world, device, minuteMs));
    expect(minutesLeft(session)).toBe(55);
  });

  test.each([7, -7])('36 PCs moved by %i minutes: nobody pays, nor after a reload', async (minutes) => {
    const world = await begin(60, 0);
    world.server.network = 'down';
    await world.time.advance(minuteMs);
    world.device.machine.moveWall(minutes * minuteMs);
    await world.time.advance(minuteMs);
    expect(minutesLeft(world.session)).toBe(58);
    const { session } = await away(world, world.device, 3_000);
    expect(minutesLeft(session)).toBe(58);
  });

  test.each([86_400_000, -3_600_000])('set by %i ms in contact it changes nothing', async (ms) => {
    const world = await begin(60, 3);
    const { device, session, time } = world;
    device.machine.moveWall(ms);
    await time.advance(10 * minuteMs);
    expect(session.view()).toMatchObject({ terpotong_ms: 0 });
    expect(minutesLeft(session)).toBe(50);
    const again = await away(world, device, 3_000);
    expect(minutesLeft(again.session)).toBe(50);
  });

  test('one that says the sheet was away for more than half a day is not believed', async () => {
    const world = await begin(60, 0);
    world.server.network = 'down';
    const { session } = await away(world, world.device, 13 * 60 * minuteMs);
    expect(minutesLeft(session)).toBe(60);
  });
});

describe('S13: a finish that the server gives back', () => {
  test('pressed before its minute it opens the sheet again, and says so', async () => {
    const world = buildWorld();
    const { device, server, time } = world;
    server.attempt.finishAfterMs = 10 * minuteMs;
    const session = await device.start();
    await session.answer('butir-1', 'A');
    await session.finish('sendiri');
    expect(session.view()).toMatchObject({ status: 'selesai', selesai_terlalu_dini: false });
    await time.advance(1_000);
    expect(session.view()).toMatchObject({ status: 'mengerjakan', selesai_terlalu_dini: true });
    await session.answer('butir-2', 'B');
    await time.advance(10 * minuteMs);
    await session.finish('sendiri');
    await time.advance(1_000);
    expect(session.view().kode_terima).not.toBeNull();
  });

  test('pressed so without the server, which answers past the last moment, it becomes a time-out', async () => {
    const world = buildWorld();
    const { device, server, time } = world;
    server.attempt.finishAfterMs = 10 * minuteMs;
    const session = await device.start();
    server.network = 'down';
    await session.finish('sendiri');
    Object.assign(server.attempt.state, { status: 'menunggu_kiriman', versi: 9 });
    await time.advance(minuteMs);
    await reconnect(world, session);
    await time.advance(1_000);
    expect(session.view()).toMatchObject({ status: 'selesai', sebab_selesai: 'waktu_habis' });
    expect(session.view().kode_terima).not.toBeNull();
  });

  test('a charged time-out that is not confirmed past the last moment is recorded again, without the charge', async () => {
    const world = await begin(60, 0);
    const { server, time } = world;
    server.network = 'down';
    server.running.cutPower();
    const { device, session } = await away(world, world.device, 70 * minuteMs);
    await time.advance(2 * minuteMs);
    expect(session.view().status).toBe('selesai');
    Object.assign(server.attempt.state, { status: 'menunggu_kiriman', versi: 9 });
    server.running.restorePower();
    await reconnect(world, session);
    await time.advance(1_000);
    expect(session.view().kode_terima).not.toBeNull();
    const finishes = (await textsOf(device)).filter(({ jenis }) => jenis === 'selesai');
    expect(finishes.map(({ beban_ms }) => beban_ms !== undefined)).toEqual([true, false]);
  });
});
