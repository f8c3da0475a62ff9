import { headsNilai } from './skor/file-nilai.ts';
import { beforeEach, expect, test } from 'vitest';
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
    tak_dikenal: [],
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
