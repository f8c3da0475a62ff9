import { devices, expect, test, type Browser, type Page } from '@playwright/test';
import { sandi } from '../../fixtures/pendaftaran/applicant.ts';
import { check } from '../../fixtures/check-accessibility.ts';
import {
  acceptBerkas,
  addProgram,
  nextMinute,
  runSeleksi,
  savePengaturan,
  signInAdmin,
  type AsAdmin,
} from '../../fixtures/fill-seleksi.ts';
import { dayFromNow, emptySitus, openPendaftaran } from '../../fixtures/fill-situs.ts';
import { login } from '../../fixtures/participant.ts';
import { openScreen } from '../../fixtures/record-screen.ts';
import { page, server, useSchool } from '../../fixtures/school.ts';
import { sendForm } from '../../fixtures/pendaftaran/send-form.ts';

useSchool('admin', { serviceWorkers: 'block' });

const { defaultBrowserType: _, ...pixel } = devices['Pixel 5'];
/** First of the public list. */
const program = 'Agribisnis Rumput Laut';
/** Two seats: Ani and Citra win them, Budi waits. Ani leaves, and Dewi, who is verified only then, is better than Budi. */
const people = {
  ani: { nama: 'Ani Lestari', nisn: '0061239201', nilai: 90 },
  citra: { nama: 'Citra Maharani', nisn: '0061239202', nilai: 88 },
  budi: { nama: 'Budi Santoso', nisn: '0061239203', nilai: 70 },
  dewi: { nama: 'Dewi Anggraini', nisn: '0061239204', nilai: 80 },
};
type Nama = keyof typeof people;

let asAdmin: AsAdmin;
let jurusan = '';

const dialog = () => page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });
/** First letters of the names that everybody reads of the programme. */
async function publicNames(): Promise<string[]> {
  const list = (await server.call('', 'GET', '/api/pengumuman')) as { nama: string; jurusan: string }[];
  return list.filter((one) => one.jurusan === program).map(({ nama }) => nama[0] ?? '');
}

/** Sends the forms of some, has them accepted and gives them their scores. */
async function join(whom: readonly Nama[]): Promise<void> {
  for (const who of whom) {
    const { nama, nisn, nilai } = people[who];
    await sendForm(server, nisn, { nama, jurusan_id_1: jurusan, jurusan_id_2: null });
    const id = (await acceptBerkas(asAdmin, nisn)).get(nama);
    await asAdmin('PUT', `/api/olah-nilai/${jurusan}/${id}`, {
      nilai_teori: nilai / 4,
      nilai_wawancara: nilai / 4,
    });
  }
}

test.beforeAll(async () => {
  asAdmin = await signInAdmin(server);
  await emptySitus(server);
  await openPendaftaran(server);
  await savePengaturan(asAdmin, 'daftar_ulang', { mulai: dayFromNow(-1), selesai: dayFromNow(3) });
  jurusan = await addProgram(asAdmin, program, 2);
  await join(['ani', 'citra', 'budi']);
  await runSeleksi(asAdmin);
  await asAdmin('POST', '/api/publikasi', { sekarang: true });
  const ani = await server.login(people.ani.nisn, sandi);
  const left = await server.call(ani, 'POST', '/api/peserta/daftar-ulang-mundur', {
    konfirmasi: people.ani.nama,
  });
  expect(left).toMatchObject({ status: true });
  await join(['dewi']);
  await runSeleksi(asAdmin);
});

/** Plans the wave for the next whole minute. */
async function planWave(): Promise<void> {
  const { tanggal, jam } = nextMinute();
  await button('Rencanakan gelombang berikutnya').click();
  await dialog().getByLabel('Tanggal').fill(tanggal);
  await dialog().getByLabel('Jam').fill(jam);
  await expect(dialog().getByRole('button', { name: 'Rencanakan' })).toBeDisabled();
  await dialog().getByLabel('Alasan gelombang ini').fill('Gelombang 2');
  await dialog().getByRole('button', { name: 'Rencanakan' }).click();
  await expect(page.getByText(/Hasil yang terbit sejak .* tetap tampil sampai saat itu/)).toBeVisible();
}

async function phoneOf(browser: Browser, who: Nama): Promise<Page> {
  const context = await browser.newContext({ ...pixel, locale: 'id-ID', serviceWorkers: 'block' });
  const phone = await context.newPage();
  await login(phone, server.url, people[who].nisn, sandi);
  await expect(phone).toHaveURL(`${server.url}/peserta/dashboard`);
  await phone.goto(`${server.url}/peserta/hasil`);
  return phone;
}

test('S3-SCORE-24: a planned wave that is taken back leaves what is public', async () => {
  await openScreen(page, 'Publikasi');
  await expect(
    page.getByText(/1 pendaftar mendapat kursi baru, 0 pindah program, 0 kehilangan/),
  ).toBeVisible();
  await expect(button('Tarik hasil')).toBeDisabled();
  await planWave();
  await check(page, 'publikasi gelombang direncanakan');
  expect(await publicNames()).toEqual(['C']);
  await button('Batalkan rencana').click();
  await expect(dialog().getByText('yang terbit sekarang tetap tampil')).toBeVisible();
  await dialog().getByLabel('Alasan').fill('Menunggu rapat');
  await dialog().getByRole('button', { name: 'Batalkan rencana' }).click();
  await expect(page.getByText('Hasil seleksi sudah terbit')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Riwayat publikasi' })).toContainText('Menunggu rapat');
  expect(await publicNames()).toEqual(['C']);
});

test('S3-SCORE-24: until its instant the applicant and the public list show the earlier wave, from then on the new one, by itself', async ({
  browser,
}) => {
  const [dewi, budi] = [await phoneOf(browser, 'dewi'), await phoneOf(browser, 'budi')];
  const visitor = await browser.newPage();
  const listed = visitor.getByRole('table', { name: 'Daftar pengumuman' }).getByRole('row').filter({
    hasText: program,
  });
  await planWave();
  await visitor.goto(`${server.url}/pengumuman`);
  await expect(listed).toContainText(['C****']);
  for (const phone of [dewi, budi]) await phone.reload();
  await expect(dewi.getByText('Hasil seleksi sudah diumumkan')).toBeVisible();
  await expect(dewi.getByText('berkas Anda belum diterima saat seleksi dijalankan')).toBeVisible();
  await expect(budi.getByText(`Cadangan nomor 1 di ${program}`)).toBeVisible();
  await expect(listed).toContainText(['C****', 'D***'], { timeout: 110_000 });
  for (const phone of [dewi, budi]) await phone.reload();
  await expect(dewi.getByText(`Diterima di ${program}`)).toBeVisible();
  await check(dewi, 'hasil gelombang kedua', [360]);
  await expect(budi.getByText(`Cadangan nomor 1 di ${program}`)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Hasil seleksi sudah terbit')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Riwayat publikasi' })).toContainText('Menunggu rapat');
  await check(page, 'publikasi gelombang terbit');
  for (const own of [dewi, budi]) await own.context().close();
  await visitor.close();
});
