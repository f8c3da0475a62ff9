import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { DeviceDb } from '../../local-db/device-db.ts';
import { createExamEngine } from '../create-exam-engine.ts';
import { createHeartbeatGate, type TabChannel, type TabMessage } from '../browser/heartbeat-gate.ts';
import type { TabGate } from '../ports/ports.ts';
import { buildWorld, jadwalUjianId } from '../testing/build-device.ts';
import { FakeTime, settle } from '../testing/fake-time.ts';
import { createSeededRandomness } from '../testing/seeded-randomness.ts';
import { createWebLocksGate } from '../browser/web-locks-gate.ts';

/** A browser with several tabs: one disk, one channel between them. */
function buildBrowser() {
  const time = new FakeTime();
  const listeners = new Set<(message: TabMessage) => void>();
  const channel: TabChannel = {
    post: (message) => [...listeners].forEach((listener) => queueMicrotask(() => listener(message))),
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const db = new DeviceDb({ indexedDB: new IDBFactory(), IDBKeyRange });
  const randomness = createSeededRandomness('tabs');
  /** A tab; asleep, its timers wait and it hears nothing, as with a killed or a frozen tab. */
  const openTab = () => {
    let asleep = false;
    let late: (() => void)[] = [];
    const run = (fn: () => void): void => {
      if (asleep) late.push(fn);
      else fn();
    };
    const scheduler = { after: (ms: number, fn: () => void) => time.after(ms, () => run(fn)) };
    const own: TabChannel = {
      ...channel,
      listen: (listener) => channel.listen((message) => run(() => listener(message))),
    };
    const gate = createHeartbeatGate({ clock: time, scheduler, randomness, db }, own);
    const sleep = (next: boolean): void => {
      asleep = next;
      if (!asleep) late.splice(0).forEach((fn) => fn());
      late = [];
    };
    return { gate, sleep };
  };
  return { time, openTab };
}

async function claim(time: FakeTime, gate: TabGate, seen: boolean[] = []) {
  const claimed = gate.claim('ujian:1', (holds) => seen.push(holds));
  await time.advance(400);
  return {
    holds: await claimed.settled,
    release: () => {
      claimed.release();
    },
    seen,
  };
}

describe('one active tab by heartbeat (plain http)', () => {
  test('the second tab waits and takes over when the first lets go', async () => {
    const { time, openTab } = buildBrowser();
    const first = await claim(time, openTab().gate);
    const second = await claim(time, openTab().gate);
    expect([first.holds, second.holds]).toEqual([true, false]);
    await time.advance(60_000);
    expect(second.seen).toEqual([]);
    first.release();
    await settle();
    expect(second.seen).toEqual([true]);
    expect(first.seen).toEqual([]);
  });

  test('a killed tab is replaced after a few seconds', async () => {
    const { time, openTab } = buildBrowser();
    const tab = openTab();
    await claim(time, tab.gate);
    const second = await claim(time, openTab().gate);
    tab.sleep(true);
    await time.advance(10_000);
    expect(second.seen).toEqual([true]);
  });

  test('a holder whose timers are slowed down answers a newcomer at once and keeps the sheet', async () => {
    const { time, openTab } = buildBrowser();
    const first = await claim(time, openTab().gate);
    time.moveWall(60_000);
    const second = await claim(time, openTab().gate);
    expect(second.holds).toBe(false);
    expect(first.seen).toEqual([]);
  });

  test('a holder that was replaced while it slept notices and lets go', async () => {
    const { time, openTab } = buildBrowser();
    const tab = openTab();
    const first = await claim(time, tab.gate);
    tab.sleep(true);
    await time.advance(20_000);
    const second = await claim(time, openTab().gate);
    expect(second.holds).toBe(true);
    tab.sleep(false);
    await time.advance(5_000);
    expect(first.seen).toEqual([false]);
    expect(second.seen).toEqual([]);
  });
});

describe('one active tab by Web Locks', () => {
  test('the second tab waits and takes over when the first lets go', async () => {
    const time = new FakeTime();
    const first = await claim(time, createWebLocksGate(navigator.locks, time));
    const second = await claim(time, createWebLocksGate(navigator.locks, time));
    expect([first.holds, second.holds]).toEqual([true, false]);
    first.release();
    await settle();
    expect(second.seen).toEqual([true]);
    second.release();
  });

  test('a tab that gives up waiting never takes the sheet', async () => {
    const time = new FakeTime();
    const first = await claim(time, createWebLocksGate(navigator.locks, time));
    const second = await claim(time, createWebLocksGate(navigator.locks, time));
    second.release();
    first.release();
    await settle();
    expect(second.seen).toEqual([]);
  });
});

describe('the sheet in two tabs', () => {
  test('the waiting tab shows no sheet, and continues with everything the other wrote', async () => {
    const { device, time } = buildWorld();
    const gate = createWebLocksGate(navigator.locks, time);
    const tabs = [1, 2].map(() => createExamEngine({ ...device.ports, tabGate: gate }));
    const first = await tabs[0]?.start(jadwalUjianId);
    const opening = tabs[1]?.resume(jadwalUjianId);
    await time.advance(500);
    const second = await opening;
    expect(second?.view().tab_aktif).toBe(false);
    await expect(second?.answer('butir-1', 'A')).rejects.toThrow('tab lain');
    await first?.answer('butir-1', 'C');
    await time.advance(30_000);
    first?.close();
    await time.advance(200);
    expect(second?.view()).toMatchObject({ tab_aktif: true, pilihan: { 'butir-1': 'C' }, belum_terkirim: 0 });
    expect(second?.view().sisa_ms).toBeLessThanOrEqual(3_600_000 - 30_000);
    await second?.answer('butir-2', 'D');
    expect((await device.ports.db.aliran.toArray())[0]?.seq).toBe(4);
    second?.close();
  });
});
