import { expect, test } from '@playwright/test';
import type { Formasi } from '@spmb/shared/formasi/formasi.schema.ts';
import { buildPdf } from '../../../sync-server/src/features/media/testing/build-file.ts';
import { check } from '../../fixtures/check-accessibility.ts';
import { dayFromNow, openPendaftaran } from '../../fixtures/fill-situs.ts';
import { find, isKept, openNew, openScreen, openStored, save } from '../../fixtures/record-screen.ts';
import { page, server, useSchool } from '../../fixtures/school.ts';
import { sendForm } from '../../fixtures/pendaftaran/send-form.ts';
import { notice, rowOf, select } from '../../fixtures/staff.ts';

useSchool('operator', { serviceWorkers: 'block' });

const jabatan = 'Pranata Komputer';
let siti: string;

/** An applicant has applied to a position of the demo, with a PDF. */
test.beforeAll(async () => {
  await openPendaftaran(server);
  siti = await sendForm(server, '0061234571', { nama: 'Siti Nur Aini binti Abdul Rahman' });
  const form = new FormData();
  form.append('file', new File([new Uint8Array(buildPdf('Lamaran'))], 'lamaran.pdf'));
  const headers = { authorization: `Bearer ${siti}` };
  const address = `${server.url}/api/media?doctype=permohonan`;
  const stored = await fetch(address, { method: 'POST', headers, body: form });
  const { name: dokumen } = (await stored.json()) as { name: string };
  const open = (await server.call(siti, 'GET', '/api/formasi')) as Formasi[];
  const formasi_id = open.find(({ nama_jabatan }) => nama_jabatan === jabatan)?.id;
  const sent = await server.call(siti, 'POST', '/api/peserta/permohonan', { formasi_id, dokumen });
  expect(sent).toMatchObject({ status: true });
});

test('S1-ROUTE-21, S3-PERM-08: the office keeps positions; one that is applied to stays', async () => {
  await openScreen(page, 'Formasi');
  await check(page, 'formasi');
  const form = await openNew(page);
  await expect(form.getByLabel('Jenis jabatan')).toBeVisible();
  await check(page, 'formasi baru');
  await save(form, {
    'Jenis jabatan': 'Fungsional',
    'Nama jabatan': 'Analis Data',
    'Perangkat daerah (OPD)': 'Dinas Baru',
    Jurusan: 'Statistika\nMatematika',
    Jumlah: '2',
    'Tanggal mulai': dayFromNow(-1),
    'Tanggal selesai': dayFromNow(3),
  });
  await find(page, 'Analis Data');
  await expect(rowOf(page, 'Analis Data')).toContainText('Menerima');
  const stored = await openStored(page, 'Analis Data');
  await expect(stored.getByLabel('Jurusan')).toHaveValue('Statistika\nMatematika');
  await save(stored, { Jumlah: '3' });
  await find(page, jabatan);
  await isKept(page, jabatan, 'sudah dilamar 1 pendaftar');
});

test('S3-PERM-08: an application is read with its PDF, sent back with words, and the applicant is told', async () => {
  await openScreen(page, 'Permohonan Formasi');
  await expect(rowOf(page, 'PENGAJUAN')).toContainText(jabatan);
  await check(page, 'permohonan');
  await rowOf(page, jabatan).getByLabel('Putuskan', { exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'Permohonan Siti Nur Aini binti Abdul Rahman' });
  await panel.getByRole('button', { name: 'Lihat dokumen (PDF)' }).click();
  const dokumen = page.getByRole('dialog', { name: /^Permohonan .+ Pranata Komputer/ });
  // Drawn by the page itself: it has the pixels of a page.
  await expect(dokumen.getByRole('img')).toHaveJSProperty('complete', true);
  expect(
    await dokumen.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(500);
  const kept = page.waitForEvent('download');
  await dokumen.getByRole('button', { name: 'PDF tidak tampil? Simpan lalu buka' }).click();
  expect((await kept).suggestedFilename()).toMatch(/^Permohonan .+\.pdf$/);
  await dokumen.getByRole('button', { name: 'Tutup layar penuh' }).click();
  await select(panel, 'Keputusan', 'PERBAIKAN');
  await panel.getByRole('button', { name: 'SIMPAN KEPUTUSAN' }).click();
  const keterangan = panel.getByLabel('Keterangan');
  await expect(keterangan).toHaveAccessibleDescription(/wajib diisi/i);
  await keterangan.fill('Ijazah di halaman 2 tidak terbaca.');
  await expect(keterangan).toHaveAccessibleDescription(/34\/255/);
  await check(page, 'putusan permohonan');
  await panel.getByRole('button', { name: 'SIMPAN KEPUTUSAN' }).click();
  await expect(notice(page)).toContainText('pendaftar diberi tahu');
  await expect(rowOf(page, jabatan)).toContainText('PERBAIKAN');
  const [own] = (await server.call(siti, 'GET', '/api/peserta/permohonan')) as { keterangan: string }[];
  expect(own?.keterangan).toBe('Ijazah di halaman 2 tidak terbaca.');
  await page.getByLabel('Status', { exact: true }).click();
  await page.getByRole('option', { name: 'TERVERIFIKASI' }).click();
  await expect(page.getByText('Tidak ada yang cocok dengan saringan ini.')).toBeVisible();
  await page.goto(`${server.url}/backend/permohonan-index?status=PERBAIKAN&q=siti`);
  await expect(rowOf(page, jabatan)).toBeVisible();
  await rowOf(page, jabatan).getByLabel('Putuskan', { exact: true }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await expect(panel.getByRole('listitem').first()).toContainText('PENGAJUAN → PERBAIKAN');
});

test('0058: where the school turns it off, there is no such screen and no entry', async () => {
  const admin = await server.login('admin', 'demo-admin-2025');
  const { pendaftaran } = (await server.call(admin, 'GET', '/api/pengaturan')) as { pendaftaran: object };
  const off = { ...pendaftaran, permohonan: false };
  await server.call(admin, 'POST', '/api/pengaturan/pendaftaran?_method=PUT', off);
  await page.goto(`${server.url}/backend/permohonan-index`);
  await expect(page.locator('main h1')).toHaveText('halaman tidak ditemukan');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Formasi', exact: true })).toHaveCount(
    0,
  );
});
