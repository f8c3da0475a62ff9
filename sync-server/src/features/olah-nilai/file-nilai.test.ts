import ExcelJS from 'exceljs';
import { beforeEach, expect, test } from 'vitest';
import { headsNilai } from './skor/file-nilai.ts';
import { downloadSheet } from '../../spreadsheet/testing/download-sheet.ts';
import { writeListWorkbook } from '../../spreadsheet/write/template.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { buildPendaftar } from '../pendaftaran/testing/build-pendaftar.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator'));
beforeEach(async () => {
  const siti = await buildPendaftar(t, 'siti');
  await siti.send({ jurusan_id_1: 'rpl', jurusan_id_2: 'tkj' });
  await siti.setStatus(4);
});

async function read(bytes: Uint8Array, who = admin, jurusan = 'rpl') {
  const form = new FormData();
  form.set('file_excel', new File([new Uint8Array(bytes)], 'nilai.xlsx'));
  const answer = await t.app.request(`/api/olah-nilai-baca/${jurusan}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${who.token}` },
    body: form,
  });
  return { httpStatus: answer.status, body: await answer.json() };
}
async function sheet(heads: string[], cells: string[][]): Promise<Uint8Array> {
  async function* portions() {
    yield cells;
  }
  return writeListWorkbook({ name: 'Nilai', heads }, portions());
}
const bytesOf = async (workbook: ExcelJS.Workbook) => new Uint8Array(await workbook.xlsx.writeBuffer());
const nothingAmiss = { tak_dikenal: [], ganda: [], rusak: [] };
const heads = ['Nomor pendaftaran', 'NISN', 'Wawancara (0–100)', 'Keterangan'];
const rows = async () => (await t.call(admin, 'GET', '/api/olah-nilai/rpl')).body;

test('S3-SCORE-23: the scores of a programme are one sheet, which is on record', async () => {
  const { rows: cells } = await downloadSheet(t, admin, '/api/olah-nilai-export', { id: 'rpl' });
  expect(cells[0]).toEqual(headsNilai);
  expect(cells[1]?.[2]).toBe('Siti Aini');
  const { body } = await t.call(admin, 'GET', '/api/audit?q=ekspor');
  expect(JSON.stringify(body)).toContain('nilai_peserta');
});

test('the sheet that was exported is read again, and says what stands', async () => {
  await t.call(admin, 'PUT', '/api/olah-nilai/rpl/siti', { wawancara: 87.5, keterangan: 'Lancar' });
  const { bytes } = await downloadSheet(t, admin, '/api/olah-nilai-export', { id: 'rpl' });
  const { body } = await read(bytes);
  expect(body.data).toEqual({
    rows: [{ id: 'siti', wawancara: '87.5', keterangan: 'Lancar' }],
    ...nothingAmiss,
  });
});

test('what a sheet says is read by number or NISN and written nowhere; who is unknown is named, a column that is not there says nothing', async () => {
  const [{ nisn }] = await rows();
  const bytes = await sheet(
    ['Nomor pendaftaran', 'NISN', 'Wawancara (0–100)'],
    [
      ['', nisn, '85,5'],
      ['PPDB-9', '', '70'],
      ['', '', '60'],
    ],
  );
  expect((await read(bytes)).body.data).toEqual({
    rows: [{ id: 'siti', wawancara: '85,5' }],
    ...nothingAmiss,
    tak_dikenal: ['PPDB-9'],
  });
  expect(await rows()).toMatchObject([{ wawancara: null, versi: 0 }]);
});

test('a file that is no sheet, one without the column, and none at all are each a sentence', async () => {
  for (const bytes of [new TextEncoder().encode('%PDF-1.7'), await sheet(['Nama'], [['Siti']])])
    expect((await read(bytes)).body).toMatchObject({
      status: false,
      kesalahan: { file_excel: expect.any(String) },
    });
  const empty = await t.app.request('/api/olah-nilai-baca/rpl', {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}` },
    body: new FormData(),
  });
  expect((await empty.json()).status).toBe(false);
});

test('a teacher reads and exports his own programme alone, and an applicant none', async () => {
  const guru = await t.signIn('guru', { jurusan_id: 'tkj' });
  const bytes = await sheet(['Nomor pendaftaran', 'Wawancara (0–100)'], []);
  expect([(await read(bytes, guru)).httpStatus, (await read(bytes, guru, 'tkj')).httpStatus]).toEqual([
    404, 200,
  ]);
  expect((await t.call(guru, 'POST', '/api/olah-nilai-export', { id: 'rpl' })).httpStatus).toBe(404);
  const siswa = await t.signIn('peserta');
  expect((await read(bytes, siswa)).httpStatus).toBe(403);
  expect((await t.call(siswa, 'POST', '/api/olah-nilai-export', { id: 'rpl' })).httpStatus).toBe(403);
});

test('what Excel holds in a cell is read as it shows there: what it has spoilt is named, a formula is its result, text is text', async () => {
  const [{ nisn }] = await rows();
  const workbook = new ExcelJS.Workbook();
  const one = workbook.addWorksheet('Nilai');
  one.addRow(heads);
  one.addRow(['', nisn, { formula: '80+7.5', result: 87.5 }, { formula: 'A1&"!"', result: 'Lancar!' }]);
  expect((await read(await bytesOf(workbook))).body.data).toEqual({
    rows: [{ id: 'siti', wawancara: '87.5', keterangan: 'Lancar!' }],
    ...nothingAmiss,
  });
  one.getCell('C2').value = { formula: '1/0', result: { error: '#DIV/0!' } };
  one.getCell('D2').value = new Date(Date.UTC(2025, 7, 5));
  one.getCell('D2').numFmt = 'd-mmm';
  expect((await read(await bytesOf(workbook))).body.data).toEqual({
    rows: [{ id: 'siti' }],
    ...nothingAmiss,
    rusak: ['C2', 'D2'],
  });
  one.getCell('C2').value = 'delapan puluh';
  one.getCell('D2').value = new Date(Date.UTC(2025, 7, 5));
  one.getCell('D2').numFmt = 'dd/mm/yyyy';
  expect((await read(await bytesOf(workbook))).body.data).toEqual({
    rows: [{ id: 'siti', wawancara: 'delapan puluh', keterangan: '2025-08-05' }],
    ...nothingAmiss,
  });
});

test('a blank cell takes nothing away, and of two rows for one applicant it is said that the last one counts', async () => {
  const [{ nisn }] = await rows();
  const twice = await sheet(heads, [
    ['', nisn, '70', 'awal'],
    ['', nisn, '', 'akhir'],
  ]);
  expect((await read(twice)).body.data).toEqual({
    rows: [{ id: 'siti', keterangan: 'akhir' }],
    ...nothingAmiss,
    ganda: [nisn],
  });
});

test('a sheet of more rows than are read at once is a sentence that says what to do', async () => {
  const { body } = await read(await sheet(heads, Array(20_001).fill(['', '', '80', ''])));
  expect([body.status, body.kesalahan.file_excel]).toEqual([
    false,
    expect.stringContaining('Bagi menjadi beberapa berkas'),
  ]);
});
