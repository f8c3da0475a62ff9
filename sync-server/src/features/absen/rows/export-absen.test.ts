import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { audit } from '../../../db/audit.table.ts';
import { downloadSheet } from '../../../spreadsheet/testing/download-sheet.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';

const t = perTest(buildTestApp);

test('S3-ABS-06, S3-ABS-10: the list as a workbook, counts and states, no score before the end; on record', async () => {
  const ruang = await buildExamRuang(t);
  const device = new TestDevice(t);
  await device.begin(await ruang.signIn(0), ruang.rows[0]!.barisId);
  device.finish();
  await device.send();
  const staff = await t.signIn('supervisor');
  const at = { tanggal: ruang.tanggal, jadwal_ujian_sesi_id: ruang.sesiId };
  const { rows } = await downloadSheet(t, staff, '/api/download-data-absen', at);
  const heads = ['No. registrasi', 'Nomor peserta', 'Nama', 'Program keahlian', 'Jadwal', 'Ruang', 'Kursi'];
  expect(rows[0]?.slice(0, 11)).toEqual([...heads, 'Jam masuk', 'Jam keluar', 'Nilai', 'Status']);
  expect(rows.slice(1).map((row) => [row[1], row[5], row[7], row[8], row[9] || null, row[10]])).toEqual([
    ['P-0001', 'Lab 1', '07:30', '07:30', null, 'SL'],
    ['P-0002', 'Lab 1', '', '', null, 'BH'],
  ]);
  const entries = await t.context.store.read.select().from(audit).where(eq(audit.tindakan, 'ekspor'));
  expect(entries).toMatchObject([{ sesudah: { jumlah: 2 } }]);
});
