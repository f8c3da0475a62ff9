import { describe, expect, test } from 'vitest';
import { FakeClock } from '../testing/fake-clock.ts';
import { Snapshot } from './snapshot.ts';

const freshMs = 1_000;

/** A snapshot of how often it was made, with the means to let a making wait. */
function build(endsMs = Infinity) {
  const clock = new FakeClock(0);
  const waiting: (() => void)[] = [];
  let made = 0;
  let isHeld = false;
  const snapshot = new Snapshot(
    () => clock.nowMs(),
    freshMs,
    async () => {
      made += 1;
      const own = made;
      if (isHeld) await new Promise<void>((go) => waiting.push(go));
      return own;
    },
    () => endsMs,
  );
  const read = async () => Number(Buffer.from((await snapshot.get()).body).toString());
  return {
    clock,
    snapshot,
    read,
    count: () => made,
    hold: () => (isHeld = true),
    release: () => {
      isHeld = false;
      waiting.splice(0).forEach((go) => {
        go();
      });
    },
  };
}

describe('a snapshot', () => {
  test('is made once for all who ask while it is made, and again only when it is old', async () => {
    const t = build();
    expect(await Promise.all([t.read(), t.read(), t.read()])).toEqual([1, 1, 1]);
    t.clock.advance(freshMs - 1);
    expect(await t.read()).toBe(1);
    t.clock.advance(1);
    await t.read();
    expect(t.count()).toBe(2);
  });

  test('goes on being handed out while it is made anew, up to twice its age', async () => {
    const t = build();
    await t.read();
    t.clock.advance(freshMs);
    t.hold();
    expect(await t.read()).toBe(1);
    t.clock.advance(freshMs);
    const waits = t.read();
    t.release();
    expect(await waits).toBe(2);
    expect(t.count()).toBe(2);
  });

  test('that was dropped is handed out no more, nor what was being made of what is true no longer', async () => {
    const t = build();
    t.hold();
    const old = t.read();
    t.snapshot.drop();
    t.release();
    await old;
    expect(await t.read()).toBe(2);
    t.snapshot.drop();
    expect(await t.read()).toBe(3);
  });

  test('that ends at an instant is handed out no more from it on, nor what was being made before it', async () => {
    const t = build(500);
    await t.read();
    t.clock.advance(499);
    expect(await t.read()).toBe(1);
    t.clock.advance(1);
    expect([await t.read(), await t.read()]).toEqual([2, 2]);
    const slow = build(500);
    slow.hold();
    const old = slow.read();
    slow.clock.advance(500);
    const fresh = slow.read();
    slow.release();
    expect([await old, await fresh, await slow.read()]).toEqual([1, 2, 2]);
  });

  test('that ends at an instant is made for it ahead: from it on nobody waits', async () => {
    const t = build(500);
    await t.read();
    await t.read();
    t.hold();
    t.clock.advance(500);
    expect([await t.read(), await t.read(), t.count()]).toEqual([2, 2, 2]);
  });

  test('that was made ahead is handed out to nobody once it was dropped, or ends at another instant', async () => {
    const t = build(500);
    await t.read();
    await t.read();
    t.snapshot.drop();
    t.clock.advance(500);
    expect([await t.read(), t.count()]).toEqual([3, 3]);
    let endsMs = 500;
    const clock = new FakeClock(0);
    const told: number[] = [];
    const moved = new Snapshot(
      () => clock.nowMs(),
      freshMs,
      (atMs) => Promise.resolve(told.push(atMs)),
      () => endsMs,
    );
    await moved.get();
    await moved.get();
    endsMs = 700;
    clock.advance(500);
    await moved.get();
    clock.advance(200);
    expect(Buffer.from((await moved.get()).body).toString()).toBe('3');
    expect(told).toEqual([0, 500, 700]);
  });

  test('whose making ahead fails is made at the instant', async () => {
    const clock = new FakeClock(0);
    let isBroken = true;
    const snapshot = new Snapshot(
      () => clock.nowMs(),
      freshMs,
      (atMs) => (atMs === 500 && isBroken ? Promise.reject(new Error('disk')) : Promise.resolve(atMs)),
      () => 500,
    );
    await snapshot.get();
    await snapshot.get();
    isBroken = false;
    clock.advance(500);
    expect(Buffer.from((await snapshot.get()).body).toString()).toBe('500');
  });

  test('whose making fails says so to who waits, and is made at the next asking', async () => {
    let isBroken = true;
    const snapshot = new Snapshot(
      () => 0,
      freshMs,
      () => (isBroken ? Promise.reject(new Error('disk')) : Promise.resolve('baik')),
    );
    await expect(snapshot.get()).rejects.toThrow('disk');
    isBroken = false;
    expect(Buffer.from((await snapshot.get()).body).toString()).toBe('"baik"');
  });

  test('is one tag as long as it says the same', async () => {
    const clock = new FakeClock(0);
    let says = 'satu';
    const snapshot = new Snapshot(
      () => clock.nowMs(),
      freshMs,
      () => Promise.resolve(says),
    );
    const first = (await snapshot.get()).etag;
    clock.advance(10 * freshMs);
    expect((await snapshot.get()).etag).toBe(first);
    says = 'dua';
    clock.advance(10 * freshMs);
    expect((await snapshot.get()).etag).not.toBe(first);
  });
});
