import { expect, test, type Page } from '@playwright/test';
import { check } from '../../fixtures/check-accessibility.ts';
import { answer, begin, finish, isReleased, login, next, numberOf } from '../../fixtures/participant.ts';
import { act, actOfMenu, watch } from '../../fixtures/proctor.ts';
import { SchoolServer } from '../../fixtures/school-server.ts';

let server: SchoolServer;
let proctor: Page;
test.beforeAll(async ({ browser }) => {
  server = await SchoolServer.open();
  proctor = await watch(browser, server.url, 'admin');
  await expect(proctor.getByText('0/240')).toBeVisible();
});
test.afterAll(async () => {
  await proctor.close();
  await server.close();
});

const chooseRuang = async (name: string) => {
  await proctor.getByRole('combobox', { name: 'Ruang', exact: true }).click();
  await proctor.getByRole('option', { name, exact: true }).click();
};

test('D-ROOM-02…06: a session day from one PC: all rooms, a violation, a shift, the board, a room closed and opened again', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const page = await (await browser.newContext({ viewport: { width: 1000, height: 800 } })).newPage();
  await login(page, server.url, numberOf(1));
  await begin(page);
  await answer(page, 1);

  // All rooms in one table; the room of the participant counts him.
  await proctor.getByRole('button', { name: 'Semua ruang', exact: true }).click();
  const table = proctor.getByRole('table', { name: 'Semua ruang' });
  const busy = table.getByRole('row').filter({ has: proctor.getByRole('cell', { name: /^1\/\d+$/ }) });
  await expect(busy).toHaveCount(1);
  await check(proctor, 'semua ruang');
  const room = (await busy.getByRole('button').textContent()) ?? '';
  await busy.getByRole('button').click();
  await expect(proctor.getByText(new RegExp(`^${room} · `))).toBeVisible();

  // A violation stands at his row and in its detail.
  await proctor.getByLabel('Cari peserta').fill(numberOf(1));
  const row = proctor.getByRole('row').filter({ hasText: numberOf(1) });
  await row.getByRole('button', { name: /^Perintah/ }).click();
  await proctor.getByRole('menuitem', { name: 'Catat pelanggaran' }).click();
  await proctor.getByRole('dialog').getByLabel('Jenis pelanggaran').click();
  await proctor.getByRole('option', { name: 'Memotret atau menyalin soal' }).click();
  await check(proctor, 'catat pelanggaran');
  await (await act(proctor, 'Catat')).waitFor({ state: 'hidden' });
  await expect(row).toContainText('1 pelanggaran');
  await row.getByRole('button', { name: /^Perintah/ }).click();
  await proctor.getByRole('menuitem', { name: 'Rincian' }).click();
  await expect(proctor.getByRole('region', { name: 'Catatan pengawas' })).toContainText('Memotret');
  await check(proctor, 'rincian');
  await proctor.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click();

  // A shift of the room stands on its screen and on the participant's list.
  const shift = await actOfMenu(proctor, 'Geser sesi');
  await shift.getByLabel('Geser (menit)').fill('10');
  await shift.getByRole('button', { name: 'listrik padam' }).click();
  await check(proctor, 'geser sesi');
  await shift.getByRole('button', { name: 'Geser sesi' }).click();
  await expect(proctor.getByText('digeser 10 menit', { exact: true })).toBeVisible();

  // He finishes: his seat is green on the board.
  await finish(page);
  await isReleased(page);
  const board = await act(proctor, 'Papan boleh pulang');
  await expect(board.getByRole('listitem').filter({ hasText: 'Boleh pulang' })).toHaveCount(1);
  await check(proctor, 'papan boleh pulang');
  await board.getByRole('button', { name: 'Tutup papan' }).click();

  // Another one works on without the network: he keeps the room open, until he is chosen to be finished by force.
  const other = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  const alone = await other.newPage();
  await login(alone, server.url, numberOf(2));
  await begin(alone);
  await answer(alone, 1);
  await expect(alone.getByText(/^Terkirim /)).toBeVisible();
  await other.setOffline(true);
  await next(alone);
  await answer(alone, 2);
  await proctor.getByLabel('Cari peserta').fill('');
  const close = await act(proctor, 'Tutup ruang');
  await expect(close.getByText(/tidak hadir/).first()).toBeVisible();
  await close.getByRole('button', { name: 'sakit' }).click();
  await expect(close.getByRole('button', { name: 'Belum bisa: 1 masih punya waktu' })).toBeDisabled();
  await check(proctor, 'tutup ruang');
  // By the keyboard alone.
  const forced = close.getByRole('checkbox', { name: /, sisa \d+ menit$/ });
  await forced.focus();
  await proctor.keyboard.press('Space');
  await check(proctor, 'tutup ruang, paksa selesai');
  // The room is closed although others are missing: nobody begins there, until it is opened again.
  await close.getByRole('button', { name: 'Akhiri 1 ujian dan tutup ruang' }).click();
  await expect(proctor.getByText(/^ditutup .* oleh/)).toBeVisible();
  await chooseRuang('Semua ruang');
  await expect(table.getByRole('row').filter({ hasText: 'ditutup' })).toHaveCount(1);
  await chooseRuang(room);

  // What he did alone arrives in the closed room: held, shown, and accepted for the room in one act.
  await other.setOffline(false);
  await expect(proctor.getByText(/jawaban dari 1 peserta tiba setelah ruang ditutup/)).toBeVisible({
    timeout: 60_000,
  });
  await check(proctor, 'ruang ditutup, jawaban tertahan');
  const accept = await act(proctor, 'Terima semuanya');
  await accept.getByRole('button', { name: 'titik akses mati' }).click();
  await check(proctor, 'terima jawaban tertahan');
  await accept.getByRole('button', { name: /^Terima \d+ jawaban dari 1 peserta$/ }).click();
  await expect(proctor.getByText(/peserta tiba setelah ruang ditutup/)).toBeHidden();
  await other.close();

  const reopen = await act(proctor, 'Buka ruang');
  await reopen.getByRole('button', { name: 'salah tutup' }).click();
  await check(proctor, 'buka ruang');
  await reopen.getByRole('button', { name: 'Buka ruang' }).click();
  await expect(proctor.getByText(/^ditutup .* oleh/)).toBeHidden();
  await check(proctor, 'ruang');

  const download = proctor.waitForEvent('download');
  await actOfMenu(proctor, 'Unduh Excel');
  expect((await download).suggestedFilename()).toMatch(/^kehadiran-.*\.xlsx$/);
  await page.context().close();
});
