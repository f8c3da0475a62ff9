import type { BarisWilayah } from '../muat-wilayah.mutations.ts';

/** A few regions as the data brings them, two of them of one name. */
export const sleman: readonly BarisWilayah[] = [
  { tingkat: 'provinsi', id: '34', name: 'Daerah Istimewa Yogyakarta', induk: '' },
  { tingkat: 'provinsi', id: '35', name: 'Jawa Timur', induk: '' },
  { tingkat: 'kabupaten', id: '3404', name: 'Kabupaten Sleman', induk: '34' },
  { tingkat: 'kabupaten', id: '3471', name: 'Kota Yogyakarta', induk: '34' },
  { tingkat: 'kabupaten', id: '3503', name: 'Kabupaten Trenggalek', induk: '35' },
  { tingkat: 'kecamatan', id: '340407', name: 'Depok', induk: '3404' },
  { tingkat: 'kecamatan', id: '340412', name: 'Ngaglik', induk: '3404' },
  { tingkat: 'kecamatan', id: '350301', name: 'Panggul', induk: '3503' },
  { tingkat: 'desa', id: '3404072001', name: 'Caturtunggal', induk: '340407' },
  { tingkat: 'desa', id: '3404072002', name: 'Maguwoharjo', induk: '340407' },
  { tingkat: 'desa', id: '3404072003', name: 'Condongcatur', induk: '340407' },
  { tingkat: 'desa', id: '3503012003', name: 'Depok', induk: '350301' },
  { tingkat: 'desa', id: '3503012004', name: 'Depokrejo', induk: '350301' },
];
