import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { audit } from '../../db/audit.table.ts';
import { downloadSheet } from '../../spreadsheet/testing/download-sheet.ts';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const t = perFile(buildTestApp);

test('counted refusals are a workbook as the list finds them, and the export is on record', async () => {
  t.clock.advance(Date.parse('2025-07-01T17:30:00Z') - t.clock.nowMs());
  const admin = await t.signIn('administrator');
  for (let asked = 0; asked < 3; asked += 1) await t.call(undefined, 'GET', '/api/audit');
  await t.call(admin, 'GET', '/api/tidak-ada');
  const { rows } = await downloadSheet(t, admin, '/api/penolakan-export?q=AUDIT');
  expect(rows).toEqual([
    ['Tanggal', 'Jenis', 'Panggilan', 'Jumlah', 'Terakhir (WIB)', 'Contoh pesan'],
    ['2025-07-02', '401', 'GET /api/audit', '3', '00:30', expect.any(String)],
  ]);
  const entries = await t.context.store.read.select().from(audit).where(eq(audit.tindakan, 'ekspor'));
  expect(entries).toMatchObject([{ tabel: 'penolakan', sesudah: { jumlah: 1, q: 'AUDIT' } }]);
});
