import { lembarValues } from '@spmb/shared/sync/stream/lembar.ts';
import { describe, expect, test } from 'vitest';
import { buildDevice, buildWorld, jadwalUjianId, type Device, type World } from '../testing/build-device.ts';
import type { StartRefused } from '../ports/exam-session.ts';

const prepare = ({ server }: World, device: Device) =>
  device.engine.prepare([{ ...server.jadwal, percobaan: 0 }], () => undefined);

/** A device that was prepared, and then lost the server. */
async function buildPrepared(): Promise<World> {
  const world = buildWorld();
  await prepare(world, world.device);
  world.server.network = 'down';
  return world;
}
const refusalOf = (start: Promise<unknown>): Promise<StartRefused> =>
  start.then(
    () => Promise.reject(new Error('it began')),
    (problem: unknown) => problem as StartRefused,
  );

describe('S10: a prepared device without the server', () => {
  test('begins with the kode luring, and everything arrives once the server is there', async () => {
    const { device, server, time } = await buildPrepared();
    const session = await device.engine.start(jadwalUjianId, server.kode.toLowerCase());
    expect(session.view()).toMatchObject({ status: 'mengerjakan', pemegang: true, sisa_ms: 3_600_000 });
    expect(await session.item('butir-1')).toMatchObject({ soal: 'PENANDA-butir-1' });
    await session.answer('butir-1', 'A');
    await time.advance(60_000);
    expect(session.view()).toMatchObject({ koneksi: 'terputus', belum_terkirim: 2 });
    server.network = 'up';
    await device.reconnect();
    await time.advance(30_000);
    await session.answer('butir-2', 'B');
    await session.finish('sendiri');
    await time.advance(60_000);
    expect(lembarValues(server.attempt.sheet)).toEqual({ 'butir-1': ['A', false], 'butir-2': ['B', false] });
    expect(session.view()).toMatchObject({ belum_terkirim: 0, status: 'selesai', beda_layar: false });
    expect(session.view().kode_terima).not.toBeNull();
  });

  test('asks for the long code, and says what is wrong with another', async () => {
    const { device, server } = await buildPrepared();
    const { kode } = server;
    const swapped = `${kode[1] ?? ''}${kode[0] ?? ''}${kode.slice(2)}`;
    for (const [typed, words] of [
      ['ABCDEF', 'minta Token darurat'],
      [undefined, 'minta Token darurat'],
      [swapped, 'salah ketik'],
      ['00000000000', 'bukan untuk sesi ini'],
    ] as const) {
      const refused = await refusalOf(device.engine.start(jadwalUjianId, typed));
      expect(refused).toMatchObject({ jenis: 'putus', minta_darurat: true });
      expect(refused.message).toContain(words);
    }
  });

  test('does not begin before the session, or where nothing was prepared', async () => {
    const world = buildWorld();
    world.server.opensMs = world.time.nowMs() + 1;
    await prepare(world, world.device);
    world.server.network = 'down';
    const early = await refusalOf(world.device.engine.start(jadwalUjianId, world.server.kode));
    expect(early.message).toContain('07.30 WIB');
    const bare = buildDevice(world.time, world.server);
    const refused = await refusalOf(bare.engine.start(jadwalUjianId, world.server.kode));
    expect(refused).toMatchObject({ jenis: 'putus', minta_darurat: false });
  });

  test('S5, S10: an answer given while the start is being told beside the reopened sheet is not written over', async () => {
    const { device, server, time } = await buildPrepared();
    const session = await device.engine.start(jadwalUjianId, server.kode);
    await session.answer('butir-1', 'A');
    const next = device.crash();
    server.network = 'up';
    const { transport } = next.ports;
    const post = transport.post.bind(transport);
    const [isAsked, isAnswered] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    let told = 0;
    transport.post = async (path, ...rest) => {
      const answer = await post(path, ...rest);
      if (path !== '/api/mulai-luring' || ++told > 1) return answer;
      isAsked.resolve(undefined);
      await isAnswered.promise;
      return answer;
    };
    const flushed = next.engine.flushAll();
    await isAsked.promise;
    const again = await next.engine.resume(jadwalUjianId);
    await again?.answer('butir-2', 'B');
    await time.advance(5_000);
    isAnswered.resolve(undefined);
    await flushed;
    await again?.answer('butir-3', 'C');
    await time.advance(5_000);
    expect(lembarValues(server.attempt.sheet)).toEqual({
      'butir-1': ['A', false],
      'butir-2': ['B', false],
      'butir-3': ['C', false],
    });
    expect(Object.keys(server.attempt.streams)).toHaveLength(1);
    expect(again?.view()).toMatchObject({ belum_terkirim: 0, pemegang: true });
  });

  test('goes on after a crash, and what it sealed at a sign-out arrives too', async () => {
    const { device, server } = await buildPrepared();
    const session = await device.engine.start(jadwalUjianId, server.kode);
    await session.answer('butir-1', 'A');
    const next = device.crash();
    const again = await next.engine.resume(jadwalUjianId);
    await again?.answer('butir-2', 'B');
    await next.engine.seal();
    server.network = 'up';
    await next.engine.flushAll();
    expect(lembarValues(server.attempt.sheet)).toEqual({ 'butir-1': ['A', false], 'butir-2': ['B', false] });
  });

  test('of two the second to arrive is closed, and what it did is held', async () => {
    const world = buildWorld();
    const { device, server, time } = world;
    const other = buildDevice(time, server);
    await prepare(world, device);
    await prepare(world, other);
    server.network = 'down';
    const one = await device.engine.start(jadwalUjianId, server.kode);
    const two = await other.engine.start(jadwalUjianId, server.kode);
    await one.answer('butir-1', 'A');
    await two.answer('butir-1', 'B');
    server.network = 'up';
    await device.reconnect();
    await time.advance(60_000);
    await other.reconnect();
    await time.advance(60_000);
    expect(one.view().pemegang).toBe(true);
    expect(two.view()).toMatchObject({ pemegang: false, belum_terkirim: 0 });
    expect(two.view().simpan['butir-1']?.keadaan).toBe('menunggu_pengawas');
    expect(lembarValues(server.attempt.sheet)).toEqual({ 'butir-1': ['A', false] });
  });

  test('S17, S21: a prepared device says that it can begin alone, and no longer when another attempt is due', async () => {
    const { device, server } = await buildPrepared();
    const told = async (percobaan: number) => device.engine.readiness([{ ...server.jadwal, percobaan }]);
    expect(await told(0)).toMatchObject({ siap: [jadwalUjianId], bekal: [jadwalUjianId] });
    expect(await told(1)).toMatchObject({ siap: [jadwalUjianId], bekal: [] });
  });

  test('S17: what was prepared is of one account, goes with its sign-out and with its start', async () => {
    const world = buildWorld();
    const { device, server } = world;
    await prepare(world, device);
    expect(JSON.stringify(await device.ports.db.bekal.toArray())).not.toContain('butir-1');
    const next = device.crash('budi');
    server.network = 'down';
    expect(await refusalOf(next.engine.start(jadwalUjianId, server.kode))).toMatchObject({
      minta_darurat: false,
    });
    const back = next.crash('siti');
    await back.engine.start(jadwalUjianId, server.kode);
    expect(await back.ports.db.bekal.count()).toBe(0);
    server.network = 'up';
    const fresh = buildWorld();
    await prepare(fresh, fresh.device);
    await fresh.device.engine.seal();
    expect(await fresh.device.ports.db.bekal.count()).toBe(0);
  });

  test('S25: a start that the server holds closes the sheet and keeps everything; Mulai goes on with it', async () => {
    const { device, server, time } = await buildPrepared();
    const session = await device.engine.start(jadwalUjianId, server.kode);
    await session.answer('butir-1', 'A');
    server.holdsStarts = true;
    server.network = 'up';
    await device.reconnect();
    await time.advance(60_000);
    expect(session.view()).toMatchObject({ status: 'siap', pemegang: false, belum_terkirim: 0 });
    expect(session.view().simpan['butir-1']?.keadaan).toBe('menunggu_pengawas');
    await expect(session.answer('butir-2', 'B')).rejects.toThrow('Lembar ujian sudah ditutup');
    expect(await device.engine.listHeld()).toMatchObject([{ selesai: false }]);
    server.startRefusal = 'Ujian belum dibuka.';
    expect((await refusalOf(device.engine.start(jadwalUjianId))).message).toBe('Ujian belum dibuka.');
    const next = device.crash();
    expect((await next.engine.resume(jadwalUjianId))?.view()).toMatchObject({ pilihan: { 'butir-1': 'A' } });
    server.startRefusal = undefined;
    const again = await next.start();
    expect(again.view()).toMatchObject({ status: 'mengerjakan', pilihan: { 'butir-1': 'A' } });
    await again.answer('butir-2', 'B');
    await time.advance(200);
    expect(lembarValues(server.attempt.sheet)).toMatchObject({ 'butir-2': ['B', false] });
  });

  test('S25: the start proves that the code was known; a kit of before starts too, and is fetched anew where it can be', async () => {
    const world = await buildPrepared();
    const { device, server } = world;
    const [kit] = await device.ports.db.bekal.toArray();
    expect(kit?.versi).toBe(2);
    const { versi: _, ...before } = kit!;
    await device.ports.db.bekal.put(before);
    expect((await device.engine.readiness([{ ...server.jadwal, percobaan: 0 }])).bekal).toEqual([]);
    server.network = 'up';
    await prepare(world, device);
    expect((await device.ports.db.bekal.toArray())[0]?.versi).toBe(2);
    await device.ports.db.bekal.put(before);
    server.network = 'down';
    const session = await device.engine.start(jadwalUjianId, server.kode);
    server.network = 'up';
    await device.reconnect();
    await world.time.advance(60_000);
    expect(server.offlineStarts[0]?.bukti).toHaveLength(43);
    expect(session.view().pemegang).toBe(true);
  });
});
