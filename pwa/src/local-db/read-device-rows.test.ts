import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { siti } from '../testing/build-services.ts';
import { createDurableSlot, signInOf } from '../shell/session/durable-slot.ts';
import { DeviceDb } from './device-db.ts';
import { getPerangkat } from './perangkat.ts';
import { readMasuk, readPerangkat } from './read-device-rows.ts';

const clock = { nowMs: () => 0, monotonicMs: () => 0 };

test('a device that holds nothing is read as such, and no database is made', async () => {
  const indexedDB = new IDBFactory();
  expect([await readPerangkat(indexedDB), await readMasuk(indexedDB)]).toEqual([undefined, undefined]);
  expect(await indexedDB.databases()).toEqual([]);
});

test('without its library a device tells the label and the login that its database was given', async () => {
  const indexedDB = new IDBFactory();
  const db = new DeviceDb({ indexedDB, IDBKeyRange });
  const slot = createDurableSlot(db, clock);
  const signIn = {
    token: 't',
    type: 'Bearer',
    expires_in: 60,
    user: siti,
    ingat: true,
    dibuat_ms: 0,
    ingatan: {},
  };
  await getPerangkat(db, () => 'ABC123');
  await slot.write(signIn);
  expect(await readPerangkat(indexedDB)).toBe('ABC123');
  const kept = await readMasuk(indexedDB);
  expect(kept && signInOf(kept.masuk, kept.dasbor)).toEqual(signIn);
  await slot.remove();
  expect(await readMasuk(indexedDB)).toBeUndefined();
});
