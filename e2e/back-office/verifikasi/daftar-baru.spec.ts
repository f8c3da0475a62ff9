import { expect, test, type Route } from '@playwright/test';
import { semuaField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { buildFormulir } from '@spmb/shared/testing/build-formulir.ts';
import { sandi, signUp } from '../../fixtures/pendaftaran/applicant.ts';
import { check } from '../../fixtures/check-accessibility.ts';
import { fillMeja } from '../../fixtures/fill-meja.ts';
import { openPendaftaran, saveProfil } from '../../fixtures/fill-situs.ts';
import { openScreen } from '../../fixtures/record-screen.ts';
import { page, server, useSchool } from '../../fixtures/school.ts';

useSchool('operator', { serviceWorkers: 'block' });
test.beforeAll(async () => {
  await openPendaftaran(server);
  await saveProfil(server, { skck: true, butawarna: true });
});

const tahun_lulus = String(new Date().getFullYear() - 1);
const nama = 'Siti Nur Aini binti Abdul Rahman';
const baru = buildFormulir({ nama, nisn: '0061234571', tahun_lulus });
const cari = async (nisn: string) => {
  await page.goto(`${server.url}/backend/verifikasi-daftar-baru`);
  await page.getByLabel('NISN pendaftar').fill(nisn);
  await page.getByRole('button', { name: 'Cari', exact: true }).click();
};
const daftarkan = () => page.getByRole('button', { name: 'Daftarkan', exact: true }).click();

test('N6: the desk looks for a person first; a form for who is new names what it lacks, each step the way to its field', async () => {
  await openScreen(page, 'Verifikasi Berkas');
  await page.getByRole('link', { name: 'Daftarkan atas nama' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Daftarkan atas nama' })).toBeVisible();
  await check(page, 'daftarkan cari');
  await page.getByLabel('NISN pendaftar').fill(baru.nisn);
  await page.getByRole('button', { name: 'Cari', exact: true }).click();
  await expect(page.getByText('Belum ada akun dengan NISN ini.')).toBeVisible();
  await expect(page.locator('#nisn input')).toHaveValue(baru.nisn);
  await daftarkan();
  await page.getByRole('button', { name: 'Orang tua: 4 isian' }).click();
  await expect(page.locator('#nama_ayah input')).toBeFocused();
  await check(page, 'daftarkan kurang');
});

test('N6: what is typed outlives a reload, and sent it gives a number and a one-time password at once', async () => {
  await cari(baru.nisn);
  const half = Object.fromEntries(semuaField.slice(0, 30).map(({ name }) => [name, baru[name]]));
  await fillMeja(page, half);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(page.locator('#nik input')).toHaveValue(baru.nik);
  await expect(page.locator('#foto').getByRole('img')).toBeVisible();
  const rest = Object.fromEntries(semuaField.slice(30).map(({ name }) => [name, baru[name]]));
  await fillMeja(page, rest);
  await expect(page.getByText('Rata-rata semester ini 80').first()).toBeVisible();
  await check(page, 'daftarkan formulir');
  await daftarkan();
  const told = page.getByRole('dialog', { name: 'Kata sandi sekali pakai' });
  const once = await told.getByLabel('Kata sandi').inputValue();
  await check(page, 'daftarkan sandi', [360]);
  await told.getByRole('button', { name: 'Sudah dicatat' }).click();
  await expect(page.getByRole('heading', { name: `${nama} terdaftar` })).toBeVisible();
  await expect(page.getByText(/SPMB-\d{4}-\d{4}/)).toBeVisible();
  await check(page, 'daftarkan hasil');
  expect(await server.login(baru.nisn, once)).toEqual(expect.any(String));
  await page.getByRole('button', { name: 'Daftarkan orang lain' }).click();
  await expect(page.getByLabel('NISN pendaftar')).toHaveValue('');
});

test('who has sent a form is led to his file, and is entered by nobody a second time', async () => {
  await cari(baru.nisn);
  await expect(page.getByRole('alert')).toContainText(`${nama} sudah terdaftar dengan nomor SPMB-`);
  await check(page, 'daftarkan sudah terdaftar');
  await page.getByRole('link', { name: 'Buka berkas' }).click();
  await expect(page).toHaveURL(/verifikasi-form\//);
});

test('who has an account goes on with his draft; a lost answer and what he writes meanwhile lose nothing', async () => {
  // Documents are given in the test before.
  await saveProfil(server, { tanpa_berkas: true });
  const nisn = '0061234572';
  await signUp(server, nisn, 'Bima Sakti');
  const token = await server.login(nisn, sandi);
  const tulis = (fields: object) => server.call(token, 'POST', '/api/peserta/pendaftaran-draf', fields);
  await tulis({ nama_ayah: 'Ahmad' });
  await cari(nisn);
  await expect(page.getByText('Bima Sakti sudah punya akun dan belum mengirim formulir.')).toBeVisible();
  await expect(page.locator('#nama_ayah input')).toHaveValue('Ahmad');
  const texts = semuaField.filter(({ jenis }) => jenis !== 'berkas');
  const isi = buildFormulir({ nama: 'Bima Sakti', nisn, nik: '8271010403100002', tahun_lulus });
  await fillMeja(page, { ...Object.fromEntries(texts.map(({ name }) => [name, isi[name]])), nama_ayah: '' });
  await tulis({ nama_ayah: 'Ahmad Sakti' });
  await daftarkan();
  await expect(page.getByRole('alert').filter({ hasText: 'Pendaftar menulis di formulirnya' })).toBeVisible();
  await page.getByRole('button', { name: 'Muat data terbaru' }).click();
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(page.locator('#nama_ayah input')).toHaveValue('Ahmad Sakti');
  await expect(page.locator('#nama_ibu input')).toHaveValue('Fatimah');
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route('**/api/verifikasi-daftarkan', loseAnswer, { times: 1 });
  await daftarkan();
  await expect(page.getByRole('alert').filter({ hasText: 'server' })).toBeVisible();
  await expect(page.locator('#nama_ibu input')).toHaveValue('Fatimah');
  await daftarkan();
  await expect(page.getByRole('heading', { name: 'Bima Sakti terdaftar' })).toBeVisible();
  await expect(page.getByText('dengan kata sandi yang sudah dimilikinya')).toBeVisible();
  expect(await server.call(token, 'GET', '/api/peserta/pendaftaran')).toMatchObject({
    status: 1,
    nama_ayah: 'Ahmad Sakti',
  });
});
