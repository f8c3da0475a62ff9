import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liveTopic } from '../../../live/live-topic.ts';
import type { Patch } from '../../../live/live-hub.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { aliran, ujian } from '../../ujian/attempt/ujian.table.ts';
import { openAbsenStream } from './absen-stream.ts';
import { SilenceWatch } from './silence-watch.ts';

const office = { akun_id: 'staf', authent: 'operator', jurusan_id: null, semua_program: false } as const;
const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));
let silence: SilenceWatch;
let device: TestDevice;

beforeEach(async () => {
  silence = new SilenceWatch(t.context);
  t.clock.advance(3_600_000);
  device = new TestDevice(t);
  await device.begin(await room.signIn(0), id());
});
afterEach(async () => {
  vi.useRealTimers();
});

const id = (index = 0) => room.rows[index]!.barisId;
const silent = async () => [...(await silence.look(room.tanggal, room.sesiId))];
const rows = async () => [
  await t.context.store.read.select().from(ujian).where(eq(ujian.id, device.start.ujian_id)),
  await t.context.store.read.select().from(aliran).where(eq(aliran.id, device.aliran)),
];

test('a sheet that gives signs is cut off 15 s after the last, since then', async () => {
  expect(await device.sign(1)).toBe(204);
  const heardMs = t.clock.nowMs();
  t.clock.advance(15_000);
  expect(await silent()).toEqual([]);
  t.clock.advance(1);
  expect(await silent()).toEqual([[id(), heardMs]]);
});

test('a sign keeps a sheet that has nothing to send connected, and so does a batch', async () => {
  await device.sign(1);
  for (let n = 2; n < 30; n += 1) {
    t.clock.advance(7_000);
    await device.sign(n);
    expect(await silent()).toEqual([]);
  }
  t.clock.advance(14_000);
  await device.send();
  t.clock.advance(14_000);
  expect(await silent()).toEqual([]);
});

test('S26: a sign writes nothing and is no evidence of time', async () => {
  const before = await rows();
  t.clock.advance(7_000);
  expect(await device.sign(1)).toBe(204);
  expect(await rows()).toEqual(before);
});

test('a sign that was recorded, forged or made for another sheet says nothing', async () => {
  const other = new TestDevice(t);
  await other.begin(await room.signIn(1), id(1));
  await device.sign(5);
  t.clock.advance(15_001);
  expect(await device.sign(5)).toBe(204);
  expect(await device.sign(4)).toBe(204);
  expect(await device.sign(6, other.key)).toBe(403);
  expect(await other.sign(6, other.key, device.aliran)).toBe(403);
  expect(await device.sign(6, device.key, 'tidak-ada')).toBe(403);
  expect(await device.sign(1.5)).toBe(403);
  expect((await silent()).map(([row]) => row)).toContain(id());
});

test('the bytes of a batch are no sign, and a sign is no batch', async () => {
  expect(await device.sign(JSON.stringify(device.batch()))).toBeGreaterThanOrEqual(403);
  expect((await device.post(7)).body.status).toBe(false);
});

test('a page of before, which gives no signs, has the minute of its beat', async () => {
  t.clock.advance(90_000);
  expect(await silent()).toEqual([]);
  t.clock.advance(1);
  expect((await silent()).length).toBe(1);
});

test('after a start of the server each has time to speak; then who does not is cut off', async () => {
  await device.sign(1);
  const heardMs = t.clock.nowMs();
  await t.restart(300_000);
  silence = new SilenceWatch(t.context);
  expect(await silent()).toEqual([]);
  t.clock.advance(15_001);
  expect(await silent()).toEqual([[id(), heardMs]]);
});

test('a wall clock that is set accuses nobody who gives signs', async () => {
  await device.sign(1);
  t.clock.set(t.clock.nowMs() + 3_600_000);
  expect(await silent()).toEqual([]);
});

test('live screens are told of a drop and of the return, each once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const told: Patch[] = [];
  const leave = t.context.live.subscribe(liveTopic(room.tanggal, room.sesiId), (news) => {
    told.push(...news);
  });
  const unfollow = silence.follow(room.tanggal, room.sesiId);
  await device.sign(1);
  const heardMs = t.clock.nowMs();
  for (let n = 0; n < 3; n += 1) {
    t.clock.advance(16_000);
    await silent();
    vi.advanceTimersByTime(500);
  }
  await device.sign(2);
  await silent();
  vi.advanceTimersByTime(500);
  unfollow();
  leave();
  expect(told).toEqual([
    { id: id(), diam_sejak_ms: heardMs },
    { id: id(), diam_sejak_ms: null },
  ]);
  expect(vi.getTimerCount()).toBe(0);
});

test('who has finished with everything sent is not called cut off; who may hold answers is', async () => {
  const other = new TestDevice(t);
  await other.begin(await room.signIn(1), id(1));
  device.finish();
  await device.send();
  t.clock.advance(600_000);
  const operator = await t.signIn('operator');
  await t.call(operator, 'POST', '/api/set-selesai', { id: id(1), alasan: 'sakit', tindakan_id: 'a-1' });
  expect((await silent()).map(([row]) => row)).toEqual([id(1)]);
});

test('a screen hears from the server every 5 s, also where nothing changes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const watched = { tanggal: room.tanggal, sesiId: room.sesiId, akun: office };
  const stream = openAbsenStream({ context: t.context, silence }, watched, () => () => undefined);
  const reader = stream.getReader();
  const next = async () => new TextDecoder().decode((await reader.read()).value as Uint8Array);
  expect(await next()).toMatch(/^event: snapshot\n/);
  for (let n = 0; n < 3; n += 1) {
    vi.advanceTimersByTime(5_000);
    expect(await next()).toBe(`event: detak\ndata: {"server_ms":${t.clock.nowMs()}}\n\n`);
  }
  await reader.cancel();
  expect(vi.getTimerCount()).toBe(0);
});
