import { expect, test, type Page } from '@playwright/test';
import { buildPdf, buildPicture } from '../../sync-server/src/features/media/testing/build-file.ts';
import { sandi } from '../fixtures/pendaftaran/applicant.ts';
import { check } from '../fixtures/check-accessibility.ts';
import { openPendaftaran } from '../fixtures/fill-situs.ts';
import { openScreen } from '../fixtures/record-screen.ts';
import { page, server, useSchool } from '../fixtures/school.ts';
import { sendForm } from '../fixtures/pendaftaran/send-form.ts';
import { notice } from '../fixtures/staff.ts';

useSchool('operator');

const nisn = '0061234571';
let pelamar: Page;
test.beforeAll(async ({ browser }) => {
  await openPendaftaran(server);
  await sendForm(server, nisn, { nama: 'Siti Nur Aini', nik: '8271014403100001' });
  pelamar = await browser.newPage({ viewport: { width: 360, height: 800 } });
  await pelamar.goto(`${server.url}/login`);
  await pelamar.getByLabel('Nomor Peserta').fill(nisn);
  await pelamar.getByLabel('Kata Sandi', { exact: true }).fill(sandi);
  await pelamar.getByRole('button', { name: 'Masuk' }).click();
  await expect(pelamar.getByRole('heading', { name: 'Pesan ke panitia' })).toBeVisible();
});
test.afterAll(() => pelamar.close());

const bell = () => page.getByRole('link', { name: /^Pesan masuk/ });
const thread = () => page.getByRole('dialog', { name: 'Siti Nur Aini' });

test('a message with a photo comes to the open page of staff at once, and the file opens there', async () => {
  await openScreen(page, 'Pesan Masuk');
  await expect(page.getByText('Tidak ada pendaftar yang menunggu jawaban.')).toBeVisible();
  await pelamar.getByRole('button', { name: 'Tulis pesan' }).click();
  const dialog = pelamar.getByRole('dialog', { name: 'Pesan ke panitia' });
  await dialog.getByLabel('Judul').fill('Rapor');
  await dialog.getByLabel('Isi pesan').fill('Apakah rapor ini terbaca?');
  const photo = { name: 'rapor.png', mimeType: 'image/png', buffer: await buildPicture('png', 900) };
  await dialog.getByLabel('Lampirkan berkas (boleh tidak)').setInputFiles(photo);
  await expect(dialog.getByText('Lampiran: rapor.png')).toBeVisible();
  await check(pelamar, 'pesan pendaftar tulis');
  await dialog.getByRole('button', { name: 'Kirim', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(bell()).toHaveAccessibleName('Pesan masuk: 1 belum dibaca');
  await expect(page.getByText('Siti Nur Aini')).toBeVisible();
  await expect(page.getByText(/^1 pendaftar menunggu jawaban/)).toBeVisible();
  await check(page, 'pesan masuk daftar');
  await page.getByRole('button', { name: 'Buka percakapan' }).click();
  await thread().getByRole('button', { name: 'rapor.jpg' }).click();
  const file = page.getByRole('dialog', { name: 'rapor.jpg' });
  await expect(file.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(file).toBeHidden();
  await expect(bell()).toHaveAccessibleName('Pesan masuk');
});

test('by keyboard alone a ready answer is inserted and sent; it is counted on the applicant’s open page at once', async () => {
  const token = await server.login('operator', 'demo-admin-2025');
  const siap = { name: 'Rapor terbaca', body: 'Halo {nama}, rapornya terbaca jelas.' };
  expect(await server.call(token, 'POST', '/api/jawaban-siap', siap)).toMatchObject({ status: true });
  await page.reload();
  const field = thread().getByRole('combobox', { name: 'Jawaban siap' });
  await expect(field).toBeVisible();
  await page.keyboard.press('Alt+KeyJ');
  await expect(field).toBeFocused();
  await page.keyboard.type('terbaca');
  await expect(page.getByRole('option', { name: 'Rapor terbaca' })).toBeVisible();
  await page.keyboard.press('Enter');
  const answer = thread().getByRole('textbox', { name: 'Balasan' });
  await expect(answer).toBeFocused();
  await expect(answer).toHaveValue('Halo Siti Nur Aini, rapornya terbaca jelas.');
  const surat = { name: 'surat.pdf', mimeType: 'application/pdf', buffer: buildPdf('Surat') };
  await thread().getByLabel('Lampirkan berkas').setInputFiles(surat);
  await expect(thread().getByText('Lampiran terpilih')).toBeVisible();
  await check(page, 'pesan masuk percakapan');
  await answer.focus();
  await page.keyboard.press('Control+Enter');
  await expect(notice(page)).toHaveText(/^Balasan terkirim ke kotak masuk pendaftar\./);
  const status = pelamar.getByRole('status').filter({ hasText: '1 belum dibaca' });
  await expect(status).toBeVisible();
  await expect(pelamar.getByRole('listitem').filter({ hasText: 'rapornya terbaca jelas.' })).toBeVisible();
  await check(pelamar, 'pesan pendaftar percakapan');
  await pelamar.getByRole('button', { name: 'Lampiran: surat.pdf' }).click();
  await expect(pelamar.getByRole('dialog', { name: 'surat.pdf' }).getByRole('img')).toBeVisible();
  await pelamar.getByRole('button', { name: 'Tutup' }).click();
  await pelamar.locator('section.dasbor').getByRole('button', { name: 'Sudah saya baca' }).click();
  await expect(status).toBeHidden();
});

test('a conversation is handed to a colleague with a note, and stands in the thread', async () => {
  await openScreen(page, 'Pesan Masuk');
  await page.getByRole('button', { name: 'Buka percakapan' }).click();
  await thread().getByRole('button', { name: 'Serahkan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Serahkan percakapan' });
  await dialog.getByLabel('Petugas').click();
  await page.getByRole('option', { name: /dministrator|admin/i }).click();
  await dialog.getByLabel('Catatan').fill('Soal rapor.');
  await check(page, 'pesan masuk serahkan', [1280]);
  await dialog.getByRole('button', { name: 'Serahkan' }).click();
  await expect(notice(page)).toHaveText(/^Percakapan diserahkan\./);
  await expect(thread().getByText('Soal rapor.')).toBeVisible();
  await expect(page.getByText('Serahan baru').first()).toBeVisible();
  await check(page, 'pesan masuk diserahkan');
});

test('ready answers are kept as a list', async () => {
  await openScreen(page, 'Jawaban Siap');
  await expect(page.getByText('Rapor terbaca')).toBeVisible();
  await check(page, 'jawaban siap');
  await page.getByRole('button', { name: 'Tambah' }).click();
  await expect(page.getByRole('dialog', { name: 'Tambah jawaban siap' })).toBeVisible();
  await check(page, 'jawaban siap formulir');
});
