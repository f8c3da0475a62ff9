import { roles } from '@spmb/shared/kernel/role.ts';
import { resources } from '@spmb/shared/resources.ts';
import { expect, test } from 'vitest';
import { menusOf } from './menus.ts';

const routesOf = (role: (typeof roles)[number]) =>
  menusOf(role, ['permohonan'])
    .filter(({ type }) => type === 'item')
    .map(({ route }) => route.replace('/backend/', ''));

const schedule = ['jadwal-ujian-sesi', 'jadwal-ujian', 'jadwal-ujian-peserta', 'jadwal-ujian-absen'];
/** The lists of the specification, in its order. */
const named = [
  'master-program-keahlian',
  'master-ruang',
  'master-jadwal',
  'master-jalur-pendaftaran',
  'master-dokumen',
  'master-persyaratan',
  'master-param-nilai',
  'master-param-prestasi',
  'master-alasan',
  'master-refsekolah',
  'master-provinsi',
  'master-pekerjaan',
  'master-pendidikan',
  'master-golongan',
  'master-opd',
];
const master = resources.flatMap(({ menu }) => (menu?.group ? [menu.screen] : []));

const utilities = ['utility-slider', 'utility-pengumuman', 'utility-wa', 'utility-run-workers'];

const system = [
  'master-profil-sekolah',
  'pengaturan',
  'privasi',
  'pencadangan',
  'penghapusan',
  'user',
  'permintaan-sandi',
  'audit',
  'penolakan',
];

test('S1-GEN-08: master data and references stand in the order of the specification', () => {
  expect(master.filter((screen) => named.includes(screen))).toEqual(named);
});

test.each([
  [
    'administrator',
    [
      'dashboard',
      'data-peserta',
      'verifikasi-index',
      'verified-index',
      'pesan-masuk',
      'sanggahan',
      'master-formasi',
      'permohonan-index',
      'ujian-master-soal',
      ...schedule,
      'hasil-ujian',
      'olahnilai-jurusan',
      'olahnilai-simulasi',
      'olahnilai-publikasi',
      'daftar-ulang-jurusan',
      'laporan-data-peserta',
      'gladi-bersih',
      'kertas-ujian',
      ...master,
      ...utilities,
      ...system,
    ],
  ],
  [
    'operator',
    [
      'dashboard',
      'data-peserta',
      'verifikasi-index',
      'verified-index',
      'pesan-masuk',
      'master-formasi',
      'permohonan-index',
      ...schedule,
      'hasil-ujian',
      'olahnilai-jurusan',
      'daftar-ulang-jurusan',
      'laporan-data-peserta',
      'gladi-bersih',
      'kertas-ujian',
      ...master,
      ...utilities,
      'penghapusan',
    ],
  ],
  ['supervisor', ['dashboard', 'jadwal-ujian-absen', 'laporan-data-peserta', 'gladi-bersih', 'kertas-ujian']],
  [
    'guru',
    [
      'dashboard',
      'ujian-master-soal',
      'hasil-ujian',
      'olahnilai-jurusan',
      'laporan-data-peserta',
      'penghapusan',
    ],
  ],
  ['peserta', []],
] as const)('S1-GEN-08: the menu of %s holds the screens that it may use', (role, routes) => {
  expect(routesOf(role)).toEqual(routes);
});

test.each(roles)('S1-GEN-08: no heading of %s stands over nothing', (role) => {
  const types = menusOf(role, []).map(({ type }) => type);
  types.forEach((type, index) => {
    if (type === 'subheader') expect(types[index + 1]).toBe('item');
  });
});
