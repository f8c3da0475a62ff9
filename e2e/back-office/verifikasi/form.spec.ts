import { expect, test, type Browser, type Page } from '@playwright/test';
import { check } from '../../fixtures/check-accessibility.ts';
import { emptySitus, openPendaftaran, saveProfil } from '../../fixtures/fill-situs.ts';
import { resize } from '../../fixtures/resize.ts';
import { SchoolServer } from '../../fixtures/school-server.ts';
import { sendForm } from '../../fixtures/pendaftaran/send-form.ts';
import { notice, openStaff } from '../../fixtures/staff.ts';

let server: SchoolServer;
let admin: string;
test.beforeAll(async () => {
  server = await SchoolServer.open();
  await emptySitus(server);
  await openPendaftaran(server);
  await saveProfil(server, { skck: true, butawarna: true });
  admin = await server.login('admin', 'demo-admin-2025');
});
test.afterAll(() => server.close());

/** The id of a file by its applicant's name. */
async function idOf(nama: string): Promise<string> {
  const answer = await server.call(admin, 'GET', '/api/verifikasi?page=1&size=100');
  const { rows } = answer as { rows: { id: string; nama: string }[] };
  return rows.find((one) => one.nama === nama)?.id ?? '';
}

async function openFile(page: Page, nama: string): Promise<void> {
  await page.goto(`${server.url}/backend/verifikasi-form/${await idOf(nama)}`);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(nama) })).toBeVisible();
}

async function openAs(browser: Browser, account: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await openStaff(page, server.url, account);
  return page;
}

const step = (page: Page, name: string) => page.locator(`#langkah-${name}`);

test('S2-VFORM-01…19: a clean file is taken by keys alone, and the next one opens by itself', async ({
  browser,
}) => {
  await sendForm(server, '0061230001', { nama: 'Ani Lestari' });
  await sendForm(server, '0061230002', { nama: 'Budi Karim', nik: '8271014403100002' });
  const page = await openAs(browser, 'admin');
  await openFile(page, 'Ani Lestari');
  await expect(page.getByRole('img', { name: 'Foto 3x4' })).toBeVisible();
  await check(page, 'verifikasi form');
  await expect(page.getByRole('list', { name: 'Langkah' }).locator(':scope > li')).toHaveCount(17);
  const press = async (key: string) => {
    const told = page.waitForResponse((answer) => answer.url().endsWith('/api/verifikasi-lihat'));
    told.catch(() => undefined);
    await page.keyboard.press(key);
  };
  // Too early: what was not seen yet is named, and opened.
  await press('Control+Enter');
  await expect(notice(page)).toContainText('Belum dilihat: Kartu Keluarga');
  await expect(step(page, 'kependudukan')).toHaveAttribute('aria-current', 'step');
  for (let at = 0; at < 30 && (await step(page, 'hasil').getAttribute('aria-current')) !== 'step'; at += 1) {
    const label = page.getByRole('group', { name: /^Tampilan / });
    await expect(label).toBeVisible();
    await expect(label.getByRole('img')).toHaveJSProperty('complete', true);
    await press((await page.getByRole('button', { name: 'Sesuai (S)' }).isVisible()) ? 's' : 'j');
  }
  await expect(page.getByLabel('Pesan untuk pendaftar')).toBeVisible();
  await check(page, 'verifikasi hasil');
  await press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Budi Karim/ })).toBeVisible();
  await expect(notice(page)).toContainText('Berkas Diterima');
  await page.close();
});

test('S2-VFORM-14…18: a faulty file goes back with what is opened; what was typed survives a reload', async ({
  browser,
}) => {
  await sendForm(server, '0061230003', { nama: 'Citra Dewi', nik: '8271014403100003' });
  const page = await openAs(browser, 'admin');
  await openFile(page, 'Citra Dewi');
  await step(page, 'kependudukan').click();
  await page.getByRole('button', { name: 'Buram' }).click();
  await page.getByLabel('Catatan Kartu Keluarga').fill('Nomor tidak terbaca');
  await page.getByRole('button', { name: 'Tampilkan NIK' }).click();
  await expect(page.getByText('8271014403100003')).toBeVisible();
  await step(page, 'identitas').click();
  await page.getByRole('button', { name: 'Tandai Tempat lahir' }).click();
  await step(page, 'hasil').click();
  await expect(page.getByRole('radio', { name: 'Berkas Diperbaiki' })).toBeChecked();
  await expect(page.getByText('Terbuka bagi pendaftar: Tempat lahir, Kartu Keluarga.')).toBeVisible();
  // What was tapped and noted is reason and message already.
  const reason = page.getByRole('checkbox', { name: 'Berkas buram atau tidak terbaca' });
  await expect(reason).toBeChecked();
  await expect(page.getByLabel('Pesan untuk pendaftar')).toHaveValue(
    'Kartu Keluarga: buram, Nomor tidak terbaca. Tempat lahir: data tidak cocok.',
  );
  await reason.uncheck();
  await page.getByRole('checkbox', { name: 'Isian tidak cocok dengan berkas' }).uncheck();
  await page.getByRole('button', { name: 'KIRIM' }).click();
  await expect(page.getByText(/Pilih paling sedikit satu alasan/).first()).toBeVisible();
  await reason.check();
  await page.getByLabel('Pesan untuk pendaftar').fill('Foto ulang Kartu Keluarga.');
  await expect(page.getByText('26/255')).toBeVisible();
  await page.reload();
  await step(page, 'hasil').click();
  await expect(page.getByLabel('Pesan untuk pendaftar')).toHaveValue('Foto ulang Kartu Keluarga.');
  await check(page, 'verifikasi perbaikan');
  await page.getByRole('switch', { name: 'Lanjut otomatis' }).uncheck();
  await page.getByRole('button', { name: 'KIRIM' }).click();
  await expect(notice(page)).toContainText('keputusan tersimpan');
  await expect(page.getByText('Perbaikan Berkas', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Riwayat' }).click();
  await expect(page.getByRole('dialog')).toContainText('Foto ulang Kartu Keluarga.');
  await check(page, 'verifikasi riwayat');
  await page.close();
});

test('N24: a field is corrected at the desk; who comes second reads alone, and TUTUP lets the file go', async ({
  browser,
}) => {
  await sendForm(server, '0061230004', { nama: 'Dodi Umar', nik: '8271014403100004' });
  const page = await openAs(browser, 'admin');
  await openFile(page, 'Dodi Umar');
  await expect(page.getByText(/Anda pegang sampai/)).toBeVisible();
  const other = await openAs(browser, 'operator');
  await openFile(other, 'Dodi Umar');
  await expect(other.getByText(/sedang memeriksa berkas ini/)).toBeVisible();
  await step(other, 'hasil').click();
  await expect(other.getByRole('button', { name: 'KIRIM' })).toBeDisabled();
  await step(page, 'identitas').click();
  await page.getByRole('button', { name: 'Betulkan Tempat lahir' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Tempat lahir').fill('Tidore');
  await expect(dialog.getByRole('button', { name: 'Simpan' })).toBeDisabled();
  await dialog.getByLabel('Alasan').fill('di hadapan wali Ibu Fatimah, sesuai akta');
  await check(page, 'verifikasi koreksi');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Sebelumnya: Ternate')).toBeVisible();
  await page.getByRole('button', { name: 'TUTUP', exact: true }).click();
  await expect(page).toHaveURL(/verifikasi-index$/);
  await other.getByRole('button', { name: 'Coba pegang' }).click();
  await expect(other.getByText(/Anda pegang sampai/)).toBeVisible();
  await other.keyboard.press('?');
  await check(other, 'verifikasi pintasan');
  await other.close();
  await page.close();
});

test('verdicts on a document end in one line at every width, none of them alone in a row', async ({
  browser,
}) => {
  await sendForm(server, '0061230006', { nama: 'Fajar Malik', nik: '8271014403100006' });
  const page = await openAs(browser, 'admin');
  await openFile(page, 'Fajar Malik');
  const verdicts = page.getByRole('group', { name: 'Putusan Foto 3x4' }).getByRole('button');
  await expect(verdicts).toHaveCount(7);
  for (const width of [360, 768, 1024, 1280]) {
    await resize(page, { width, height: 800 });
    const rights = await verdicts.evaluateAll((buttons) => {
      const boxes = buttons.map((button) => button.getBoundingClientRect());
      return boxes.filter(({ top }, at) => boxes[at + 1]?.top !== top).map(({ right }) => Math.round(right));
    });
    expect.soft(new Set(rights).size, `${width} px: ${rights.join(', ')}`).toBe(1);
  }
  await page.close();
});

test('S2-VFORM: on a phone, too, the document is seen under its step, also turned', async ({ browser }) => {
  const page = await openAs(browser, 'admin');
  await page.setViewportSize({ width: 360, height: 740 });
  await openFile(page, 'Dodi Umar');
  const foto = page.getByRole('img', { name: 'Foto 3x4' });
  await expect(foto).toBeVisible();
  await page.getByRole('button', { name: 'Putar ke kanan' }).click();
  await expect(foto).toBeVisible();
  await page.close();
});
