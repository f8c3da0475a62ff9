import { expect, test, type Page } from '@playwright/test';
import { formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { buildFormulir } from '@spmb/shared/testing/build-formulir.ts';
import { check } from '../fixtures/check-accessibility.ts';
import { attach } from '../fixtures/pendaftaran/fill-form.ts';
import { openForm, sandi, signUp } from '../fixtures/pendaftaran/applicant.ts';
import { sendForm } from '../fixtures/pendaftaran/send-form.ts';
import { emptySitus, openPendaftaran, saveProfil } from '../fixtures/fill-situs.ts';
import { server, useSchool } from '../fixtures/school.ts';

useSchool();
test.beforeAll(async () => {
  await emptySitus(server);
  await openPendaftaran(server);
  await saveProfil(server, { skck: true, butawarna: true });
});

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('WCAG 2.2 AA, S1-GEN-10: every step of the form with all that it can ask, on phone and desktop, light and dark', async ({
  page,
}) => {
  const nisn = '0061239401';
  await signUp(server, nisn, 'Siti Nur Aini');
  const isi = Object.entries(buildFormulir({ nisn, prestasi_status: true, afirmasi_status: true })).filter(
    ([, value]) => !String(value).startsWith('berkas-'),
  );
  const draf = Object.fromEntries(isi);
  await server.call(await server.login(nisn, sandi), 'POST', '/api/peserta/pendaftaran-draf', draf);
  await openForm(page, server.url, nisn);
  await check(page, 'formulir daftar langkah');
  for (const step of formulir) {
    await page.goto(`${server.url}/peserta/pendaftaran/${step.name}`);
    await expect(heading(page, step.title)).toBeVisible();
    await check(page, `formulir ${step.name}`);
  }
  await page.goto(`${server.url}/peserta/pendaftaran/periksa`);
  await expect(heading(page, 'Periksa & kirim')).toBeVisible();
  await check(page, 'formulir periksa');
});

test('WCAG 2.2 AA, S1-GEN-10: a document with its example, and once it is kept', async ({ page }) => {
  const nisn = '0061239402';
  await signUp(server, nisn, 'Budi Karim');
  await openForm(page, server.url, nisn);
  await page.goto(`${server.url}/peserta/pendaftaran/identitas`);
  const foto = page.locator('#foto');
  await foto.getByText('Lihat contoh').click();
  await expect(foto.getByRole('img')).toBeVisible();
  await check(page, 'berkas contoh');
  await attach(foto, '#c8d8e8');
  await expect(foto.getByText('Tersimpan di server')).toBeVisible();
  await check(page, 'berkas tersimpan');
});

test('WCAG 2.2 AA, S1-GEN-10: an applicant’s other screens once his form is sent', async ({ page }) => {
  const nisn = '0061239403';
  await sendForm(server, nisn, { nama: 'Citra Dewi', nik: '8271014403109403' });
  await openForm(page, server.url, nisn);
  await expect(page.getByText('Terkunci')).toHaveCount(formulir.length);
  await check(page, 'formulir terkunci');
  await page.getByRole('button', { name: /^Cabut pendaftaran/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check(page, 'cabut pendaftaran');
  await page.goto(`${server.url}/peserta/dashboard`);
  await expect(page.getByRole('heading', { name: 'Cetak' })).toBeVisible();
  await check(page, 'dasbor terkirim');
  await page.goto(`${server.url}/peserta/dokumen`);
  await expect(heading(page, 'Dokumen persyaratan')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Muat ulang daftar' })).toBeVisible();
  await check(page, 'dokumen persyaratan');
  await page.goto(`${server.url}/peserta/hasil`);
  await expect(heading(page, 'Hasil seleksi')).toBeVisible();
  await check(page, 'hasil seleksi sebelum terbit');
});
