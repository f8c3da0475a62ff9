import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, test } from 'vitest';
import { findCadanganDasbor, saveCadanganDasbor } from './cadangan-dasbor.ts';
import { ClockDb, readClock, saveClock } from './clock-db.ts';
import { DeviceDb } from './device-db.ts';
import { clearMasuk, findMasuk, saveMasuk } from './masuk.ts';
import { getPerangkat } from './perangkat.ts';

const open = () => new DeviceDb({ indexedDB: new IDBFactory(), IDBKeyRange });
const masuk = { akun_id: '1', nama: 'Siti', authent: 'peserta', type: 'Bearer', token: 't', berakhir_ms: 5 };

describe('databases of the device', () => {
  test('S5: the exam is written strictly, the running clock relaxed', () => {
    const options = (db: DeviceDb | ClockDb) =>
      (db as { _options?: { chromeTransactionDurability?: string } })._options;
    expect(options(open())?.chromeTransactionDurability).toBe('strict');
    expect(
      options(new ClockDb({ indexedDB: new IDBFactory(), IDBKeyRange }))?.chromeTransactionDurability,
    ).toBe('relaxed');
  });

  test('a write tells its keys to no other tab', async () => {
    const told: unknown[] = [];
    const listen = (keys: unknown) => told.push(keys);
    const [db, clockDb] = [open(), new ClockDb({ indexedDB: new IDBFactory(), IDBKeyRange })];
    await Promise.all([db.open(), clockDb.open()]);
    Dexie.on.storagemutated.subscribe(listen);
    await Promise.all([saveMasuk(db, masuk), saveClock(clockDb, { ujian_id: 'u', elapsed_ms: 1 })]);
    Dexie.on.storagemutated.unsubscribe(listen);
    expect(told).toEqual([]);
  });

  test('S7: the saved clock never falls', async () => {
    const db = new ClockDb({ indexedDB: new IDBFactory(), IDBKeyRange });
    for (const elapsed_ms of [5_000, 4_000]) await saveClock(db, { ujian_id: 'u', elapsed_ms });
    expect([await readClock(db, 'u'), await readClock(db, 'lain')]).toEqual([5_000, 0]);
  });

  test('a new browser says that it holds nothing, without making anything; one that does not tell may hold something', async () => {
    const indexedDB = new IDBFactory();
    expect(await new DeviceDb({ indexedDB, IDBKeyRange }).isMade()).toBe(false);
    expect(await indexedDB.databases()).toEqual([]);
    await new DeviceDb({ indexedDB, IDBKeyRange }).open();
    expect(await new DeviceDb({ indexedDB, IDBKeyRange }).isMade()).toBe(true);
    indexedDB.databases = () => Promise.reject(new Error('refused'));
    expect(await new DeviceDb({ indexedDB, IDBKeyRange }).isMade()).toBe(true);
  });

  test('the label of the device is drawn once', async () => {
    const db = open();
    const labels = await Promise.all([getPerangkat(db, () => 'a'), getPerangkat(db, () => 'b')]);
    expect(new Set(labels).size).toBe(1);
    expect(await getPerangkat(db, () => 'c')).toBe(labels[0]);
  });

  test('S16: signing out removes login and dashboard, and leaves what is still to be sent', async () => {
    const db = open();
    await saveMasuk(db, masuk);
    await saveCadanganDasbor(db, '1', [{ id: 'baris-1' }], 9);
    expect(await findMasuk(db)).toMatchObject(masuk);
    expect(await findCadanganDasbor(db, '1')).toEqual({
      akun: '1',
      isi: [{ id: 'baris-1' }],
      disimpan_ms: 9,
    });
    await db.operasi.put({
      aliran: 'a',
      seq: 1,
      ujian_id: 'u',
      teks: '{}',
      jejak_sebelum: '',
      jejak: '',
      pada_ms: 0,
      terkirim_ms: null,
      verdik: 'dihitung',
      alasan: null,
    });
    await clearMasuk(db);
    expect(await findMasuk(db)).toBeUndefined();
    expect(await findCadanganDasbor(db, '1')).toBeUndefined();
    expect(await db.operasi.count()).toBe(1);
  });
});
