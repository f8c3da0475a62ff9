import { expect, test } from '@playwright/test';
import { find, openNew, openScreen, openStored, remove, save } from './record-screen.ts';
import { SchoolServer } from './school-server.ts';
import { notice, openStaff, rowOf, select } from './staff.ts';

const day = '2031-03-04';
let server: SchoolServer;
test.beforeAll(async () => {
  server = await SchoolServer.open();
});
test.afterAll(() => server.close());

test('S3-JADU-01, S3-JADU-04, S3-JADP-01, S1-ROUTE-14: session, schedule with every field, participants’ rows made and taken back', async ({
  page,
}) => {
  await openStaff(page, server.url, 'operator');
  await page.getByRole('link', { name: 'Sesi Ujian' }).first().click();
  await page.getByRole('button', { name: 'Tambah' }).click();
  const session = page.getByRole('dialog', { name: 'Tambah sesi' });
  await session.getByLabel('Nama sesi').fill('Sesi Pagi');
  await session.getByLabel('Jam mulai').fill('07:30');
  await session.getByLabel('Jam selesai').fill('07:30');
  await session.getByRole('button', { name: 'TAMBAH' }).click();
  await expect(session.getByText('Jam selesai sama dengan jam mulai. Ubah salah satunya.')).toBeVisible();
  await session.getByLabel('Jam selesai').fill('09:30');
  await session.getByRole('button', { name: 'TAMBAH' }).click();
  await expect(rowOf(page, 'Sesi Pagi')).toContainText('07:3009:30');

  const admin = await server.login('admin', 'demo-admin-2025');
  const banks = (await server.call(admin, 'GET', '/api/master-soal')) as { mapel: string; id: string }[];
  await page.getByRole('link', { name: 'Jadwal Ujian' }).first().click();
  await expect(page.getByRole('heading', { name: 'Jadwal Ujian' })).toBeVisible();
  await page.getByRole('button', { name: 'Tambah' }).click();
  const form = page.getByRole('dialog', { name: 'Tambah jadwal ujian' });
  await form.getByLabel('Nama jadwal').fill('Tes Gabungan');
  await select(form, 'Program keahlian', 'Teknik Otomotif');
  await form.getByLabel('Tanggal').fill(day);
  await select(form, 'Bank soal 1', /^Matematika/);
  await form.getByLabel('Jumlah soal 1').fill('20');
  await select(form, 'Bank soal 2', /^Bahasa Indonesia/);
  await form.getByLabel('Jumlah soal 2').fill('10');
  await expect(form.getByLabel('Jumlah soal', { exact: true })).toHaveValue('30');
  await form.getByLabel('Acak soal').uncheck();
  await form.getByLabel('Bobot').fill('2');
  await form.getByLabel('Waktu', { exact: true }).fill('75');
  await form.getByLabel('Jeda paling lama').fill('5');
  await select(form, 'Peserta terlambat', 'Mendapat waktu penuh');
  await form.getByLabel('Toleransi setelah sesi').fill('10');
  await form.getByLabel('Batas kiriman susulan').fill('120');
  await form.getByLabel('Tombol Selesai dibuka setelah').fill('15');
  await form.getByLabel('Wajib token').check();
  await form.getByLabel('Tutup jalur kirim langsung').check();
  await select(form, 'Waktu saat gangguan', 'Waktu jalan terus');
  await form.getByRole('button', { name: 'TAMBAH' }).click();
  await expect(
    form
      .locator('.Mui-error')
      .filter({ hasText: /jalan terus|0/i })
      .first(),
  ).toBeVisible();
  await select(form, 'Waktu saat gangguan', 'Waktu berhenti saat gangguan');
  await form.getByRole('button', { name: 'TAMBAH' }).click();
  await expect(form).toBeHidden();
  const stored = (await server.call(admin, 'GET', '/api/jadwal-ujian')) as { name: string }[];
  expect(stored.find(({ name }) => name === 'Tes Gabungan')).toMatchObject({
    ...{ tanggal: day, jumlah_soal_1: 20, jumlah_soal_2: 10, jumlah_soal: 30, bobot: 2, waktu: 75 },
    ...{ isRandom: false, token_wajib: true, tutup_panggilan_langsung: true },
    ...{ kebijakan_waktu: 'jeda', jeda_maks: 5, keterlambatan: 'waktu_penuh' },
    ...{ toleransi_menit: 10, toleransi_kirim: 120, menit_minimum_selesai: 15 },
    master_soal_id_1: banks.find(({ mapel }) => mapel === 'Matematika')?.id,
    master_soal_id_2: banks.find(({ mapel }) => mapel === 'Bahasa Indonesia')?.id,
  });

  await page.getByRole('link', { name: 'Jadwal Peserta' }).first().click();
  await page.getByLabel('Tanggal').fill(day);
  await select(page.locator('main'), 'Sesi', /^Sesi Pagi/);
  await expect(page.getByText(/Belum ada jadwal peserta pada Selasa, 0?4 Maret 2031/)).toBeVisible();
  await page.getByRole('button', { name: 'Generate' }).first().click();
  await expect(page.getByRole('alert').filter({ hasText: /jadwal dibuat, 0 sudah ada/ })).toBeVisible();
  await expect(rowOf(page, 'Tes Gabungan')).toHaveCount(10);
  const made = Number(await page.getByLabel(/^\d+ data$/).textContent());
  expect(made).toBeGreaterThan(10);
  await page.reload();
  await expect(rowOf(page, 'Tes Gabungan')).toHaveCount(10);
  const nomor = await rowOf(page, 'Tes Gabungan').first().getByRole('gridcell').first().innerText();
  await find(page, nomor);
  await expect(rowOf(page, 'Tes Gabungan')).toContainText(nomor);
  await page.getByLabel('Cari', { exact: true }).fill('');
  await expect(page.getByLabel(`${made} data`)).toBeVisible();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Maret 2031');
  await page.getByRole('button', { name: 'Ya, Saya Yakin' }).click();
  await expect(notice(page).last()).toContainText(String(made));
  await expect(page.getByText(/Belum ada jadwal peserta/)).toBeVisible();

  await openScreen(page, 'Jadwal Ujian');
  await find(page, 'gabungan');
  await save(await openStored(page, 'Tes Gabungan'), { 'Nama jadwal': 'Tes Gabungan Ulang' });
  await remove(page, 'Tes Gabungan Ulang');
  await expect(page.getByText('Tidak ada yang cocok dengan "gabungan".')).toBeVisible();
  await openScreen(page, 'Sesi Ujian');
  await find(page, 'pagi');
  await save(await openStored(page, 'Sesi Pagi'), { 'Jam selesai': '09:45' });
  await expect(rowOf(page, 'Sesi Pagi')).toContainText('09:45');
  await remove(page, 'Sesi Pagi');
  await expect(page.getByText('Tidak ada yang cocok dengan "pagi".')).toBeVisible();
});

test('S1-PUBL-04: a notice closes by its button Tutup or by itself after 3.5 s', async ({ page }) => {
  await openStaff(page, server.url);
  await page.goto(`${server.url}/backend/jadwal-ujian-sesi`);
  await expect(page.getByRole('button', { name: 'Tambah' })).toBeVisible();
  await page.clock.install();
  const add = async (name: string) =>
    save(await openNew(page), { 'Nama sesi': name, 'Jam mulai': '10:00', 'Jam selesai': '11:00' });
  await page.clock.pauseAt(Date.now() + 60_000);
  await add('Sesi Tutup');
  await expect(notice(page)).toBeVisible();
  await notice(page).getByRole('button', { name: 'Tutup' }).click();
  await expect(notice(page)).toHaveCount(0);
  await add('Sesi Lewat');
  await expect(notice(page)).toBeVisible();
  await page.clock.runFor(3_400);
  await expect(notice(page)).toBeVisible();
  await page.clock.runFor(100);
  await expect(notice(page)).toHaveCount(0);
});
