import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import Database from 'better-sqlite3';
import { check } from '../fixtures/check-accessibility.ts';
import { sandi, signUp } from '../fixtures/pendaftaran/applicant.ts';
import { blockNotifications, buildDelivery, fakePushService, listShown } from '../fixtures/push/fake-push.ts';
import { login } from '../fixtures/participant.ts';
import { server, useSchool } from '../fixtures/school.ts';
import { openStaff } from '../fixtures/staff.ts';

useSchool();
const nisn = '0061234579';

async function openPage(browser: Browser, isAllowed = true): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  if (isAllowed) await fakePushService(page);
  return page;
}
/** The application stands on the device. */
const installed = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
test('in the own account of staff notifications are switched on and off, and the server knows of it', async ({
  browser,
}) => {
  const page = await openPage(browser);
  await openStaff(page, server.url, 'operator');
  await installed(page);
  await page.goto(`${server.url}/backend/profil-akun`);
  const part = page.getByRole('region', { name: 'Pemberitahuan di perangkat ini' });
  await check(page, 'pemberitahuan mati');
  await part.getByRole('button', { name: 'Nyalakan pemberitahuan' }).click();
  await expect(part).toContainText('Menyala');
  await check(page, 'pemberitahuan menyala');
  await page.reload();
  await expect(part).toContainText('Menyala');
  await part.getByRole('button', { name: 'Matikan pemberitahuan' }).click();
  await expect(part.getByRole('button', { name: 'Nyalakan pemberitahuan' })).toBeVisible();
  await page.reload();
  await expect(part.getByRole('button', { name: 'Nyalakan pemberitahuan' })).toBeVisible();
  await page.close();
});

test('where the browser blocks them there is no button, and a sentence says why', async ({ browser }) => {
  const page = await openPage(browser, false);
  await blockNotifications(page);
  await openStaff(page, server.url, 'operator');
  await page.goto(`${server.url}/backend/profil-akun`);
  const part = page.getByRole('region', { name: 'Pemberitahuan di perangkat ini' });
  await expect(part).toContainText('diblokir. Izinkan di pengaturan peramban');
  await expect(part.getByRole('button')).toHaveCount(0);
  await check(page, 'pemberitahuan diblokir');
  await page.close();
});

test('an applicant is offered them after his form was sent; the device shows what is for his login, behind no open page, until he leaves', async ({
  browser,
}) => {
  const page = await openPage(browser);
  await signUp(server, nisn, 'Siti Aini');
  write(`update peserta set status = 1, nomor_register = 'SPMB-2025-0001' where nisn = ?`, nisn);
  await login(page, server.url, nisn, sandi);
  await installed(page);
  const offer = page.getByText('Ingin diberi tahu bila ada pesan panitia?');
  await expect(offer).toBeVisible();
  await check(page, 'pemberitahuan ditawarkan');
  await page.getByRole('button', { name: 'Nyalakan pemberitahuan' }).click();
  await expect(offer).toBeHidden();
  await page.goto(`${server.url}/peserta/profil-akun`);
  await expect(page.getByText('Menyala: perangkat ini')).toBeVisible();
  await check(page, 'pemberitahuan peserta');

  const deliver = await buildDelivery(page);
  const mark = await page.evaluate(async () =>
    (await (await caches.open('pemberitahuan')).match('/pemberitahuan'))?.json(),
  );
  const isi = {
    untuk: mark.untuk,
    judul: 'Pesan baru dari panitia',
    isi: 'Buka aplikasi.',
    alamat: '/peserta/dashboard',
  };
  expect(await listShown(page)).toEqual([]);
  // Who looks at the application is not interrupted; nobody else's news are shown.
  await deliver({ ...isi, isi: 'Saat dilihat.' });
  await page.goto('about:blank');
  await deliver({ ...isi, untuk: 'orang-lain', isi: 'Milik orang lain.' });
  await deliver({ ...isi, isi: 'Saat tertutup.' });
  await expect.poll(() => listShown(page)).toEqual(['Pesan baru dari panitia: Saat tertutup.']);
  // Whoever has left hears nothing more, also where he leaves without the network and with no file kept by chance.
  await page.goto(`${server.url}/peserta/dashboard`);
  await expect(page.getByRole('button', { name: 'Keluar' }).first()).toBeVisible();
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Keluar' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keluar' }).click();
  await expect(page).toHaveURL(`${server.url}/login`);
  await expect.poll(() => page.evaluate(() => caches.has('pemberitahuan'))).toBe(false);
  await page.close();
});

test('a one-time link: the token leaves the address, the password is chosen once, and the login knows the number', async ({
  browser,
}) => {
  const token = 'uji-tautan-'.padEnd(43, 'x');
  makeLink('demo-0002', token);
  const page = await openPage(browser);
  await page.goto(`${server.url}/akun/baru#${token}`);
  await expect(page.getByRole('heading', { name: 'Buat kata sandi Anda' })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/akun/baru`);
  await check(page, 'tautan sandi');
  await page.getByLabel('Kata Sandi Baru', { exact: true }).fill('kuda laut biru');
  await page.getByLabel('Ulang Kata Sandi Baru').fill('kuda laut bira');
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click();
  await expect(page.getByText('Opps kata sandi tidak sama')).toBeVisible();
  await page.getByLabel('Ulang Kata Sandi Baru').fill('kuda laut biru');
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click();
  await expect(page).toHaveURL(`${server.url}/login`);
  await expect(page.getByText(/^Kata sandi disimpan\. Masuk dengan nomor/)).toBeVisible();
  await page.getByLabel('Kata Sandi', { exact: true }).fill('kuda laut biru');
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page).toHaveURL(`${server.url}/peserta/dashboard`);

  // Opened once more: it says that it is over, and what to do.
  await page.goto(`${server.url}/akun/baru#${token}`);
  for (const label of ['Kata Sandi Baru', 'Ulang Kata Sandi Baru'])
    await page.getByLabel(label, { exact: true }).fill('kuda laut biru');
  await page.getByRole('button', { name: 'Simpan kata sandi' }).click();
  await expect(page.getByRole('alert')).toContainText('Tautan ini tidak berlaku lagi');
  await check(page, 'tautan sandi habis');
  await page.reload();
  await expect(page.getByText('Buka lagi tautan itu dari pesannya')).toBeVisible();
  await check(page, 'tautan sandi tanpa token');
  await page.close();
});

/** A link as a message that went out holds it. */
function makeLink(nomor: string, token: string): void {
  const sidik = (text: string) => createHash('sha256').update(text).digest('base64url');
  const akun = write('select sekolah_id, id, sandi_hash from akun where email = ?', nomor) as Record<
    string,
    string
  >;
  const values = [akun['sekolah_id'], akun['id'], sidik(token), sidik(akun['sandi_hash'] ?? '')];
  write(
    'insert into tautan_sandi values (?, ?, ?, ?, ?, 0) returning akun_id',
    ...values,
    Date.now() + 3_600_000,
  );
}

/** Writes into the server's database beside it, what no call writes; answers the first row. */
function write(sql: string, ...values: unknown[]): unknown {
  const database = new Database(join(server.dataDir, 'spmb.sqlite'), { timeout: 10_000 });
  try {
    const statement = database.prepare(sql);
    return statement.reader ? statement.get(...values) : statement.run(...values);
  } finally {
    database.close();
  }
}
