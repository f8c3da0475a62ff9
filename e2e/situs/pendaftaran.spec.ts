import { devices, expect, test, type Page } from '@playwright/test';
import { healthyNetwork, startProxy, type Proxy } from '../../integration/proxy.ts';
import { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';
import { formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { buildFormulir } from '@spmb/shared/testing/build-formulir.ts';
import { openForm, signUp } from '../fixtures/pendaftaran/applicant.ts';
import { attach, fillStep } from '../fixtures/pendaftaran/fill-form.ts';
import { emptySitus, openPendaftaran, saveProfil } from '../fixtures/fill-situs.ts';
import { SchoolServer } from '../fixtures/school-server.ts';

let server: SchoolServer;
let proxy: Proxy;
let url: string;
test.beforeAll(async () => {
  server = await SchoolServer.open();
  proxy = await startProxy(server.port, new SeededRandom(7));
  url = `http://localhost:${proxy.port}`;
  await emptySitus(server);
  await openPendaftaran(server);
  await saveProfil(server, { skck: true, butawarna: true });
});
test.afterAll(async () => {
  await proxy.close();
  await server.close();
});

const nama = 'Siti Nur Aini binti Abdul Rahman عائشة';
const isi = buildFormulir({ nama, tahun_lulus: String(new Date().getFullYear() - 1) });
const saved = (page: Page) => expect(page.getByText('Tersimpan di server').first()).toBeVisible();
const step = (name: string) => formulir.find((one) => one.name === name)!;
const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];

test('S3-REGF: an applicant registers on a phone through drops, reloads and a lost answer, and gets a number once', async ({
  browser,
}) => {
  const nisn = '0061234578';
  await signUp(server, nisn, nama);
  const context = await browser.newContext({ ...phone, locale: 'id-ID' });
  const page = await context.newPage();
  await openForm(page, url, nisn);
  await page.getByRole('link', { name: formulir[0]!.title }).click();
  for (const [index, one] of formulir.entries()) {
    // The third of the requests is lost, before or behind the server, while texts and files are given.
    proxy.set({ dropRequest: 0.2, loseResponse: 0.15, appliesTo: (path) => path.startsWith('/api/') });
    await fillStep(page, one, isi);
    if (one.name === 'kependudukan') {
      // All is gone in the middle of it: what was chosen and typed is still there after a reload.
      proxy.set({ offline: true, appliesTo: (path) => path.startsWith('/api/') });
      await page.locator('#nokk input').fill('8271010101109999');
      await expect(page.getByText('Aman di perangkat ini, belum di server')).toBeVisible();
      await page.reload();
      await expect(page.locator('#nokk input')).toHaveValue('8271010101109999');
      await expect(page.locator('#dok_akte_lahir').getByRole('button', { name: /^Ganti/ })).toBeVisible();
      proxy.set(healthyNetwork);
      await saved(page);
    }
    proxy.set(healthyNetwork);
    const next = formulir[index + 1];
    await page.getByRole('button', { name: next ? `Lanjut: ${next.title}` : 'Periksa & kirim' }).click();
  }
  await expect(page.getByText('Semua langkah lengkap.')).toBeVisible();
  // The answer to the send is lost; pressed again it is the same act.
  proxy.set({ loseResponse: 1, appliesTo: (path) => path === '/api/peserta/pendaftaran' });
  await page.getByRole('button', { name: 'Kirim formulir' }).click();
  await expect(page.getByRole('alert')).toContainText('Semua isian aman di perangkat ini');
  proxy.set(healthyNetwork);
  await page.getByRole('button', { name: 'Kirim lagi' }).click();
  await expect(page.getByText(/Nomor pendaftaran SPMB-\d{4}-\d{4}/)).toBeVisible();
  await expect(page.getByText('Panitia memeriksa berkas Anda.')).toBeVisible();
  await expect(page.getByText('Terkunci')).toHaveCount(formulir.length);
  await context.close();
});

test('S3-REGF: a form goes on at another device; what both write in one field is shown, and nothing is overwritten', async ({
  browser,
}) => {
  const nisn = '0061234579';
  await signUp(server, nisn, 'Budi Santoso');
  const [phonePage, homePage] = [
    await (await browser.newContext(phone)).newPage(),
    await (await browser.newContext()).newPage(),
  ];
  await openForm(phonePage, url, nisn);
  await openForm(homePage, url, nisn);
  const alamat = step('orang-tua');
  for (const page of [phonePage, homePage]) await page.getByRole('link', { name: alamat.title }).click();
  await phonePage.locator('#nama_ayah input').fill('Ahmad di HP');
  await phonePage.locator('#nama_ibu input').fill('Fatimah');
  await saved(phonePage);
  await homePage.locator('#nama_ayah input').fill('Ahmad di rumah');
  const bentrok = homePage.getByRole('alert').filter({ hasText: 'juga diubah di perangkat lain' });
  await expect(bentrok).toContainText('Perangkat lain: Ahmad di HP');
  await expect(homePage.locator('#nama_ibu input')).toHaveValue('Fatimah');
  await bentrok.getByRole('button', { name: 'Perangkat ini: Ahmad di rumah' }).click();
  await saved(homePage);
  await expect(bentrok).toBeHidden();
  await phonePage.reload();
  await expect(phonePage.locator('#nama_ayah input')).toHaveValue('Ahmad di rumah');
  for (const page of [phonePage, homePage]) await page.context().close();
});

test('S3-REGF: what is missing is listed and each entry leads to its field; averages follow the scores', async ({
  page,
}) => {
  const nisn = '0061234580';
  await signUp(server, nisn, 'Dewi Lestari');
  await openForm(page, url, nisn);
  await page.getByRole('link', { name: new RegExp(`${step('rapor-1').title} `) }).click();
  await expect(page.locator('.isian input[inputmode]')).toHaveCount(7);
  for (const [index, input] of (await page.locator('.isian input[inputmode]').all()).entries())
    await input.fill(index === 0 ? '80,5' : '80');
  await expect(page.getByText('80,07')).toBeVisible();
  await attach(page.locator('#smt_1_dokumen'));
  await page.goto(`${url}/peserta/pendaftaran/periksa`);
  await expect(page.getByRole('button', { name: 'Kirim formulir' })).toBeDisabled();
  await page.getByRole('link', { name: 'Tempat lahir wajib diisi.' }).click();
  await expect(page.locator('#tempat_lahir input')).toBeFocused();
  await expect(page.locator('#tempat_lahir input')).toHaveAccessibleDescription('Tempat lahir wajib diisi.');
});
