import { expect, test } from '@playwright/test';
import { check } from '../fixtures/check-accessibility.ts';
import { saveProfil } from '../fixtures/fill-situs.ts';
import { openScreen } from '../fixtures/record-screen.ts';
import { page, server, useSchool } from '../fixtures/school.ts';
import { notice, openStaff, rowOf, select } from '../fixtures/staff.ts';

useSchool('operator');

/** Applicants with a number each. */
test.beforeAll(async () => {
  const rows = [1, 2, 3, 4, 5].map((at) => `W-${at};Wati ${at};0812000000${at}0`);
  const body = new FormData();
  body.set('file_excel', new File([['nomor_peserta;nama;nomor_hp', ...rows].join('\n')], 'calon.csv'));
  const headers = { authorization: `Bearer ${await server.login('admin', 'demo-admin-2025')}` };
  const answer = await fetch(`${server.url}/api/import-data-peserta`, { method: 'POST', headers, body });
  expect(await answer.json()).toMatchObject({ status: true });
});

const dialogOf = (name: string) => page.getByRole('dialog', { name });

test('S2-WA-02, S2-WA-03, S2-WA-13: a blast is written, seen as three receivers get it, and queued; the form opens empty again', async () => {
  await openScreen(page, 'WhatsApp Blast');
  await page.getByRole('button', { name: 'Tambah' }).click();
  const form = dialogOf('Formulir Wa Blast');
  await form.getByRole('textbox', { name: 'Pesan' }).fill('Halo {nama}, tes hari Senin.');
  // The school's switch is off: nothing typed is lost, and the way out is said.
  await form.getByRole('button', { name: 'Kirim' }).click();
  await expect(form.getByText(/Nyalakan di menu Profil Sekolah/)).toBeVisible();
  await saveProfil(server, { sms: true });
  await form.getByRole('button', { name: 'Lihat pratinjau' }).click();
  await expect(
    form.getByText('5 pesan akan dikirim. Tidak dikirimi: 240 tanpa nomor atau alamat.'),
  ).toBeVisible();
  await expect(form.getByText(/^Halo Wati \d, tes hari Senin\./)).toHaveCount(3);
  await check(page, 'pesan wa formulir');
  await select(form, 'Jenis informasi', 'Akun peserta');
  await expect(form.getByText(/pesan akan dikirim/)).toBeHidden();
  await expect(form.getByText(/kata sandi tidak pernah dikirim/)).toBeVisible();
  await select(form, 'Jenis informasi', 'Umum');
  await form.getByRole('button', { name: 'Kirim' }).click();
  await expect(notice(page)).toHaveText(/pesan antre untuk dikirim/);
  await expect(form).toBeHidden();
  await expect(rowOf(page, 'ANTRE').first()).toBeVisible();
  await page.getByRole('button', { name: 'Tambah' }).click();
  await expect(dialogOf('Formulir Wa Blast').getByRole('textbox', { name: 'Pesan' })).toHaveValue('');
  await dialogOf('Formulir Wa Blast').getByRole('button', { name: 'Batal' }).click();
  await check(page, 'pesan wa daftar');
});

test('chats are worked off with one key: it opens one, and then says that it was sent', async () => {
  await page.getByRole('button', { name: 'Kirim dengan tangan' }).click();
  const dialog = dialogOf('Kirim dengan tangan');
  await expect(dialog.getByRole('button', { name: 'Buka WhatsApp' })).toBeFocused();
  await check(page, 'pesan wa dengan tangan');
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'wa' }));
  const first = await dialog.getByText(/ · 62\d+/).textContent();
  const opened = page.context().waitForEvent('page');
  await page.keyboard.press('Enter');
  const chat = await opened;
  expect(chat.url()).toMatch(/wa\.me\/62\d+\?text=Halo/);
  await chat.close();
  await expect(dialog.getByRole('button', { name: 'Sudah terkirim, berikutnya' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(first ?? '', { exact: true })).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Buka WhatsApp' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Tidak terkirim' }).click();
  await expect(notice(page)).toHaveText(/ditandai gagal/);
  await dialog.getByRole('button', { name: 'Tutup' }).click();
});

test('S2-WA-01, S2-WA-04, N44: TERKIRIM and GAGAL in their words; what failed is sent again, and the answer tells what is so', async () => {
  await select(page.locator('main'), 'Keadaan', 'Terkirim');
  await expect(rowOf(page, 'TERKIRIM')).toHaveCount(1);
  await select(page.locator('main'), 'Keadaan', 'Gagal');
  await rowOf(page, 'GAGAL').getByRole('button', { name: 'Kirim ulang' }).click();
  await expect(notice(page)).toHaveText(/antre lagi/);
  await expect(page.getByText(/Tidak ada yang cocok dengan saringan/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Kirim ulang semua' })).toBeHidden();
  await select(page.locator('main'), 'Keadaan', 'Semua');
});

test('all that failed of one blast is sent again, after its number is confirmed', async () => {
  await page.getByRole('button', { name: 'Kirim dengan tangan' }).click();
  const hand = dialogOf('Kirim dengan tangan');
  for (let two = 0; two < 2; two += 1) {
    const first = await hand.getByText(/ · 62\d+/).textContent();
    await hand.getByRole('button', { name: 'Tidak terkirim' }).click();
    await expect(hand.getByText(first ?? '', { exact: true })).toBeHidden();
  }
  await hand.getByRole('button', { name: 'Tutup' }).click();
  await select(page.locator('main'), 'Blast', /Umum · 5 pesan/);
  await select(page.locator('main'), 'Keadaan', 'Gagal');
  await page.getByRole('button', { name: 'Kirim ulang semua' }).click();
  const dialog = dialogOf('Kirim ulang 2 pesan yang gagal');
  await check(page, 'pesan wa kirim ulang semua');
  await dialog.getByRole('button', { name: 'Kirim ulang' }).click();
  await expect(notice(page)).toHaveText(/2 pesan antre lagi/);
  await select(page.locator('main'), 'Keadaan', 'Semua');
  await select(page.locator('main'), 'Blast', 'Semua');
});

test('who wants no messages is written down, and asked for again', async () => {
  await page.getByRole('button', { name: 'Tidak ingin pesan' }).click();
  const dialog = dialogOf('Tidak ingin menerima pesan');
  await dialog.getByLabel('Nomor atau surel').fill('0811 2222 3333');
  await dialog.getByRole('button', { name: 'Catat' }).click();
  await expect(dialog.getByText('6281122223333')).toBeVisible();
  await check(page, 'pesan wa berhenti');
  await dialog.getByRole('button', { name: 'Kirimi lagi 6281122223333' }).click();
  await expect(dialog.getByText('Belum ada.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Tutup' }).click();
});

test('what the chosen channel cannot carry is counted, with both ways out; its settings fit a phone and hold the webhook’s address', async ({
  browser,
}) => {
  const token = await server.login('admin', 'demo-admin-2025');
  const choose = async (isi: object) => {
    const { pesan } = (await server.call(token, 'GET', '/api/pengaturan')) as { pesan: object };
    const saved = await server.call(token, 'PUT', '/api/pengaturan/pesan', { ...pesan, ...isi });
    expect(saved).toMatchObject({ status: true });
  };
  await choose({ kanal: 'surel', smtp_server: 'smtp.sekolah.id', smtp_pengirim: 'spmb@sekolah.id' });
  await page.reload();
  const other = page.getByRole('alert').filter({ hasText: 'kanal yang dipilih tidak mengirim WhatsApp' });
  await expect(other.getByRole('button', { name: 'Batalkan pesan itu' })).toBeVisible();
  await check(page, 'pesan wa media lain');

  await choose({ kanal: 'gerbang', gerbang_alamat: 'https://gerbang.sekolah.id/kirim' });
  const office = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await openStaff(office, server.url);
  await office.goto(`${server.url}/backend/pengaturan`);
  await expect(office.getByText(/^Gerbang: .*\/api\/pesan-webhook\/\S+$/)).toBeVisible();
  await check(office, 'pengaturan dengan gerbang');
  await office.getByRole('button', { name: 'Ganti alamat' }).click();
  await check(office, 'webhook ganti alamat', [360]);
  await office.close();
  await choose({ kanal: 'tangan' });
  await page.reload();
});

test('N43: the queue is held and gone on with; all are deleted after a question, and come back', async () => {
  await page.getByRole('button', { name: 'Tahan' }).click();
  await expect(notice(page)).toHaveText(/ditahan/);
  await page.getByRole('button', { name: 'Lanjutkan' }).click();
  await expect(notice(page)).toHaveText(/antre lagi/);
  await page.getByRole('button', { name: 'Hapus semua' }).click();
  await dialogOf('Hapus semua pesan').getByRole('button', { name: 'Hapus semua' }).click();
  await expect(page.getByText(/Belum ada pesan/)).toBeVisible();
  await notice(page)
    .getByRole('button', { name: /Urungkan/ })
    .click();
  await expect(rowOf(page, 'DIBATALKAN').first()).toBeVisible();
});
