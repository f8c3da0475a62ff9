import { devices, expect, test, type Browser, type Page } from '@playwright/test';
import { buildPdf } from '../../../sync-server/src/features/media/testing/build-file.ts';
import { sandi } from '../../fixtures/pendaftaran/applicant.ts';
import { check } from '../../fixtures/check-accessibility.ts';
import {
  acceptBerkas,
  addProgram,
  nextMinute,
  savePengaturan,
  signInAdmin,
  type AsAdmin,
} from '../../fixtures/fill-seleksi.ts';
import { comeBack, dayFromNow, emptySitus, openPendaftaran } from '../../fixtures/fill-situs.ts';
import { login } from '../../fixtures/participant.ts';
import { openScreen } from '../../fixtures/record-screen.ts';
import { page, server, useSchool } from '../../fixtures/school.ts';
import { sendForm } from '../../fixtures/pendaftaran/send-form.ts';
import { notice, rowOf } from '../../fixtures/staff.ts';

useSchool('admin', { serviceWorkers: 'block' });

const { defaultBrowserType: _, ...pixel } = devices['Pixel 5'];
const program = 'Teknik Pembuatan Kapal';
/** Three seats: Dewi is placed in one, Sari and Bima win the others, Citra waits. */
const people = {
  sari: { nama: 'Sari Wulandari', nisn: '0061239101', nilai: 92 },
  bima: { nama: 'Bima Prakoso', nisn: '0061239102', nilai: 84 },
  citra: { nama: 'Citra Maharani', nisn: '0061239103', nilai: 76 },
  dewi: { nama: 'Dewi Anggraini', nisn: '0061239104', nilai: 60 },
};
type Nama = keyof typeof people;

let asAdmin: AsAdmin;
let jurusan = '';
let idOf = new Map<string, string>();
const phones = new Map<Nama, Page>();

/** A phone of an applicant, at his dashboard; one each. */
async function phoneOf(browser: Browser, who: Nama): Promise<Page> {
  const known = phones.get(who);
  if (known) {
    await known.goto(`${server.url}/peserta/dashboard`);
    return known;
  }
  const context = await browser.newContext({ ...pixel, locale: 'id-ID', serviceWorkers: 'block' });
  const opened = await context.newPage();
  phones.set(who, opened);
  await login(opened, server.url, people[who].nisn, sandi);
  await expect(opened).toHaveURL(`${server.url}/peserta/dashboard`);
  return opened;
}
const dialog = () => page.getByRole('dialog');
const openProgram = (screen: string) => page.goto(`${server.url}/backend/${screen}/${jurusan}`);
const rowIn = (who: Nama) => rowOf(page, people[who].nama);

test.beforeAll(async () => {
  asAdmin = await signInAdmin(server);
  await emptySitus(server);
  await openPendaftaran(server);
  jurusan = await addProgram(asAdmin, program, 3);
  for (const { nama, nisn } of Object.values(people))
    await sendForm(server, nisn, { nama, jurusan_id_1: jurusan, jurusan_id_2: null });
  idOf = await acceptBerkas(asAdmin, '00612391');
  await savePengaturan(asAdmin, 'seleksi', {
    nilai_kosong: 'nol',
    sanggahan_mulai: dayFromNow(-1),
    sanggahan_selesai: dayFromNow(3),
  });
  await savePengaturan(asAdmin, 'daftar_ulang', { mulai: dayFromNow(-1), selesai: dayFromNow(3) });
});
test.afterAll(async () => {
  for (const one of phones.values()) await one.context().close();
});

test('an objection is sent from a phone; staff see it before they run the selection, and answer it', async ({
  browser,
}) => {
  const sari = await phoneOf(browser, 'sari');
  await sari.getByRole('button', { name: 'Ajukan sanggahan' }).click();
  await sari.getByLabel('Isi sanggahan').fill('Nilai rapor semester 5 saya keliru.');
  await sari.getByRole('button', { name: 'Kirim sanggahan' }).click();
  await expect(sari.getByText('Menunggu jawaban')).toBeVisible();
  await openProgram('olahnilai-index');
  await expect(page.getByText('1 sanggahan belum dijawab')).toBeVisible();
  await openScreen(page, 'Sanggahan');
  await rowIn('sari').getByLabel('Buka sanggahan').click();
  await page.getByLabel('Jawaban tertulis').fill('Rapor diperiksa lagi: nilainya sudah benar.');
  await page.getByRole('button', { name: 'KIRIM JAWABAN' }).click();
  await expect(rowIn('sari')).toContainText('Dijawab');
  await sari.reload();
  await expect(sari.getByText('Rapor diperiksa lagi: nilainya sudah benar.').first()).toBeVisible();
});

test('scores, a placement by hand and both rounds give three seats and a reserve', async () => {
  for (const { nama, nilai } of Object.values(people))
    await asAdmin('PUT', `/api/olah-nilai/${jurusan}/${idOf.get(nama)}`, {
      nilai_teori: nilai / 4,
      nilai_wawancara: nilai / 4,
    });
  await openProgram('olahnilai-index');
  await expect(page.getByText('sanggahan belum dijawab')).toBeHidden();
  await rowIn('dewi').getByLabel('Tempatkan manual').click();
  await dialog().getByLabel('Alasan').fill('Keputusan rapat: juara lomba kapal model.');
  await dialog().getByRole('button', { name: 'Tempatkan' }).click();
  await expect(dialog()).toBeHidden();
  const others = (await asAdmin('GET', '/api/olah-nilai-jurusan')) as { id: string }[];
  for (const { id } of others.filter((one) => one.id !== jurusan))
    await asAdmin('POST', '/api/olah-nilai-grade', { id });
  for (const round of ['Passing grade 1', 'Passing grade 2']) {
    await page.getByRole('button', { name: round }).click();
    await dialog().getByRole('button', { name: 'Jalankan' }).click();
    await expect(page.getByText(`${round} dijalankan`)).toBeVisible();
  }
  for (const who of ['sari', 'bima', 'dewi'] as const) await expect(rowIn(who)).toContainText('L');
  await expect(rowIn('citra')).toContainText('CADANGAN 1');
});

test('planned by the administrator, the result is public by itself; each reads his own on his phone, and the proof computes to it', async ({
  browser,
}) => {
  const saat = nextMinute();
  await openScreen(page, 'Publikasi');
  await page.getByRole('button', { name: 'Rencanakan waktu terbit' }).click();
  await dialog().getByLabel('Tanggal').fill(saat.tanggal);
  await dialog().getByLabel('Jam').fill(saat.jam);
  await dialog().getByRole('button', { name: 'Rencanakan' }).click();
  await expect(page.getByText('Hasilnya sudah dibekukan dan terbit sendiri')).toBeVisible();
  const sari = await phoneOf(browser, 'sari');
  await sari.goto(`${server.url}/peserta/hasil`);
  await expect(sari.getByText('Hasil seleksi belum diumumkan')).toBeVisible();
  const context = await browser.newContext({ ...pixel, locale: 'id-ID', serviceWorkers: 'block' });
  const visitor = await context.newPage();
  await visitor.goto(`${server.url}/pengumuman`);
  await expect(visitor.getByText('Belum ada hasil yang diumumkan')).toBeVisible();
  await expect(visitor.getByText(program).first()).toBeVisible({ timeout: 110_000 });
  await sari.reload();
  await expect(sari.getByText(`Diterima di ${program}`)).toBeVisible();
  await expect(sari.getByText('Jenis kursi: umum.')).toBeVisible();
  const samaran = (await sari.locator('.hasil-samaran').innerText()).trim();
  await check(sari, 'hasil diterima', [360]);
  await visitor.getByRole('link', { name: 'Hitung sendiri seleksi ini' }).click();
  await expect(visitor.getByText('Sama dengan yang diumumkan')).toBeVisible();
  await visitor.getByLabel('Nama samaran').fill(samaran);
  await expect(visitor.getByText(`Diterima di ${program} pada pilihan 1.`)).toBeVisible();
  await context.close();
});

/** Sends the signed statement from a phone. */
async function reregister(own: Page): Promise<void> {
  await own.getByRole('link', { name: 'Daftar ulang sekarang' }).click();
  const printed = own.waitForEvent('download');
  await own.getByRole('button', { name: 'Unduh surat pernyataan (PDF)' }).click();
  expect((await printed).suggestedFilename()).toBe('surat-pernyataan-daftar-ulang.pdf');
  await own.getByLabel('Pilih Surat pernyataan (PDF)').setInputFiles({
    name: 'surat.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(buildPdf('Surat pernyataan')),
  });
  await own.getByRole('button', { name: 'Kirim daftar ulang' }).click();
  await expect(own.getByText('Daftar ulang terkirim', { exact: true })).toBeVisible();
}
async function acceptAtDesk(who: Nama): Promise<void> {
  await openProgram('daftar-ulang-verifikasi');
  await rowIn(who).getByRole('button', { name: 'Periksa' }).click();
  await dialog().getByLabel('BERKAS DITERIMA').check();
  await dialog().getByRole('button', { name: 'SIMPAN KEPUTUSAN' }).click();
  await expect(notice(page).last()).toContainText('BERKAS DITERIMA');
}

test('one re-registers and is a pupil, another withdraws and reads that his seat is free', async ({
  browser,
}) => {
  const sari = await phoneOf(browser, 'sari');
  await reregister(sari);
  await acceptAtDesk('sari');
  await sari.reload();
  await expect(sari.getByText(`Anda terdaftar sebagai murid baru ${program}`)).toBeVisible();
  const bima = await phoneOf(browser, 'bima');
  await bima.getByRole('link', { name: 'Daftar ulang sekarang' }).click();
  await check(bima, 'daftar ulang dengan surat', [360]);
  await bima.getByRole('button', { name: 'Saya mengundurkan diri' }).click();
  await bima.getByLabel(`Ketik ${people.bima.nama} untuk melanjutkan`).fill(people.bima.nama);
  await bima.getByRole('button', { name: 'Mengundurkan diri', exact: true }).click();
  await expect(bima.getByText('Anda mengundurkan diri')).toBeVisible();
  await bima.goto(`${server.url}/peserta/hasil`);
  await expect(bima.getByText('KURSI DILEPAS')).toBeVisible();
  await expect(bima.getByText('pengunduran diri Anda tercatat')).toBeVisible();
  await expect(bima.getByRole('button', { name: 'Bukti penerimaan' })).toBeHidden();
  await check(bima, 'hasil kursi dilepas', [360]);
});

test('the first of the reserve moves up, gets his message, and re-registers too', async ({ browser }) => {
  await openProgram('daftar-ulang-verifikasi');
  await page.getByRole('button', { name: `Naikkan ${people.citra.nama}` }).click();
  await dialog().getByRole('button', { name: 'Naikkan', exact: true }).click();
  await expect(notice(page).last()).toContainText('naik dari cadangan');
  const citra = await phoneOf(browser, 'citra');
  await expect(citra.getByText(`Anda diterima di ${program}`).first()).toBeVisible();
  await reregister(citra);
  await acceptAtDesk('citra');
});

test('at the end the public list names who has a seat, the proof still computes, and the result is taken back no more', async ({
  browser,
}) => {
  const list = (await server.call('', 'GET', '/api/pengumuman')) as { nama: string; jurusan: string }[];
  const inProgram = list.filter((one) => one.jurusan === program).map(({ nama }) => nama[0]);
  expect(inProgram.toSorted()).toEqual(['C', 'D', 'S']);
  const visitor = await browser.newPage();
  await visitor.goto(`${server.url}/bukti-seleksi`);
  await expect(visitor.getByText('Sama dengan yang diumumkan')).toBeVisible();
  await visitor.close();
  await page.goto(`${server.url}/backend/olahnilai-publikasi`);
  await expect(
    page.getByText(/^2 kursi sudah berpindah sejak hasil terbit: .*\(naik dari cadangan\)/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tarik hasil' })).toBeDisabled();
  await check(page, 'publikasi kursi berpindah');
  await page.getByRole('button', { name: 'Berkas lengkap untuk inspektorat' }).click();
  await expect(dialog().getByRole('button', { name: 'Ambil berkas' })).toBeDisabled();
  await dialog().getByLabel('Alasan').fill('Diminta inspektorat');
  await check(page, 'publikasi berkas lengkap');
  const full = page.waitForEvent('download');
  await dialog().getByRole('button', { name: 'Ambil berkas' }).click();
  expect((await full).suggestedFilename()).toBe('bukti-seleksi-lengkap.json');
  await openProgram('olahnilai-index');
  const letter = page.waitForEvent('download');
  await rowIn('citra').getByLabel('Mengapa?').click();
  await dialog().getByRole('button', { name: 'Surat keputusan' }).click();
  expect((await letter).suggestedFilename()).toBe(`Surat keputusan ${people.citra.nama}.pdf`);
});

test('a result that came back with a restore is asked about until an administrator says that it is right', async () => {
  comeBack(server);
  await page.goto(`${server.url}/backend/dashboard`);
  await page.getByRole('link', { name: /Periksa publikasi sesudah pemulihan/ }).click();
  await expect(page.getByText('Hasil ini kembali bersama pemulihan data')).toBeVisible();
  await check(page, 'publikasi kembali');
  await page.getByRole('button', { name: 'Sudah benar' }).click();
  await expect(page.getByText('Hasil ini kembali bersama pemulihan data')).toBeHidden();
});
