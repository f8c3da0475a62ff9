import { expect, test, type Browser, type Page } from '@playwright/test';
import { check } from '../../fixtures/check-accessibility.ts';
import { answer, begin, login, next, numberOf, openKabar } from '../../fixtures/participant.ts';
import { command, confirm, phone, seat, watch } from '../../fixtures/proctor.ts';
import { SchoolServer } from '../../fixtures/school-server.ts';
import { openStaff, rowOf, select } from '../../fixtures/staff.ts';

let server: SchoolServer;
test.beforeAll(async () => {
  server = await SchoolServer.open();
});
test.afterAll(() => server.close());

/** A participant on a device of his own; `prepare` changes what its browser tells. */
async function open(
  browser: Browser,
  index: number,
  prepare?: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  const page = await context.newPage();
  await prepare?.(page);
  await login(page, server.url, numberOf(index));
  const card = page.getByLabel('Tes Matematika');
  await expect(card.getByText('Soal siap di perangkat ini')).toBeVisible({ timeout: 30_000 });
  return page;
}

const room = async (proctor: Page, name: string): Promise<void> => {
  await select(proctor.locator('main'), 'Ruang', name);
};

test('D-RULE-41, S21: before the exam the room says which devices are ready, which lack something and which are missing', async ({
  browser,
}) => {
  const proctor = await watch(browser, server.url, 'pengawas');
  await proctor.getByRole('button', { name: '0 dari 240 perangkat siap ▾' }).click();
  const strip = proctor.getByRole('alert').filter({ hasText: 'perangkat siap' });
  await expect(strip).toHaveText(
    /^0 dari 240 perangkat siap di 7 ruang yang belum mulai · Lab\s1\s\(0\/36\), /,
  );
  await check(proctor, 'readiness of all rooms');
  await room(proctor, 'Lab 3');
  await expect(strip).toHaveText(
    /^Lab 3: 0 dari 36 perangkat siap · belum ada perangkat: 01, 02, .* dan 24 lain$/,
  );
  const ready = await open(browser, 73);
  await expect(strip).toContainText('1 dari 36 perangkat siap');
  await expect(strip).toContainText('belum ada perangkat: 02, 03');
  // A clock that is wrong, and a battery that will not last.
  const late = await open(browser, 74, (page) => page.clock.setSystemTime(Date.now() - 17 * 60_000));
  await expect(strip).toContainText('belum siap: 02 (jam selisih 17 menit)');
  const weak = await open(browser, 75, (page) =>
    page.addInitScript('navigator.getBattery = async () => ({ level: 0.08, charging: false })'),
  );
  await expect(strip).toContainText('03 (baterai 8%)');
  await check(proctor, 'readiness of a room');
  await proctor.getByLabel('Cari peserta').fill(numberOf(75));
  await expect(seat(proctor, 75)).toContainText('baterai 8%');
  const detail = await command(proctor, 75, 'Rincian');
  await expect(detail).toContainText('belum: baterai 8%');
  await check(proctor, 'a device that is not ready');
  // On a phone the names of the facts leave room for the facts.
  await proctor.setViewportSize(phone);
  const number = detail.getByRole('definition').filter({ hasText: numberOf(75) });
  expect((await number.first().boundingBox())!.width).toBeGreaterThan(110);
  for (const one of [proctor, ready, late, weak]) await one.context().close();
});

test('D-RULE-40, S22: who leaves the page too often finds the sheet covered until the token is typed; an outage covers nobody', async ({
  browser,
}) => {
  const admin = await server.login('admin', 'demo-admin-2025');
  const groups = (await server.call(admin, 'GET', '/api/pengaturan')) as { ujian: object };
  await server.call(admin, 'POST', '/api/pengaturan/ujian?_method=PUT', {
    ...groups.ujian,
    keluar_halaman: 'minta_token',
    keluar_halaman_kali: 2,
  });
  const proctor = await watch(browser, server.url, 'pengawas');
  await proctor.getByLabel('Cari peserta').fill(numberOf(76));
  const page = await open(browser, 76);
  await begin(page);
  await answer(page, 0);
  // As another window in front of the page makes it.
  const leave = async () => {
    for (const state of ['hidden', 'visible'])
      await page.evaluate(
        `Object.defineProperty(document, 'visibilityState', { configurable: true, value: '${state}' });
         document.dispatchEvent(new Event('visibilitychange'))`,
      );
  };
  await leave();
  const warning = await openKabar(page, 'Keluar dari halaman ujian: 1 kali');
  await expect(warning).toContainText('Pada kali ke-2 lembar soal ditutup');
  await check(page, 'a sheet after its page was left');
  await warning.getByRole('button', { name: 'Mengerti' }).click();
  await expect(seat(proctor, 76)).toContainText('keluar 1×');

  await leave();
  await expect(page.getByRole('heading', { name: 'Lembar soal tertutup' })).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.locator('.answer-row')).toHaveCount(0);
  await check(page, 'a covered sheet');
  await expect(seat(proctor, 76)).toContainText('menunggu token');
  await check(proctor, 'a row that waits for the token');

  // Nobody can check a token during an outage: he works on, and is asked again when the server is back.
  await page.getByLabel('Token').fill('AAAAAA');
  await page.context().setOffline(true);
  // A page that has noticed the outage before that has opened the sheet already.
  await page.keyboard.press('Enter');
  await expect(page.locator('.answer-row').first()).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Lembar soal tertutup' })).toBeVisible({ timeout: 40_000 });

  await page.getByLabel('Token').fill('AAAAAA');
  await page.getByRole('button', { name: 'Buka lembar soal' }).click();
  await expect(page.getByLabel('Token')).toHaveAccessibleDescription(/[Tt]oken/);
  await check(page, 'a covered sheet with a wrong token');
  const token = await proctor.getByLabel('Token sesi', { exact: true }).textContent();
  await page.getByLabel('Token').fill((token ?? '').replace('-', ''));
  await page.getByRole('button', { name: 'Buka lembar soal' }).click();
  await expect(page.locator('.answer-row').first()).toHaveAttribute('aria-checked', 'true');
  await expect(seat(proctor, 76)).not.toContainText('menunggu token');
  await expect(seat(proctor, 76)).toContainText('keluar 2×');
  for (const one of [proctor, page]) await one.context().close();
});

test('D-RULE-42, D-RULE-16, S3-ABS-04, S3-JADP-09, S3-JADP-10: messages reach the inbox and the sheet, and their receipts come back', async ({
  browser,
}) => {
  const office = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  await openStaff(office, server.url, 'operator');
  await office.getByRole('link', { name: 'Jadwal Peserta' }).first().click();
  await office.getByRole('button', { name: /^Sesi 2/ }).click();
  await office.getByRole('button', { name: 'Kirim pesan', exact: true }).click();
  const toAll = office.getByRole('dialog', { name: 'Kirim pesan ke semua peserta sesi ini' });
  await toAll.getByRole('button', { name: 'KIRIM' }).click();
  await expect(toAll.getByLabel('Judul')).toHaveAccessibleDescription(/\S/);
  await toAll.getByLabel('Judul').fill('Datang lebih awal');
  await toAll.getByLabel('Isi pesan').fill('Ruang dibuka pukul 07.00.\nBawa kartu peserta.');
  await check(office, 'a message to everybody');
  await toAll.getByRole('button', { name: 'KIRIM' }).click();
  await expect(office.locator('.notice-success')).toContainText('kotak masuk 240 peserta');
  await office.getByLabel('Cari', { exact: true }).fill(numberOf(77));
  await expect(rowOf(office, numberOf(77))).toHaveCount(1);
  await office.getByRole('checkbox', { name: /^Pilih / }).check();
  await office.getByRole('button', { name: 'Kirim pesan ke 1 terpilih' }).click();
  const toOne = office.getByRole('dialog', { name: 'Kirim pesan ke 1 terpilih' });
  await toOne.getByLabel('Judul').fill('Kursi Anda pindah');
  await toOne.getByLabel('Isi pesan').fill('Duduk di kursi 06.');
  // N44: what was not sent is never called sent, and stays to be sent again.
  await office.context().setOffline(true);
  await toOne.getByRole('button', { name: 'KIRIM' }).click();
  await expect(toOne.getByRole('alert')).toContainText('tidak terjangkau');
  await expect(office.locator('.notice-success')).toHaveCount(0);
  await office.context().setOffline(false);
  await toOne.getByRole('button', { name: 'KIRIM' }).click();
  await expect(toOne).toBeHidden();

  // Both stand open in his inbox, the newest first; what he has read folds away.
  const page = await open(browser, 77);
  const inbox = page.locator('.message-box');
  await expect(inbox.filter({ hasText: 'Datang lebih awal' })).toContainText('Bawa kartu peserta.');
  await expect(inbox.filter({ hasText: 'Kursi Anda pindah' })).toContainText('Operator Contoh');
  await check(page, 'an inbox with two messages');
  await inbox
    .filter({ hasText: 'Kursi Anda pindah' })
    .getByRole('button', { name: 'Sudah saya baca' })
    .click();
  await page.getByText('Pesan yang sudah dibaca (1)').click();
  await expect(page.getByText('Duduk di kursi 06.')).toBeVisible();
  await check(page, 'an inbox with a message that was read');
  await page.reload();
  await expect(page.getByText('Pesan yang sudah dibaca (1)')).toBeVisible();
  // Beside what the school announces to everybody.
  await expect(inbox.filter({ hasNotText: 'Pengumuman sekolah' })).toHaveCount(1);

  // On the sheet: beside the question, until it is confirmed; the proctor sees when.
  const proctor = await watch(browser, server.url, 'pengawas');
  await proctor.getByLabel('Cari peserta').fill(numberOf(77));
  await begin(page);
  await answer(page, 0);
  const send = await command(proctor, 77, 'Kirim pesan');
  await send.getByLabel('Pesan').fill('Naikkan suara? Angkat tangan saja.');
  await check(proctor, 'a message to the screen');
  await confirm(send, 'Kirim pesan');
  await expect(seat(proctor, 77)).toContainText('pesan belum dibaca');
  await answer(page, 1);
  const title = 'Pesan dari Pengawas Contoh';
  await expect(page.getByRole('button', { name: title })).toContainText('Angkat tangan saja.');
  await check(page, 'a message beside the question');
  // A reload does not lose it.
  await page.reload();
  const letter = await openKabar(page, title);
  await expect(letter).toContainText('Angkat tangan saja.');
  await check(page, 'a message that was opened');
  await letter.getByRole('button', { name: 'Sudah saya baca' }).click();
  await expect(letter.getByText('Angkat tangan saja.')).toBeHidden();
  // The reload may stand beside it, as a leave of the page.
  await page.keyboard.press('Escape');
  await expect(letter).toBeHidden();
  await next(page);
  await expect(seat(proctor, 77)).not.toContainText('pesan belum dibaca');
  const detail = await command(proctor, 77, 'Rincian');
  await expect(detail).toContainText(/Angkat tangan saja\. \(dibaca \d\d\.\d\d\)/);
  await expect(detail.getByRole('region', { name: 'Catatan pengawas' })).toContainText('Pesan ke layar');
  await check(proctor, 'the receipt of a message');
  for (const one of [office, proctor, page]) await one.context().close();
});

test('what a participant writes to the committee during his exam is said on his row, with its words in the detail, until it is answered', async ({
  browser,
}) => {
  const page = await open(browser, 81);
  await begin(page);
  const own = await server.login(numberOf(81), 'demo-peserta');
  const written = { title: 'Soal 12', body: 'Gambarnya tidak tampil di perangkat saya.' };
  expect(await server.call(own, 'POST', '/api/peserta/dashboard-kirim-pesan', written)).toMatchObject({
    status: true,
  });
  const proctor = await watch(browser, server.url, 'pengawas');
  await proctor.getByLabel('Cari peserta').fill(numberOf(81));
  await expect(seat(proctor, 81)).toContainText('menulis ke panitia');
  await check(proctor, 'a participant who writes during his exam');
  const detail = await command(proctor, 81, 'Rincian');
  await expect(detail).toContainText('Soal 12: Gambarnya tidak tampil di perangkat saya.');
  await check(proctor, 'what he has written');
  await confirm(detail, 'Tutup');
  const operator = await server.login('operator', 'demo-admin-2025');
  const [asked] = (await server.call(operator, 'GET', '/api/pesan')) as { id: string }[];
  const answer = { id: asked?.id, body: 'Pengawas datang ke kursi Anda.' };
  expect(await server.call(operator, 'POST', '/api/pesan-balas', answer)).toMatchObject({ status: true });
  await expect(seat(proctor, 81)).not.toContainText('menulis ke panitia');
  for (const one of [proctor, page]) await one.context().close();
});
