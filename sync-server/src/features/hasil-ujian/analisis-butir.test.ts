import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSheets } from '../../spreadsheet/read/read-sheets.ts';
import { downloadSheet } from '../../spreadsheet/testing/download-sheet.ts';
import { buildExamRuang, type ExamRuang } from '../../testing/build-exam-ruang.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import { verifyLog } from '../ujian/replay/verify-log.ts';
import { endDay, sitExam, wrongOf } from './testing/sit-exam.ts';

let t: TestApp;
let room: ExamRuang;
beforeEach(async () => {
  t = await buildTestApp();
  room = await buildExamRuang(t, { participants: 4 });
  for (const [index, right] of [5, 4, 2, 0].entries()) await sitExam(t, room, index, right);
});
afterEach(() => t.close());

const items = () => Object.entries(room.keys);
const analysis = async (path = `analisis-butir/${room.jadwalId}`) =>
  (await t.call(await t.signIn('administrator'), 'GET', `/api/${path}`)).body;
const verified = async () => (await verifyLog(t.context.store.read, t.context.secrets)).differences;

test('item analysis reads finished sheets by the bank’s letter, of a schedule and of the bank', async () => {
  expect(await analysis()).toMatchObject({ peserta: 0, belum: 4, butir: [] });
  await endDay(t);
  const found = await analysis();
  expect(found).toMatchObject({ peserta: 4, belum: 0, rata_rata: 0.55 });
  expect(found.kr20).toBeGreaterThan(0.8);
  expect(found.butir.map(({ nomor, benar, kunci }: never) => [nomor, benar, kunci])).toEqual([
    [1, 3, 'A'],
    [2, 3, 'B'],
    [3, 2, 'C'],
    [4, 2, 'D'],
    [5, 1, 'E'],
  ]);
  expect(found.butir[2].pilihan).toContainEqual({ pilihan: 'D', jumlah: 2, atas: 0, bawah: 1 });
  expect((await analysis(`analisis-butir-bank/${room.bankId}`)).butir).toEqual(found.butir);
});

test('where a schedule draws a part of a bank for each participant, reliability is KR-21', async () => {
  const jadwal = { jumlah_soal_1: 3, jumlah_soal: 3 };
  await t.close();
  t = await buildTestApp();
  const drawing = await buildExamRuang(t, { participants: 6, questions: 9, jadwal });
  for (let index = 0; index < 6; index++) await sitExam(t, drawing, index, index < 3 ? 9 : 0);
  await endDay(t);
  const path = `analisis-butir/${drawing.jadwalId}`;
  expect(await analysis(path)).toMatchObject({ peserta: 6, rata_rata: 0.5, kr20: null, kr21: 1 });
  const admin = await t.signIn('administrator');
  const { rows } = await downloadSheet(t, admin, `/api/analisis-butir-export/${drawing.jadwalId}`);
  expect(rows).toContainEqual(['Reliabilitas KR-21', '1', 'Tinggi']);
});

test('the workbook says KR-20, means, quality in words, and options', async () => {
  await endDay(t);
  const admin = await t.signIn('administrator');
  const { bytes, rows } = await downloadSheet(t, admin, `/api/analisis-butir-export/${room.jadwalId}`);
  expect(rows).toContainEqual(['Reliabilitas KR-20', '0.89', 'Tinggi']);
  expect(rows).toContainEqual(['Rata-rata benar (%)', '55']);
  const sheets = await readSheets(bytes);
  expect(sheets.map(({ name }) => name)).toEqual(['Ringkasan', 'Butir soal', 'Pilihan jawaban']);
  expect(sheets[1]?.rows[1]).toContain('Mudah');
});

test('S6, S20: a corrected key scores every attempt anew, on record, and the log still agrees', async () => {
  await endDay(t);
  const admin = await t.signIn('administrator');
  const [soal_id, key] = items()[0]!;
  const kunci = wrongOf(key);
  const plan = await t.call(admin, 'POST', '/api/koreksi-kunci-rencana', { soal_id, kunci });
  expect(plan.body).toMatchObject({ sebelum: 'A', diperiksa: 4, naik: 1, turun: 3 });
  expect(plan.body.berubah[0]).toMatchObject({ nis: 'P-0001', sebelum: 100, sesudah: 80 });
  expect(await verified()).toEqual([]);
  const koreksi = { soal_id, kunci, sebelum: 'A', alasan: 'kunci tertukar', tindakan_id: 'k1' };
  const { body } = await t.call(admin, 'POST', '/api/koreksi-kunci', koreksi);
  expect(body).toMatchObject({ status: true, data: { berubah: 4 } });
  expect((await t.call(admin, 'POST', '/api/koreksi-kunci', koreksi)).body.data).toEqual({ berubah: 0 });
  const nilai = (await t.call(admin, 'GET', `/api/daftar-nilai/${room.jadwalId}`)).body;
  expect(nilai.map((row: { nilai: number }) => row.nilai)).toEqual([80, 60, 20, 20]);
  expect(await verified()).toEqual([]);
  expect((await analysis()).butir[0]).toMatchObject({ kunci: 'B', benar: 1 });
  const trail = (await t.call(admin, 'GET', '/api/audit?tindakan=nilai%20berubah&page=1')).body;
  expect(trail.total).toBe(4);
  expect(trail.rows[0]).toMatchObject({ alasan: 'kunci tertukar' });
  const bank = (await t.call(admin, 'GET', `/api/master-soal-detail/${room.bankId}`)).body;
  expect(bank[0]).toMatchObject({ id: soal_id, jawaban: 'B' });
});

test('an annulled question counts as right for everybody who drew it, and in no figure', async () => {
  await endDay(t);
  const admin = await t.signIn('administrator');
  const [soal_id] = items()[4]!;
  const annul = { soal_id, kunci: 'gugur', sebelum: 'E', alasan: 'soal rusak', tindakan_id: 'k2' };
  await t.call(admin, 'POST', '/api/koreksi-kunci', annul);
  const nilai = (await t.call(admin, 'GET', `/api/daftar-nilai/${room.jadwalId}`)).body;
  expect(nilai.map((row: { nilai: number }) => row.nilai)).toEqual([100, 100, 60, 20]);
  expect(await verified()).toEqual([]);
  const found = await analysis();
  expect(found.butir[4]).toMatchObject({ kunci: 'gugur', daya_beda: null, pilihan: [] });
  expect(found.rata_rata).toBe(0.625);
});

test('a key that somebody else corrected meanwhile, and one that changes nothing, are refused', async () => {
  const admin = await t.signIn('administrator');
  const [soal_id] = items()[0]!;
  const send = (kunci: string, sebelum: string) =>
    t.call(admin, 'POST', '/api/koreksi-kunci', {
      soal_id,
      kunci,
      sebelum,
      alasan: 'salah kunci',
      tindakan_id: kunci + sebelum,
    });
  expect((await send('C', 'B')).httpStatus).toBe(409);
  expect((await send('A', 'A')).body.status).toBe(false);
  expect((await send('C', 'A')).body.status).toBe(true);
});

test('N39: a teacher corrects and analyses only banks that are his', async () => {
  const guru = await t.signIn('guru');
  const [soal_id] = items()[0]!;
  const plan = await t.call(guru, 'POST', '/api/koreksi-kunci-rencana', { soal_id, kunci: 'C' });
  expect(plan.httpStatus).toBe(404);
  await endDay(t);
  const { httpStatus } = await t.call(await t.signIn('guru'), 'GET', `/api/analisis-butir/${room.jadwalId}`);
  expect(httpStatus).toBe(404);
});
