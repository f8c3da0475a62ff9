import { devices, expect, test } from '@playwright/test';
import type { RekamVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { openForm } from '../fixtures/pendaftaran/applicant.ts';
import { check } from '../fixtures/check-accessibility.ts';
import { attach } from '../fixtures/pendaftaran/fill-form.ts';
import { emptySitus, openPendaftaran, saveProfil } from '../fixtures/fill-situs.ts';
import { readQr } from '../fixtures/read-qr.ts';
import { server, useSchool } from '../fixtures/school.ts';
import { notice, openStaff } from '../fixtures/staff.ts';
import { sendForm } from '../fixtures/pendaftaran/send-form.ts';

useSchool();
const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];

test('D-RULE-05: a file goes back with what is asked for, is corrected on a phone where it was opened, is accepted, and its proof verified by its code', async ({
  browser,
}) => {
  await emptySitus(server);
  await openPendaftaran(server);
  // Papers that are kept carry a code only where the server's address stays.
  const address = 'http://192.168.10.2:8080';
  await saveProfil(server, { alamat_server: address, alamat_tetap: true });
  const nisn = '0061239001';
  await sendForm(server, nisn, { nama: 'Siti Nur Aini', nik: '8271014403109001' });
  const admin = await server.login('admin', 'demo-admin-2025');
  const call = (method: string, path: string, body?: object) => server.call(admin, method, path, body);
  const { rows } = (await call('GET', '/api/verifikasi?page=1&size=10&q=Siti')) as {
    rows: { id: string; nama: string }[];
  };
  const id = rows.find(({ nama }) => nama === 'Siti Nur Aini')?.id ?? '';
  const staff = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'id-ID' });
  await openStaff(staff, server.url);
  const openFile = () => staff.goto(`${server.url}/backend/verifikasi-form/${id}`);
  const step = (name: string) => staff.locator(`#langkah-${name}`);
  await openFile();
  await step('kependudukan').click();
  await staff.getByRole('button', { name: 'Buram' }).click();
  await step('identitas').click();
  await staff.getByRole('button', { name: 'Tandai Tempat lahir' }).click();
  await step('hasil').click();
  await staff.getByLabel('Pesan untuk pendaftar').fill('Nomor KK tidak terbaca. Foto lagi di tempat terang.');
  await staff.getByRole('switch', { name: 'Lanjut otomatis' }).uncheck();
  await staff.getByRole('button', { name: 'KIRIM' }).click();
  await expect(notice(staff)).toContainText('keputusan tersimpan');

  const context = await browser.newContext({ ...phone, locale: 'id-ID', acceptDownloads: true });
  const page = await context.newPage();
  await openForm(page, server.url, nisn);
  await page.goto(`${server.url}/peserta/dashboard`);
  await expect(page.getByText('Pesan panitia: Nomor KK tidak terbaca.')).toBeVisible();
  await check(page, 'dasbor perbaikan', [360]);
  await page.getByRole('link', { name: 'Perbaiki formulir' }).click();
  await expect(page.getByText('Perlu diperbaiki')).toHaveCount(2);
  await expect(page.getByText('Terkunci')).toHaveCount(14);
  await check(page, 'daftar langkah perbaikan', [360]);
  await page.getByRole('link', { name: 'Periksa & kirim' }).click();
  await expect(page.getByText('Belum ada isian yang Anda ubah')).toBeVisible();
  await page.getByRole('button', { name: 'Kirim formulir' }).click();
  await expect(page.getByRole('button', { name: 'Tetap kirim' })).toBeVisible();
  await check(page, 'perbaikan tanpa perubahan', [360]);
  await page.getByRole('button', { name: 'Batal' }).click();
  await page.getByRole('link', { name: 'Kembali ke daftar langkah' }).click();
  await page.getByRole('link', { name: /^Data kependudukan/ }).click();
  await expect(page.locator('#nik input')).toHaveAttribute('readonly');
  const kk = page.locator('#dok_kartu_keluarga');
  await kk.getByRole('button', { name: /^Ganti/ }).click();
  await attach(kk, '#eee2d8');
  await page.getByRole('button', { name: 'Daftar langkah' }).click();
  await page.getByRole('link', { name: /^Identitas dan foto/ }).click();
  // The page said so of the file before: what is waited for is the server's answer to this field.
  const kept = page.waitForResponse((answer) => answer.request().postData()?.includes('Tidore') ?? false);
  await page.locator('#tempat_lahir input').fill('Tidore');
  await kept;
  await page.goto(`${server.url}/peserta/pendaftaran/periksa`);
  await expect(page.getByText('Semua langkah lengkap.')).toBeVisible();
  await expect(page.getByText('Belum ada isian yang Anda ubah')).toHaveCount(0);
  await page.getByRole('button', { name: 'Kirim formulir' }).click();
  await expect(page.getByText('Pengajuan Perbaikan')).toBeVisible();

  const rekam = (await call('GET', `/api/verifikasi/${id}`)) as RekamVerifikasi;
  expect(rekam.beda.map(({ kolom }) => kolom).sort()).toEqual(['dok_kartu_keluarga', 'tempat_lahir']);
  await call('POST', '/api/verifikasi-lihat', { id, kolom: rekam.dokumen.map(({ kolom }) => kolom) });
  await openFile();
  await step('identitas').click();
  await expect(staff.getByText('Sebelumnya: Ternate')).toBeVisible();
  await step('hasil').click();
  await staff.getByRole('switch', { name: 'Lanjut otomatis' }).uncheck();
  await staff.keyboard.press('Control+Enter');
  await expect(notice(staff)).toContainText('Berkas Diterima');
  await staff.close();

  await page.goto(`${server.url}/peserta/dashboard`);
  await expect(page.getByRole('heading', { name: 'Berkas diterima' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bukti pendaftaran' }).click();
  const proof = await download;
  expect(proof.suggestedFilename()).toMatch(/^bukti-pendaftaran-SPMB-.*\.pdf$/);
  const code = await readQr(context, await proof.path());
  expect(code).toMatch(new RegExp(`^${address}/verify/\\w+$`));
  await page.goto(server.url + new URL(code ?? '').pathname);
  await expect(page.getByText('Siti Nur Aini')).toBeVisible();
  await expect(page.getByText('BELUM DITERIMA')).toBeVisible();
  await context.close();
});
