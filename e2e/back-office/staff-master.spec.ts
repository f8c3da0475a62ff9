import { expect, test, type Locator } from '@playwright/test';
import { buildDocx, buildPdf } from '../../sync-server/src/features/media/testing/build-file.ts';
import { check } from '../fixtures/check-accessibility.ts';
import {
  find,
  isKept,
  isRefused,
  openNew,
  openScreen,
  openStored,
  remove,
  save,
} from '../fixtures/record-screen.ts';
import { page, server, useSchool } from '../fixtures/school.ts';
import { notice, rowOf } from '../fixtures/staff.ts';

useSchool('operator');

const heads = () => page.getByRole('columnheader');
const nothing = (text: string) => page.getByText(`Tidak ada yang cocok dengan "${text}".`);
/** Records that are given: changed, never added or deleted. */
async function isFixed(): Promise<void> {
  await expect(page.getByLabel('Ubah', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tambah' })).toHaveCount(0);
  await expect(page.getByLabel('Hapus', { exact: true })).toHaveCount(0);
}

test('S2-JAD-01, S1-ROUTE-06, D-RULE-03: an entry of the schedule is refused, added, found, changed, looked up and deleted', async () => {
  await openScreen(page, 'Jadwal Pendaftaran');
  await expect(heads()).toHaveText(['Tanggal', 'Judul', 'Keterangan', 'Opsi']);
  const form = await openNew(page);
  await isRefused(form, 'Tanggal', /^Diisi tanggal, misalnya 2026-06-01\./);
  await isRefused(form, 'Judul', /^Wajib diisi\./, { Keterangan: 'Di aula, membawa kartu peserta' });
  await save(form, { Tanggal: '2031-06-01', Judul: 'Tes wawancara' });
  await expect(notice(page).last()).toContainText('Jadwal pendaftaran disimpan.');
  await find(page, 'aula wawancara');
  await expect(rowOf(page, 'Tes wawancara')).toContainText('1 Jun 2031');
  await save(await openStored(page, 'Tes wawancara'), { Tanggal: '2031-06-02' });
  await expect(rowOf(page, 'Tes wawancara')).toContainText('2 Jun 2031');

  const edit = await openStored(page, 'Tes wawancara');
  await edit.getByRole('button', { name: 'Riwayat' }).click();
  const history = page.getByRole('dialog', { name: 'Riwayat perubahan' });
  await expect(history.getByRole('listitem')).toHaveCount(2);
  await check(page, 'riwayat perubahan sebuah data');
  await history.getByRole('button', { name: 'Tutup' }).click();
  await edit.getByRole('button', { name: 'Batal' }).click();

  await rowOf(page, 'Tes wawancara').getByLabel('Hapus', { exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Hapus data' });
  await expect(question).toContainText('Tes wawancara, 2 Jun 2031');
  await check(page, 'hapus data');
  await question.getByRole('button', { name: 'Tidak' }).click();
  await remove(page, 'Tes wawancara');
  await expect(nothing('aula wawancara')).toBeVisible();
});

test('S2-TRACK-01, S2-TRACK-02: tracks are given; staff find and change them', async () => {
  await openScreen(page, 'Jalur Pendaftaran');
  await expect(heads()).toHaveText(['Nama', 'Keterangan', 'Kuota', 'Aktif', 'Opsi']);
  await isFixed();
  await find(page, 'disabilitas');
  const track = await openStored(page, 'Afirmasi');
  await isRefused(track, 'Nama', /^Wajib diisi\./, { Nama: '' });
  await track.getByLabel('Aktif').uncheck();
  await save(track, { Nama: 'Afirmasi', Kuota: '54' });
  await expect(rowOf(page, 'Afirmasi')).toContainText('54');
  await expect(rowOf(page, 'Afirmasi').getByRole('img', { name: 'Tidak aktif' })).toBeVisible();
});

test('S2-PNIL-01, S2-PNIL-02: parts of the final score are weighed, and a sum other than 100 % is said', async () => {
  await openScreen(page, 'Parameter Nilai');
  await expect(heads()).toHaveText(['Kode', 'Nama', 'Prosentase', 'Aktif', 'Opsi']);
  await isFixed();
  await expect(page.getByText('Jumlah yang aktif 100 %')).toBeVisible();
  await find(page, 'wawancara');
  const weight = await openStored(page, 'N.W');
  await expect(weight.getByLabel('Kode')).not.toBeEditable();
  await expect(weight.getByLabel('Nama')).not.toBeEditable();
  await isRefused(weight, 'Prosentase', /^Diisi angka 0 sampai 100/, { Prosentase: '120' });
  await save(weight, { Prosentase: '12.5' });
  await expect(rowOf(page, 'Nilai Wawancara')).toContainText('12,5 %');
  await expect(page.getByText('Jumlah yang aktif 92,5 %, seharusnya 100 %')).toBeVisible();
});

test('S2-PPRES-01: achievements are given; staff find them and change their points', async () => {
  await openScreen(page, 'Parameter Prestasi');
  await expect(heads()).toHaveText(['Nama', 'Skor', 'Opsi']);
  await isFixed();
  await find(page, 'juara 1 nasional', 2);
  const points = await openStored(page, 'Juara 1 Tingkat Nasional');
  await expect(points.getByLabel('Nama')).not.toBeEditable();
  await isRefused(points, 'Skor', /^Diisi angka 0 sampai 100/, { Skor: '101' });
  await save(points, { Skor: '87.5' });
  await expect(rowOf(page, 'Juara 1 Tingkat Nasional')).toContainText('87,5');
});

/** Chooses a file in a form and waits until it is stored. */
async function attach(form: Locator, name: string, buffer: Buffer): Promise<void> {
  await form.locator('input[type=file]').setInputFiles({ name, mimeType: '', buffer });
  await expect(form.getByRole('link', { name: /^Lihat berkas/ })).toBeVisible();
}

test('S2-DOK-01, S2-DOK-02, S2-DOK-03: a requirement document is refused, added with its file, found, changed and deleted', async () => {
  await openScreen(page, 'Dokumen Persyaratan');
  await expect(heads()).toHaveText(['Nama', 'Keterangan', 'Syarat', 'Opsi']);
  await expect(rowOf(page, 'Kartu Keluarga')).toContainText('Wajib');
  await expect(rowOf(page, 'Sertifikat Prestasi')).toContainText('Opsional');
  await expect(rowOf(page, 'Kartu Keluarga').getByLabel('Unduh')).toBeDisabled();
  const form = await openNew(page);
  await form.getByLabel('Wajib').uncheck();
  await isRefused(form, 'Nama', /kartu keluarga sudah ada/, { Nama: 'kartu keluarga' });
  await attach(form, 'pernyataan.docx', await buildDocx());
  await save(form, { Nama: 'Surat Kesanggupan' });
  await find(page, 'surat kesanggupan');
  await expect(rowOf(page, 'Surat Kesanggupan')).toContainText('Opsional');
  const opened = page.context().waitForEvent('page');
  const answer = page.context().waitForEvent('response', (one) => one.url().includes('/api/media/'));
  await rowOf(page, 'Surat Kesanggupan').getByLabel('Unduh').click();
  expect((await answer).status()).toBe(200);
  await (await opened).close();
  const edit = await openStored(page, 'Surat Kesanggupan');
  await expect(edit.getByRole('link', { name: /^Lihat berkas/ })).toBeVisible();
  await edit.getByLabel('Wajib').check();
  await save(edit, { Keterangan: 'Bermeterai, diteken orang tua' });
  await expect(rowOf(page, 'Surat Kesanggupan')).toContainText('Bermeterai, diteken orang tuaWajib');
  await remove(page, 'Surat Kesanggupan');
  await expect(nothing('surat kesanggupan')).toBeVisible();
});

test('S2-PERA-01: a regulation is refused without its PDF, added, found, changed and deleted', async () => {
  await openScreen(page, 'Peraturan');
  const form = await openNew(page);
  await form.getByLabel('Nama').fill('Petunjuk teknis');
  await form.getByRole('button', { name: 'TAMBAH' }).click();
  await expect(form.getByText('Wajib diisi.')).toBeVisible();
  const juknis = buildPdf('Petunjuk teknis');
  await attach(form, 'juknis.pdf', juknis);
  await save(form);
  await find(page, 'petunjuk');
  await save(await openStored(page, 'Petunjuk teknis'), { Nama: 'Petunjuk teknis 2026' });
  const file = page.getByRole('link', { name: 'Buka PDF Petunjuk teknis 2026' });
  const stored = await page.request.get(`${server.url}${await file.getAttribute('href')}`);
  expect(Buffer.compare(await stored.body(), juknis)).toBe(0);
  await remove(page, 'Petunjuk teknis 2026');
  await expect(nothing('petunjuk')).toBeVisible();
});

test('S2-PROG-01, S2-PROG-02, S2-PROG-04: programmes are numbered, unique, and stay while somebody uses them', async () => {
  await openScreen(page, 'Program Keahlian');
  await expect(heads()).toHaveText(['#', 'Nama', 'Singkatan', 'Pagu', 'Opsi']);
  await expect(rowOf(page, 'Teknik Otomotif').getByRole('cell').first()).toHaveText('6');
  const form = await openNew(page);
  await form.getByLabel('Warna').fill('#aa3300');
  const taken = { Nama: 'Tata Boga', Singkatan: 'to', Pagu: '36' };
  await isRefused(form, 'Singkatan', /to sudah dipakai Teknik Otomotif/, taken);
  await save(form, { Singkatan: 'TB' });
  await find(page, 'boga');
  await expect(rowOf(page, 'Tata Boga')).toContainText('TB36');
  await save(await openStored(page, 'Tata Boga'), { Pagu: '72' });
  await expect(rowOf(page, 'Tata Boga')).toContainText('TB72');
  await remove(page, 'Tata Boga');
  await expect(nothing('boga')).toBeVisible();
  await find(page, 'otomotif');
  await isKept(page, 'Teknik Otomotif', 'Program keahlian ini masih dipakai peserta.');
  await expect(rowOf(page, 'Teknik Otomotif')).toBeVisible();
});
