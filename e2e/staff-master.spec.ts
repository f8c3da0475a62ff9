import { expect, test, type Locator, type Page } from '@playwright/test';
import { buildDocx, buildPdf } from '../sync-server/src/features/media/testing/build-file.ts';
import { check } from './check-accessibility.ts';
import { SchoolServer } from './school-server.ts';
import { notice, openStaff, rowOf } from './staff.ts';

let server: SchoolServer;
let page: Page;
test.beforeAll(async ({ browser }) => {
  server = await SchoolServer.open();
  // The accessibility checker is put into the page, which our Content Security Policy forbids.
  page = await browser.newPage({ bypassCSP: true });
  await openStaff(page, server.url, 'operator');
});
test.afterAll(async () => {
  await page.close();
  await server.close();
});

async function open(menu: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('navigation').getByRole('link', { name: menu, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: menu, exact: true })).toBeVisible();
}
const dialog = (name: string) => page.getByRole('dialog', { name });
const act = (text: string, name: string) => rowOf(page, text).getByLabel(name, { exact: true }).click();
const heads = () => page.getByRole('columnheader').allTextContents();

async function remove(text: string): Promise<void> {
  await act(text, 'Hapus');
  await expect(dialog('Hapus data')).toContainText('Apakah anda yakin akan menghapus data tersebut...?');
  await dialog('Hapus data').getByRole('button', { name: 'Ya, Saya Yakin' }).click();
  await expect(dialog('Hapus data')).toBeHidden();
}

test('S2-JAD-01, S1-ROUTE-06: an entry of the schedule is refused at its fields, added, found, changed and deleted', async () => {
  await open('Jadwal Pendaftaran');
  expect(await heads()).toEqual(['Tanggal', 'Judul', 'Keterangan', 'Opsi']);
  await page.getByRole('button', { name: 'Tambah' }).click();
  const form = dialog('Tambah jadwal pendaftaran');
  await form.getByRole('button', { name: 'TAMBAH' }).click();
  await expect(form.getByText('Diisi tanggal, misalnya 2026-06-01.')).toBeVisible();
  await expect(form.getByText('Wajib diisi.')).toBeVisible();
  await form.getByLabel('Tanggal').fill('2031-06-01');
  await form.getByLabel('Judul').fill('Tes wawancara');
  await form.getByLabel('Keterangan').fill('Di aula, membawa kartu peserta');
  await form.getByRole('button', { name: 'TAMBAH' }).click();
  await expect(notice(page).last()).toContainText('Jadwal pendaftaran disimpan.');
  await page.getByLabel('Cari', { exact: true }).fill('aula wawancara');
  await expect(page.getByLabel('1 data')).toBeVisible();
  await expect(rowOf(page, 'Tes wawancara')).toContainText('1 Jun 2031');
  await act('Tes wawancara', 'Ubah');
  const edit = dialog('Ubah jadwal pendaftaran');
  await edit.getByLabel('Tanggal').fill('2031-06-02');
  await edit.getByRole('button', { name: 'UBAH' }).click();
  await expect(rowOf(page, 'Tes wawancara')).toContainText('2 Jun 2031');
  await remove('Tes wawancara');
  await expect(page.getByText('Tidak ada yang cocok dengan "aula wawancara".')).toBeVisible();
});

test('S2-TRACK-01, S2-TRACK-02, S2-PPRES-01: tracks and achievements are given, staff change them', async () => {
  await open('Jalur Pendaftaran');
  expect(await heads()).toEqual(['Nama', 'Keterangan', 'Kuota', 'Aktif', 'Opsi']);
  await expect(page.getByRole('button', { name: 'Tambah' })).toHaveCount(0);
  await expect(page.getByLabel('Hapus', { exact: true })).toHaveCount(0);
  await act('Afirmasi', 'Ubah');
  const track = dialog('Ubah jalur pendaftaran');
  await track.getByLabel('Kuota').fill('54');
  await track.getByLabel('Aktif').uncheck();
  await track.getByRole('button', { name: 'UBAH' }).click();
  await expect(rowOf(page, 'Afirmasi')).toContainText('54');
  await expect(rowOf(page, 'Afirmasi').getByRole('img', { name: 'Tidak aktif' })).toBeVisible();

  await open('Parameter Nilai');
  expect((await heads()).slice(0, 2)).toEqual(['Kode', 'Nama']);

  await open('Parameter Prestasi');
  expect(await heads()).toEqual(['Nama', 'Skor', 'Opsi']);
  await act('Juara 1 Tingkat Nasional', 'Ubah');
  const skor = dialog('Ubah parameter prestasi');
  await expect(skor.getByLabel('Nama')).not.toBeEditable();
  await skor.getByLabel('Skor').fill('101');
  await skor.getByRole('button', { name: 'UBAH' }).click();
  await expect(skor.getByText(/^Diisi angka 0 sampai 100/)).toBeVisible();
  await skor.getByLabel('Skor').fill('87.5');
  await skor.getByRole('button', { name: 'UBAH' }).click();
  await expect(rowOf(page, 'Juara 1 Tingkat Nasional')).toContainText('87,5');
});

/** Chooses a file in a form and waits until it is stored. */
async function attach(form: Locator, name: string, buffer: Buffer): Promise<void> {
  await form.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer });
  await expect(form.getByRole('link', { name: /^Lihat berkas/ })).toBeVisible();
}

test('S2-DOK-01, S2-DOK-02, S2-DOK-03, S2-PERA-01: requirement documents and regulations', async () => {
  await open('Dokumen Persyaratan');
  expect(await heads()).toEqual(['Nama', 'Keterangan', 'Syarat', 'Opsi']);
  await expect(rowOf(page, 'Kartu Keluarga')).toContainText('Wajib');
  await expect(rowOf(page, 'Sertifikat Prestasi')).toContainText('Opsional');
  await expect(rowOf(page, 'Kartu Keluarga').getByLabel('Unduh')).toBeDisabled();
  await page.getByRole('button', { name: 'Tambah' }).click();
  const form = dialog('Tambah dokumen persyaratan');
  await form.getByLabel('Nama').fill('kartu keluarga');
  await form.getByLabel('Wajib').uncheck();
  await form.getByRole('button', { name: 'TAMBAH' }).click();
  await expect(form.getByLabel('Nama')).toHaveAccessibleDescription(/kartu keluarga sudah ada/);
  await form.getByLabel('Nama').fill('Surat Pernyataan');
  await attach(form, 'pernyataan.docx', buildDocx());
  await form.getByRole('button', { name: 'TAMBAH' }).click();
  await expect(rowOf(page, 'Surat Pernyataan')).toContainText('Opsional');
  const opened = page.context().waitForEvent('page');
  const answer = page.context().waitForEvent('response', (one) => one.url().includes('/api/media/'));
  await act('Surat Pernyataan', 'Unduh');
  expect((await answer).status()).toBe(200);
  await (await opened).close();
  await remove('Surat Pernyataan');
  await expect(rowOf(page, 'Surat Pernyataan')).toHaveCount(0);

  await open('Peraturan');
  await page.getByRole('button', { name: 'Tambah' }).first().click();
  const rule = dialog('Tambah peraturan');
  await rule.getByLabel('Nama').fill('Petunjuk teknis');
  await rule.getByRole('button', { name: 'TAMBAH' }).click();
  await expect(rule.getByText('Wajib diisi.')).toBeVisible();
  const juknis = buildPdf('Petunjuk teknis');
  await attach(rule, 'juknis.pdf', juknis);
  await rule.getByRole('button', { name: 'TAMBAH' }).click();
  const file = rowOf(page, 'Petunjuk teknis').getByRole('link', { name: 'Buka PDF Petunjuk teknis' });
  const stored = await page.request.get(`${server.url}${await file.getAttribute('href')}`);
  expect(Buffer.compare(await stored.body(), juknis)).toBe(0);
  await remove('Petunjuk teknis');
  await expect(page.getByText('Belum ada peraturan.')).toBeVisible();
});

test('S2-PROG-01, S2-PROG-02, S2-PROG-04: programmes are numbered, unique, and stay while somebody uses them', async () => {
  await open('Program Keahlian');
  expect(await heads()).toEqual(['#', 'Nama', 'Singkatan', 'Pagu', 'Opsi']);
  await expect(rowOf(page, 'Teknik Otomotif').getByRole('gridcell').first()).toHaveText('6');
  await page.getByRole('button', { name: 'Tambah' }).click();
  const form = dialog('Tambah program keahlian');
  await form.getByLabel('Nama').fill('Tata Boga');
  await form.getByLabel('Singkatan').fill('to');
  await form.getByLabel('Pagu').fill('36');
  await form.getByLabel('Warna').fill('#aa3300');
  await form.getByRole('button', { name: 'TAMBAH' }).click();
  await expect(form.getByLabel('Singkatan')).toHaveAccessibleDescription(/to sudah dipakai Teknik Otomotif/);
  await form.getByLabel('Singkatan').fill('TB');
  await form.getByRole('button', { name: 'TAMBAH' }).click();
  await expect(rowOf(page, 'Tata Boga')).toContainText('TB36');
  await act('Tata Boga', 'Ubah');
  await dialog('Ubah program keahlian').getByLabel('Pagu').fill('72');
  await dialog('Ubah program keahlian').getByRole('button', { name: 'UBAH' }).click();
  await expect(rowOf(page, 'Tata Boga')).toContainText('TB72');
  await remove('Tata Boga');
  await expect(rowOf(page, 'Tata Boga')).toHaveCount(0);
  await remove('Teknik Otomotif');
  await expect(notice(page).last()).toContainText('Program keahlian ini masih dipakai peserta.');
  await expect(rowOf(page, 'Teknik Otomotif')).toBeVisible();
});

test('S2-OTHM-01 to -07: reference lists, from a level to its majors and back, coded reasons, rooms', async () => {
  for (const [menu, entry] of [
    ['Pekerjaan', 'Nelayan'],
    ['Golongan', '5II/a'],
    ['Perangkat Daerah (OPD)', 'Dinas Pendidikan'],
    ['Ruang', '1Lab 136'],
  ] as const) {
    await open(menu);
    await expect(rowOf(page, entry)).toBeVisible();
  }
  await open('Pendidikan');
  await act('D3', 'Jurusan');
  await expect(page.getByRole('heading', { name: 'Jurusan D3' })).toBeVisible();
  await page.getByRole('button', { name: 'Tambah' }).first().click();
  await dialog('Tambah jurusan').getByLabel('Nama').fill('Keperawatan');
  await dialog('Tambah jurusan').getByRole('button', { name: 'TAMBAH' }).click();
  await expect(rowOf(page, 'Keperawatan')).toBeVisible();
  await page.getByRole('link', { name: 'Tutup' }).click();
  await expect(page.getByRole('heading', { name: 'Pendidikan' })).toBeVisible();
  await remove('D3');
  await expect(notice(page).last()).toContainText('Pendidikan ini masih mempunyai 1 jurusan.');

  await open('Alasan Verifikasi');
  await expect(page.getByLabel('Hapus', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Tambah' }).click();
  const form = dialog('Tambah alasan verifikasi');
  await form.getByLabel('Kode').fill('Foto Lama');
  await form.getByLabel('Nama').fill('Foto lebih dari enam bulan');
  await form.getByRole('button', { name: 'TAMBAH' }).click();
  await expect(form.getByText(/^Diisi huruf kecil, angka dan tanda hubung/)).toBeVisible();
  await form.getByLabel('Kode').fill('foto-lama');
  await form.getByRole('button', { name: 'TAMBAH' }).click();
  await act('foto-lama', 'Ubah');
  await expect(dialog('Ubah alasan verifikasi').getByLabel('Kode')).not.toBeEditable();
  await dialog('Ubah alasan verifikasi').getByRole('button', { name: 'Batal' }).click();
});

for (const [menu, name] of [
  ['Pekerjaan', 'Pengemudi ojek daring'],
  ['Golongan', 'XVII/z'],
  ['Perangkat Daerah (OPD)', 'Dinas Kebudayaan Uji'],
  ['Ruang', 'Bengkel Uji'],
] as const)
  test(`S2-OTHM: ${menu} is refused empty, added, found, changed and deleted`, async () => {
    await open(menu);
    await page.getByRole('button', { name: 'Tambah' }).click();
    const form = page.getByRole('dialog', { name: /^Tambah/ });
    await form.getByRole('button', { name: 'TAMBAH' }).click();
    await expect(form.getByText('Wajib diisi.').first()).toBeVisible();
    await form.getByLabel('Nama').fill(name);
    if (menu === 'Ruang') await form.getByLabel('Kapasitas').fill('20');
    await form.getByRole('button', { name: 'TAMBAH' }).click();
    await page.getByLabel('Cari', { exact: true }).fill(name);
    await expect(page.getByLabel('1 data')).toBeVisible();
    await act(name, 'Ubah');
    const edit = page.getByRole('dialog', { name: /^Ubah/ });
    await edit.getByLabel('Nama').fill(`${name} 2`);
    await edit.getByRole('button', { name: 'UBAH' }).click();
    await expect(rowOf(page, `${name} 2`)).toBeVisible();
    await remove(`${name} 2`);
    await expect(page.getByText(`Tidak ada yang cocok dengan "${name}".`)).toBeVisible();
  });

const screens = [
  ...['master-jalur-pendaftaran', 'master-jalur-pendaftaran?form=2', 'master-dokumen', 'master-persyaratan'],
  ...['master-alasan?form=baru', 'master-jurusan/08'],
];

for (const path of screens)
  test(`WCAG 2.2 AA, S1-GEN-10: ${path}`, async () => {
    await page.goto(`${server.url}/backend/${path}`);
    await expect(page.locator('main')).toBeVisible();
    await expect(page.getByRole('status', { name: 'Memuat data' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Ubah|TAMBAH|UBAH|Tambah/ }).first()).toBeVisible();
    await check(page, path);
  });
