import { beforeAll, expect, test } from 'vitest';
import { audit } from '../../db/audit.table.ts';
import { newId } from '../../db/new-id.ts';
import { schoolId } from '../../db/school-id.ts';
import { downloadSheet } from '../../spreadsheet/testing/download-sheet.ts';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { MAKS_EXPORT_AUDIT } from './export-audit.ts';

const t = perFile(buildTestApp);
let admin: Session;
beforeAll(async () => {
  t.clock.advance(Date.parse('2025-07-01T17:30:00Z') - t.clock.nowMs());
  admin = await t.signIn('administrator', { nama: 'Bu Rina' });
  const made = (await t.call(admin, 'POST', '/api/ruang', { name: 'R1', kapasitas: 30 })).body.data;
  t.clock.advance(60_000);
  await t.call(admin, 'PUT', `/api/ruang/${made.id}`, { ...made, kapasitas: 36, alasan: 'kursi baru' });
});

const path = '/api/audit-export';

test('D-RULE-03: the trail is a workbook, the newest first, in the school’s time; the export itself is on record', async () => {
  const { rows } = await downloadSheet(t, admin, `${path}?tabel=ruang`);
  expect(rows[0]).toEqual(['Waktu', 'Oleh', 'Tindakan', 'Data', 'ID data', 'Sebelum', 'Sesudah', 'Alasan']);
  expect(rows.slice(1)).toEqual([
    [
      '2025-07-02 00:31',
      'Bu Rina',
      'Diubah',
      'Ruang: R1',
      expect.any(String),
      'Kapasitas: 30',
      'Kapasitas: 36',
      'kursi baru',
    ],
    ['2025-07-02 00:30', 'Bu Rina', 'Dibuat', 'Ruang: R1', expect.any(String), '', 'Nama: R1\nKapasitas: 30'],
  ]);
  const exports = await downloadSheet(t, admin, `${path}?tindakan=ekspor`);
  expect(exports.rows.slice(1)).toMatchObject([
    { 3: 'Riwayat perubahan', 6: expect.stringMatching(/^Jumlah baris: 2$/m) },
  ]);
});

test('words and days narrow the file like the list', async () => {
  expect((await downloadSheet(t, admin, `${path}?q=kursi+baru`)).rows).toHaveLength(2);
  expect((await downloadSheet(t, admin, `${path}?tabel=ruang&sampai=2025-07-01`)).rows).toHaveLength(1);
});

test('more than one file holds is refused with the way out', async () => {
  const rowOf = (at: number) => ({
    sekolah_id: schoolId,
    id: newId(t.clock.nowMs()),
    waktu_ms: t.clock.nowMs(),
    akun_id: null,
    nama: 'uji',
    tindakan: 'ubah',
    tabel: 'peserta',
    baris_id: `p${at}`,
    alasan: null,
    sebelum: null,
    sesudah: null,
  });
  const system = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };
  for (let at = 0; at <= MAKS_EXPORT_AUDIT; at += 1_000) {
    const rows = Array.from({ length: Math.min(1_000, MAKS_EXPORT_AUDIT + 1 - at) }, (_, row) =>
      rowOf(at + row),
    );
    await t.context.store.tx(system, async (tx) => {
      await tx.insert(audit).values(rows);
    });
  }
  const { body } = await t.call(admin, 'GET', `${path}?tabel=peserta`);
  expect(body).toMatchObject({
    status: false,
    message: expect.stringMatching(/lebih dari 20\.000 perubahan.*Persempit tanggalnya/),
  });
});
