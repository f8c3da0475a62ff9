import { describe, expect, test } from 'vitest';
import { away, begin, minuteMs, reconnect, textsOf } from '../testing/away.ts';
import { buildWorld } from '../testing/build-device.ts';

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
