import { eq } from 'drizzle-orm';
import ExcelJS from 'exceljs';
import { beforeAll, expect, test } from 'vitest';
import { audit } from '../../db/audit.table.ts';
import { schoolId } from '../../db/school-id.ts';
import { programKeahlian } from '../../features/program-keahlian/program-keahlian.table.ts';
import { readSheets } from '../../spreadsheet/read/read-sheets.ts';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const t = perFile(buildTestApp);
const admin = perFile(() => t.signIn('administrator'));
const system = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };

beforeAll(async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => ({
    sekolah_id: schoolId,
    id: `p${index}`,
    name: index === 3 ? '=1+1' : `Jurusan ${String(index).padStart(5, '0')}`,
    singkat: `J${index}`,
    pagu: index % 40,
    warna: '#1e6fd9',
    versi: 1,
    diubah_ms: 0,
  }));
  for (let at = 0; at < rows.length; at += 1_000) {
    await t.context.store.tx(system, async (tx) => {
      await tx.insert(programKeahlian).values(rows.slice(at, at + 1_000));
    });
  }
});

async function download(path: string) {
  const answer = await t.app.request(path, { headers: { authorization: `Bearer ${admin.token}` } });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { answer, bytes, sheet: (await readSheets(bytes))[0] };
}

test('a list is a workbook under its labels, with the rows that the query finds, in its order', async () => {
  const { answer, sheet } = await download('/api/program-keahlian-export?q=jurusan+0999&sort=-name');
  expect(answer.headers.get('content-disposition')).toContain('"Program keahlian.xlsx"');
  expect(sheet?.rows[0]).toEqual(['Nama', 'Singkatan', 'Pagu', 'Warna']);
  expect(sheet?.rows.slice(1).map(([name]) => name)).toEqual([
    ...Array.from({ length: 10 }, (_, index) => `Jurusan 0999${9 - index}`),
    'Jurusan 00999',
  ]);
});

test('N51: a field of the query narrows the list and its file alike', async () => {
  const list = (await t.call(admin, 'GET', '/api/program-keahlian?pagu=7')).body as { pagu: number }[];
  expect(list).toHaveLength(250);
  const { sheet } = await download('/api/program-keahlian-export?pagu=7');
  expect(sheet?.rows).toHaveLength(251);
  expect((await t.call(admin, 'GET', '/api/program-keahlian?pagu=banyak')).httpStatus).toBe(400);
});

test('10,000 rows are all there, and others are answered meanwhile', async () => {
  let isReady = false;
  const headers = { authorization: `Bearer ${admin.token}` };
  const exporting = Promise.resolve(t.app.request('/api/program-keahlian-export', { headers })).finally(
    () => {
      isReady = true;
    },
  );
  expect((await t.call(undefined, 'GET', '/api/info')).httpStatus).toBe(200);
  expect(isReady).toBe(false);
  const answer = await exporting;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const [sheet] = await readSheets(bytes);
  expect(sheet?.rows).toHaveLength(10_001);
});

test('a text that begins like a formula is none', async () => {
  const { bytes } = await download('/api/program-keahlian-export?q=%3D1');
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes.slice().buffer);
  expect(workbook.worksheets[0]?.getCell('A2').value).toBe("'=1+1");
});

test('flags are words, and fields that are only read stand first', async () => {
  const { sheet } = await download('/api/param-nilai-export');
  expect(sheet?.rows).toEqual([
    ['Kode', 'Nama', 'Prosentase', 'Aktif'],
    ['N.P', 'Nilai Prestasi', '10', 'Ya'],
    ['N.R', 'Nilai Rapor', '40', 'Ya'],
    ['N.T', 'Nilai Tes Teori', '30', 'Ya'],
    ['N.W', 'Nilai Wawancara', '20', 'Ya'],
  ]);
});

test('D-RULE-03: every export is on record with its number of rows and its query', async () => {
  await download('/api/program-keahlian-export?q=j77');
  const entries = await t.context.store.read
    .select()
    .from(audit)
    .where(eq(audit.tindakan, 'ekspor'))
    .orderBy(audit.nomor);
  expect(entries.at(-1)).toMatchObject({
    nama: 'Uji administrator',
    tabel: 'program_keahlian',
    sesudah: { jumlah: 111, q: 'j77' },
  });
});
