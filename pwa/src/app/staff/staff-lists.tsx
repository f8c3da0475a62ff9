import { menuResources } from '@spmb/shared/resources.ts';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { soalRoutes } from '../../features/soal/soal.routes.tsx';
import { wilayahRoutes } from '../../features/wilayah/wilayah.routes.tsx';
import { lazyScreen } from '../../shell/lazy-screen.ts';

/** The screen of every list in the menu; its definition says at which address. */
const screens: Readonly<Record<keyof typeof menuResources, ComponentType>> = {
  formasi: lazyScreen(() => import('../../features/formasi/formasi.screen.tsx'), 'FormasiScreen'),
  masterSoal: lazyScreen(() => import('../../features/soal/bank/master-soal.screen.tsx'), 'MasterSoalScreen'),
  sesi: lazyScreen(() => import('../../features/jadwal-ujian/sesi.screen.tsx'), 'SesiScreen'),
  jadwalUjian: lazyScreen(
    () => import('../../features/jadwal-ujian/jadwal-ujian.screen.tsx'),
    'JadwalUjianScreen',
  ),
  programKeahlian: lazyScreen(
    () => import('../../features/program-keahlian/program-keahlian.screen.tsx'),
    'ProgramKeahlianScreen',
  ),
  ruang: lazyScreen(() => import('../../features/ruang/ruang.screen.tsx'), 'RuangScreen'),
  jadwalPendaftaran: lazyScreen(
    () => import('../../features/jadwal-pendaftaran/jadwal-pendaftaran.screen.tsx'),
    'JadwalPendaftaranScreen',
  ),
  jalurPendaftaran: lazyScreen(
    () => import('../../features/jalur-pendaftaran/jalur-pendaftaran.screen.tsx'),
    'JalurPendaftaranScreen',
  ),
  dokumenPersyaratan: lazyScreen(
    () => import('../../features/dokumen-persyaratan/dokumen-persyaratan.screen.tsx'),
    'DokumenPersyaratanScreen',
  ),
  peraturan: lazyScreen(() => import('../../features/peraturan/peraturan.screen.tsx'), 'PeraturanScreen'),
  paramNilai: lazyScreen(
    () => import('../../features/param-nilai/param-nilai.screen.tsx'),
    'ParamNilaiScreen',
  ),
  paramPrestasi: lazyScreen(
    () => import('../../features/param-prestasi/param-prestasi.screen.tsx'),
    'ParamPrestasiScreen',
  ),
  alasanVerifikasi: lazyScreen(
    () => import('../../features/alasan-verifikasi/alasan-verifikasi.screen.tsx'),
    'AlasanVerifikasiScreen',
  ),
  jawabanSiap: lazyScreen(() => import('../../features/pesan/jawaban-siap.screen.tsx'), 'JawabanSiapScreen'),
  refSekolah: lazyScreen(
    () => import('../../features/ref-sekolah/ref-sekolah.screen.tsx'),
    'RefSekolahScreen',
  ),
  provinsi: lazyScreen(() => import('../../features/wilayah/wilayah.screen.tsx'), 'ProvinsiScreen'),
  pekerjaan: lazyScreen(() => import('../../features/acuan/pekerjaan.screen.tsx'), 'PekerjaanScreen'),
  pendidikan: lazyScreen(() => import('../../features/acuan/pendidikan.screen.tsx'), 'PendidikanScreen'),
  golongan: lazyScreen(() => import('../../features/acuan/golongan.screen.tsx'), 'GolonganScreen'),
  opd: lazyScreen(() => import('../../features/acuan/opd.screen.tsx'), 'OpdScreen'),
  slider: lazyScreen(() => import('../../features/slider/slider.screen.tsx'), 'SliderScreen'),
  pengumuman: lazyScreen(() => import('../../features/pengumuman/pengumuman.screen.tsx'), 'PengumumanScreen'),
  profilSekolah: lazyScreen(
    () => import('../../features/sekolah/profil-sekolah.screen.tsx'),
    'ProfilSekolahScreen',
  ),
  akun: lazyScreen(() => import('./pages/akun-page.tsx'), 'AkunPage'),
};

const JurusanScreen = lazyScreen(() => import('../../features/acuan/jurusan.screen.tsx'), 'JurusanScreen');
const SoalPreviewPage = lazyScreen(() => import('./pages/soal-preview-page.tsx'), 'SoalPreviewPage');

/** Screens to which a list leads: their place in the menu is the list's. */
const below: Readonly<Partial<Record<keyof typeof menuResources, readonly RouteObject[]>>> = {
  masterSoal: [...soalRoutes, { path: 'ujian-master-soal-detail-preview/:id', element: <SoalPreviewPage /> }],
  pendidikan: [{ path: 'master-jurusan/:pendidikan_id', element: <JurusanScreen /> }],
  provinsi: wilayahRoutes,
};

const keys = Object.keys(screens) as (keyof typeof screens)[];

/** Routes of the lists in the menu, each followed by what it leads to. */
export const listRoutes: RouteObject[] = keys.flatMap((key) => {
  const { menu } = menuResources[key];
  const Screen = screens[key];
  return menu ? [{ path: menu.screen, element: <Screen /> }, ...(below[key] ?? [])] : [];
});
