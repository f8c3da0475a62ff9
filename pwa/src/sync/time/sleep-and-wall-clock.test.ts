import { describe, expect, test } from 'vitest';
import type { ExamSession } from '../ports/exam-session.ts';
import { away, begin, minuteMs, minutesLeft, reconnect } from '../testing/away.ts';
import { type World } from '../testing/build-device.ts';

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
