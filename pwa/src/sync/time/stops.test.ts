import { isWritable } from '@spmb/shared/sync/stream/operation.ts';
import { describe, expect, test } from 'vitest';
import { createExamEngine } from '../create-exam-engine.ts';
import { away, begin, minuteMs, minutesLeft, reconnect, reopen, textsOf } from '../testing/away.ts';
import { buildWorld, jadwalUjianId } from '../testing/build-device.ts';

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

  test('S28: what a clock of fractions charges is written in whole milliseconds, and the finish is read', async () => {
    const world = await begin(2, 0);
    const { device, session, server, time } = world;
    const { machine } = device;
    const wholeMs = machine.monotonicMs.bind(machine);
    machine.monotonicMs = () => wholeMs() * 1.000_03;
    server.network = 'down';
    await session.answer('butir-1', 'A');
    await machine.sleep(50_000, 'runs');
    await machine.wake();
    await time.advance(2 * minuteMs);
    expect(session.view()).toMatchObject({ sebab_selesai: 'waktu_habis' });
    const rows = await device.ports.db.operasi.toArray();
    expect(rows.filter(({ teks }) => !isWritable(teks))).toEqual([]);
    expect((await textsOf(device)).at(-1)?.['beban_ms']).toBeGreaterThan(40_000);
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

test('what another page of the device has heard of a stop is not charged again', async () => {
  const world = await begin(60, 3);
  const { server, time } = world;
  server.network = 'down';
  await world.session.answer('butir-1', 'A');
  await time.advance(10 * minuteMs);
  const dashboard = world.device.crash();
  await time.advance(10 * minuteMs);
  server.network = 'up';
  await dashboard.engine.flushAll();
  server.network = 'down';
  await time.advance(5 * minuteMs);
  const session = await reopen(dashboard);
  // 25 minutes have passed, three of them at no cost.
  expect(minutesLeft(session)).toBe(38);
});

test('two tabs: what the first has run, and what nobody ran after its end, are counted once', async () => {
  const world = await begin(60, 3);
  const { device, server, session, time } = world;
  let change: (holds: boolean) => void = () => undefined;
  const waiting = createExamEngine({
    ...device.ports,
    tabGate: {
      claim: (_name, onChange) => {
        change = onChange;
        return { settled: Promise.resolve(false), release: () => undefined };
      },
    },
  });
  const second = await reopen({ ...device, engine: waiting });
  server.network = 'down';
  await time.advance(10 * minuteMs);
  expect(second.view()).toMatchObject({ tab_aktif: false });
  session.close();
  await time.advance(10 * minuteMs);
  change(true);
  await time.advance(10);
  expect(minutesLeft(second)).toBe(43);
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
