import { readFile } from 'node:fs/promises';
import { expect, test, type Locator } from '@playwright/test';
import { Document, Packer, Paragraph } from 'docx';
import { buildPdf } from '../../../sync-server/src/features/media/testing/build-file.ts';
import { openNewBank } from '../../fixtures/bank-soal.ts';
import { check } from '../../fixtures/check-accessibility.ts';
import { dropPicture } from '../../fixtures/drop-picture.ts';
import { find, isRefused, openNew, openStored, remove, save } from '../../fixtures/record-screen.ts';
import { page, server, useSchool } from '../../fixtures/school.ts';
import { notice, rowOf, select } from '../../fixtures/staff.ts';
import { buildWorkbook, png } from '../../fixtures/workbook.ts';

useSchool('admin', { serviceWorkers: 'block' });

test('S3-BANK-01: a bank is refused, made, found, changed and deleted beside its list', async () => {
  await page.goto(`${server.url}/backend/ujian-master-soal`);
  await isRefused(await openNew(page), 'Mata Pelajaran', /^Wajib diisi\./, { Keterangan: 'Paket A' });
  await page.getByRole('button', { name: 'Batal' }).click();
  await page.getByRole('button', { name: 'Buang perubahan' }).click();
  await openNewBank('Antropologi');
  await page.getByRole('link', { name: 'Bank soal', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bank Soal' })).toBeVisible();
  await find(page, 'antropologi');
  const form = await openStored(page, 'Antropologi');
  await expect(form.getByLabel('Keterangan')).toHaveValue('Paket A');
  await save(form, { Keterangan: 'Paket B' });
  await expect(rowOf(page, 'Antropologi')).toContainText('Paket B');
  await rowOf(page, 'Antropologi').getByLabel('Hapus').click();
  await expect(page.getByRole('dialog')).toContainText('Antropologi beserta 0 soalnya');
  await page.getByRole('button', { name: 'Tidak' }).click();
  await remove(page, 'Antropologi');
  await expect(page.getByText('Tidak ada yang cocok dengan "antropologi".')).toBeVisible();
});

test('S3-BANK-02: a bank keeps a PDF for staff, which is downloaded from its form and beside its questions', async () => {
  const pdf = buildPdf('Kisi-kisi');
  const isDownloaded = async (within: Locator, name: string) => {
    const button = within.getByRole('button', { name: 'Unduh lampiran' });
    await expect(button).toBeEnabled();
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(file.suggestedFilename()).toBe(name);
    expect(await readFile(await file.path())).toEqual(pdf);
  };
  await openNewBank('Sosiologi');
  await expect(page.getByRole('button', { name: 'Unduh lampiran' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Bank soal', exact: true }).click();
  const form = await openStored(page, 'Sosiologi');
  const file = { name: 'kisi-kisi.pdf', mimeType: '', buffer: pdf };
  await form.locator('input[type=file]').setInputFiles(file);
  await isDownloaded(form, 'Lampiran bank soal.pdf');
  await check(page, 'the form of a bank with its attachment');
  await save(form);
  await rowOf(page, 'Sosiologi').getByLabel('Kelola soal').click();
  await isDownloaded(page.getByRole('main'), 'Lampiran Sosiologi.pdf');
  await check(page, 'the questions of a bank with its attachment');
});

/** Writes a formula at the cursor, through the dialog that shows it as the sheet will. */
async function writeFormula(form: Locator, tex: string): Promise<void> {
  await form.getByRole('button', { name: 'Sisipkan rumus' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sisipkan rumus' });
  await dialog.getByLabel('Rumus LaTeX').fill(tex);
  await expect(dialog.getByRole('group', { name: 'Hasil rumus' }).locator('math')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sisipkan', exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('S3-ITEM-01 to -04, S1-ROUTE-13: an item is written in the editor, changed and previewed as the sheet shows it', async () => {
  await openNewBank('Fisika');
  await page.getByRole('button', { name: 'Tambah soal' }).first().click();
  const form = page.getByRole('dialog', { name: 'Tambah soal' });
  const question = form.getByLabel('Soal', { exact: true });
  await question.fill('Berapakah ');
  await writeFormula(form, '\\frac{6}{3}');
  await page.keyboard.type('? Hitung < 3');
  await form.getByRole('button', { name: 'TAMBAH' }).click();
  await expect(form.locator('.Mui-error').first()).toBeVisible();
  await question.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('بيت كبير');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Sisipkan tabel' }).click();
  await page.keyboard.type('waktu');
  await page.keyboard.press('Tab');
  await page.keyboard.type('jarak');
  await form.getByRole('button', { name: 'Hapus kolom' }).click();
  await form.getByRole('button', { name: 'Baris judul' }).click();
  await form.getByLabel('Berkas gambar').setInputFiles(png);
  await question.getByRole('img', { name: 'Gambar' }).click();
  await form.getByRole('button', { name: 'Keterangan gambar' }).click();
  await page
    .getByRole('dialog', { name: 'Keterangan gambar' })
    .getByLabel('Keterangan')
    .fill('jarak dan waktu');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(question.getByRole('img', { name: 'jarak dan waktu' })).toBeVisible();

  // The tools are one stop of the Tab key, and arrows lead from one to the next.
  const tools = form.getByRole('toolbar', { name: 'Alat tulis untuk Soal' });
  await tools.getByRole('button', { name: 'Tebal' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tools.getByRole('button', { name: 'Miring' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(tools.getByRole('button').last()).toBeFocused();

  // A picture stays in the text that it is dropped on, while another one is written in.
  const optionA = form.getByLabel('Pilihan A', { exact: true });
  await dropPicture(optionA);
  await expect(optionA.getByRole('img', { name: 'Gambar' })).toBeVisible();
  await optionA.fill('satu');
  await form.getByLabel('Pilihan B', { exact: true }).fill('dua');
  await form.getByLabel('Pilihan C', { exact: true }).fill('H');
  await form.getByRole('button', { name: 'Indeks bawah' }).click();
  await page.keyboard.type('2');
  await form.getByLabel('Pilihan D', { exact: true }).fill('\\(\\sqrt{9}\\)');
  await form.getByLabel('Gambar pilihan B', { exact: true }).setInputFiles(png);
  await expect(form.getByRole('img', { name: 'Gambar pilihan B' })).toBeVisible();
  await form
    .getByLabel('Gambar pilihan C', { exact: true })
    .setInputFiles({ name: 'besar.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
  await expect(form.getByText(/Gambar ini tidak terbaca/)).toBeVisible();
  await select(form, 'Jawaban benar', 'B');
  await check(page, 'the form of a question');
  await form.getByRole('button', { name: 'TAMBAH' }).click();
  await expect(form).toBeHidden();

  const item = page.getByRole('listitem').filter({ hasText: 'Hitung < 3' });
  await expect(item.locator('math mfrac')).toBeVisible();
  await expect(item.getByText('B ✓ jawaban')).toBeVisible();
  for (const chip of ['Gambar', 'Rumus', 'Tabel', 'Arab'])
    await expect(item.getByText(chip, { exact: true })).toBeVisible();
  await expect(item.getByText('Siap')).toBeVisible();

  // What was saved comes back into the editor, and is saved again as it was.
  const bankId = page.url().split('/').at(-1) ?? '';
  const token = await server.login('admin', 'demo-admin-2025');
  const stored = async () =>
    (await server.call(token, 'GET', `/api/master-soal-detail/${bankId}`)) as {
      id: string;
      soal: string;
      pilihan_c: string;
    }[];
  const [before] = await stored();
  expect(before?.pilihan_c).toBe('H<sub>2</sub>');
  expect(before?.soal).toMatch(/<p dir="rtl" lang="ar">[^]*<table><tbody><tr><th>/);
  await item.getByRole('button', { name: 'Ubah soal 1' }).click();
  const change = page.getByRole('dialog', { name: 'Ubah soal' });
  const text = change.getByLabel('Soal', { exact: true });
  await expect(text.locator('math mfrac')).toBeVisible();
  await text.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('x');
  await page.keyboard.press('Backspace');
  await select(change, 'Jawaban benar', 'C');
  await change.getByRole('button', { name: 'UBAH' }).click();
  await expect(item.getByText('C ✓ jawaban')).toBeVisible();
  expect((await stored())[0]?.soal).toBe(before?.soal);
  await item.getByRole('button', { name: 'Ubah soal 1' }).click();
  await change.getByRole('button', { name: 'Riwayat' }).click();
  await expect(page.getByRole('dialog', { name: 'Riwayat perubahan' })).toContainText(
    'Diubah oleh Administrator Contoh',
  );
  await page.keyboard.press('Escape');
  await change.getByRole('button', { name: 'Batal' }).click();

  await page.getByRole('link', { name: 'Pratinjau' }).click();
  await expect(page.getByRole('heading', { name: 'Fisika' })).toBeVisible();
  await expect(page.getByText('1 soal', { exact: true })).toBeVisible();
  await expect(page.getByText('Belum dijadwalkan')).toBeVisible();
  const sheet = page.getByRole('article', { name: 'Soal 1' });
  await expect(sheet.locator('.question-html math mfrac')).toBeVisible();
  await expect(sheet.locator('.question-html [lang="ar"]')).toContainText('بيت كبير');
  await expect(sheet.getByRole('radio')).toHaveCount(4);
  await sheet.getByRole('radio', { name: /dua/ }).click();
  await expect(sheet.getByRole('radio', { checked: true })).toContainText('dua');
  const picture = sheet.getByRole('img', { name: 'Gambar pilihan B' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await sheet.getByRole('button', { name: 'Perbesar gambar' }).click();
  await page
    .getByRole('dialog', { name: 'Gambar pilihan B' })
    .getByRole('button', { name: 'Tutup' })
    .last()
    .click();
  await page.getByRole('button', { name: 'Huruf besar' }).click();
  await expect(sheet).toHaveCSS('font-size', '22px');
  await expect(page.getByText('Jawaban benar: C')).toBeHidden();
  await page.getByLabel('Tampilkan kunci').check();
  await expect(page.getByText('Jawaban benar: C')).toBeVisible();
  await check(page, 'the preview of a bank');

  // The addresses of the item's form open it over the list of its bank.
  await page.goto(`${server.url}/backend/ujian-master-soal-detail-create/${bankId}`);
  await expect(page.getByRole('dialog', { name: 'Tambah soal' })).toBeVisible();
  await page.goto(`${server.url}/backend/ujian-master-soal-detail-edit/${bankId}/${before?.id}`);
  await expect(
    page.getByRole('dialog', { name: 'Ubah soal' }).getByLabel('Pilihan A', { exact: true }),
  ).toHaveText('satu');
  await page.getByRole('button', { name: 'Batal' }).click();
  await page.getByRole('button', { name: 'Hapus soal 1' }).click();
  await expect(page.getByRole('dialog')).toContainText('Soal nomor 1');
  await page.getByRole('button', { name: 'Ya, Saya Yakin' }).click();
  await expect(page.getByText(/^Belum ada soal\./)).toBeVisible();
  await page.getByRole('link', { name: 'Bank soal', exact: true }).click();
  await expect(rowOf(page, 'Fisika')).toContainText('0');
});

test('S3-ITEM-11: a preview that cannot be fetched says that the network is busy', async () => {
  await page.route('**/api/master-soal-info', (route) => route.abort());
  await page.goto(`${server.url}/backend/ujian-master-soal-detail-preview/x`);
  await expect(page.getByText('Opps.., jaringan sedang sibuk')).toBeVisible();
  await page.unroute('**/api/master-soal-info');
});

test('P13: a spreadsheet of questions is read first, then imported with a report; the same file adds nothing', async () => {
  const file = await buildWorkbook(
    'soal.xlsx',
    ['nomor', 'soal', 'pilihan_a', 'pilihan_b', 'pilihan_c', 'jawaban'],
    [
      ['1', 'Ibu kota Jawa Timur adalah …', 'Malang', 'Surabaya', 'Blitar', 'B'],
      ['2', 'Nilai dari \\(2^3\\) adalah …', '6', '8', '9', 'B'],
      ['3', 'Soal tanpa kunci', 'ya', 'tidak', '', ''],
    ],
  );
  await openNewBank('Umum');
  await page.getByRole('link', { name: 'Impor' }).first().click();
  const choose = page.getByLabel('1. Pilih berkas soal');
  await choose.setInputFiles(file);
  await expect(page.getByText(/Belum ada yang disimpan/)).toBeVisible();
  await expect(page.getByText('Ibu kota Jawa Timur adalah …')).toBeVisible();
  await expect(page.locator('math msup')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /baris 4/ })).toContainText('Dilewati');
  await page.getByRole('button', { name: 'Impor 2 soal' }).click();
  await expect(page.getByText('Impor selesai.')).toBeVisible();
  await page.getByRole('link', { name: 'Lihat daftar soal' }).click();
  await expect(page.getByRole('button', { name: /^Ubah soal/ })).toHaveCount(2);
  await expect(page.getByText('B ✓ jawaban')).toHaveCount(2);

  await page.getByRole('link', { name: 'Impor' }).click();
  await choose.setInputFiles(file);
  await expect(page.getByText(/Tidak ada soal baru/)).toBeVisible();
  await choose.setInputFiles({ name: 'rusak.xlsx', mimeType: '', buffer: Buffer.from('bukan buku kerja') });
  await expect(page.getByRole('alert')).toContainText(/Yang dapat diimpor: .*Salin soalnya ke templat/s);
  await expect(notice(page)).toHaveCount(0);
});

test('S4-IMP-10, S4-IMP-18: a Word file of paragraphs is imported, and the bank goes out and comes back', async () => {
  const lines = [
    'Q:1) Ibu kota Jawa Barat adalah …',
    'A:) Bandung',
    'B:) Bogor',
    'Kunci: A',
    'Q:2) Jelaskan!',
    'Q:3) Nilai \\(2^3\\) adalah …',
    'A:) 6',
    'A:) 8',
    'Kunci: B',
  ];
  const document = new Document({ sections: [{ children: lines.map((line) => new Paragraph(line)) }] });
  const buffer = await Packer.toBuffer(document);
  await openNewBank('Geografi');
  await expect(page.getByRole('button', { name: 'Unduh .xlsx' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Impor' }).first().click();
  await page.getByLabel('1. Pilih berkas soal').setInputFiles({ name: 'soal.docx', mimeType: '', buffer });
  await expect(page.getByText(/Berkas dikenali sebagai Candy paragraf Word/)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Dilewatisoal 2:/ })).toContainText('Soal esai');
  await page.getByRole('button', { name: 'Impor 2 soal' }).click();
  await page.getByRole('link', { name: 'Lihat daftar soal' }).click();
  await expect(page.getByRole('heading', { name: 'Soal Geografi' })).toBeVisible();

  for (const [label, name] of [
    ['Unduh .xlsx', 'Soal Geografi.xlsx'],
    ['Unduh Moodle XML', 'Soal Geografi.xml'],
  ] as const) {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: label }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toBe(name);
    const path = await download.path();
    await page.getByRole('link', { name: 'Impor' }).click();
    await expect(page.getByRole('heading', { name: 'Impor soal' })).toBeVisible();
    const file = { name, mimeType: '', buffer: await readFile(path) };
    await page.getByLabel('1. Pilih berkas soal').setInputFiles(file);
    await expect(page.getByText(/Tidak ada soal baru/)).toBeVisible();
    await page.getByRole('link', { name: 'Daftar soal' }).click();
    await expect(page.getByRole('heading', { name: 'Soal Geografi' })).toBeVisible();
  }
});
