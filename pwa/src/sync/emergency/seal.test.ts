import { lembarValues } from '@spmb/shared/sync/stream/lembar.ts';
import { describe, expect, test } from 'vitest';
import { buildWorld, jadwalUjianId, type Device } from '../testing/build-device.ts';

/** Everything that the device keeps about attempts, as text. */
async function textOnDisk({ ports: { db } }: Device): Promise<string> {
  const rows = await Promise.all(
    [db.ujian, db.lembar, db.aliran, db.operasi].map((table) => table.toArray()),
  );
  const parcels = await db.kiriman.toArray();
  const bytes = parcels.map(({ isi }) => Array.from(isi, (byte) => String.fromCharCode(byte)).join(''));
  return JSON.stringify([rows, bytes]);
}

describe('a device that the next participant sits down at', () => {
  test('S16: after a sign-out nobody here reads or writes the answers, and they are still delivered', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    server.network = 'down';
    await session.answer('butir-1', 'A');
    await session.mark('butir-2', true);
    await time.advance(200);
    await device.engine.seal();
    expect(await textOnDisk(device)).not.toMatch(/pilihan|"jawaban"|"ragu"/);
    expect((await device.ports.db.aliran.toArray()).map(({ kunci }) => kunci.length)).toEqual([0]);
    expect((await device.ports.db.ujian.toArray()).map(({ kunci }) => kunci)).toEqual([null]);
    expect(await device.engine.resume(jadwalUjianId)).toBeUndefined();
    expect(await device.engine.listHeld()).toMatchObject([{ belum_terkirim: 2 }]);
    server.network = 'up';
    await device.engine.flushAll();
    expect(lembarValues(server.attempt.sheet)).toMatchObject({
      'butir-1': ['A', false],
      'butir-2': [null, true],
    });
    expect(await device.engine.listHeld()).toMatchObject([{ belum_terkirim: 0 }]);
  });

  test('S4, S18: a sealed stream is kept, and a restored server gets all of it again', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    const backup = structuredClone(server.attempt);
    for (let round = 0; round < 60; round++) await session.answer('butir-1', round % 2 ? 'A' : 'B');
    await time.advance(200);
    await device.engine.seal();
    await device.engine.flushAll();
    expect(await device.ports.db.kiriman.count()).toBe(2);
    server.attempt = backup;
    server.generasi = 2;
    await device.engine.flushAll();
    expect(lembarValues(server.attempt.sheet)).toMatchObject({ 'butir-1': ['A', false] });
    server.attempt.bolehHapus = true;
    await device.engine.flushAll();
    expect(await device.ports.db.kiriman.count()).toBe(0);
  });

  test('P12: a parcel of an earlier version is answered in that version, and is acknowledged by it', async () => {
    const { device, server } = buildWorld();
    const session = await device.start();
    server.network = 'down';
    await session.answer('butir-1', 'A');
    await device.engine.seal();
    server.tamper = (answer) => ({ ...answer, v: 1 });
    server.network = 'up';
    await device.engine.flushAll();
    expect(await device.engine.listHeld()).toMatchObject([{ belum_terkirim: 0 }]);
  });

  test('S4: a finished sheet that was acknowledged long ago is forgotten at the next page after it lies elsewhere too', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    await session.answer('butir-1', 'A');
    await session.finish('sendiri');
    await time.advance(200);
    await device.engine.seal();
    await device.engine.flushAll();
    const next = device.crash();
    await next.engine.flushAll();
    expect(await next.ports.db.kiriman.count()).toBe(1);
    server.attempt.bolehHapus = true;
    const later = next.crash();
    await later.engine.flushAll();
    expect([await later.ports.db.kiriman.count(), await later.ports.db.aliran.count()]).toEqual([0, 0]);
  });

  test('S13, S16: an answer that was on its way while its stream was sealed opens nothing again', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    await session.answer('butir-1', 'A');
    await session.finish('sendiri');
    await time.advance(200);
    const next = device.crash();
    // Staff take the finish back.
    server.grant(60_000);
    const { transport } = next.ports;
    const post = transport.post.bind(transport);
    const isSealed = Promise.withResolvers<undefined>();
    transport.post = async (...request) => {
      const answer = await post(...request);
      await isSealed.promise;
      return answer;
    };
    const flushed = next.engine.flushAll();
    await next.engine.seal();
    isSealed.resolve(undefined);
    await flushed;
    expect(await next.ports.db.operasi.count()).toBe(0);
    expect(await next.ports.db.aliran.toArray()).toMatchObject([{ tersegel: true, berakhir: true }]);
    expect((await next.start()).view()).toMatchObject({ pilihan: { 'butir-1': 'A' }, pemegang: true });
  });

  test('S13, S16: a sheet that is being opened is not sealed for its receipt of before', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    await session.answer('butir-1', 'A');
    await session.finish('sendiri');
    await time.advance(200);
    const next = device.crash();
    server.grant(60_000);
    const { db, transport } = next.ports;
    const post = transport.post.bind(transport);
    let listed: Promise<void> | undefined;
    transport.post = async (...request) => {
      listed ??= next.engine.prepare([], () => undefined);
      // Long enough for the list to seal it, were it not kept from it.
      for (let turn = 0; turn < 200 && (await db.kiriman.count()) === 0; turn++);
      return post(...request);
    };
    const again = await next.start();
    await listed;
    await again.answer('butir-2', 'B');
    await time.advance(200);
    expect(again.view().simpan).toMatchObject({ 'butir-2': { keadaan: 'server' } });
    expect(await db.kiriman.count()).toBe(0);
  });

  test('S16: another account neither sees nor opens the attempt', async () => {
    const { device, server } = buildWorld();
    const session = await device.start();
    await session.answer('butir-1', 'A');
    const next = device.crash('budi');
    expect(await next.engine.resume(jadwalUjianId)).toBeUndefined();
    expect(await next.engine.listHeld()).toEqual([]);
    await next.engine.flushAll();
    expect(lembarValues(server.attempt.sheet)).toMatchObject({ 'butir-1': ['A', false] });
  });

  test('S16: an attempt with its receipt is sealed when the list of exams comes up again', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    await session.answer('butir-1', 'A');
    await session.finish('sendiri');
    await time.advance(200);
    expect(session.view().kode_terima).not.toBeNull();
    await device.engine.prepare([server.jadwal], () => undefined);
    expect(await device.ports.db.operasi.count()).toBeGreaterThan(0);
    session.close();
    await device.engine.prepare([server.jadwal], () => undefined);
    expect(await device.ports.db.operasi.count()).toBe(0);
    expect(await device.engine.listHeld()).toMatchObject([{ selesai: true, belum_terkirim: 0 }]);
  });
});
