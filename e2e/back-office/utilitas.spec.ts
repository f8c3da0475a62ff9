import { expect, test, type Locator } from '@playwright/test';
import { check } from '../fixtures/check-accessibility.ts';
import { emptySitus, fillSlider, isPublic } from '../fixtures/fill-situs.ts';
import { openNew, openScreen, openStored, remove } from '../fixtures/record-screen.ts';
import { page, server, useSchool } from '../fixtures/school.ts';
import { notice, rowOf, select } from '../fixtures/staff.ts';
import { png } from '../fixtures/workbook.ts';

useSchool('operator');

/** Chooses a picture, cuts it by the keyboard and uploads it. */
async function addPicture(form: Locator): Promise<void> {
  await form.locator('input[type=file]').setInputFiles(png);
  const dialog = page.getByRole('dialog', { name: 'Potong gambar' });
  await expect(dialog.getByText(/akan tampak buram/)).toBeVisible();
  await dialog.getByRole('slider', { name: 'Perbesar' }).press('ArrowRight');
  // A form that moves from beside its list to over it begins the choice of a picture anew.
  await check(page, 'potong gambar', [1280]);
  await dialog.getByRole('button', { name: 'Pakai gambar' }).click();
  await expect(form.getByAltText('Gambar yang tersimpan')).toBeVisible();
}

test('S2-SLID-01, S2-SLID-02, S2-SLID-03: a slide is added, seen at both widths, changed, put in order by dragging and by the keyboard, and shown to visitors in that order', async () => {
  await emptySitus(server);
  await fillSlider(server);
  await openScreen(page, 'Slider');
  const form = await openNew(page);
  await form.getByLabel('Judul', { exact: true }).fill('Bengkel baru');
  await form.getByLabel('Sub Judul').fill('Dibuka Juli');
  await form.getByLabel('Isi Pengumuman').fill('Baris satu\nBaris dua');
  await addPicture(form);
  await form.getByLabel('Publish').check();
  for (const screen of ['HP', 'layar lebar'])
    await expect(
      form
        .getByRole('group', { name: `Pratinjau di ${screen}` })
        .getByRole('heading', { name: 'Bengkel baru' }),
    ).toBeVisible();
  await check(page, 'slider formulir');
  await form.getByRole('button', { name: 'TAMBAH' }).click();
  await expect(notice(page)).toHaveText(/Slider disimpan/);
  await expect(rowOf(page, 'Bengkel baru').getByRole('img', { name: 'Dipublish' })).toBeVisible();
  await check(page, 'slider daftar');

  const stored = await openStored(page, 'Bengkel baru');
  await stored.getByRole('button', { name: 'UBAH' }).click();
  await expect(stored).toBeHidden();

  await page.getByRole('button', { name: 'Urutkan' }).click();
  const order = page.getByRole('dialog', { name: 'Urutkan slider' });
  const rows = order.getByRole('listitem');
  await rows.filter({ hasText: 'Bengkel baru' }).dragTo(rows.first());
  await expect(rows.first()).toContainText('Bengkel baru');
  for (let place = 1; place < 3; place += 1)
    await order.getByRole('button', { name: 'Turunkan Bengkel baru' }).press('Enter');
  await expect(rows.last()).toContainText('Bengkel baru');
  for (let place = 3; place > 1; place -= 1)
    await order.getByRole('button', { name: 'Naikkan Bengkel baru' }).press('Enter');
  await expect(rows.first()).toContainText('Bengkel baru');
  await check(page, 'slider urutan');
  await order.getByRole('button', { name: 'Simpan urutan' }).click();
  await expect(notice(page)).toHaveText(/Urutan slider disimpan/);
  await isPublic(server, 'sliders', 'Bengkel baru');
  const shown = (await (await page.request.get(`${server.url}/api/sliders`)).json()) as { title: string }[];
  expect(shown[0]?.title).toBe('Bengkel baru');

  await remove(page, 'Bengkel baru');
});

test('S2-ANN-01, S2-ANN-02, S2-ANN-05: an announcement is written, previewed, saved as it is shown, and read by visitors, on the staff’s start page and counted', async () => {
  await openScreen(page, 'Kelola Pengumuman');
  const form = await openNew(page);
  await form.getByLabel('Judul', { exact: true }).fill('Rapat pleno');
  await form.getByLabel('Isi', { exact: true }).fill('Senin pukul 13.00.\nBaca https://sekolah.id/rapat.');
  await select(form, 'Untuk', 'Petugas sekolah');
  await form.getByLabel('Tampil mulai').fill('2020-01-02T08:00');
  await form.getByLabel('Tampil sampai').fill('2020-01-01T08:00');
  await form.getByLabel('Publish').check();
  await form.getByRole('button', { name: 'TAMBAH' }).click();
  await expect(form.getByText('Tampil sampai harus setelah tampil mulai.').first()).toBeVisible();
  await form.getByLabel('Tampil sampai').fill('');
  await expect(form.getByRole('group', { name: 'Pratinjau' }).getByRole('link')).toHaveAttribute(
    'href',
    'https://sekolah.id/rapat',
  );
  await check(page, 'pengumuman formulir');
  await form.getByRole('button', { name: 'TAMBAH' }).click();
  await expect(notice(page)).toHaveText(/Pengumuman disimpan/);
  await expect(rowOf(page, 'Rapat pleno')).toContainText('Sedang tampil');
  const stored = await openStored(page, 'Rapat pleno');
  await stored.getByRole('button', { name: 'UBAH' }).click();
  await expect(stored).toBeHidden();
  await check(page, 'pengumuman kelola');

  const counted = page.waitForResponse(/pengumuman-dibaca/);
  await page.goto(`${server.url}/backend/dashboard`);
  await expect(page.getByRole('heading', { name: 'Rapat pleno' })).toBeVisible();
  await counted;
  await check(page, 'beranda petugas');
  const reach = async (text: string) => {
    await openScreen(page, 'Kelola Pengumuman');
    await expect(rowOf(page, 'Rapat pleno')).toContainText(text);
  };
  await reach('1 ditampilkan · 0 dikonfirmasi');
  await page.goto(`${server.url}/backend/dashboard`);
  const announced = page.getByRole('article', { name: 'Rapat pleno' });
  await announced.getByRole('button', { name: 'Sudah saya baca' }).click();
  await expect(announced).toBeHidden();
  await page.getByText('Sudah Anda baca (1)').click();
  await expect(announced).toContainText('Senin pukul 13.00.');
  await check(page, 'beranda petugas dengan pengumuman yang dibaca');
  await reach('1 ditampilkan · 1 dikonfirmasi');
});

test('S2-WORK-01: a job is chosen and started, and says how it ended', async () => {
  await openScreen(page, 'Pekerjaan Latar');
  await select(page.locator('main'), 'Woker', 'Daftar pendaftar di situs publik');
  await page.getByRole('button', { name: 'Jalankan', exact: true }).click();
  await expect(notice(page)).toHaveText(/Woker berhasil dijalankan/);
  const job = page.getByRole('region', { name: 'Daftar pendaftar di situs publik' });
  await expect(job).toContainText('Berhasil');
  await page.getByRole('button', { name: 'Jalankan sekarang: Membuang berkas yang tidak dipakai' }).click();
  await expect(page.getByRole('region', { name: 'Membuang berkas yang tidak dipakai' })).toContainText(
    'Berhasil',
  );
  await check(page, 'pekerjaan latar');
});
