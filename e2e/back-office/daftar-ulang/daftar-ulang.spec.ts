import { join } from 'node:path';
import { devices, expect, test, type Browser, type Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';
import { healthyNetwork, startProxy, type Proxy } from '../../../integration/proxy.ts';
import { buildPdf } from '../../../sync-server/src/features/media/testing/build-file.ts';
import { check } from '../../fixtures/check-accessibility.ts';
import { login, numberOf } from '../../fixtures/participant.ts';
import { openScreen } from '../../fixtures/record-screen.ts';
import { page, server, useSchool } from '../../fixtures/school.ts';
import { notice, rowOf } from '../../fixtures/staff.ts';

useSchool('admin', { serviceWorkers: 'block' });

const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];
const api = (path: string): boolean => path.startsWith('/api/');
const confirmation = '/peserta/konfirmasi-daftar-ulang';
let proxy: Proxy;
let url: string;
/** Accepted by the demo, and the next behind them, who wait. */
let accepted: { nama: string; jurusan: string; program: string };
let reserve: { nama: string; nomor: string };

test.beforeAll(async () => {
  // The demo's first result has no reserve list: one is written where the server reads it.
  const db = new Database(join(server.dataDir, 'spmb.sqlite'));
  const one = db
    .prepare(
      `select p.nama, h.program_keahlian_id as program, k.name as jurusan, h.terbit_ms as terbit, h.sekolah_id as sekolah
       from peserta p join hasil_seleksi h on h.peserta_id = p.id
       join program_keahlian k on k.id = h.program_keahlian_id where p.nomor_peserta = ?`,
    )
    .get(numberOf(1)) as typeof accepted & { terbit: number; sekolah: string };
  accepted = one;
  const next = db
    .prepare(
      `select id, nama, nomor_peserta as nomor from peserta
       where jurusan_id_1 = ? and id not in (select peserta_id from hasil_seleksi) order by nomor_peserta limit 1`,
    )
    .get(one.program) as typeof reserve & { id: string };
  reserve = next;
  db.prepare(
    `insert into hasil_seleksi (sekolah_id, peserta_id, status, program_keahlian_id, urutan, terbit_ms, dibuat_ms)
     values (?, ?, 'CADANGAN', ?, 1, ?, 0)`,
  ).run(one.sekolah, next.id, one.program, one.terbit);
  db.close();
  proxy = await startProxy(server.port, new SeededRandom(7));
  url = `http://localhost:${proxy.port}`;
});
test.afterAll(async () => {
  await proxy.close();
});

async function openPhone(browser: Browser, nomor: string): Promise<Page> {
  const context = await browser.newContext({ ...phone, locale: 'id-ID' });
  const opened = await context.newPage();
  await login(opened, url, nomor);
  await expect(opened).toHaveURL(`${url}/peserta/dashboard`);
  return opened;
}
const day = (after: number): string => new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10);
const surat = (text: string) => ({
  name: `${text}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(buildPdf(text)),
});
const openProgram = async () => {
  await page.goto(`${server.url}/backend/daftar-ulang-jurusan`);
  await page.getByRole('link', { name: accepted.jurusan, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: accepted.jurusan })).toBeVisible();
};
const openPeriksa = async () => {
  await openProgram();
  await page.getByLabel('Cari').first().fill(accepted.nama);
  await rowOf(page, accepted.nama).getByRole('button', { name: 'Periksa' }).click();
  return page.getByRole('dialog', { name: accepted.nama });
};
async function setDates(first: number, last: number): Promise<void> {
  await page.goto(`${server.url}/backend/pengaturan`);
  const group = page.locator('form').filter({ hasText: 'Daftar ulang mulai' });
  await group.getByLabel('Daftar ulang mulai').fill(day(first));
  await group.getByLabel('Daftar ulang sampai').fill(day(last));
  await group.getByRole('button', { name: 'SIMPAN' }).click();
  await expect(notice(page)).toBeVisible();
}

test('S3-DU-10: the dates are set in the settings', async () => {
  await setDates(-1, 2);
  await page.reload();
  const group = page.locator('form').filter({ hasText: 'Daftar ulang mulai' });
  await expect(group.getByLabel('Daftar ulang sampai')).toHaveValue(day(2));
});

test('S3-DUP-01: an applicant re-registers on a phone; what he chose without a network outlives a reload', async ({
  browser,
}) => {
  const own = await openPhone(browser, numberOf(1));
  await expect(own.getByText(`Anda diterima di ${accepted.jurusan}`)).toBeVisible();
  await own.getByRole('link', { name: 'Daftar ulang sekarang' }).click();
  await expect(own.getByRole('button', { name: 'Kirim daftar ulang' })).toBeDisabled();
  // The page itself comes without the network from then on.
  await own.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  proxy.set({ offline: true, appliesTo: api });
  await own.getByLabel('Pilih Surat pernyataan (PDF)').setInputFiles(surat('surat'));
  await expect(own.getByText('Dipilih: surat.pdf')).toBeVisible();
  await own.reload();
  await expect(own.getByText('Dipilih: surat.pdf')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Kirim daftar ulang' })).toBeDisabled();
  proxy.set(healthyNetwork);
  await expect(own.getByText('surat.pdf: sudah di server.')).toBeVisible();
  await own.getByLabel('Saya sudah terdaftar di koperasi sekolah').check();
  await check(own, 'daftar ulang formulir', [360]);
  // The answer is lost; pressed again it is the same act.
  proxy.set({ loseResponse: 1, appliesTo: (path) => path === '/api/peserta/konfirmasi-daftar-ulang' });
  await own.getByRole('button', { name: 'Kirim daftar ulang' }).click();
  await expect(own.getByRole('alert')).toBeVisible();
  proxy.set(healthyNetwork);
  await own.getByRole('button', { name: 'Kirim daftar ulang' }).click();
  await expect(own.getByText('Daftar ulang terkirim', { exact: true })).toBeVisible();
  await check(own, 'daftar ulang terkirim', [360]);
  await own.context().close();
});

test('S3-DU-03, S3-DU-04: the committee sends it back with a note, beside the document', async () => {
  await openScreen(page, 'Daftar Ulang');
  await check(page, 'daftar ulang program');
  await openProgram();
  await check(page, 'daftar ulang verifikasi');
  const dialog = await openPeriksa();
  await expect(dialog.getByRole('img', { name: 'Surat pernyataan' })).toBeVisible();
  await check(page, 'daftar ulang periksa');
  await page.keyboard.press('j');
  await expect(dialog.getByRole('tab', { name: /^Koperasi/ })).toHaveAttribute('aria-selected', 'true');
  await dialog.getByLabel('BERKAS PERBAIKAN').check();
  await expect(dialog.getByRole('button', { name: 'SIMPAN KEPUTUSAN' })).toBeDisabled();
  await dialog.getByLabel('Keterangan (wajib)').fill('Tanda tangan wali belum ada.');
  await dialog.getByRole('button', { name: 'SIMPAN KEPUTUSAN' }).click();
  await expect(notice(page)).toContainText('BERKAS PERBAIKAN');
});

test('the applicant reads it and corrects it; the committee accepts', async ({ browser }) => {
  const own = await openPhone(browser, numberOf(1));
  await own.goto(`${url}${confirmation}`);
  await expect(own.getByText('Pesan panitia: Tanda tangan wali belum ada.')).toBeVisible();
  await own.getByLabel('Ganti Surat pernyataan (PDF)').setInputFiles(surat('surat-baru'));
  await expect(own.getByText('surat-baru.pdf: sudah di server.')).toBeVisible();
  await own.getByRole('button', { name: 'Kirim daftar ulang' }).click();
  await expect(own.getByText('Daftar ulang terkirim', { exact: true })).toBeVisible();
  const dialog = await openPeriksa();
  await dialog.getByLabel('BERKAS DITERIMA').check();
  await page.keyboard.press('Control+Enter');
  await expect(notice(page)).toContainText('BERKAS DITERIMA');
  await own.reload();
  await expect(own.getByText(`Anda terdaftar sebagai murid baru ${accepted.jurusan}`)).toBeVisible();
  await own.context().close();
});

test('S3-DU-07: the list leaves as a sheet', async () => {
  await openProgram();
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ekspor Excel' }).click();
  expect((await started).suggestedFilename()).toBe(`Daftar ulang ${accepted.jurusan}.xlsx`);
});

test('D-RULE-10: who missed the deadline is committed, the reserve moves up and sees it', async ({
  browser,
}) => {
  await setDates(-9, -2);
  await openProgram();
  await page.getByRole('button', { name: 'Catat melewati batas' }).click();
  const asked = page.getByRole('dialog');
  await asked.getByLabel('Alasan').fill('Tidak dapat dihubungi.');
  await asked.getByRole('button', { name: 'Lepaskan kursi' }).click();
  await expect(notice(page)).toContainText('kursi dilepas');
  await expect(page.getByText(`Cadangan berikutnya: ${reserve.nama}`)).toBeVisible();
  await check(page, 'daftar ulang cadangan');
  await page.getByRole('button', { name: `Naikkan ${reserve.nama}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Naikkan', exact: true }).click();
  await expect(notice(page)).toContainText('naik dari cadangan');
  const own = await openPhone(browser, reserve.nomor);
  await expect(own.getByText(`Anda diterima di ${accepted.jurusan}`).first()).toBeVisible();
  await own.getByRole('link', { name: 'Daftar ulang sekarang' }).click();
  await own.getByRole('button', { name: 'Saya mengundurkan diri' }).click();
  await own.getByLabel(`Ketik ${reserve.nama} untuk melanjutkan`).fill(reserve.nama);
  await own.getByRole('button', { name: 'Mengundurkan diri', exact: true }).click();
  await expect(own.getByText('Anda mengundurkan diri')).toBeVisible();
  await own.context().close();
});
