import { copyHeader } from '@spmb/shared/sync/protocol/protocol.ts';
import { answerOf } from '@spmb/shared/sync/stream/lembar.ts';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { readClock } from '../../local-db/clock-db.ts';
import { readUnsent } from '../../local-db/read-unsent.ts';
import { deliverCopies } from './deliver-copies.ts';
import type { Transport } from '../ports/ports.ts';
import { buildWorld, type World } from '../testing/build-device.ts';
import { settle } from '../testing/fake-time.ts';

/** A device that answered often without the network. */
async function workAlone({ device, server }: World): Promise<void> {
  const session = await device.start();
  server.network = 'down';
  for (let round = 0; round < 60; round++) await session.answer('butir-1', round % 2 ? 'A' : 'B');
  await session.answer('butir-2', 'E');
  session.close();
}
const deliver = async ({ device, server }: World) => deliverCopies(server, await readUnsent(device.disk));
const stored = ({ server }: World) =>
  ['butir-1', 'butir-2'].map((butir) => answerOf(server.attempt.sheet, butir));

describe('delivery while nobody looks at the application', () => {
  test('S16, S2: everything unsent arrives, and the device, which learns of it by itself, is left as it was', async () => {
    const world = buildWorld();
    await workAlone(world);
    const before = await world.device.ports.db.aliran.toArray();
    world.server.network = 'up';
    expect(await deliver(world)).toBe(true);
    expect(stored(world)).toEqual(['A', 'E']);
    expect(await world.device.ports.db.aliran.toArray()).toEqual(before);
    await world.device.engine.flushAll();
    expect(await readUnsent(world.device.disk)).toEqual([]);
    expect(world.server.attempt.streams[before[0]!.aliran]?.texts).toHaveLength(before[0]!.seq);
  });

  test('S12: the exam time that the saved clock holds arrives, also what passed after the last answer', async () => {
    const world = buildWorld();
    const session = await world.device.start();
    world.server.network = 'down';
    await session.answer('butir-1', 'A');
    await world.time.advance(30_000);
    session.close();
    await settle();
    const savedMs = await readClock(world.device.ports.clockDb, world.server.attempt.ujianId);
    expect(savedMs).toBeGreaterThanOrEqual(30_000);
    world.server.network = 'up';
    expect(await deliver(world)).toBe(true);
    expect(world.server.attempt.state.terpakai_ms).toBe(savedMs);
  });

  test('S16: so do the parcels of a sealed stream', async () => {
    const world = buildWorld();
    await workAlone(world);
    await world.device.engine.seal();
    world.server.network = 'up';
    expect(await deliver(world)).toBe(true);
    expect(stored(world)).toEqual(['A', 'E']);
  });

  test('S26: each says that it is a copy, whose sheet may be closed or far ahead', async () => {
    const world = buildWorld();
    await workAlone(world);
    const { server } = world;
    server.network = 'up';
    const sent: Record<string, string>[] = [];
    const transport: Transport = {
      get: (path, headers) => server.get(path, headers),
      post: (path, body, headers) => {
        sent.push(headers);
        return server.post(path, body, headers);
      },
    };
    await deliverCopies(transport, await readUnsent(world.device.disk));
    expect(sent.length).toBeGreaterThan(1);
    expect(sent.filter((headers) => headers[copyHeader] === undefined)).toEqual([]);
  });

  test('without an answer of the server it is to be tried again', async () => {
    const world = buildWorld();
    await workAlone(world);
    expect(await deliver(world)).toBe(false);
  });

  test('a device that never held an exam has nothing to deliver and gets no database', async () => {
    const disk = new IDBFactory();
    expect(await readUnsent(disk)).toEqual([]);
    expect(await disk.databases()).toEqual([]);
  });
});
