// @vitest-environment jsdom
import { expect, test } from 'vitest';
import '../../../testing/one-realm.ts';
import { staffRoutes } from '../staff-routes.tsx';
import { findPlace } from './use-place.ts';

const paths = staffRoutes.flatMap(({ children }) => children ?? []).flatMap(({ path }) => path ?? []);
const place = (path: string) => findPlace(staffRoutes, `/backend/${path}`);

/** Screens with a parameter, and the screen of the menu that opens them: one that is missing here fails the test. */
const below: Record<string, string> = {
  'ujian-master-soal-detail/:id': 'ujian-master-soal',
  'ujian-master-soal-detail/:id/impor': 'ujian-master-soal',
  'ujian-master-soal-detail-preview/:id': 'ujian-master-soal',
  'ujian-master-soal-detail-create/:master_soal_id': 'ujian-master-soal',
  'ujian-master-soal-detail-edit/:master_soal_id/:id': 'ujian-master-soal',
  'hasil-ujian/:jadwal_ujian_id': 'hasil-ujian',
  'olahnilai-index/:jurusan_id': 'olahnilai-jurusan',
  'olahnilai-wawancara/:jurusan_id': 'olahnilai-jurusan',
  'daftar-ulang-verifikasi/:jurusan_id': 'daftar-ulang-jurusan',
  'kertas-ujian/:tanggal/:sesi': 'kertas-ujian',
  'pencadangan/:lembar': 'pencadangan',
  'master-jurusan/:pendidikan_id': 'master-pendidikan',
  'master-kabupaten/:province_id': 'master-provinsi',
  'master-kecamatan/:province_id/:regency_id': 'master-provinsi',
  'master-desa/:regency_id/:district_id': 'master-provinsi',
  'verifikasi-form/:id': 'verifikasi-index',
  'verifikasi-daftar-baru/:nomor?': 'verifikasi-index',
};

test('S1-GEN-08: every screen with a parameter is opened by whoever may open the list it belongs to', () => {
  const found = paths.filter((path) => path.includes(':'));
  const places = found.map((path) => [path, place(path.replaceAll(/:\w+/g, 'a-1'))]);
  const expected = Object.entries(below).map(([path, list]) => [path, `/backend/${list}`]);
  expect(Object.fromEntries(places)).toEqual(Object.fromEntries(expected));
});

test('every other screen is a place of its own', () => {
  for (const path of paths.filter((one) => !/[:*]/.test(one))) expect(place(path)).toBe(`/backend/${path}`);
});

test.each([
  ['', '/backend/dashboard'],
  ['data-peserta/', '/backend/data-peserta'],
  ['entah', undefined],
  ['data-peserta/entah', undefined],
  ['ujian-master-soal-detail', undefined],
])('the address %j stands at %s', (path, expected) => {
  expect(place(path)).toBe(expected);
});
