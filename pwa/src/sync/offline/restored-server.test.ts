import { lembarValues } from '@spmb/shared/sync/stream/lembar.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ExamSession } from '../ports/exam-session.ts';
import type { FakeAttempt } from '../testing/fake-attempt.ts';
import { buildWorld, type World } from '../testing/build-device.ts';

let world: World;
let session: ExamSession;
let beforeStart: FakeAttempt;
beforeEach(async () => {
  world = buildWorld();
  beforeStart = structuredClone(world.server.attempt);
  session = await world.device.start();
  await session.answer('butir-1', 'A');
  await world.time.advance(1_000);
});

function restore(to: FakeAttempt): void {
  world.server.attempt = structuredClone(to);
  world.server.generasi++;
}
const told = () => world.server.paths.filter((path) => path === '/api/sync-surat').length;
const answers = () => lembarValues(world.server.attempt.sheet);

describe('S18: a page whose server was restored', () => {
  test('to before the start: it goes on by itself, and all its answers are there', async () => {
    restore(beforeStart);
    await session.answer('butir-2', 'B');
    await world.time.advance(1_000);
    expect(session.view()).toMatchObject({ belum_terkirim: 0, status: 'mengerjakan', koneksi: 'tersambung' });
    expect(answers()).toEqual({ 'butir-1': ['A', false], 'butir-2': ['B', false] });
    expect(told()).toBe(1);
    await world.time.advance(180_000);
    expect(told()).toBe(1);
  });

  test('to before a grant: the sheet is not closed by the fewer minutes that it knows of', async () => {
    const before = structuredClone(world.server.attempt);
    const granted = grantTen(world);
    await world.time.advance(60_000);
    expect(session.view().boleh_ms).toBe(granted);
    restore(before);
    await world.time.advance(60_000);
    expect(session.view()).toMatchObject({ boleh_ms: granted, status: 'mengerjakan' });
    expect(world.server.attempt.state.boleh_ms).toBe(granted);
  });

  test('a finished exam gets its receipt again', async () => {
    await session.finish('sendiri');
    await world.time.advance(1_000);
    restore(beforeStart);
    await world.time.advance(120_000);
    expect(world.server.attempt.state).toMatchObject({ status: 'selesai' });
    expect(session.view()).toMatchObject({ belum_terkirim: 0, status: 'selesai' });
    expect(answers()).toMatchObject({ 'butir-1': ['A', false] });
  });

  test('what was sealed goes out again, although its key is gone from the device', async () => {
    await world.device.engine.seal();
    restore(beforeStart);
    await world.device.engine.flushAll();
    expect(answers()).toMatchObject({ 'butir-1': ['A', false] });
    expect(await world.device.engine.listHeld()).toMatchObject([{ belum_terkirim: 0 }]);
  });

  test('where its word is refused nothing is lost, and it asks ever more rarely', async () => {
    restore(beforeStart);
    const { surat, ...row } = (await world.device.ports.db.ujian.toArray())[0]!;
    await world.device.ports.db.ujian.put({ ...row, surat: { ...surat!, mac: 'palsu' } });
    world.device = world.device.crash();
    const again = await world.device.engine.resume('baris-1');
    await world.time.advance(600_000);
    // The server holds nothing of it: the screen says so, and the file has all of it.
    expect(again?.view()).toMatchObject({ belum_terkirim: 3, status: 'mengerjakan' });
    expect(await world.device.engine.emergencyFile()).toBeDefined();
    expect(told()).toBeGreaterThan(1);
    expect(told()).toBeLessThan(40);
  });
});

describe('S18: an outdated server at the address', () => {
  test('is told so and stops; what is unsent waits for the newer one', async () => {
    const outdated = structuredClone(world.server.attempt);
    restore(outdated);
    await world.time.advance(60_000);
    const newer = world.server.attempt;
    world.server.attempt = outdated;
    world.server.generasi = 1;
    await session.answer('butir-2', 'B');
    await world.time.advance(60_000);
    expect(world.server.isReplaced).toBe(true);
    expect(session.view()).toMatchObject({ belum_terkirim: 1, status: 'mengerjakan' });
    Object.assign(world.server, { attempt: newer, generasi: 2, isReplaced: false });
    await world.time.advance(120_000);
    expect(session.view()).toMatchObject({ belum_terkirim: 0 });
    expect(answers()).toMatchObject({ 'butir-2': ['B', false] });
  });
});

/** Staff add time; answers the minutes allowed since. */
function grantTen({ server }: World): number {
  server.grant(600_000);
  return server.attempt.state.boleh_ms;
}
