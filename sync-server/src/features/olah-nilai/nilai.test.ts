import { beforeEach, describe, expect, test } from 'vitest';
import { downloadSheet } from '../../spreadsheet/testing/download-sheet.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { buildPendaftar, type Pendaftar } from '../pendaftaran/testing/build-pendaftar.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator', { nama: 'Pak Adi' }));
const operator = perTest(() => t.signIn('operator', { nama: 'Bu Rina' }));
let siti: Pendaftar;
beforeEach(async () => {
  siti = await buildPendaftar(t, 'siti');
  await siti.send({ jurusan_id_1: 'rpl', jurusan_id_2: 'tkj' });
  await siti.setStatus(4);
});

const list = async (jurusan = 'rpl', who = admin) =>
  (await t.call(who, 'GET', `/api/olah-nilai/${jurusan}`)).body;
const own = async () => (await list())[0];
const save = (fields: object, who = admin, jurusan = 'rpl', id = 'siti') =>
  t.call(who, 'PUT', `/api/olah-nilai/${jurusan}/${id}`, fields);

describe('scores of a programme', () => {
  test('S3-SCORE-16: N.R comes from the report cards, N.P from the parameter, and what is missing is named', async () => {
    expect(await own()).toMatchObject({
      nama: 'Siti Aini',
      pilihan: 1,
      // 80.6 of 100, of which 40 %.
      nilai_rapor: expect.any(Number),
      prestasi_skor: 0,
      nilai_teori: null,
      nilai_wawancara: null,
      nilai_akhir: null,
      kurang: ['teori', 'wawancara'],
      versi: 0,
    });
    const { nilai, prosentase } = (await own()).sumber.rapor;
    expect([prosentase, (await own()).nilai_rapor]).toEqual([40, Math.round(nilai * 40) / 100]);
    expect(await list('tkj')).toMatchObject([{ id: 'siti', pilihan: 2 }]);
  });

  test('S3-SCOREP-02: programmes come with their quota and how many verified applicants chose each first', async () => {
    const budi = await buildPendaftar(t, 'budi', 'Budi');
    await budi.send({ nama: 'Budi', nisn: '0061234599', jurusan_id_1: 'rpl', jurusan_id_2: null });
    const rows = async () => (await t.call(admin, 'GET', '/api/olah-nilai-jurusan')).body;
    expect(await rows()).toMatchObject([
      { id: 'rpl', name: 'Rekayasa Perangkat Lunak', pagu: 36, jumlah: 1 },
      { id: 'tkj', jumlah: 0 },
    ]);
    expect(await list()).toHaveLength(1);
    await budi.setStatus(4);
    expect([(await rows())[0].jumlah, (await list()).length]).toEqual([2, 2]);
  });

  test('S3-SCORE-11, N45: N.A is the sum of the four on the server, whatever was sent', async () => {
    await save({ nilai_teori: 25.5, wawancara: 90, nilai_akhir: 100 });
    const row = await own();
    const rapor = Number(row.nilai_rapor);
    expect(row).toMatchObject({
      nilai_teori: 25.5,
      nilai_wawancara: 18,
      wawancara: 90,
      diubah: ['teori'],
      kurang: [],
    });
    expect(row.nilai_akhir).toBeCloseTo(rapor + 25.5 + 18, 2);
    await save({ nilai_teori: null, nilai_wawancara: 12 });
    expect(await own()).toMatchObject({ nilai_teori: null, nilai_wawancara: 12, diubah: ['wawancara'] });
  });

  test('a save says who typed what over, and what stood before', async () => {
    await save({ nilai_teori: 20 }, operator);
    t.clock.advance(1_000);
    await save({ nilai_teori: 21, keterangan: 'salah ketik' }, admin);
    const { body } = await t.call(admin, 'GET', '/api/audit?tabel=nilai_peserta&baris_id=siti');
    const rows = (body.rows ?? body) as { nama: string; sebelum: object; sesudah: object }[];
    expect(rows.map(({ nama, sebelum, sesudah }) => [nama, sebelum, sesudah])).toEqual([
      [
        'Pak Adi',
        { diketik: { teori: 2000 }, keterangan: '' },
        { diketik: { teori: 2100 }, keterangan: 'salah ketik' },
      ],
      ['Bu Rina', { diketik: {} }, { diketik: { teori: 2000 } }],
    ]);
  });

  test('two people at one score: the second is told who was first, and nothing is written over', async () => {
    await save({ nilai_teori: 20, versi: 0 }, operator);
    const late = await save({ nilai_teori: 30, versi: 0 });
    expect([late.httpStatus, late.body.message]).toEqual([409, expect.stringContaining('Bu Rina')]);
    expect((await own()).nilai_teori).toBe(20);
  });

  test.each([
    [{ wawancara: 101 }, 'wawancara'],
    [{ wawancara: -1 }, 'wawancara'],
    [{ wawancara: 'delapan' }, 'wawancara'],
    [{ nilai_teori: 20.123 }, 'nilai_teori'],
    [{ order_person_status: true }, 'order_person_name'],
    [{ prioritas: true }, 'alasan'],
  ])('%j is refused at its field, and nothing is written', async (fields, field) => {
    const { body } = await save({ keterangan: 'x', ...fields });
    expect([body.status, Object.keys(body.kesalahan)]).toEqual([false, [field]]);
    expect((await own()).versi).toBe(0);
  });

  test('a comma is a decimal point', async () => {
    await save({ wawancara: '87,5' });
    expect((await own()).wawancara).toBe(87.5);
  });
});

test('what was typed over says who, when, what and what before, in points, to whoever sees the score', async () => {
  const riwayat = (who = admin, at = 'rpl/siti') => t.call(who, 'GET', `/api/olah-nilai/${at}/riwayat`);
  expect((await riwayat(operator)).body).toEqual([]);
  await save({ nilai_teori: 20.5 }, operator);
  t.clock.advance(1_000);
  await save({ nilai_teori: '', wawancara: '87,5' });
  const guru = await t.signIn('guru', { jurusan_id: 'rpl' });
  expect((await riwayat(guru)).body).toMatchObject([
    {
      waktu_ms: t.clock.nowMs(),
      sebelum: { nilai_teori: 20.5, wawancara: null },
      sesudah: { nilai_teori: null, wawancara: 87.5 },
    },
    { nama: 'Bu Rina', sebelum: { nilai_teori: null }, sesudah: { nilai_teori: 20.5, nilai_rapor: null } },
  ]);
  expect((await riwayat(guru, 'tkj/siti')).httpStatus).toBe(404);
  expect((await riwayat(admin, 'rpl/siapa')).httpStatus).toBe(404);
  expect((await riwayat(siti.session)).httpStatus).toBe(403);
});

test('who lacks a component is listed by it, and the file holds the same', async () => {
  const narrowed = async (kurang: string) =>
    (await t.call(admin, 'GET', `/api/olah-nilai/rpl?kurang=${kurang}`)).body.map(
      ({ id }: { id: string }) => id,
    );
  expect([await narrowed('ada'), await narrowed('teori'), await narrowed('rapor')]).toEqual([
    ['siti'],
    ['siti'],
    [],
  ]);
  const { rows } = await downloadSheet(t, admin, '/api/olah-nilai-export', {
    id: 'rpl',
    kurang: 'wawancara',
  });
  expect([rows.length, rows[1]?.at(-1)]).toEqual([2, 'Tes teori, Wawancara']);
  await save({ wawancara: 80, nilai_teori: 20 });
  expect(await narrowed('ada')).toEqual([]);
  expect((await t.call(admin, 'GET', '/api/olah-nilai/rpl?kurang=umur')).body.status).toBe(false);
});

describe('a grid', () => {
  const grid = (rows: object[], who = admin) => t.call(who, 'POST', '/api/olah-nilai-banyak/rpl', { rows });
  beforeEach(async () => {
    const budi = await buildPendaftar(t, 'budi', 'Budi');
    await budi.send({ nama: 'Budi', nisn: '0061234599', jurusan_id_1: 'rpl', jurusan_id_2: null });
    await budi.setStatus(4);
  });
  const interviews = async () => (await list()).map((row: { wawancara: number | null }) => row.wawancara);

  test('is saved as one act, and answers all of the programme', async () => {
    const { body } = await grid([
      { id: 'siti', wawancara: '80,5' },
      { id: 'budi', wawancara: 70 },
    ]);
    expect(body).toMatchObject({ status: true, message: 'Nilai 2 pendaftar disimpan.' });
    expect(body.data).toHaveLength(2);
    expect(await interviews()).toEqual([70, 80.5]);
  });

  test('of which one cell cannot be taken is saved not at all, and each such cell is named', async () => {
    const guru = await t.signIn('guru', { jurusan_id: 'rpl' });
    await t.call(admin, 'PUT', '/api/olah-nilai/rpl/siti', { keterangan: 'x' });
    const { body } = await grid(
      [
        { id: 'siti', wawancara: 80, versi: 0 },
        { id: 'budi', nilai_rapor: 30 },
        { id: 'siapa', wawancara: 1 },
      ],
      guru,
    );
    expect(Object.keys(body.kesalahan)).toEqual(['siti', 'budi.nilai_rapor', 'siapa']);
    expect(await interviews()).toEqual([null, null]);
  });
});

describe('who may write what (N35, N48)', () => {
  test('a teacher sees and writes theory and interview of his own programme alone', async () => {
    const guru = await t.signIn('guru', { jurusan_id: 'rpl' });
    expect((await t.call(guru, 'GET', '/api/olah-nilai-jurusan')).body).toMatchObject([{ id: 'rpl' }]);
    expect((await save({ wawancara: 80 }, guru)).body.status).toBe(true);
    for (const fields of [
      { nilai_rapor: 1 },
      { prestasi_skor: 1 },
      { afirmasi_status: true },
      { order_person_status: false },
    ])
      expect(Object.keys((await save(fields, guru)).body.kesalahan)).toEqual(Object.keys(fields));
    expect((await save({ wawancara: 1 }, guru, 'tkj')).httpStatus).toBe(404);
    expect((await t.call(guru, 'GET', '/api/olah-nilai/tkj')).httpStatus).toBe(404);
    const none = await t.signIn('guru');
    expect((await t.call(none, 'GET', '/api/olah-nilai-jurusan')).body).toEqual([]);
    expect((await save({ wawancara: 1 }, none)).httpStatus).toBe(404);
  });

  test('priority is an administrator’s, with a reason that stays as long as it does', async () => {
    expect(Object.keys((await save({ prioritas: true, alasan: 'x' }, operator)).body.kesalahan)).toEqual([
      'prioritas',
    ]);
    await save({ prioritas: true, alasan: 'Anak guru gugur' });
    expect(await own()).toMatchObject({ prioritas: true, prioritas_alasan: 'Anak guru gugur' });
    await save({ keterangan: 'catatan' }, operator);
    expect((await own()).prioritas_alasan).toBe('Anak guru gugur');
    await save({ prioritas: false, alasan: 'Keliru' });
    expect(await own()).toMatchObject({ prioritas: false, prioritas_alasan: '' });
  });

  test('afirmasi is what the form says until somebody decides otherwise', async () => {
    expect((await own()).afirmasi_status).toBe(false);
    await save({ afirmasi_status: true }, operator);
    expect((await own()).afirmasi_status).toBe(true);
  });

  test('who has no verified file, or chose another programme, has no score to write', async () => {
    await siti.setStatus(1);
    expect((await save({ wawancara: 80 })).httpStatus).toBe(404);
    await siti.setStatus(4);
    expect((await save({ wawancara: 80 }, admin, 'tidak-ada')).httpStatus).toBe(404);
    expect((await save({ wawancara: 80 }, admin, 'rpl', 'siapa')).httpStatus).toBe(404);
  });
});
