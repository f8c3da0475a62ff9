import { jalurWilayahContract, wilayahContract } from '@spmb/shared/wilayah/wilayah.schema.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { schoolId } from '../../db/school-id.ts';
import { sekolah } from '../sekolah/sekolah.table.ts';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { insertWilayah } from './muat-wilayah.mutations.ts';
import { sleman } from './testing/sleman.ts';

const t = perFile(buildTestApp);
const operator = perFile(() => t.signIn('operator'));
beforeAll(async () => {
  const all = { dimuat: sleman.length, jumlah: sleman.length };
  await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
    insertWilayah(tx, 0, sleman, all),
  );
});

const get = async (path: string) => (await t.call(operator, 'GET', path)).body;
const post = (path: string, body: object = {}) => t.call(operator, 'POST', path, body);
const names = (rows: { name: string }[]) => rows.map(({ name }) => name);

describe('lists', () => {
  test.each([
    ['S2-REG-06', '/api/provinsi', ['Daerah Istimewa Yogyakarta', 'Jawa Timur']],
    ['S2-REG-07, N5', '/api/kabupaten/34', ['Kabupaten Sleman', 'Kota Yogyakarta']],
    ['S2-REG-08, N5', '/api/kecamatan/3404', ['Depok', 'Ngaglik']],
    ['S2-REG-09, N5', '/api/desa/340407', ['Caturtunggal', 'Maguwoharjo', 'Condongcatur']],
  ])('%s: %s lists by code, whole and by pages', async (_, path, expected) => {
    const rows = wilayahContract.array().parse(await get(path));
    expect(names(rows)).toEqual(expected);
    const page = await get(`${path}?page=1&sort=-name`);
    expect(names(page.rows)).toEqual(expected.toSorted().reverse());
  });

  test('a list of a region that does not exist is not found', async () => {
    for (const path of [
      '/api/kabupaten/99',
      '/api/kecamatan/34',
      '/api/desa/3404',
      '/api/desa/340407/3404062001',
    ])
      expect([path, (await t.call(operator, 'GET', path)).httpStatus]).toEqual([path, 404]);
  });
});

describe('codes', () => {
  test('S2-REG-01, S2-REG-04: a region is added with its code, renamed, and deleted; its code stays', async () => {
    const created = await post('/api/desa/340407', { id: '3404072009', name: ' Desa Uji ' });
    expect(created.body).toMatchObject({ status: true, message: 'Desa/Kelurahan disimpan.' });
    const record = { id: '3404072009', name: 'Desa Uji', versi: 1 };
    expect(created.body.data).toEqual(record);
    const changed = await post('/api/desa/340407/3404072009?_method=PUT', {
      ...record,
      id: '3404072010',
      name: 'Desa Baru',
    });
    expect(changed.body.data).toEqual({ id: '3404072009', name: 'Desa Baru', versi: 2 });
    expect((await post('/api/desa/340407/3404072009?_method=DELETE')).body.status).toBe(true);
    expect(await get('/api/desa/340407')).toHaveLength(3);
  });

  test.each([
    ['/api/kabupaten/34', '3501', 'Kode diawali 34, kode wilayah di atasnya, misalnya 3401.'],
    ['/api/kecamatan/3404', '3404', 'Kode diawali 3404, kode wilayah di atasnya, misalnya 340401.'],
    ['/api/kabupaten/34', '3404', 'Kode 3404 sudah dipakai Kabupaten Sleman. Pakai kode lain.'],
    ['/api/provinsi', '123456789', 'Kode paling panjang 8 karakter.'],
    [
      '/api/provinsi',
      '1234',
      'Empat angka adalah kode kabupaten atau kota. Kode provinsi dua angka, misalnya 34.',
    ],
    ['/api/desa/340407', '34.04.07.2004', 'Kode paling panjang 10 karakter.'],
    ['/api/desa/340407', '34.04.07', 'Kode diisi angka saja, tanpa titik.'],
  ])('S2-REG-05, N4: %s refuses the code %s', async (path, id, pesan) => {
    const { body } = await post(path, { id, name: 'Uji' });
    expect(body).toMatchObject({ status: false, kesalahan: { id: pesan } });
  });

  test('N4: a code belongs to one region, whatever the region above', async () => {
    expect((await post('/api/provinsi', { id: '3', name: 'Uji' })).body.status).toBe(true);
    const { body } = await post('/api/kabupaten/3', { id: '3404', name: 'Uji' });
    expect(body.kesalahan.id).toContain('sudah dipakai Kabupaten Sleman');
    expect((await post('/api/provinsi/3?_method=DELETE')).body.status).toBe(true);
  });

  test('a region in which others lie is not deleted, and the refusal says how many', async () => {
    const refused = await post('/api/kecamatan/3404/340407?_method=DELETE');
    expect(refused.body).toEqual({
      status: false,
      message: 'Depok masih memuat 3 desa/kelurahan. Hapus dulu yang ada di dalamnya.',
    });
    expect((await post('/api/provinsi/34?_method=DELETE')).body.message).toContain('2 kabupaten/kota');
    expect((await post('/api/kecamatan/3404/340412?_method=DELETE')).body.status).toBe(true);
  });

  test('a region in which the school lies is not deleted while its profile says so', async () => {
    const lies = (village_id: string, regency_id: string) =>
      t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
        tx.update(sekolah).set({ village_id, regency_id }).where(eq(sekolah.id, schoolId)),
      );
    expect((await post('/api/kabupaten/35', { id: '3578', name: 'Kota Surabaya' })).body.status).toBe(true);
    await lies('3404072001', '3578');
    for (const path of ['/api/desa/340407/3404072001', '/api/kabupaten/35/3578']) {
      const refused = await post(`${path}?_method=DELETE`);
      expect(refused.body).toMatchObject({
        status: false,
        message: expect.stringContaining('Profil Sekolah'),
      });
    }
    await lies('', '');
    expect((await post('/api/kabupaten/35/3578?_method=DELETE')).body.status).toBe(true);
  });
});

describe('options', () => {
  test('S1-CALL-30 to -33: the record names the region above; options come by name', async () => {
    const peserta = await t.signIn('peserta');
    const combo = async (path: string, record?: object) => (await t.call(peserta, 'POST', path, record)).body;
    expect(await combo('/api/provinsi-combo')).toEqual([
      { value: '34', label: 'Daerah Istimewa Yogyakarta' },
      { value: '35', label: 'Jawa Timur' },
    ]);
    const record = { nama: 'SMK Uji', province_id: '34', regency_id: '3404', district_id: '340407' };
    expect(await combo('/api/kabupaten-combo', record)).toEqual([
      { value: '3404', label: 'Kabupaten Sleman' },
      { value: '3471', label: 'Kota Yogyakarta' },
    ]);
    expect(await combo('/api/kecamatan-combo-by-regency', record)).toContainEqual({
      value: '340407',
      label: 'Depok',
    });
    const villages = (await combo('/api/desa-combo', record)) as { label: string }[];
    expect(villages.map(({ label }) => label)).toEqual(['Caturtunggal', 'Condongcatur', 'Maguwoharjo']);
  });

  test.each([{}, { province_id: '' }, { province_id: null }, { province_id: '99' }, { province_id: [1] }])(
    'a record without a known region above has no options: %j',
    async (record) => {
      expect((await post('/api/kabupaten-combo', record)).body).toEqual([]);
    },
  );
});

describe('search', () => {
  const found = async (q: string) => {
    const rows = jalurWilayahContract.array().parse(await get(`/api/wilayah?q=${encodeURIComponent(q)}`));
    return rows.map(({ provinsi, kabupaten, kecamatan, desa }) =>
      [desa, kecamatan, kabupaten, provinsi].flatMap((place) => place?.name ?? []).join(', '),
    );
  };

  test('finds districts and villages with their whole path, the very name first', async () => {
    expect(await found('DEPOK')).toEqual([
      'Depok, Kabupaten Sleman, Daerah Istimewa Yogyakarta',
      'Depok, Panggul, Kabupaten Trenggalek, Jawa Timur',
      'Depokrejo, Panggul, Kabupaten Trenggalek, Jawa Timur',
    ]);
  });

  test('further words are looked for in the names above', async () => {
    expect(await found('depok trenggalek')).toEqual([
      'Depok, Panggul, Kabupaten Trenggalek, Jawa Timur',
      'Depokrejo, Panggul, Kabupaten Trenggalek, Jawa Timur',
    ]);
    expect(await found('depok jawa timur')).toHaveLength(2);
    expect(await found('caturtunggal panggul')).toEqual([]);
  });

  test.each(['', 'de', '%%%', "'; --", 'xyz'])('nothing stands for %j', async (q) => {
    expect(await found(q)).toEqual([]);
  });

  test('a list is told where it lies', async () => {
    expect(await get('/api/wilayah/kecamatan/340407')).toEqual({
      provinsi: { id: '34', name: 'Daerah Istimewa Yogyakarta' },
      kabupaten: { id: '3404', name: 'Kabupaten Sleman' },
      kecamatan: { id: '340407', name: 'Depok' },
      desa: null,
    });
    expect(await get('/api/wilayah/provinsi/35')).toMatchObject({ kabupaten: null, kecamatan: null });
    for (const path of ['desa/3404072001', 'kabupaten/34', 'kota/3404'])
      expect((await t.call(operator, 'GET', `/api/wilayah/${path}`)).httpStatus).toBe(404);
  });
});
