import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { DeviceDb } from '../../local-db/device-db.ts';
import { openSafeStorage } from '../../ports/safe-storage.ts';
import { siti } from '../../testing/build-services.ts';
import { createDurableSlot } from './durable-slot.ts';
import { createSessionStore } from './session-store.ts';
import { createSignInVault } from './sign-in-vault.ts';

const token = { token: 't', type: 'Bearer', expires_in: 60 };
const newTab = () =>
  openSafeStorage(() => {
    throw new Error('memory only');
  });

/** A device whose browser can be closed and opened again. */
function buildDevice() {
  const db = new DeviceDb({ indexedDB: new IDBFactory(), IDBKeyRange });
  const device = { nowMs: 1_000_000, aheadMs: 0, running: false, tab: newTab() };
  const clock = { nowMs: () => device.nowMs + device.aheadMs, monotonicMs: () => device.nowMs };
  const open = async () => {
    const vault = createSignInVault(device.tab, createDurableSlot(db, clock), async () => device.running);
    const session = createSessionStore(clock, vault);
    await session.load();
    return session;
  };
  const restartBrowser = () => {
    device.tab = newTab();
    return open();
  };
  return { device, db, open, restartBrowser };
}

describe('what a device keeps of a login', () => {
  test('N31: a reload keeps the login', async () => {
    const { open } = buildDevice();
    await (await open()).begin(token, siti, false);
    expect((await open()).authorization()).toBe('Bearer t');
  });

  test('N31: a reload waits for no database where the tab says who is signed in', async () => {
    const { device, db, open } = buildDevice();
    await (await open()).begin(token, siti, false);
    const never = () => new Promise<never>(() => undefined);
    const vault = createSignInVault(
      device.tab,
      { ...createDurableSlot(db, { nowMs: () => 0, monotonicMs: () => 0 }), read: never },
      never,
    );
    expect((await vault.load(device.nowMs))?.user).toEqual(siti);
  });

  test('P6: a wall clock that is set ends no login, and none outlives its time by it', async () => {
    const { device, open } = buildDevice();
    const session = await open();
    await session.begin(token, siti, false);
    device.aheadMs = 3 * 86_400_000;
    expect(session.authorization()).toBe('Bearer t');
    device.aheadMs = -86_400_000;
    device.nowMs += 60_000;
    expect(session.current()).toBeUndefined();
  });

  test('N31: a change that is still being kept takes nothing away from one that came after it', async () => {
    const { db } = buildDevice();
    const clock = { nowMs: () => 0, monotonicMs: () => 0 };
    const slot = createDurableSlot(db, clock);
    const older = Promise.withResolvers<boolean>();
    const unfinished = [Promise.resolve(true), older.promise, Promise.resolve(true)];
    const vault = createSignInVault(newTab(), slot, () => unfinished.shift() ?? older.promise);
    const session = createSessionStore(clock, vault);
    await session.begin(token, siti, false);
    const remembered = session.remember('dasbor', {});
    const begun = session.keep();
    older.resolve(false);
    await Promise.all([remembered, begun]);
    expect((await slot.read())?.user).toEqual(siti);
  });

  test('N31, S1-LOGIN-03: without "Ingat saya" it ends with the browser, with it it lasts', async () => {
    const forget = buildDevice();
    await (await forget.open()).begin(token, siti, false);
    expect((await forget.restartBrowser()).current()).toBeUndefined();
    const remember = buildDevice();
    await (await remember.open()).begin(token, siti, true);
    expect((await remember.restartBrowser()).current()?.user).toEqual(siti);
  });

  test('N31: a running attempt keeps it over a crash of the browser, one that is over does not', async () => {
    const { device, open, restartBrowser } = buildDevice();
    const session = await open();
    await session.begin(token, siti, false);
    device.running = true;
    await session.keep();
    const again = await restartBrowser();
    expect(again.current()?.token).toBe('t');
    device.running = false;
    await again.keep();
    expect((await restartBrowser()).current()).toBeUndefined();
  });

  test('N31: what "Ingat saya" keeps ends with the attempt too: at a shared computer the next one is asked', async () => {
    const { device, restartBrowser, open } = buildDevice();
    const session = await open();
    await session.begin(token, siti, true);
    device.running = true;
    await session.keep();
    expect((await restartBrowser()).current()?.token).toBe('t');
    // Nobody recorded a finish: the last moment passed while the computer was off.
    device.running = false;
    const next = await restartBrowser();
    expect([next.current(), next.ended()]).toEqual([undefined, undefined]);
    await next.begin(token, siti, true);
    expect((await restartBrowser()).current()?.token).toBe('t');
  });

  test('N31: a renewal or an answer that comes after the attempt does not keep it again', async () => {
    const { device, restartBrowser, open } = buildDevice();
    const session = await open();
    await session.begin(token, siti, true);
    device.running = true;
    await session.keep();
    device.running = false;
    await session.renew(token);
    await session.remember('dasbor', {});
    expect(session.current()).toBeDefined();
    expect((await restartBrowser()).current()).toBeUndefined();
  });

  test('N31, P6: whose attempt runs on this device is asked for no password, however long ago the server was heard', async () => {
    const { device, restartBrowser, open } = buildDevice();
    const session = await open();
    await session.begin(token, siti, false);
    device.running = true;
    await session.keep();
    device.nowMs += 61_000;
    expect((await open()).current()?.user).toEqual(siti);
    // The battery of its clock is empty, and the network sets it right after the start.
    device.aheadMs = 7 * 365 * 86_400_000;
    expect((await restartBrowser()).current()?.user).toEqual(siti);
    device.running = false;
    expect((await restartBrowser()).current()).toBeUndefined();
  });

  test('S1-LOGIN-14: it is over when its age reaches expires_in, also after a reload; a renewal starts anew', async () => {
    const { device, open } = buildDevice();
    const session = await open();
    await session.begin(token, siti, true);
    device.nowMs += 59_999;
    expect(session.current()).toBeDefined();
    await session.renew({ ...token, token: 'u' });
    device.nowMs += 59_999;
    expect(session.authorization()).toBe('Bearer u');
    device.nowMs += 1;
    expect(session.current()).toBeUndefined();
    expect((await open()).current()).toBeUndefined();
  });

  test('S1-LOGIN-15: signing out leaves nothing of the account', async () => {
    const { db, open, restartBrowser } = buildDevice();
    const session = await open();
    await session.begin(token, siti, true);
    await session.remember('dasbor', { nilai: 1 });
    await session.end();
    expect(await db.masuk.count()).toBe(0);
    expect(await db.cadangan_dasbor.count()).toBe(0);
    expect((await restartBrowser()).current()).toBeUndefined();
  });

  test('N31: staff sit no exam: an attempt on the device keeps no login of theirs', async () => {
    const { device, open, restartBrowser } = buildDevice();
    const session = await open();
    device.running = true;
    await session.begin(token, { ...siti, authent: 'operator', peserta: null }, false);
    device.nowMs += 60_000;
    expect((await open()).current()).toBeUndefined();
    expect((await restartBrowser()).ended()).toBeUndefined();
  });

  test('who waits until it is settled finds the last change on the disk, also behind one that failed', async () => {
    const done: string[] = [];
    const session = createSessionStore(
      { nowMs: () => 0, monotonicMs: () => 0 },
      {
        load: () => Promise.resolve(undefined),
        save: () => Promise.reject(new Error('disk')),
        clear: async () => void done.push('cleared'),
      },
    );
    void session.begin(token, siti, true);
    void session.end();
    await session.settled();
    expect(done).toEqual(['cleared']);
  });

  test('what was remembered for the time without a network comes back with the login', async () => {
    const { open, restartBrowser } = buildDevice();
    const session = await open();
    await session.begin(token, siti, true);
    await session.remember('dasbor', { jadwal: [1] });
    expect((await restartBrowser()).current()?.ingatan['dasbor']).toEqual({ jadwal: [1] });
  });

  test('a disk that refuses shortens the login to the page and ends it no earlier', async () => {
    const vault = {
      load: () => Promise.reject(new Error('disk')),
      save: () => Promise.reject(new Error('disk')),
      clear: () => Promise.reject(new Error('disk')),
    };
    const session = createSessionStore({ nowMs: () => 0, monotonicMs: () => 0 }, vault);
    await session.load();
    await session.begin(token, siti, true);
    expect(session.authorization()).toBe('Bearer t');
    await session.end();
    expect(session.current()).toBeUndefined();
  });
});
