import { expect, test, type Page } from '@playwright/test';
import { check } from '../fixtures/check-accessibility.ts';
import {
  dayFromNow,
  emptySitus,
  fillPersyaratan,
  fillSlider,
  fillSplash,
  isPublic,
  nameProof,
  openPendaftaran,
  publishHasil,
  saveProfil,
} from '../fixtures/fill-situs.ts';
import { server, useSchool } from '../fixtures/school.ts';

useSchool();

const open = async (page: Page, path: string, heading: string | RegExp): Promise<void> => {
  await page.goto(`${server.url}${path}`);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
};

test('WCAG 2.2 AA, S1-PUBL-01, S1-GEN-10: every public page, on phone and desktop, light and dark', async ({
  page,
}) => {
  await emptySitus(server);
  await open(page, '/home', 'SMK Negeri 1');
  await expect(page.getByText('Pendaftaran sedang ditutup')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tes seleksi', exact: true })).toBeVisible();
  await check(page, 'beranda tutup');
  await open(page, '/pengumuman', 'Daftar Pengumuman');
  await expect(page.getByText('Belum ada hasil yang diumumkan')).toBeVisible();
  await check(page, 'pengumuman kosong');
  await open(page, '/registrasi', 'Registrasi');
  await expect(page.getByText('Pendaftaran sedang ditutup')).toBeVisible();
  await check(page, 'registrasi tutup');

  await openPendaftaran(server);
  await saveProfil(server, { tanggal_pengumuman: dayFromNow(3), jam_pengumuman: '10:00' });
  await fillPersyaratan(server);
  fillSplash(server, 'Pendaftaran gelombang pertama dibuka.\nBaca persyaratannya dahulu.');
  await isPublic(server, 'countdown', 'true');
  await isPublic(server, 'splash-info', 'Baca');
  await isPublic(server, 'persyaratans', '"path":"');
  await open(page, '/home', 'SMK Negeri 1');
  const splash = page.getByRole('dialog', { name: 'Informasi Sekolah' });
  await expect(splash).toBeVisible();
  await check(page, 'informasi sekolah');
  await splash.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('link', { name: 'REGISTRASI SEKARANG' })).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await check(page, 'beranda buka');
  await fillSlider(server);
  await isPublic(server, 'sliders', 'Selamat');
  await page.reload();
  await expect(page.getByRole('link', { name: 'DAFTAR SEKARANG' })).toBeVisible();
  await check(page, 'beranda slider');
  await open(page, '/pagu', 'Program Keahlian');
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await check(page, 'program keahlian');
  await open(page, '/daftar-peserta', 'Daftar Peserta');
  await expect(page.getByText('Data per tanggal')).toBeVisible();
  await check(page, 'daftar peserta');
  publishHasil(server, 24);
  nameProof(server, 'diterima', true);
  nameProof(server, 'belum', false);
  await isPublic(server, 'pengumuman', 'jurusan');
  await open(page, '/pengumuman', 'Daftar Pengumuman');
  await expect(page.getByRole('row')).not.toHaveCount(0);
  await check(page, 'pengumuman');
  await open(page, '/verify/diterima', 'Verifikasi');
  await expect(page.getByText('DITERIMA', { exact: true })).toBeVisible();
  await check(page, 'verifikasi');
  await open(page, '/registrasi', 'Registrasi');
  await page.getByRole('button', { name: 'Kirim' }).click();
  await expect(page.getByText('Nama lengkap wajib diisi.')).toBeVisible();
  await check(page, 'registrasi');
});

for (const [what, nama] of [
  [
    'a very long name',
    'Sekolah Menengah Kejuruan Negeri Pembangunan Kelautan dan Perikanan Terpadu Kabupaten Penajam Paser Utara',
  ],
  ['an Arabic name', 'مدرسة النهضة المهنية الإسلامية للبنين والبنات'],
] as const)
  test(`S1-GEN-10: no public page runs off the smallest phone under ${what}`, async ({ page }) => {
    await saveProfil(server, { nama });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/home', '/pagu', '/daftar-peserta', '/pengumuman', '/registrasi']) {
      await page.goto(`${server.url}${path}`);
      await expect(page.getByRole('banner')).toContainText(nama);
      expect(await page.evaluate('document.documentElement.scrollWidth'), path).toBeLessThanOrEqual(320);
    }
  });
