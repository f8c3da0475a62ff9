import { lembarValues } from '@spmb/shared/sync/stream/lembar.ts';
import { describe, expect, test } from 'vitest';
import { buildWorld, jadwalUjianId } from './testing/build-device.ts';

describe('a running attempt that somebody left open on this device', () => {
  test('S16: it is found for every other account, with its subject, and never for its own', async () => {
    const { device } = buildWorld();
    expect(await device.engine.findLeftOpen('budi')).toBeUndefined();
    await device.start();
    const next = device.crash('budi');
    expect(await next.engine.findLeftOpen('budi')).toMatchObject({
      ujian_id: 'ujian-1',
      akun: 'siti',
      mapel: 'Matematika',
    });
    expect(await next.engine.findLeftOpen('siti')).toBeUndefined();
  });

  test('S16: sealed it is left open no more; its answers are still delivered', async () => {
    const { device, server } = buildWorld();
    const session = await device.start();
    server.network = 'down';
    await session.answer('butir-1', 'A');
    const next = device.crash('budi');
    await next.engine.seal();
    expect(await next.engine.findLeftOpen('budi')).toBeUndefined();
    expect(await next.ports.db.operasi.count()).toBe(0);
    server.network = 'up';
    await next.engine.flushAll();
    expect(lembarValues(server.attempt.sheet)).toMatchObject({ 'butir-1': ['A', false] });
  });

  test('S8: who was changed goes on at this device when the server gives the lease, with all answers', async () => {
    const { device, server } = buildWorld();
    const session = await device.start();
    await session.answer('butir-1', 'A');
    const next = device.crash('budi');
    await next.engine.seal();
    await next.engine.flushAll();
    const back = next.crash('siti');
    server.startRefusal = 'Ujian ini sedang dikerjakan di perangkat lain.';
    await expect(back.engine.start(jadwalUjianId)).rejects.toMatchObject({ message: server.startRefusal });
    server.startRefusal = undefined;
    expect((await back.start()).view()).toMatchObject({ pilihan: { 'butir-1': 'A' }, pemegang: true });
  });

  test('after the finish nobody finds it', async () => {
    const { device } = buildWorld();
    await (await device.start()).finish('sendiri');
    expect(await device.crash('budi').engine.findLeftOpen('budi')).toBeUndefined();
  });

  test('after the last moment by the server’s clock nobody finds it, also where this device’s clock is wrong', async () => {
    const { device, server, time } = buildWorld();
    const endMs = time.nowMs() + 60_000;
    server.attempt.state.batas_akhir_ms = endMs;
    await device.start();
    const next = device.crash('budi');
    expect(await next.engine.findLeftOpen('budi')).toBeDefined();
    await next.ports.db.server.toCollection().modify({ selisih_ms: endMs - time.nowMs() });
    expect(await next.engine.findLeftOpen('budi')).toBeUndefined();
  });

  test('N31: it runs until its last moment by the server’s clock; a clock that was set right meanwhile ends nothing', async () => {
    const { device, server, time } = buildWorld();
    const endMs = time.nowMs() + 60_000;
    server.attempt.state.batas_akhir_ms = endMs;
    await device.start();
    const again = device.crash('siti');
    const isRunning = async (selisih_ms: number) => {
      await again.ports.db.server.toCollection().modify({ selisih_ms });
      return (await again.engine.listHeld()).map(({ berjalan }) => berjalan);
    };
    expect(await isRunning(0)).toEqual([true]);
    expect(await isRunning(7 * 365 * 86_400_000)).toEqual([true]);
    await time.advance(60_000);
    expect(await isRunning(0)).toEqual([false]);
    expect(await isRunning(-30_000)).toEqual([true]);
  });
});
