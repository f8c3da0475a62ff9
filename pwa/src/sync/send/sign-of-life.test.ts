import { describe, expect, test } from 'vitest';
import { buildWorld } from '../testing/build-device.ts';

describe('a sign of life', () => {
  test('is given every 7 s while the sheet is open, and carries nothing but a number that rises', async () => {
    const { device, server, time } = buildWorld();
    await device.start();
    const batches = server.batches.length;
    await time.advance(60_000 - 1);
    expect(server.signs).toHaveLength(9);
    expect(server.signs).toEqual([...new Set(server.signs)].sort((a, b) => a - b));
    expect(server.batches.length - batches).toBeLessThanOrEqual(1);
  });

  test('goes on while a finish may be taken back, and ends with the attempt', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    await session.finish('sendiri');
    await time.advance(2_000);
    server.signs.length = 0;
    await time.advance(60_000);
    expect(server.signs.length).toBeGreaterThan(5);
    Object.assign(server.attempt.state, { status: 'final', versi: server.attempt.state.versi + 1 });
    await time.advance(8_000);
    server.signs.length = 0;
    await time.advance(60_000);
    expect(server.signs).toEqual([]);
  });

  test('brings news at once: time that staff add, and a finish that they take back', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    await time.advance(2_000);
    const before = session.view().sisa_ms;
    const batches = server.batches.length;
    server.grant(600_000);
    await time.advance(8_000);
    expect(session.view().sisa_ms - before).toBeGreaterThan(590_000);
    expect(server.batches.length).toBe(batches + 1);
    await session.finish('sendiri');
    await time.advance(2_000);
    const { state } = server.attempt;
    Object.assign(state, { status: 'mengerjakan', sebab_selesai: null, versi: state.versi + 1 });
    await time.advance(8_000);
    expect(session.view().status).toBe('mengerjakan');
  });

  test('tells of a line that breaks before the next batch would, also where nothing ever answers', async () => {
    for (const network of ['down', 'silent'] as const) {
      const { device, server, time } = buildWorld();
      const session = await device.start();
      await time.advance(2_000);
      expect(session.view().koneksi).toBe('tersambung');
      server.network = network;
      await time.advance(14_000);
      expect([network, session.view().koneksi]).toEqual([network, 'terputus']);
    }
  });

  test('that is answered again sends what waits at once', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    server.network = 'down';
    await session.answer('butir-1', 'A');
    await time.advance(100_000);
    server.network = 'up';
    await time.advance(8_000);
    expect(session.view()).toMatchObject({ koneksi: 'tersambung', belum_terkirim: 0 });
  });

  test.each([403, 404, 409])(
    'that is refused with %i says of the line nothing, and is not repeated at once',
    async (status) => {
      const { device, server, time } = buildWorld();
      const session = await device.start();
      server.refuseWith = status;
      await session.answer('butir-1', 'A');
      await time.advance(100_000);
      const [tries, signs] = [server.tries, server.signs.length];
      const said = new Set<string>();
      session.subscribe(() => said.add(session.view().koneksi));
      await time.advance(60_000);
      // Its own retries; a courier driven by each sign made more than twice as many.
      expect(server.tries - tries).toBeLessThanOrEqual(8);
      expect(server.signs.length - signs).toBeLessThanOrEqual(2);
      expect([...said]).toEqual(['gagal']);
    },
  );

  test('is given at its pace again after a server that refused has taken a batch', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    server.refuseWith = 403;
    await session.answer('butir-1', 'A');
    await time.advance(100_000);
    server.refuseWith = undefined;
    await time.advance(90_000);
    server.signs.length = 0;
    await time.advance(70_000 - 1);
    expect(session.view().koneksi).toBe('tersambung');
    expect(server.signs.length).toBeGreaterThanOrEqual(9);
  });
});
