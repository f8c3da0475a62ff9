import type { LaporanImport } from '@spmb/shared/kernel/laporan-import.schema.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../db/audit.table.ts';
import { readSheets } from '../../spreadsheet/read/read-sheets.ts';
import { buildXlsxOf } from '../../spreadsheet/testing/build-file.ts';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const t = perFile(buildTestApp);
const staff = perFile(() => t.signIn('operator'));
beforeAll(async () => {
  const add = (path: string, values: object) => t.call(staff, 'POST', path, values);
  await add('/api/master-jadwal', { tanggal: '2026-06-01', title: 'Pendaftaran dibuka', descriptions: '' });
  await add('/api/dokumen-persyaratan', { name: 'Kartu Keluarga', description: 'Asli', status: true });
  await add('/api/provinsi', { id: '34', name: 'DI Yogyakarta' });
  await add('/api/kabupaten/34', { id: '3404', name: 'Kabupaten Sleman' });
  await add('/api/kecamatan/3404', { id: '340407', name: 'Depok' });
  await add('/api/desa/340407', { id: '3404072001', name: 'Caturtunggal' });
  await t.call(staff, 'PUT', '/api/param-nilai/rapor', { prosentase: 42.5, is_active: false });
});

async function download(path: string): Promise<{ bytes: Uint8Array; rows: string[][] }> {
  const answer = await t.app.request(path, { headers: { authorization: `Bearer ${staff.token}` } });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { bytes, rows: (await readSheets(bytes))[0]?.rows ?? [] };
}

async function send(path: string, bytes: Uint8Array, mode = 'impor'): Promise<LaporanImport> {
  const form = new FormData();
  form.append('file_excel', new File([new Uint8Array(bytes)], 'daftar.xlsx'));
  form.append('mode', mode);
  return (await t.call(staff, 'POST', path, form)).body.data;
}

const counts = ({ baru, diubah, tetap, ditolak }: LaporanImport) => [baru, diubah, tetap, ditolak];

interface List {
  /** Address of the list; its files stand beside it. */
  list: string;
  under?: string;
  heads: readonly string[];
  /** Rows that are stored. */
  stored: number;
  /** A row that changes a stored one, and what it changes. */
  changed: readonly string[];
  perubahan: readonly [kolom: string, sebelum: string, sesudah: string];
  /** A row that is refused, its cell in row 3, and the sentence. */
  broken: readonly string[];
  refusal: readonly [sel: string, message: RegExp];
}

const lists: readonly List[] = [
  {
    list: '/api/master-jadwal',
    heads: ['Tanggal', 'Judul', 'Keterangan'],
    stored: 1,
    changed: ['02/06/2026', 'pendaftaran DIBUKA', ''],
    perubahan: ['Tanggal', '2026-06-01', '2026-06-02'],
    broken: ['31-02-2026', 'Pengumuman', ''],
    refusal: ['A3', /^Tanggal diisi tanggal/],
  },
  {
    list: '/api/dokumen-persyaratan',
    heads: ['Nama', 'Keterangan', 'Berkas', 'Wajib'],
    stored: 1,
    changed: ['Kartu Keluarga', '', '', 'Tidak'],
    perubahan: ['Wajib', 'Ya', 'Tidak'],
    broken: ['Akta', '', 'akta.pdf', 'Ya'],
    refusal: ['C3', /Unggah berkasnya lewat formulir/],
  },
  {
    list: '/api/jalur-pendaftaran',
    heads: ['Nama', 'Keterangan', 'Kuota', 'Aktif'],
    stored: 4,
    changed: ['afirmasi', '', '25', ''],
    perubahan: ['Kuota', '0', '25'],
    broken: ['Undangan', '', '5', 'Ya'],
    refusal: ['A3', /^Nama Undangan tidak ada dalam daftar ini, dan daftar ini tidak dapat ditambah\./],
  },
  {
    list: '/api/param-nilai',
    heads: ['Kode', 'Nama', 'Prosentase', 'Aktif'],
    stored: 4,
    changed: ['n.r', '', '37,5', ''],
    perubahan: ['Prosentase', '42.5', '37.5'],
    broken: ['N.X', '', '5', 'Ya'],
    refusal: ['A3', /^Kode N\.X tidak ada dalam daftar ini/],
  },
  {
    list: '/api/param-prestasi',
    heads: ['Nama', 'Skor'],
    stored: 12,
    changed: ['Juara 3 Tingkat Provinsi', '61'],
    perubahan: ['Skor', '60', '61'],
    broken: ['Juara 1 Tingkat Nasional', '101'],
    refusal: ['B3', /^Skor diisi angka 0 sampai 100/],
  },
  {
    list: '/api/provinsi',
    heads: ['Kode', 'Nama'],
    stored: 1,
    changed: ['34', 'Daerah Istimewa Yogyakarta'],
    perubahan: ['Nama', 'DI Yogyakarta', 'Daerah Istimewa Yogyakarta'],
    broken: ['35.04', 'Jawa Timur'],
    refusal: ['A3', /^Kode diisi angka saja/],
  },
  {
    list: '/api/desa',
    under: '/340407',
    heads: ['Kode', 'Nama'],
    stored: 1,
    changed: ['3404072001', 'Catur Tunggal'],
    perubahan: ['Nama', 'Caturtunggal', 'Catur Tunggal'],
    broken: ['3405072001', 'Condongcatur'],
    refusal: ['A3', /^Kode diawali 340407/],
  },
  {
    list: '/api/kecamatan-provinsi',
    under: '/34',
    heads: ['Kode', 'Nama', 'Kode kabupaten/kota'],
    stored: 1,
    changed: ['340407', 'DEPOK', ''],
    perubahan: ['Nama', 'Depok', 'DEPOK'],
    broken: ['350101', 'Donorojo', '3501'],
    refusal: ['C3', /^Kabupaten\/kota 3501 tidak ada di provinsi ini/],
  },
  {
    list: '/api/desa-provinsi',
    under: '/34',
    heads: ['Kode', 'Nama', 'Kode kecamatan'],
    stored: 1,
    changed: ['3404072001', 'CATURTUNGGAL', '340407'],
    perubahan: ['Nama', 'Catur Tunggal', 'CATURTUNGGAL'],
    broken: ['3404080001', 'Tirtomartani', '340407'],
    refusal: ['A3', /^Kode diawali 340407/],
  },
];

describe.each(lists)('S2-GENC-01: $list as a file', ({ list, under = '', heads, stored, ...rows }) => {
  const impor = `${list}-impor${under}`;

  test('what was exported is read back as unchanged', async () => {
    const exported = await download(`${list}-export${under}`);
    expect(exported.rows[0]).toEqual(heads);
    expect(exported.rows).toHaveLength(stored + 1);
    expect(counts(await send(impor, exported.bytes))).toEqual([0, 0, stored, 0]);
  });

  test('a changed row changes what it names; a broken one is named with its cell', async () => {
    const report = await send(impor, await buildXlsxOf([heads, rows.changed, rows.broken]));
    expect(counts(report)).toEqual([0, 1, 0, 1]);
    const [kolom, sebelum, sesudah] = rows.perubahan;
    expect(report.perubahan).toMatchObject([{ kolom, sebelum, sesudah }]);
    const [sel, message] = rows.refusal;
    expect(report.temuan).toMatchObject([{ sel, message: expect.stringMatching(message) }]);
  });
});

test('the template of a list that is only changed holds its rows, and is read back as unchanged', async () => {
  const { bytes, rows } = await download('/api/param-nilai-impor-template');
  expect(rows[0]).toEqual(['Kode', 'Prosentase', 'Aktif']);
  expect(rows.map(([kode]) => kode)).toEqual(['Kode', 'N.P', 'N.R', 'N.T', 'N.W']);
  expect(counts(await send('/api/param-nilai-impor', bytes))).toEqual([0, 0, 4, 0]);
});

test('twins that no key tells apart are named, and stay as they are', async () => {
  const twin = { title: 'Tes tulis', descriptions: '' };
  await t.call(staff, 'POST', '/api/master-jadwal', { ...twin, tanggal: '2026-06-10' });
  await t.call(staff, 'POST', '/api/master-jadwal', { ...twin, tanggal: '2026-06-11' });
  const { bytes } = await download('/api/master-jadwal-export');
  const { temuan } = await send('/api/master-jadwal-impor', bytes);
  expect(temuan.map(({ message }) => message)).toEqual([
    expect.stringMatching(/dipakai 2 data tersimpan/),
    expect.stringMatching(/sudah ada di baris/),
  ]);
});

test('the villages of a whole province come by one file; one of another province is refused', async () => {
  await t.call(staff, 'POST', '/api/provinsi', { id: '35', name: 'Jawa Timur' });
  await t.call(staff, 'POST', '/api/kabupaten/35', { id: '3504', name: 'Tulungagung' });
  await t.call(staff, 'POST', '/api/kecamatan/3504', { id: '350401', name: 'Besuki' });
  const rows = [
    ['3504012001', 'Keboireng', '350401'],
    ['3404072003', 'Condongcatur', '340407'],
  ];
  const bytes = await buildXlsxOf([['Kode', 'Nama', 'Kode kecamatan'], ...rows]);
  const report = await send('/api/desa-provinsi-impor/35', bytes);
  expect(counts(report)).toEqual([1, 0, 0, 1]);
  expect(report.temuan).toMatchObject([{ sel: 'C3', message: expect.stringMatching(/340407 tidak ada/) }]);
  const listed = (await t.call(staff, 'GET', '/api/desa/350401')).body;
  expect(listed).toMatchObject([{ id: '3504012001', name: 'Keboireng' }]);
  expect((await download('/api/desa-provinsi-export/35')).rows.slice(1)).toEqual([rows[0]]);
  expect((await t.call(staff, 'GET', '/api/desa-provinsi-export/99')).httpStatus).toBe(404);
});

test('D-RULE-03: an import under a region is on record with the region', async () => {
  await send(
    '/api/desa-impor/340407',
    await buildXlsxOf([
      ['Kode', 'Nama'],
      ['3404072002', 'Maguwoharjo'],
    ]),
  );
  const entries = await t.context.store.read.select().from(audit).where(eq(audit.tindakan, 'impor'));
  expect(entries).toContainEqual(expect.objectContaining({ tabel: 'desa', baris_id: '340407' }));
});
