import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '../../../db/audit.table.ts';
import { downloadSheet } from '../../../spreadsheet/testing/download-sheet.ts';
import { buildOffice, type Office } from '../testing/office.ts';

let office: Office;
beforeAll(async () => {
  office = await buildOffice();
  office.t.clock.advance(Date.parse('2025-07-01T17:30:00Z') - office.t.clock.nowMs());
  office.admin = await office.t.signIn('administrator');
  for (const nama of ['Bu Guru', 'Pak Guru']) {
    const { akun_id } = await office.t.signIn('guru', { nama });
    const body = JSON.stringify({ email: `guru-${akun_id}`, nomor_hp: '0812 3456 7890' });
    const headers = { 'content-type': 'application/json', 'x-perangkat': nama };
    await office.t.app.request('/api/lupa-kata-sandi', { method: 'POST', headers, body });
    const abaikan = { id: akun_id, abaikan: true };
    if (nama === 'Pak Guru')
      await office.t.call(office.admin, 'POST', '/api/permintaan-sandi-jawab', abaikan);
  }
});
afterAll(() => office.t.close());

const rowsOf = async (query: string) =>
  (await downloadSheet(office.t, office.admin, `/api/permintaan-sandi-export${query}`)).rows;

test('N44: requests are a workbook, narrowed by status and words, in the school’s time', async () => {
  const [head, ...rows] = await rowsOf('?status=baru');
  expect(head).toEqual([
    'Nama',
    'Masuk sebagai',
    'Level',
    'Nomor peserta',
    'Nomor HP',
    'Nomor HP yang ditulis peminta',
    'Diminta',
    'Status',
  ]);
  expect(rows).toEqual([
    ['Bu Guru', expect.stringMatching(/^guru-/), 'guru', '', '', '6281234567890', '2025-07-02 00:30', 'baru'],
  ]);
  expect((await rowsOf('?q=pak+DIABAIKAN')).slice(1).map(([nama]) => nama)).toEqual(['Pak Guru']);
});

test('D-RULE-03: the export is on record', async () => {
  await rowsOf('?status=diabaikan');
  const entries = await office.t.context.store.read.select().from(audit).where(eq(audit.tindakan, 'ekspor'));
  expect(entries.at(-1)).toMatchObject({ tabel: 'permintaan_sandi', sesudah: { jumlah: 1 } });
});
