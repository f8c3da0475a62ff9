import { answerOf, listTouched, lembarValues } from '@spmb/shared/sync/stream/lembar.ts';
import { describe, expect, test } from 'vitest';
import { parseOperationHead } from '@spmb/shared/sync/stream/operation.ts';
import { buildWorld, jadwalUjianId } from '../testing/build-device.ts';
import { refuseDisk } from '../testing/refuse-disk.ts';

describe('fork', () => {
  async function buildFork() {
    const world = buildWorld();
    const session = await world.device.start();
    await session.answer('butir-1', 'A');
    await world.time.advance(200);
    // Another copy of this disk wrote a third operation of the same stream.
    const stream = Object.values(world.server.attempt.streams)[0];
    stream?.texts.push('{"seq":3,"milik":"salinan"}');
    return { ...world, session };
  }

  test('S2: a fork goes on in a new stream, and what was not acknowledged goes out again with new seqs', async () => {
    const { device, server, session, time } = await buildFork();
    await session.answer('butir-2', 'B');
    await session.mark('butir-3', true);
    await time.advance(2_000);
    const streams = Object.values(server.attempt.streams);
    expect(streams).toHaveLength(2);
    const heads = streams[1]?.texts.map((teks) => parseOperationHead(teks));
    expect(heads?.map((head) => [head?.seq, head?.['jenis'], head?.epoch])).toEqual([
      [1, 'mulai', 2],
      [2, 'jawaban', 2],
      [3, 'ragu', 2],
    ]);
    expect(session.view()).toMatchObject({ belum_terkirim: 0, pemegang: true, koneksi: 'tersambung' });
    expect(session.view().simpan).toMatchObject({
      'butir-1': { keadaan: 'server' },
      'butir-2': { keadaan: 'server' },
    });
    await session.answer('butir-4', 'D');
    await time.advance(200);
    expect(answerOf(server.attempt.sheet, 'butir-4')).toBe('D');
    expect(await device.engine.listHeld()).toMatchObject([{ belum_terkirim: 0 }]);
  });

  test('S8: what the forked stream is told after the new one took its place ends nothing', async () => {
    const { device, server, session, time } = await buildFork();
    const { transport } = device.ports;
    const post = transport.post.bind(transport);
    const late = Promise.withResolvers<undefined>();
    let held: Promise<unknown> | undefined;
    transport.post = async (path, body, headers, options) => {
      if (!options?.keepalive || held) return post(path, body, headers, options);
      held = late.promise;
      await held;
      return post(path, body, headers, options);
    };
    await session.answer('butir-2', 'B');
    session.hide(false);
    await time.advance(2_000);
    expect(Object.keys(server.attempt.streams)).toHaveLength(2);
    late.resolve(undefined);
    await time.advance(2_000);
    expect(session.view()).toMatchObject({ pemegang: true, belum_terkirim: 0 });
    await session.answer('butir-3', 'C');
    await time.advance(2_000);
    expect(answerOf(server.attempt.sheet, 'butir-3')).toBe('C');
  });

  test('S2: a reload after a fork finds every answer, in the new stream', async () => {
    const { device, session, time } = await buildFork();
    await session.answer('butir-2', 'B');
    await time.advance(2_000);
    const again = await device.crash().engine.resume(jadwalUjianId);
    expect(again?.view()).toMatchObject({ pilihan: { 'butir-1': 'A', 'butir-2': 'B' }, belum_terkirim: 0 });
    expect(again?.view().simpan['butir-1']?.keadaan).toBe('server');
  });

  test('S2: a finish in the forked part is finished in the new stream', async () => {
    const { server, session, time } = await buildFork();
    await session.answer('butir-2', 'B');
    await session.finish('sendiri');
    await time.advance(2_000);
    expect(server.attempt.state).toMatchObject({ status: 'selesai', jumlah_di_server: 2, beda_layar: false });
    expect(session.view()).toMatchObject({ status: 'selesai', belum_terkirim: 0 });
  });

  test('S2: without a login the fork waits, and no answer is lost meanwhile', async () => {
    const { device, server, session, time } = await buildFork();
    device.ports.authorization = async () => undefined;
    await session.answer('butir-2', 'B');
    await time.advance(5_000);
    await session.answer('butir-3', 'C');
    expect(session.view()).toMatchObject({ koneksi: 'gagal', belum_terkirim: 2 });
    expect(session.view().simpan['butir-3']?.keadaan).toBe('perangkat');
    device.ports.authorization = async () => 'Bearer masuk';
    session.sendNow();
    await time.advance(1_000);
    expect(session.view()).toMatchObject({ koneksi: 'tersambung', belum_terkirim: 0 });
    expect(listTouched(server.attempt.sheet).sort()).toEqual(['butir-1', 'butir-2', 'butir-3']);
  });

  test('S2: a stream that lost operations on this disk never gives their seqs again', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    refuseDisk(device.ports.db, 'operasi');
    await session.answer('butir-1', 'A');
    await time.advance(200);
    const next = device.crash();
    const again = await next.engine.resume(jadwalUjianId);
    await time.advance(2_000);
    expect(again?.view().pilihan['butir-1']).toBe('A');
    await again?.answer('butir-2', 'B');
    await time.advance(2_000);
    expect(Object.keys(server.attempt.streams)).toHaveLength(2);
    expect(lembarValues(server.attempt.sheet)).toMatchObject({
      'butir-1': ['A', false],
      'butir-2': ['B', false],
    });
  });
});
