import { afterEach, describe, expect, test } from 'vitest';
import { buildExamRuang, type ExamRuang, type ExamRuangOptions } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { sweepAttempts } from '../sweep/sweep-attempts.ts';
import { operasi } from '../attempt/ujian.table.ts';
import { verifyLog } from '../replay/verify-log.ts';

const t = perTest(buildTestApp);
let room: ExamRuang;
let siswa: Session;
const minuteMs = 60_000;

async function open(options: ExamRuangOptions = {}) {
  room = await buildExamRuang(t, options);
  siswa = await room.signIn(0);
}
afterEach(async () => {
  // S6: whatever was decided, replaying the log gives the stored state.
  expect((await verifyLog(t.context.store.read, t.context.secrets)).differences).toEqual([]);
});

const id = () => room.rows[0]!.barisId;
const post = async (call: string, body: Record<string, unknown> = {}, session = siswa) =>
  (await t.call(session, 'POST', `/api/peserta/${call}`, { jadwal_ujian_id: id(), ...body })).body;
const elsewhere = { status: false, jenis: 'perangkat-lain' };

/** Answers one question directly; the id of that question. */
async function answerOne(): Promise<string> {
  await post('create-soals');
  const question = await post('fetch-soal', { nomor: 1 });
  expect(await post('store-jawaban', { id: question.id, pilihan: 'A' })).toMatchObject({ status: true });
  return question.id;
}

/** Lets the time and the minute of notice pass. */
async function useUp() {
  t.clock.advance(80 * minuteMs);
  expect(await post('get-time-left')).toEqual({ time_left: 60 });
  t.clock.advance(minuteMs + 6_000);
}

const proctorRow = async () => {
  const proctor = await t.signIn('supervisor');
  const { body } = await t.call(proctor, 'GET', `/api/jadwal-ujian-absen/${room.tanggal}/${room.sesiId}`);
  return body[0];
};

describe('S12: the notice of a client without a clock of its own', () => {
  const acts = {
    'get-time-left': { time_left: 60 },
    'set-time-left': { time_left: 60 },
    'store-jawaban': { status: true, exp: false, jawaban: 'B' },
    'fetch-soal': { nomor: 1 },
  };
  test.each(Object.keys(acts) as (keyof typeof acts)[])(
    'who was away until the time was used up has a minute more, once: %s',
    async (call) => {
      await open();
      const question = await answerOne();
      t.clock.advance(80 * minuteMs);
      const body = { id: question, pilihan: 'B', nomor: 1, timeleft: 3500 };
      expect(await post(call, body)).toMatchObject(acts[call]);
      t.clock.advance(59_000);
      expect(await post('get-time-left')).toEqual({ time_left: 1 });
      t.clock.advance(20 * minuteMs);
      expect(await post('get-time-left')).toEqual({ time_left: 0 });
      expect(await post('store-jawaban', { id: question, pilihan: 'C' })).toMatchObject({ exp: true });
    },
  );

  test('none for what the client says it used, nor past the last moment', async () => {
    await open();
    await answerOne();
    t.clock.advance(80 * minuteMs);
    expect(await post('set-time-left', { timeleft: 10 })).toEqual({ time_left: 10 });
    t.clock.advance(45 * minuteMs);
    expect(await post('get-time-left')).toEqual({ time_left: 0 });
  });

  test('what the absence cost is shown to staff with its beginning, and given back by a grant', async () => {
    await open();
    await answerOne();
    const heardMs = t.clock.nowMs();
    t.clock.advance(80 * minuteMs);
    await post('get-time-left');
    expect((await proctorRow()).henti).toEqual([{ sejak_ms: heardMs + 18 * minuteMs, menit: 59 }]);
    const proctor = await t.signIn('supervisor');
    const act = { ids: [id()], menit: 59, alasan: 'listrik padam', tambahan_id: 'hibah-59' };
    await t.call(proctor, 'POST', '/api/tambah-waktu', act);
    expect((await proctorRow()).henti).toEqual([]);
    expect(await post('get-time-left')).toEqual({ time_left: 60 * 60 });
  });

  test('another login of the same participant begins with it', async () => {
    await open();
    await answerOne();
    t.clock.advance(80 * minuteMs);
    const proctor = await t.signIn('supervisor');
    await t.call(proctor, 'POST', '/api/reset-login', { ids: [id()], alasan: 'pindah PC' });
    const next = await room.signIn(0);
    expect(await post('create-soals', {}, next)).toMatchObject({ lanjut: true });
    expect(await post('get-time-left', {}, next)).toEqual({ time_left: 60 });
  });

  test('mixed with batches: the device keeps its minute and the loss is counted once', async () => {
    await open();
    const device = new TestDevice(t);
    await device.begin(siswa, id());
    await device.send();
    t.clock.advance(80 * minuteMs);
    expect(await post('get-time-left')).toEqual({ time_left: 60 });
    const { keadaan } = await device.send();
    expect(keadaan.boleh_ms - keadaan.terpakai_ms).toBe(minuteMs);
    device.elapsedMs = keadaan.terpakai_ms + 30_000;
    t.clock.advance(30_000);
    device.answer(device.start.urutan[0]!, 'D');
    await device.send();
    expect(await post('get-time-left')).toEqual({ time_left: 30 });
    expect((await post('fetch-soal', { nomor: 1 })).jawaban).toBe('D');
    expect((await proctorRow()).henti).toMatchObject([{ menit: 59 }]);
  });
});

describe('S15: time', () => {
  test('a finish long after the time was used up counts, also after a refused answer', async () => {
    await open();
    const question = await answerOne();
    await useUp();
    expect(await post('store-jawaban', { id: question, pilihan: 'B' })).toMatchObject({
      status: false,
      exp: true,
      jawaban: 'A',
    });
    expect(await post('konfirmasi-selesai')).toMatchObject({ status: true, jumlah: 1 });
    expect(await post('fetch-info-status-ujian')).toMatchObject({ selesai: true, keadaan: 'selesai' });
    const log = await t.context.store.read.select().from(operasi);
    expect(log.map(({ verdik, alasan }) => [verdik, alasan])).toEqual([
      ['dihitung', null],
      ['dihitung', null],
    ]);
  });

  test('and after the last moment', async () => {
    await open();
    await answerOne();
    t.clock.advance(130 * minuteMs);
    await sweepAttempts(t.context);
    expect(await post('konfirmasi-selesai')).toMatchObject({ status: true, jumlah: 1 });
  });

  test('no answer is stored after the last moment, though the clock of the exam waited', async () => {
    await open({ jadwal: { waktu: 120 } });
    const question = await answerOne();
    t.clock.advance(121 * minuteMs);
    expect(await post('store-jawaban', { id: question, pilihan: 'B' })).toMatchObject({
      exp: true,
      jawaban: 'A',
    });
  });

  test('S17: no question is shown once the time is used up, nor after the last moment', async () => {
    await open();
    await answerOne();
    await useUp();
    const over = { status: false, exp: true, message: expect.stringContaining('Waktu ujian sudah habis') };
    expect(await post('fetch-soal', { nomor: 1 })).toMatchObject(over);
    t.clock.advance(236 * minuteMs);
    await sweepAttempts(t.context);
    expect(await post('fetch-soal', { nomor: 1 })).toMatchObject(over);
  });
});

describe('S15: lease', () => {
  test('another login reads no question and neither answers, reports time nor finishes', async () => {
    await open();
    const device = new TestDevice(t);
    await device.begin(siswa, id());
    const second = await room.signIn(0);
    expect(await post('fetch-soal', { nomor: 1 }, second)).toMatchObject(elsewhere);
    const question = await post('fetch-soal', { nomor: 1 });
    expect(await post('store-jawaban', { id: question.id, pilihan: 'A' }, second)).toMatchObject(elsewhere);
    expect(await post('set-time-left', { timeleft: 60 }, second)).toMatchObject(elsewhere);
    expect(await post('konfirmasi-selesai', {}, second)).toMatchObject(elsewhere);
    expect((await device.send()).keadaan).toMatchObject({
      status: 'mengerjakan',
      terpakai_ms: 0,
      jumlah_di_server: 0,
    });
  });

  test('after a reset login the old login reads no question', async () => {
    await open();
    await answerOne();
    const proctor = await t.signIn('supervisor');
    await t.call(proctor, 'POST', '/api/reset-login', { ids: [id()], alasan: 'pindah PC' });
    expect(await post('fetch-soal', { nomor: 2 })).toMatchObject(elsewhere);
  });
});

describe('S15: finish', () => {
  test('after it no question is read and nothing is written', async () => {
    await open();
    const question = await answerOne();
    await post('konfirmasi-selesai');
    expect(await post('fetch-soal', { nomor: 1 })).toMatchObject({ status: false });
    expect(await post('store-jawaban', { id: question, pilihan: 'E' })).toMatchObject({ jawaban: 'A' });
    expect(await post('set-time-left', { timeleft: 3000 })).toEqual({ time_left: 0 });
    const again = await post('konfirmasi-selesai');
    expect(again).toMatchObject({ status: true });
  });
});

describe('S15: a schedule that closes the direct calls', () => {
  const closed = { jadwal: { tutup_panggilan_langsung: true } };

  test('lets a participant without a device stream go on', async () => {
    await open(closed);
    await answerOne();
    expect(await post('set-time-left', { timeleft: 3600 })).toEqual({ time_left: 3600 });
    expect(await post('konfirmasi-selesai')).toMatchObject({ status: true, jumlah: 1 });
  });

  test('refuses them all to one whose device keeps a stream', async () => {
    await open(closed);
    const device = new TestDevice(t);
    await device.begin(siswa, id());
    const refused = { status: false, jenis: 'panggilan-ditutup' };
    expect(await post('fetch-soal', { nomor: 1 })).toMatchObject(refused);
    expect(await post('store-jawaban', { id: `${device.start.ujian_id}-1`, pilihan: 'A' })).toMatchObject(
      refused,
    );
    expect(await post('set-time-left', { timeleft: 60 })).toMatchObject(refused);
    expect(await post('konfirmasi-selesai')).toMatchObject(refused);
    device.answer(device.start.urutan[0]!, 'A');
    expect((await device.send()).keadaan).toMatchObject({ status: 'mengerjakan', jumlah_di_server: 1 });
  });

  test('closes and opens them at once, also where it was asked before', async () => {
    await open();
    const staff = await t.signIn('administrator');
    const path = `/api/jadwal-ujian/${room.jadwalId}`;
    const device = new TestDevice(t);
    await device.begin(siswa, id());
    const told = async () =>
      (await post('store-jawaban', { id: `${device.start.ujian_id}-1`, pilihan: 'A' })).jenis;
    /** Changes the schedule as the form does, and answers what the next call is told. */
    async function tell(tutup_panggilan_langsung: boolean) {
      const { body: jadwal } = await t.call(staff, 'GET', path);
      const changed = await t.call(staff, 'POST', `${path}?_method=PUT`, {
        ...jadwal,
        tutup_panggilan_langsung,
        alasan: 'aplikasi lain dipakai di ruang ini',
      });
      expect(changed.body).toMatchObject({ status: true });
      return told();
    }
    const before = await told();
    expect([before, await tell(true), await tell(false), await tell(true)]).toEqual([
      before,
      'panggilan-ditutup',
      before,
      'panggilan-ditutup',
    ]);
    expect(before).not.toBe('panggilan-ditutup');
  });
});
