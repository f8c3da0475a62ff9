import { describe, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { loadWilayah } from './load-wilayah.ts';
import { readDataWilayah, type DataWilayah } from './read-data-wilayah.ts';
import { desa, kabupaten, provinsi } from './wilayah.table.ts';

const t = perTest(buildTestApp);

/** A province, two regencies and `villages` villages of one district. */
function dataWith(villages: number): DataWilayah {
  const rows = [
    { tingkat: 'provinsi' as const, id: '34', name: 'Yogyakarta', induk: '' },
    ...['3404', '3471'].map((id) => ({ tingkat: 'kabupaten' as const, id, name: `Kab ${id}`, induk: '34' })),
    ...Array.from({ length: villages }, (_, index) => ({
      tingkat: 'desa' as const,
      id: `34040720${String(index).padStart(5, '0')}`,
      name: `Desa ${index}`,
      induk: '340407',
    })),
  ];
  return { jumlah: rows.length, slice: (from, to) => rows.slice(from, to) };
}

const never = new AbortController().signal;
const load = (data: DataWilayah, signal = never) => loadWilayah(t.context, async () => data, signal);
const villages = async () => (await t.context.store.read.select({ id: desa.id }).from(desa)).length;
const percent = async () =>
  (await t.call(await t.signIn('guru'), 'GET', '/api/wilayah-muat')).body.persen as number;

/** Data whose reading is cut off, as by a kill, when the row number `at` is asked for. */
const cutOff = (data: DataWilayah, at: number): DataWilayah => ({
  ...data,
  slice: (from, to) => {
    if (from >= at) throw new Error('killed');
    return data.slice(from, to);
  },
});

describe('loading the regions', () => {
  test('every level is stored, and the lists say how far it has come', async () => {
    expect(await percent()).toBe(0);
    await load(dataWith(450));
    expect(await percent()).toBe(100);
    const { read } = t.context.store;
    expect(await read.select().from(provinsi)).toMatchObject([{ id: '34', name: 'Yogyakarta', versi: 1 }]);
    expect(await read.select().from(kabupaten).orderBy(kabupaten.id)).toMatchObject([
      { id: '3404', province_id: '34' },
      { id: '3471', province_id: '34' },
    ]);
    expect(await villages()).toBe(450);
  });

  test('a killed load goes on after the restart where it stopped; nothing is read or stored twice', async () => {
    const data = dataWith(900);
    await expect(load(cutOff(data, 400))).rejects.toThrow('killed');
    expect(await villages()).toBe(397);
    expect(await percent()).toBe(44);
    await t.restart();
    const asked: number[] = [];
    await load({ ...data, slice: (from, to) => (asked.push(from), data.slice(from, to)) });
    expect(Math.min(...asked)).toBe(400);
    expect([await villages(), await percent()]).toEqual([900, 100]);
  });

  test('two processes that load at once take turns', async () => {
    const data = dataWith(1_500);
    const asked: number[] = [];
    const counting = {
      ...data,
      slice: (from: number, to: number) => (asked.push(from), data.slice(from, to)),
    };
    await Promise.all([load(counting), load(counting)]);
    expect(await villages()).toBe(1_500);
    const withRows = asked.filter((from) => from < data.jumlah);
    expect(new Set(withRows).size).toBe(Math.ceil(data.jumlah / 200));
    expect(withRows).toHaveLength(new Set(withRows).size);
  });

  test('what staff did meanwhile and afterwards stays: a second start loads nothing', async () => {
    const admin = await t.signIn('administrator');
    await t.call(admin, 'POST', '/api/provinsi', { id: '34', name: 'DIY' });
    await load(dataWith(1));
    await t.call(admin, 'POST', '/api/kabupaten/34/3471?_method=DELETE');
    await load(dataWith(1));
    const { read } = t.context.store;
    expect(await read.select().from(provinsi)).toMatchObject([{ id: '34', name: 'DIY' }]);
    expect(await read.select().from(kabupaten)).toHaveLength(1);
  });

  test('a server that is closing stops loading', async () => {
    const closing = new AbortController();
    const data = dataWith(900);
    const slice = (from: number, to: number) => {
      closing.abort();
      return data.slice(from, to);
    };
    await load({ ...data, slice }, closing.signal);
    expect(await villages()).toBe(197);
  });
});

test('N4: the data of the country: codes without dots that begin with the code above, readable names', async () => {
  const { jumlah, slice } = await readDataWilayah();
  const rows = slice(0, jumlah);
  const of = (tingkat: string) => rows.filter((row) => row.tingkat === tingkat);
  expect(['provinsi', 'kabupaten', 'kecamatan', 'desa'].map((tingkat) => of(tingkat).length)).toEqual([
    38, 514, 7_285, 83_762,
  ]);
  const known = new Set(['', ...rows.map(({ id }) => id)]);
  expect(
    rows.filter(({ id, induk }) => !id.startsWith(induk) || !known.has(induk) || !/^\d+$/.test(id)),
  ).toEqual([]);
  expect(known.size).toBe(jumlah + 1);
  expect(rows.find(({ id }) => id === '3404')).toEqual({
    tingkat: 'kabupaten',
    id: '3404',
    name: 'Kabupaten Sleman',
    induk: '34',
  });
  expect(rows.find(({ id }) => id === '3513152017')?.name).toBe("Soka'an");
  expect(rows.find(({ id }) => id === '1207281007')?.name).toBe('Lubuk Pakam I,II');
  expect(rows.filter(({ name }) => name !== name.trim() || name === '' || name.includes('"'))).toEqual([]);
});
