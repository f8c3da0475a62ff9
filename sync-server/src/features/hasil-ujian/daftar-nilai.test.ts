import { describe, expect, test } from 'vitest';
import { downloadSheet } from '../../spreadsheet/testing/download-sheet.ts';
import { buildExamRuang } from '../../testing/build-exam-ruang.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { findNilaiTeori } from './nilai-teori.queries.ts';
import { endDay, sitExam } from './testing/sit-exam.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t, { participants: 3 }));

/** Scores 80 and 60; the third is absent. */
async function sit() {
  await sitExam(t, room, 0, 4);
  await sitExam(t, room, 1, 3);
}
const read = async (path: string) =>
  (await t.call(await t.signIn('operator'), 'GET', `/api/${path}/${room.jadwalId}`)).body;

describe('scores of a schedule', () => {
  test('S17: no score before the last moment; a provisional one until the attempt is final', async () => {
    await sit();
    const before = await read('daftar-nilai');
    expect(before.map(({ nilai, catatan }: never) => [nilai, catatan])).toEqual([
      [null, 'Waktu ujiannya belum berakhir'],
      [null, 'Waktu ujiannya belum berakhir'],
      [null, 'Belum hadir'],
    ]);
    t.clock.advance(2 * 3_600_000 + 1_000);
    const shown = await read('daftar-nilai');
    expect(shown.map(({ nilai, sementara }: never) => [nilai, sementara])).toEqual([
      [80, true],
      [60, true],
      [null, false],
    ]);
    await endDay(t);
    expect((await read('daftar-nilai'))[0]).toMatchObject({
      nis: 'P-0001',
      nilai: 80,
      asli: 80,
      remedial: null,
      kktp: 75,
      ket: 'tuntas',
      sementara: false,
    });
  });

  test('the KKTP is the schedule’s own, else that of the settings', async () => {
    await sit();
    await endDay(t);
    const admin = await t.signIn('administrator');
    await t.call(admin, 'PUT', '/api/pengaturan/hasil', { kktp: 85, nilai_remedial: 'asli', versi: 0 });
    expect((await read('daftar-nilai')).map(({ kktp, ket }: never) => [kktp, ket])).toEqual([
      [85, 'remedial'],
      [85, 'remedial'],
      [85, 'belum'],
    ]);
    const { body: jadwal } = await t.call(admin, 'GET', `/api/jadwal-ujian/${room.jadwalId}`);
    const saved = await t.call(admin, 'PUT', `/api/jadwal-ujian/${room.jadwalId}`, { ...jadwal, kktp: 60 });
    expect(saved.body.message).toBe(saved.body.status ? saved.body.message : '');
    expect((await read('daftar-nilai')).map(({ kktp, ket }: never) => [kktp, ket])).toEqual([
      [60, 'tuntas'],
      [60, 'tuntas'],
      [60, 'belum'],
    ]);
    expect(await read('hasil-ujian')).toMatchObject({ kktp: 60, kktp_jadwal: 60, peserta: 3, selesai: 2 });
  });

  test('a page, a search, an order and a filter', async () => {
    await sit();
    await endDay(t);
    const staff = await t.signIn('operator');
    const list = async (query: string) =>
      (await t.call(staff, 'GET', `/api/daftar-nilai/${room.jadwalId}?${query}`)).body;
    expect(await list('page=2&size=2')).toMatchObject({ total: 3, rows: [{ nis: 'P-0003' }] });
    expect((await list('q=0002')).rows.map(({ nis }: { nis: string }) => nis)).toEqual(['P-0002']);
    expect((await list('sort=nilai')).rows.map(({ nilai }: { nilai: number }) => nilai)).toEqual([
      60,
      80,
      null,
    ]);
    expect((await list('page=1&ket=remedial')).total).toBe(1);
    expect((await t.call(staff, 'GET', `/api/daftar-nilai/${room.jadwalId}?sort=rahasia`)).httpStatus).toBe(
      400,
    );
  });

  test('as a workbook, on record', async () => {
    await sit();
    await endDay(t);
    const staff = await t.signIn('operator');
    const { rows } = await downloadSheet(t, staff, `/api/daftar-nilai-export/${room.jadwalId}?ket=remedial`);
    expect(rows[0]?.slice(0, 3)).toEqual(['No', 'NIS', 'Nama']);
    expect(rows[1]).toEqual([
      '1',
      'P-0002',
      'Peserta P-0002',
      '',
      '',
      'Matematika',
      '60',
      '75',
      'Remedial',
      '60',
    ]);
    const rekap = await downloadSheet(t, staff, `/api/rekap-nilai-export/${room.jadwalId}`);
    expect(rekap.rows[1]).toEqual(['Lab 1', '3', '2', '1', '70', '80', '60']);
    const { body } = await t.call(
      await t.signIn('administrator'),
      'GET',
      '/api/audit?tindakan=ekspor&page=1',
    );
    expect(body.total).toBe(2);
  });

  test('N39: a teacher sees his programme, without one nobody', async () => {
    await sit();
    await endDay(t);
    const guru = await t.signIn('guru');
    expect((await t.call(guru, 'GET', '/api/hasil-ujian')).body).toEqual([]);
    expect((await t.call(guru, 'GET', `/api/daftar-nilai/${room.jadwalId}`)).httpStatus).toBe(404);
  });
});

test('N.T takes final scores by weight, of the exam or its make-up', async () => {
  await sit();
  expect((await findNilaiTeori(t.context.store.read)).get(room.rows[0]!.pesertaId)).toEqual({
    nilai: null,
    kurang: ['Tes Matematika'],
    nilai_dengan_nol: 0,
    bagian: [{ jadwal: 'Tes Matematika', bobot: expect.any(Number), nilai: null, wajib: true }],
  });
  await endDay(t);
  const teori = await findNilaiTeori(t.context.store.read);
  expect(room.rows.map(({ pesertaId }) => teori.get(pesertaId)?.nilai)).toEqual([80, 60, null]);
});

test('S3-SCORE-13, N40: N.T of everybody with a weighed exam is listed and exported; a teacher sees his programme', async () => {
  await sit();
  await endDay(t);
  const operator = await t.signIn('operator');
  const { body } = await t.call(operator, 'GET', '/api/nilai-teori?page=1&sort=-nilai');
  expect(body.total).toBe(3);
  expect(
    body.rows.map(({ nilai, nilai_dengan_nol, kurang }: never) => [nilai, nilai_dengan_nol, kurang]),
  ).toEqual([
    [null, 0, 'Tes Matematika'],
    [80, 80, ''],
    [60, 60, ''],
  ]);
  const { rows } = await downloadSheet(t, operator, '/api/nilai-teori-export');
  expect(rows[0]).toContain('N.T');
  expect(rows).toHaveLength(4);
  expect((await t.call(await t.signIn('guru'), 'GET', '/api/nilai-teori')).body).toEqual([]);
});
