import { expect, test, type Browser, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { readPdf } from '../../../sync-server/src/testing/read-pdf.ts';
import {
  answer,
  begin,
  finish,
  isReleased,
  login,
  next,
  numberOf,
  openKabar,
  secondsLeft,
  shownAnswers,
} from '../../fixtures/participant.ts';
import {
  actOfMenu,
  act,
  assignRuang,
  command,
  confirm,
  figure,
  phone,
  seat,
  watch,
} from '../../fixtures/proctor.ts';
import { readAttempts } from '../../fixtures/read-attempts.ts';
import { SchoolServer } from '../../fixtures/school-server.ts';
import { rowOf } from '../../fixtures/staff.ts';

let server: SchoolServer;
test.beforeAll(async () => {
  server = await SchoolServer.open();
});
test.afterAll(() => server.close());

async function open(browser: Browser, index: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  const page = await context.newPage();
  await login(page, server.url, numberOf(index));
  await expect(page.getByLabel('Tes Matematika').getByText('Soal siap di perangkat ini')).toBeVisible({
    timeout: 30_000,
  });
  return page;
}

/** Answers as many questions as there are places, onwards from the one shown. */
async function work(page: Page, ...places: number[]): Promise<void> {
  for (const place of places) {
    await answer(page, place);
    await next(page);
  }
}

test('D-ROOM-09: an exam day of two proctors, five participants and what goes wrong on such a day', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  await assignRuang(server);
  const budi = await watch(browser, server.url, 'pengawas');
  const sari = await watch(browser, server.url, 'sari', phone);
  const office = await watch(browser, server.url, 'operator');

  // N39: each sees his own room, the office both.
  await expect(figure(budi, 'Hadir')).toHaveText('0/36');
  await expect(figure(sari, 'Hadir')).toHaveText('0/36');
  await expect(figure(office, 'Hadir')).toHaveText('0/240');
  await expect(budi.getByText('0 dari 36 perangkat siap')).toBeVisible();

  // S21: a device that has its sheet counts as ready in its own room.
  const ani = await open(browser, 1);
  const bima = await open(browser, 2);
  await expect(budi.getByText('2 dari 36 perangkat siap')).toBeVisible();
  await expect(sari.getByText('0 dari 36 perangkat siap')).toBeVisible();
  for (const one of [ani, bima]) await begin(one);
  await work(ani, 0, 1, 2);
  await work(bima, 4, 3);
  await expect(figure(budi, 'Hadir')).toHaveText('2/36');
  await expect(figure(sari, 'Hadir')).toHaveText('0/36');
  // Few enough rows that each is on the screen, wherever its state puts it.
  await budi.getByLabel('Cari peserta').fill('DEMO-000');
  await sari.getByLabel('Cari peserta').fill('DEMO-003');
  await expect(seat(budi, 1)).toContainText('3/40');
  await expect(seat(budi, 2)).toContainText('2/40');

  // P4: the network goes for one of them, who works on.
  await bima.context().setOffline(true);
  await work(bima, 2);

  // S23: a message to the whole room reaches who can be reached; the other one stands as not read.
  await budi.getByLabel('Pilih semua').check();
  await budi.getByRole('toolbar').getByRole('button', { name: 'Kirim pesan' }).click();
  const message = budi.getByRole('dialog');
  await message.getByLabel('Pesan').fill('Lembar coretan ada di meja depan.');
  await confirm(message, 'Kirim pesan');
  await answer(ani, 3);
  const letter = await openKabar(ani, 'Pesan dari Pengawas Contoh');
  await expect(letter).toContainText('Lembar coretan ada di meja depan.');
  await expect(seat(budi, 1)).toContainText('pesan belum dibaca');
  await letter.getByRole('button', { name: 'Sudah saya baca' }).click();
  await next(ani);
  await expect(seat(budi, 1)).not.toContainText('pesan belum dibaca');
  await expect(seat(budi, 2)).toContainText('pesan belum dibaca');

  // A phone dies: the other one is told so, and let in by Reset login with the answers.
  const citra = await open(browser, 37);
  await begin(citra);
  await work(citra, 1, 1);
  await expect(seat(sari, 37)).toContainText('2/40');
  const moved = await open(browser, 37);
  await moved.getByLabel('Tes Matematika').getByRole('link', { name: /ujian/ }).click();
  await moved.getByRole('button', { name: 'Ya, ini saya' }).click();
  await moved.getByRole('button', { name: 'Lanjutkan ujian' }).click();
  await expect(moved.getByText(/perangkat lain/i).first()).toBeVisible();
  const reset = await command(sari, 37, 'Reset login');
  await reset.getByRole('button', { name: 'perangkat mati' }).click();
  await confirm(reset, 'Reset login');
  await moved.getByRole('button', { name: 'Lanjutkan ujian' }).click();
  await moved.getByRole('button', { name: 'LANJUT' }).click();
  await expect(moved.locator('.answer-row').first()).toBeVisible();
  expect((await shownAnswers(moved)).filter(Boolean)).toEqual(['B', 'B']);
  await citra.context().close();

  // D-ROOM-07: somebody sat down under his neighbour's account.
  const dewi = await open(browser, 38);
  await begin(dewi);
  await work(dewi, 0, 0);
  await expect(seat(sari, 38)).toContainText('2/40');
  const wrong = await command(sari, 38, 'Salah akun');
  await wrong.getByLabel('Peserta sebenarnya').fill(numberOf(39));
  await sari.getByRole('option', { name: new RegExp(numberOf(39)) }).click();
  await wrong.getByRole('button', { name: 'kartu tertukar' }).click();
  await wrong.getByRole('button', { name: 'Perbaiki akun' }).click();
  // What he lost by it is offered to him.
  const credit = sari.getByRole('dialog', { name: 'Tambah waktu' });
  await expect(credit.getByLabel('Alasan')).toHaveValue('salah akun');
  await confirm(credit, 'Tambah waktu');
  await expect(seat(sari, 38)).toContainText('0/40');
  // With nobody touching it: its next sign of life hears of it.
  await expect(dewi.getByRole('heading', { name: 'Ujian Anda di-reset' })).toBeVisible({ timeout: 20_000 });
  await expect(dewi.getByText('Bila itu bukan nama Anda, tekan Bukan saya.')).toBeVisible();
  await dewi.getByRole('link', { name: 'Mulai lagi' }).click();
  await dewi.getByRole('button', { name: 'Bukan saya' }).click();
  await dewi
    .getByRole('dialog')
    .getByRole('button', { name: /Keluar/ })
    .click();
  await login(dewi, server.url, numberOf(39));
  await begin(dewi);
  await work(dewi, 2, 2, 2);
  await expect(seat(sari, 39)).toContainText('3/40');

  // D-ROOM-02: the later clock of a room is the other room's affair no more than its participants are.
  const shift = await actOfMenu(budi, 'Geser sesi');
  await shift.getByLabel('Geser (menit)').fill('10');
  await shift.getByRole('button', { name: 'listrik padam' }).click();
  await confirm(shift, 'Geser sesi');
  await expect(budi.getByText('digeser 10 menit', { exact: true })).toBeVisible();
  await expect(sari.getByText('digeser 10 menit', { exact: true })).toBeHidden();

  // P1: the server loses power; both proctors are told, their lists stay, and everybody works on.
  await server.kill();
  for (const proctor of [budi, sari])
    await expect(proctor.getByText(/Daftar ini berhenti pukul/)).toBeVisible();
  await work(ani, 1);
  await work(dewi, 3);
  await expect(ani.getByText(/Terputus, jawaban aman di perangkat ini/)).toBeVisible();
  await expect(seat(budi, 1)).toContainText('4/40');
  await server.start();
  for (const proctor of [budi, sari, office])
    await expect(proctor.getByText(/Daftar ini berhenti pukul/)).toBeHidden({ timeout: 40_000 });
  await expect(seat(budi, 1)).toContainText('5/40', { timeout: 40_000 });
  await expect(seat(sari, 39)).toContainText('4/40', { timeout: 40_000 });

  // The outage is given back to one of them, and a violation of another is on record.
  const before = await secondsLeft(ani);
  const more = await command(budi, 1, 'Tambah waktu');
  await more.getByLabel('Tambahan (menit)').fill('15');
  await more.getByLabel('Alasan').fill('server mati');
  await confirm(more, 'Tambah waktu');
  await work(ani, 2);
  await expect.poll(() => secondsLeft(ani)).toBeGreaterThan(before + 10 * 60);
  const note = await command(sari, 37, 'Catat pelanggaran');
  await note.getByLabel('Jenis pelanggaran').click();
  await sari.getByRole('option', { name: 'Memotret atau menyalin soal' }).click();
  await confirm(note, 'Catat');
  await expect(seat(sari, 37)).toContainText('1 pelanggaran');
  await office.getByLabel('Cari peserta').fill(numberOf(37));
  await expect(seat(office, 37)).toContainText('1 pelanggaran');

  // Who was cut off all the while is back with everything, the message too.
  await bima.context().setOffline(false);
  const late = await openKabar(bima, 'Pesan dari Pengawas Contoh');
  await late.getByRole('button', { name: 'Sudah saya baca' }).click();
  await expect(seat(budi, 2)).toContainText('3/40');
  await expect(seat(budi, 2)).not.toContainText('pesan belum dibaca');

  // Everybody finishes, and each board shows its own room.
  const shown = new Map<number, (string | null)[]>();
  for (const [index, one] of [
    [1, ani],
    [2, bima],
    [37, moved],
    [39, dewi],
  ] as const) {
    shown.set(index, await shownAnswers(one));
    await finish(one);
    await isReleased(one);
  }
  for (const proctor of [budi, sari]) {
    const board = await act(proctor, 'Papan boleh pulang');
    await expect(board.getByRole('listitem').filter({ hasText: 'Boleh pulang' })).toHaveCount(2);
    await board.getByRole('button', { name: 'Tutup papan' }).click();
    const close = await act(proctor, 'Tutup ruang');
    await expect(close.getByText('34 tidak hadir')).toBeVisible();
    await close.getByRole('button', { name: 'sakit' }).click();
    await confirm(close, 'Tutup ruang');
    await expect(proctor.getByText(/^ditutup .* oleh/)).toBeVisible();
    expect(await proctor.evaluate('window.notReloaded')).toBe(true);
  }
  await office.getByLabel('Cari peserta').fill('');
  await office.getByRole('button', { name: 'Semua ruang', exact: true }).click();
  await expect(
    office.getByRole('table', { name: 'Semua ruang' }).getByRole('row').filter({ hasText: 'ditutup' }),
  ).toHaveCount(2);

  // What every device showed is what is scored.
  const attempts = readAttempts(server.dataDir);
  for (const [index, letters] of shown) {
    const attempt = attempts.find(({ nomor }) => nomor === numberOf(index))!;
    expect([index, attempt.letters, attempt.status, attempt.beda_layar]).toEqual([
      index,
      letters,
      'selesai',
      false,
    ]);
    expect([index, attempt.nilai]).toEqual([index, attempt.recomputed]);
  }

  // D-RULE-31: the record of a room is filled with what happened there.
  await actOfMenu(office, 'Kertas ujian');
  const records = office.getByRole('region', { name: 'Isi berita acara' });
  await records.getByRole('link', { name: 'Ruang Lab 2' }).click();
  await expect(office.getByLabel('Jumlah seharusnya')).toHaveValue('36');
  await expect(office.getByLabel('Jumlah hadir')).toHaveValue('2');
  await expect(office.getByLabel('Jumlah tidak hadir')).toHaveValue('34');
  const events = office.getByLabel('Kejadian selama ujian');
  for (const event of [/Salah akun/, /Login direset/, /Pelanggaran: Memotret/, /Ruang ditutup/])
    await expect(events).toHaveValue(event);
  await expect(events).not.toHaveValue(/digeser/);
  await office.getByRole('button', { name: 'SIMPAN' }).click();
  await expect(office.getByText(/^Disimpan Operator Contoh/)).toBeVisible();
  await office.getByRole('link', { name: 'Kembali ke Kertas Ujian' }).click();
  await office.getByLabel('Semua ruang').uncheck();
  await office.getByLabel(/^Ruang Lab 2\b/).check();
  await office.getByLabel('Semua kertas').check();
  await office.getByLabel('Semua kertas').uncheck();
  await office.getByLabel(/^Berita acara terisi/).check();
  const started = office.waitForEvent('download');
  await office.getByRole('button', { name: /^Unduh untuk/ }).click();
  const bytes = new Uint8Array(await readFile(await (await started).path()));
  expect((await readPdf(bytes.buffer)).join(' ').replaceAll(/\s+/g, ' ')).toContain('Jumlah hadir : 2');

  // S3-HASIL-01, S17: the list of scores holds who sat it, and no score before the session's last moment.
  await office.getByRole('link', { name: 'Hasil Ujian' }).first().click();
  await rowOf(office, 'Tes Matematika').getByLabel('Buka hasil').click();
  await expect(office.getByRole('heading', { level: 2, name: 'Daftar nilai' })).toBeVisible();
  await office.getByLabel('Cari', { exact: true }).fill(numberOf(39));
  await expect(rowOf(office, numberOf(39))).toContainText('Waktu ujiannya belum berakhir');
});
