import { buildIsianJadwalUjian } from '@spmb/shared/testing/build-isian-jadwal-ujian.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { audit } from '../../../db/audit.table.ts';
import { downloadSheet } from '../../../spreadsheet/testing/download-sheet.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { seedBank, seedPeserta, seedProgram } from '../testing/seed.ts';

const tanggal = '2025-07-02';
const t = perTest(buildTestApp);

test('S3-JADP-11: the rows of a date and session are a workbook, and that is on record', async () => {
  const staff = await t.signIn('operator');
  const create = async (path: string, fields: object) =>
    ((await t.call(staff, 'POST', `/api/${path}`, fields)).body as { data: { id: string } }).data.id;
  const jam = { jam_mulai: '07:30', jam_selesai: '09:30' };
  const jadwal_ujian_sesi_id = await create('jadwal-ujian-sesi', { name: 'Pagi', ...jam });
  const tkj = await seedProgram(t, 'TKJ');
  const isian = { master_soal_id_1: await seedBank(t, 20), program_keahlian_id: tkj, tanggal };
  await create('jadwal-ujian', buildIsianJadwalUjian(isian));
  await seedPeserta(t, [
    { nama: '=Siti', nomor_peserta: 'K1', nomor_register: 'REG-1', jurusan_id_1: tkj, ruang: 'Lab 1' },
  ]);
  const at = { tanggal, jadwal_ujian_sesi_id };
  await t.call(staff, 'POST', '/api/jadwal-ujian-peserta-generate', at);
  const letter = { ...at, title: 'Ruang', body: 'Datang 30 menit lebih awal.' };
  await t.call(staff, 'POST', '/api/jadwal-ujian-peserta-public-pesan', letter);
  const { rows } = await downloadSheet(t, staff, '/api/jadwal-ujian-peserta-download', at);
  const heads = ['No. registrasi', 'Nomor peserta', 'Nama', 'Program keahlian', 'Jadwal', 'Sifat'];
  expect(rows).toEqual([
    [...heads, 'Tanggal', 'Sesi', 'Ruang', 'Kursi', 'Pesan', 'Status'],
    [
      'REG-1',
      'K1',
      expect.stringContaining('=Siti'),
      'Program TKJ',
      'Matematika',
      'Wajib',
      tanggal,
      'Pagi',
      'Lab 1',
      '1',
      'Dikirim',
      'BELUM HADIR',
    ],
  ]);
  const entries = await t.context.store.read.select().from(audit).where(eq(audit.tindakan, 'ekspor'));
  expect(entries).toMatchObject([
    { tabel: 'jadwal_ujian_peserta', baris_id: `${tanggal}/${jadwal_ujian_sesi_id}`, sesudah: { jumlah: 1 } },
  ]);
});
