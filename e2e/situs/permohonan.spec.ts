import { devices, expect, test, type Page } from '@playwright/test';
import type { Permohonan } from '@spmb/shared/permohonan/permohonan.ts';
import { healthyNetwork, startProxy, type Proxy } from '../../integration/proxy.ts';
import { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';
import { buildPdf } from '../../sync-server/src/features/media/testing/build-file.ts';
import { openForm } from '../fixtures/pendaftaran/applicant.ts';
import { check } from '../fixtures/check-accessibility.ts';
import { choose } from '../fixtures/pendaftaran/fill-form.ts';
import { emptySitus, openPendaftaran } from '../fixtures/fill-situs.ts';
import { SchoolServer } from '../fixtures/school-server.ts';
import { sendForm } from '../fixtures/pendaftaran/send-form.ts';

let server: SchoolServer;
let proxy: Proxy;
let url: string;
let admin: string;
test.beforeAll(async () => {
  server = await SchoolServer.open();
  proxy = await startProxy(server.port, new SeededRandom(11));
  url = `http://localhost:${proxy.port}`;
  await emptySitus(server);
  await openPendaftaran(server);
  admin = await server.login('admin', 'demo-admin-2025');
});
test.afterAll(async () => {
  await proxy.close();
  await server.close();
});

const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];
const nisn = '0061237001';
const api = (path: string) => path.startsWith('/api/');
const nama_jabatan = 'Guru Teknik Komputer';
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
const call = (method: string, path: string, body?: object) => server.call(admin, method, path, body);

/** Says what the school has turned on; the page asks for it when it is loaded. */
async function turn(permohonan: boolean): Promise<void> {
  const { pendaftaran } = (await call('GET', '/api/pengaturan')) as { pendaftaran: object };
  const saved = await call('POST', '/api/pengaturan/pendaftaran?_method=PUT', { ...pendaftaran, permohonan });
  expect(saved).toMatchObject({ status: true });
}

/** The committee decides on the only application of this applicant. */
async function decide(token: string, status: string, keterangan = ''): Promise<void> {
  const [one] = (await server.call(token, 'GET', '/api/peserta/permohonan')) as Permohonan[];
  const path = `/api/permohonan/${one!.id}?_method=PUT`;
  expect(await call('POST', path, { status, keterangan, versi: one!.versi })).toMatchObject({ status: true });
}

test('S3-BIO, S3-PERM: on a phone biodata survives a drop and a reload, and an application goes to a position, back, and is verified', async ({
  browser,
}) => {
  await turn(true);
  const position = { jenis_jabatan: 'Fungsional', nama_jabatan, opd: 'Dinas Pendidikan', jumlah: 2 };
  const more = {
    detjurusan: ['Teknik Komputer'],
    keterangan: 'Bersedia di pulau',
    tanggal_mulai: day(-2),
    tanggal_selesai: day(20),
  };
  expect(await call('POST', '/api/formasi', { ...position, ...more })).toMatchObject({ status: true });
  const token = await sendForm(server, nisn, { nama: 'Siti Nur Aini' });
  const context = await browser.newContext({ ...phone, locale: 'id-ID' });
  const page = await context.newPage();
  await openForm(page, url, nisn);
  await page.goto(`${url}/peserta/dashboard`);
  await page.getByRole('link', { name: 'Biodata' }).click();
  await fillBiodata(page);
  await apply(page);

  await decide(token, 'PERBAIKAN', 'Ijazah tidak terbaca. Pindai lagi.');
  await page.getByRole('button', { name: 'Muat ulang' }).click();
  await expect(page.getByText('Dari panitia: Ijazah tidak terbaca. Pindai lagi.')).toBeVisible();
  await check(page, 'permohonan perbaikan');
  await page.getByRole('button', { name: 'Ajukan Perbaikan' }).click();
  const dialog = page.getByRole('dialog');
  await attach(page, 'ijazah-baru');
  await check(page, 'ajukan perbaikan');
  await dialog.getByRole('button', { name: 'Ajukan Perbaikan' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('PENGAJUAN', { exact: true })).toBeVisible();
  await decide(token, 'TERVERIFIKASI');
  await page.getByRole('button', { name: 'Muat ulang' }).click();
  await expect(page.getByText('TERVERIFIKASI', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hapus' })).toBeHidden();

  await turn(false);
  for (const address of ['biodata', 'permohonan', 'buat-permohonan']) {
    await page.goto(`${url}/peserta/${address}`);
    await expect(page.getByText('halaman tidak ditemukan')).toBeVisible();
  }
  await page.goto(`${url}/peserta/dashboard`);
  await expect(page.getByRole('heading', { name: 'Pendaftaran', exact: true })).toBeVisible();
  await expect(page.getByText('Dokumen persyaratan').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Permohonan saya' })).toBeHidden();
  await context.close();
});

async function fillBiodata(page: Page): Promise<void> {
  await expect(page.locator('#nama input')).toHaveValue('Siti Nur Aini');
  await page.locator('#email input').fill('siti@contoh.com');
  await choose(page, page.locator('#pendidikan_id'));
  // The page itself opens without the network from then on.
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  proxy.set({ offline: true, appliesTo: api });
  await page.locator('#jabatan_asal input').fill('Guru honorer');
  await expect(page.getByText('Tersimpan di perangkat, belum di server')).toBeVisible();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText(/Isian Anda tetap tersimpan di perangkat ini/)).toBeVisible();
  await page.reload();
  await expect(page.locator('#jabatan_asal input')).toHaveValue('Guru honorer');
  proxy.set(healthyNetwork);
  await check(page, 'biodata');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Biodata tersimpan.')).toBeVisible();
  await expect(page.getByText('Tersimpan', { exact: true })).toBeVisible();
}

async function apply(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Kembali ke dasbor' }).click();
  await page.getByRole('link', { name: 'Daftar formasi' }).click();
  const show = page.getByRole('button', { name: `Lihat formasi ${nama_jabatan}` });
  await expect(show).toBeVisible();
  await check(page, 'daftar formasi');
  await show.click();
  await attach(page, 'ijazah');
  await check(page, 'formasi');
  // The answer is lost; sent again it is the same act.
  proxy.set({ loseResponse: 1, appliesTo: (path) => path === '/api/peserta/permohonan' });
  await page.getByRole('button', { name: 'Kirim permohonan' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  proxy.set(healthyNetwork);
  await page.getByRole('button', { name: 'Kirim permohonan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Permohonan saya' })).toBeVisible();
  await expect(page.getByText('PENGAJUAN', { exact: true })).toHaveCount(1);
}

/** Chooses a PDF in the open dialog, which is stored at once. */
async function attach(page: Page, name: string): Promise<void> {
  const file = { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: buildPdf(name) };
  await page.getByRole('dialog').locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByText(`${name}.pdf`)).toBeVisible();
}
