import { expect, test, type Locator, type Page } from '@playwright/test';
import { WireClient } from '../../integration/wire-client.ts';
import { check } from '../fixtures/check-accessibility.ts';
import { find, openScreen } from '../fixtures/record-screen.ts';
import { numberOf } from '../fixtures/participant.ts';
import { SchoolServer } from '../fixtures/school-server.ts';
import { notice, openStaff, rowOf, select } from '../fixtures/staff.ts';
import { readWorkbook } from '../fixtures/workbook.ts';

// Beside a service worker a call may pass the test's own answer by.
test.use({ serviceWorkers: 'block' });

let server: SchoolServer;
test.beforeAll(async () => {
  server = await SchoolServer.open();
});
test.afterAll(() => server.close());

test('S3-HASIL-01, S3-HASIL-02: scores of an exam that is over, by room, as files', async ({ page }) => {
  await openStaff(page, server.url, 'operator');
  await openScreen(page, 'Hasil Ujian');
  await check(page, 'list of exams with results');
  await page.getByRole('link', { name: 'Tes Bahasa Indonesia' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Daftar nilai' })).toBeVisible();
  await expect(page.getByText('Remedial', { exact: true }).first()).toBeVisible();
  await check(page, 'list of scores');
  await page.getByLabel('Cari', { exact: true }).fill('DEMO-0001');
  await expect(page.getByLabel('1 data', { exact: true })).toBeVisible();
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ekspor Excel' }).click();
  const sheet = await readWorkbook(await (await started).path());
  expect(sheet[0]?.slice(0, 3)).toEqual(['No', 'NIS', 'Nama']);
  expect(sheet[1]?.[1]).toBe('DEMO-0001');
  await page.getByLabel('Cari', { exact: true }).fill('tidak ada yang begini');
  await expect(page.getByText('Tidak ada yang cocok dengan')).toBeVisible();
  await page.getByRole('tab', { name: 'Rekap' }).click();
  await expect(rowOf(page, /Lab|Ruang/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Program', exact: true }).click();
  await check(page, 'summary of scores');
  await expect(page.getByRole('tab', { name: 'Analisis butir' })).toBeHidden();
});

test('S3-SCORE-13, N40: N.T out of all exams of a participant is listed and found', async ({ page }) => {
  await openStaff(page, server.url, 'operator');
  await openScreen(page, 'Hasil Ujian');
  await page.getByRole('link', { name: 'Nilai tes teori' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nilai Tes Teori' })).toBeVisible();
  await find(page, 'DEMO-0001');
  // The first exam of the demo counts once its day is over: where these tests run in the first hours of one, it was the day before.
  await expect(rowOf(page, 'DEMO-0001')).toContainText(
    /(–0Tes Bahasa Indonesia, |\d\d(,\d+)?)Tes Matematika, Tes PAI/,
  );
  await check(page, 'theory scores');
  await page.getByRole('link', { name: 'Menurut ujian' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hasil Ujian' })).toBeVisible();
});

test('S3-HASIL-03, S3-HASIL-06: item analysis as table, chart and file; a wrong key is corrected after its effect was seen', async ({
  page,
}) => {
  await openStaff(page, server.url);
  await openScreen(page, 'Hasil Ujian');
  await page.getByLabel('Buka hasil').first().click();
  await page.getByRole('tab', { name: 'Analisis butir' }).click();
  await expect(page.getByText('Reliabilitas KR-21').first()).toBeVisible();
  await expect(page.getByRole('figure')).toBeVisible();
  await check(page, 'item analysis');
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ekspor Excel' }).click();
  const sheet = await readWorkbook(await (await started).path());
  expect(sheet.some(([name]) => name === 'Reliabilitas KR-21')).toBe(true);
  await page.getByLabel('Koreksi kunci').first().click();
  const dialog = page.getByRole('dialog', { name: 'Koreksi kunci' });
  await expect(dialog.getByRole('button', { name: 'Hitung ulang nilai' })).toBeDisabled();
  await select(dialog, await labelOf(dialog), /^Gugurkan/);
  await expect(dialog.getByText(/dari \d+ nilai berubah: \d+ naik, 0 turun/)).toBeVisible();
  await check(page, 'effect of a corrected key');
  await dialog.getByLabel('Alasan').fill('soal tidak terbaca');
  await dialog.getByRole('button', { name: 'Hitung ulang nilai' }).click();
  await expect(dialog).toBeHidden();
  await expect(notice(page)).toContainText('Soal digugurkan.');
  await expect(page.getByText('Digugurkan').first()).toBeVisible();
});

const labelOf = async (dialog: Locator): Promise<string> =>
  (await dialog
    .getByText(/^Kunci yang benar/)
    .first()
    .textContent()) ?? '';

test('S3-HASIL-01: a failed list says so; whoever has no right to it is told', async ({ page }) => {
  await openStaff(page, server.url, 'operator');
  await page.route('**/api/hasil-ujian?*', (route) => route.abort());
  await openScreen(page, 'Hasil Ujian');
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /server|jaringan/i })
      .first(),
  ).toBeVisible();
  const supervisor = await page.context().browser()!.newPage();
  await openStaff(supervisor, server.url, 'pengawas');
  await supervisor.goto(`${server.url}/backend/hasil-ujian`);
  await expect(supervisor.getByRole('heading', { name: 'Unauthorized or Forbiden' })).toBeVisible();
  await supervisor.close();
});

const openResults = async (page: Page, jadwal: RegExp): Promise<void> => {
  await openScreen(page, 'Hasil Ujian');
  await rowOf(page, jadwal).getByLabel('Buka hasil').click();
  await expect(page.getByRole('heading', { level: 2, name: 'Daftar nilai' })).toBeVisible();
};

test('S3-HASIL-05, S3-ABS-05: a make-up and a remedial for ticked rows, with what will happen said before', async ({
  page,
}) => {
  await openStaff(page, server.url, 'operator');
  await openScreen(page, 'Hasil Ujian');
  await page.getByLabel('Buka hasil').first().click();
  await page.getByLabel('Keterangan', { exact: true }).click();
  await page.getByRole('option', { name: 'Remedial' }).click();
  await expect(rowOf(page, 'Remedial').first()).toBeVisible();
  await page.getByRole('checkbox').nth(0).check();
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: 'Susulan 2 terpilih' }).click();
  const susulan = page.getByRole('dialog', { name: /Jadwalkan susulan/ });
  const at = { Tanggal: '2031-05-06', 'Jam mulai': '08:00', 'Jam selesai': '10:00' };
  for (const [label, value] of Object.entries(at))
    await susulan.getByLabel(label, { exact: true }).fill(value);
  await expect(susulan.getByText('Tidak ada peserta yang dapat dijadwalkan.')).toBeVisible();
  await expect(susulan.getByText('Sudah menyelesaikan ujiannya.').first()).toBeVisible();
  await check(page, 'a make-up for nobody');
  await susulan.getByRole('button', { name: 'Tutup' }).click();
  const leave = page.getByRole('dialog').getByRole('button', { name: /^(Ya|Buang)/ });
  if (await leave.isVisible()) await leave.click();
  await page.getByRole('button', { name: 'Remedial 2 terpilih' }).click();
  const remedial = page.getByRole('dialog', { name: /Jadwalkan remedial/ });
  for (const [label, value] of Object.entries(at))
    await remedial.getByLabel(label, { exact: true }).fill(value);
  await expect(remedial.getByText('2 peserta akan dijadwalkan.')).toBeVisible();
  await remedial.getByRole('button', { name: 'JADWALKAN' }).click();
  await expect(remedial.getByText('Isi alasan, paling sedikit 3 huruf.')).toBeVisible();
  await remedial.getByLabel('Alasan').fill('belum tuntas');
  await remedial.getByRole('button', { name: 'JADWALKAN' }).click();
  await expect(remedial).toBeHidden();
  await expect(notice(page)).toContainText('dibuat untuk 2 peserta');
  await expect(rowOf(page, /Remedial Selasa, 06 Mei 2031 08\.00/).first()).toBeVisible();
});

test('S3-ABS-05: a supervisor gives a make-up for rows that he ticks in the room', async ({ page }) => {
  await openStaff(page, server.url, 'pengawas');
  await page.getByRole('link', { name: /^Sesi 2/ }).click();
  await page.getByLabel('Cari peserta').fill(numberOf(9));
  await page.getByRole('checkbox', { name: /^Pilih (?!semua)/ }).check();
  await page.getByRole('button', { name: 'Ujian susulan' }).click();
  const susulan = page.getByRole('dialog', { name: 'Jadwalkan susulan (1 dipilih)' });
  const at = { Tanggal: '2031-05-07', 'Jam mulai': '08:00', 'Jam selesai': '10:00' };
  for (const [label, value] of Object.entries(at))
    await susulan.getByLabel(label, { exact: true }).fill(value);
  await expect(susulan.getByText(/1 peserta akan dijadwalkan|Sesinya belum berakhir/)).toBeVisible();
  await check(page, 'a make-up from the room');
});

test('S3-HASIL-07, S3-HASIL-08: every operation of an attempt is told, and what is held is decided with a reason', async ({
  page,
}) => {
  const client = new WireClient(server.url);
  await client.signIn(numberOf(7), 'demo-peserta');
  await client.prepare();
  const exams = (await client.call('POST', '/api/peserta/dashboard-jadwal-ujian')) as {
    jadwal_ujian_id: string;
    aktif: boolean;
  }[];
  const { urutan } = await client.begin(exams.find(({ aktif }) => aktif)!.jadwal_ujian_id);
  client.log.record({ jenis: 'jawaban', butir: urutan[0]!, pilihan: 'A' }, client.elapsedMs);
  client.log.record({ jenis: 'jawaban', butir: urutan[0]!, pilihan: 'B' }, client.elapsedMs);
  client.log.finish(client.elapsedMs);
  client.log.record({ jenis: 'jawaban', butir: urutan[1]!, pilihan: 'C' }, client.elapsedMs);
  await client.send();

  await openStaff(page, server.url, 'operator');
  await openResults(page, /1 perlu keputusan/);
  await page.getByRole('tab', { name: 'Rekonsiliasi' }).click();
  // The list of scores has a search of its own, which goes with it.
  await expect(page.getByRole('tab', { name: 'Rekonsiliasi', selected: true })).toBeVisible();
  await find(page, numberOf(7));
  await expect(rowOf(page, numberOf(7))).toContainText('1 menunggu keputusan');
  await check(page, 'reconciliation');
  await rowOf(page, numberOf(7)).getByLabel('Rincian').click();
  const detail = page.getByRole('dialog', { name: new RegExp(numberOf(7)) });
  await expect(detail.getByText('Diganti jawaban sesudahnya').first()).toBeVisible();
  await expect(detail.getByText('Dibuat setelah ujian diselesaikan')).toBeVisible();
  await check(page, 'what came of an attempt');
  await detail.getByRole('button', { name: 'Putuskan yang tertahan' }).click();
  const decision = page.getByRole('dialog', { name: 'Putuskan jawaban tertahan' });
  await decision.getByLabel('Terima: ikut dinilai').check();
  await expect(decision.getByRole('button', { name: 'Simpan keputusan' })).toBeDisabled();
  await decision.getByLabel('Alasan').fill('tombol selesai tertekan teman');
  await check(page, 'a decision about held answers');
  await decision.getByRole('button', { name: 'Simpan keputusan' }).click();
  await expect(decision).toBeHidden();
  await expect(detail.getByText('Diterima panitia').first()).toBeVisible();
  await expect(detail.getByText('tombol selesai tertekan teman')).toBeVisible();
  await detail.getByRole('button', { name: 'Tutup' }).click();
  await expect(rowOf(page, numberOf(7))).toContainText('Lengkap');
  await page.getByLabel('Tampilkan').click();
  await page.getByRole('option', { name: 'Menunggu keputusan' }).click();
  await page.getByLabel('Cari', { exact: true }).fill('');
  await expect(page.getByText('Tidak ada yang cocok dengan saringan ini.')).toBeVisible();
});
