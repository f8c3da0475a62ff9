import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { audit } from '../../db/audit.table.ts';
import { downloadSheet } from '../../spreadsheet/testing/download-sheet.ts';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { seedPeserta } from './testing/seed-peserta.ts';

const t = perFile(buildTestApp);
const staff = perFile(() => t.signIn('operator', { nama: 'Pak Budi' }));
beforeAll(async () => {
  const program = { name: 'Teknik Komputer', singkat: 'TKJ' };
  const { data } = (await t.call(staff, 'POST', '/api/program-keahlian', program)).body;
  await seedPeserta(t, [
    { nomor_peserta: 'K3', nama: '=1+1', kelas: 'IX-B', status: 4 },
    {
      nomor_peserta: 'K1',
      nama: 'Siti Aminah',
      jenis_kelamin: 'P',
      nisn: '0091234567',
      kelas: 'IX-A',
      tanggal_lahir: '2009-12-31',
      nama_sekolah_asal: 'SMP 1',
      jurusan_id_1: data.id as string,
      nomor_hp: '6281234567890',
      ruang: 'R1',
      sesi: '1',
    },
    { nomor_peserta: 'K2', nama: 'budi santoso', kelas: 'IX-A', status: 0 },
  ]);
  await t.call(staff, 'POST', '/api/generate-account', {});
  await seedPeserta(t, [{ nomor_peserta: 'K4', nama: 'Dewi', kelas: 'IX-C' }]);
});

const download = (query = '') => downloadSheet(t, staff, `/api/data-peserta-export${query}`);
const numbers = async (query: string) => (await download(query)).rows.slice(1).map(([nomor]) => nomor);

test('N13: participants are a workbook with every field that staff read, and no password', async () => {
  const { rows } = await download();
  const head = rows[0] ?? [];
  const [siti] = rows.filter(([nomor]) => nomor === 'K1');
  expect(Object.fromEntries(head.map((name, at) => [name, siti?.[at]]))).toEqual({
    'Nomor peserta': 'K1',
    'Nomor register': '',
    NISN: '0091234567',
    Nama: 'Siti Aminah',
    'Jenis kelamin': 'P',
    'Tempat lahir': '',
    'Tanggal lahir': '2009-12-31',
    Agama: '',
    Kelas: 'IX-A',
    'Sekolah asal': 'SMP 1',
    'Pilihan 1': 'Teknik Komputer',
    'Pilihan 2': '',
    'Nomor HP': '6281234567890',
    Ruang: 'R1',
    Kursi: '',
    Sesi: '1',
    'Status berkas': 'Peserta ujian',
    'Punya akun': 'Ya',
  });
});

test.each([
  ['', ['K1', 'K2', 'K3', 'K4']],
  ['?q=ix-a', ['K1', 'K2']],
  ['?belum=akun', ['K4']],
  ['?sort=-nama&status=', ['K1', 'K4']],
  ['?kelas=IX-B', ['K3']],
])('N51: %j narrows and orders the file like the list', async (query, expected) => {
  expect(await numbers(query)).toEqual(expected);
});

test('what was exported is read back as unchanged', async () => {
  const { bytes } = await download();
  const form = new FormData();
  form.append('file_excel', new File([new Uint8Array(bytes)], 'data peserta.xlsx'));
  const { data } = (await t.call(staff, 'POST', '/api/import-data-peserta', form)).body;
  expect(data).toMatchObject({ baru: 0, diubah: 0, tetap: 4, ditolak: 0 });
});

test('D-RULE-03: the export is on record with its number of rows and its query', async () => {
  await download('?q=ix-a');
  const entries = await t.context.store.read.select().from(audit).where(eq(audit.tindakan, 'ekspor'));
  expect(entries.at(-1)).toMatchObject({
    nama: 'Pak Budi',
    tabel: 'peserta',
    sesudah: { jumlah: 2, q: 'ix-a' },
  });
});
