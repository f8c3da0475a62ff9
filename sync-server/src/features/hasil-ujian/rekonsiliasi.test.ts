import { beforeEach, expect, test } from 'vitest';
import { buildExamRuang } from '../../testing/build-exam-ruang.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { TestDevice } from '../../testing/test-device.ts';
import { verifyLog } from '../ujian/replay/verify-log.ts';
import { endDay } from './testing/sit-exam.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t, { participants: 1 }));
const device = perTest(() => new TestDevice(t));
let admin: Session;

/** One question right, changed once; four held because they came after the exam time; then a finish. */
beforeEach(async () => {
  await device.begin(await room.signIn(0), room.rows[0]!.barisId);
  const [[first, key] = ['', 'A' as const], ...others] = Object.entries(room.keys);
  device.elapsedMs = 1_000;
  device.answer(first, 'E');
  device.answer(first, key);
  device.finish();
  await device.send();
  for (const [butir, right] of others) device.answer(butir, right);
  await device.send();
});

const barisId = () => room.rows[0]!.barisId;
const score = async () => (await t.call(admin, 'GET', `/api/daftar-nilai/${room.jadwalId}`)).body[0].nilai;
const rincian = async () =>
  (await t.call(admin, 'GET', `/api/rekonsiliasi-ujian/${device.start.ujian_id}`)).body;
const decide = (act: 'terima' | 'tolak', more: object = {}) =>
  t.call(admin, 'POST', `/api/tertahan-${act}`, {
    ids: [barisId()],
    alasan: 'jam dinding salah',
    tindakan_id: 'p1',
    ...more,
  });
const verified = async () => (await verifyLog(t.context.store.read, t.context.secrets)).differences;

test('S3: every operation is told: made, received, counted, replaced, held, with the reason in words', async () => {
  await endDay(t);
  admin = await t.signIn('administrator');
  const { body } = await t.call(admin, 'GET', `/api/rekonsiliasi/${room.jadwalId}?page=1&q=0001`);
  expect(body.rows[0]).toMatchObject({
    dibuat: 7,
    diterima: 7,
    belum_terkirim: 0,
    tertahan: 4,
    nis: 'P-0001',
  });
  const told = await rincian();
  expect(told.jumlah).toMatchObject({ dihitung: 2, ditimpa: 1, tertahan: 4 });
  expect(told.operasi.slice(0, 4).map(({ isi, nasib, sebab }: never) => [isi, nasib, sebab])).toEqual([
    ['Jawaban E', 'ditimpa', ''],
    ['Jawaban A', 'dihitung', ''],
    ['Selesai', 'dihitung', ''],
    ['Jawaban B', 'tertahan', 'Dibuat setelah ujian diselesaikan'],
  ]);
});

test('S17: no letter before the participant’s last moment', async () => {
  admin = await t.signIn('administrator');
  expect((await rincian()).operasi[0].isi).toBe('Jawaban');
});

test('S14: accepted ones are scored, on record and once; the log agrees', async () => {
  await endDay(t);
  admin = await t.signIn('administrator');
  expect(await score()).toBe(20);
  const { body } = await decide('terima');
  expect(body.message).toBe('4 jawaban dari 1 peserta diterima dan ikut dinilai.');
  expect(await score()).toBe(100);
  expect((await rincian()).jumlah).toMatchObject({ tertahan: 0, diterima: 4 });
  expect(await verified()).toEqual([]);
  expect((await decide('terima')).body.status).toBe(true);
  expect((await decide('tolak', { tindakan_id: 'p2' })).httpStatus).toBe(409);
  const trail = (await t.call(admin, 'GET', '/api/audit?tindakan=nilai%20berubah&page=1')).body;
  expect(trail.rows).toMatchObject([{ alasan: 'jam dinding salah', sebelum: { nilai: 20 } }]);
  expect((await t.call(admin, 'GET', '/api/hasil-ujian')).body[0].tertahan).toBe(0);
});

test('S14: refused ones stay out; a decision without a reason is none', async () => {
  await endDay(t);
  admin = await t.signIn('administrator');
  expect((await decide('tolak', { alasan: '' })).body.kesalahan).toHaveProperty('alasan');
  expect((await decide('tolak', { sebab: 'PINDAH' })).body.message).toContain(
    'Tidak ada jawaban yang menunggu',
  );
  await decide('tolak');
  expect(await score()).toBe(20);
  expect((await rincian()).jumlah).toMatchObject({ tertahan: 0, tidak_diterima: 4 });
  expect(await verified()).toEqual([]);
});

test('N39: a supervisor decides only about rooms and programmes that he watches', async () => {
  await endDay(t);
  const other = await t.signIn('supervisor', { jurusan_id: 'program-lain' });
  const sent = { ids: [barisId()], alasan: 'tidak berhak', tindakan_id: 'p3' };
  expect((await t.call(other, 'POST', '/api/tertahan-terima', sent)).httpStatus).toBe(409);
});
