import { expect, test, type Page } from '@playwright/test';
import { healthyNetwork, startProxy, type Proxy } from '../../integration/proxy.ts';
import { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';
import { emptySitus, openPendaftaran, saveProfil } from '../fixtures/fill-situs.ts';
import { SchoolServer } from '../fixtures/school-server.ts';

let server: SchoolServer;
let proxy: Proxy;
let url: string;
test.beforeAll(async () => {
  server = await SchoolServer.open();
  proxy = await startProxy(server.port, new SeededRandom(1));
  url = `http://localhost:${proxy.port}`;
  await emptySitus(server);
  await openPendaftaran(server);
});
test.afterAll(async () => {
  await proxy.close();
  await server.close();
});

const nisn = '0098765432';
const sandi = 'kuda laut biru';

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Nama Lengkap').fill('عبد الله bin Muhammad');
  await page.getByLabel('NISN').fill(nisn);
  await page.getByLabel('Nomor HP (WhatsApp)').fill('0812-3456-7890');
  await page.getByLabel('Kata Sandi', { exact: true }).fill(sandi);
  await page.getByLabel('Kata Sandi Ulang').fill(sandi);
}

test('S1-SIGNUP-01, S1-SIGNUP-02: an account is made through a network that loses the answer, and signs in', async ({
  page,
}) => {
  await page.goto(`${url}/home`);
  await page.getByRole('link', { name: 'REGISTRASI SEKARANG' }).click();
  await fill(page);
  // Another page and back, and a reload: what was typed is there, passwords only without the reload.
  await page.getByRole('link', { name: 'Pendaftar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Daftar Peserta' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Kata Sandi Ulang')).toHaveValue(sandi);
  await page.reload();
  await expect(page.getByLabel('NISN')).toHaveValue(nisn);
  await expect(page.getByLabel('Kata Sandi Ulang')).toHaveValue('');
  await fill(page);

  proxy.set({ loseResponse: 1, appliesTo: (path) => path === '/api/registrasi' });
  await page.getByRole('button', { name: 'Kirim' }).click();
  await expect(page.getByRole('alert')).toContainText('Semua isian masih ada di sini');
  await expect(page.getByLabel('Nama Lengkap')).toHaveValue('عبد الله bin Muhammad');
  proxy.set(healthyNetwork);
  await page.getByRole('button', { name: 'Kirim' }).click();
  await expect(page).toHaveURL(`${url}/login`);
  await expect(page.getByText('Akun Anda siap.')).toBeVisible();
  await expect(page.getByLabel('Nomor Peserta')).toHaveValue(nisn);
  await page.getByLabel('Kata Sandi', { exact: true }).fill(sandi);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page).toHaveURL(`${url}/peserta/dashboard`);
});

test('S1-SIGNUP-03: what the server alone knows to be wrong stands at its field', async ({ page }) => {
  await page.goto(`${url}/registrasi`);
  await fill(page);
  for (const label of ['Kata Sandi', 'Kata Sandi Ulang'])
    await page.getByLabel(label, { exact: true }).fill('password123');
  await page.getByRole('button', { name: 'Kirim' }).click();
  await expect(page.getByLabel('Kata Sandi', { exact: true })).toHaveAccessibleDescription(
    /paling sering dipakai/,
  );
});

test('S1-ROUTE-01, N1: pages of the site and the login lead to each other; the root leads to either by the school’s choice', async ({
  page,
}) => {
  await page.goto(`${url}/daftar-peserta`);
  await page.getByRole('navigation').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByLabel('Nomor Peserta')).toBeVisible();
  await page.getByRole('link', { name: 'Beranda' }).click();
  await expect(page).toHaveURL(`${url}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SMK Negeri 1 Nusantara Jaya');
});

test('S1-SIGNUP-04, N21: registration that closes while somebody types is told to him when he sends', async ({
  page,
}) => {
  await page.goto(`${url}/registrasi`);
  await fill(page);
  await saveProfil(server, { pendaftaran_dibuka: false });
  await page.getByRole('button', { name: 'Kirim' }).click();
  await page.getByRole('link', { name: 'Lihat jadwal pendaftaran' }).click();
  await expect(page).toHaveURL(`${url}/home#jadwal`);
  await expect(page.getByRole('heading', { name: 'Jadwal Pendaftaran' })).toBeInViewport();
});
