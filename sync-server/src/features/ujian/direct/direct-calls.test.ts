import { beforeEach, describe, expect, test } from 'vitest';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));
const siswa = perTest(() => room.signIn(0));
let jadwal_ujian_id: string;

beforeEach(async () => {
  jadwal_ujian_id = room.rows[0]!.barisId;
});

const post = async (call: string, body: Record<string, unknown> = {}, session = siswa) =>
  (await t.call(session, 'POST', `/api/peserta/${call}`, { jadwal_ujian_id, ...body })).body;
const start = () => post('create-soals');

describe('the calls of the contract, for a client that knows nothing of batches', () => {
  test('S3-PDASH-09: the dashboard lists the exam with its window', async () => {
    expect(await post('dashboard-jadwal-ujian')).toMatchObject([
      {
        id: jadwal_ujian_id,
        jadwal: 'Tes Matematika',
        sesi: 'Sesi 1',
        tanggal: '2025-07-01',
        jam_mulai: '07:30',
        jam_selesai: '09:30',
        waktu: 60,
        aktif: true,
        selesai: false,
      },
    ]);
  });

  test('S3-XCONF-05, S3-XCONF-07: status and info before the start', async () => {
    expect(await post('fetch-info-status-ujian')).toEqual({
      selesai: false,
      keadaan: 'siap',
      ujian_id: null,
    });
    expect(await post('fetch-info-soal')).toMatchObject({
      ujian: 'Tes Matematika',
      jumlah_soal: 5,
      waktu: 60,
      jam_mulai: '07:30',
      jam_selesai: '09:30',
    });
  });

  test('S3-XCONF-06: create-soals answers status, lanjut, message, and again without a second attempt', async () => {
    expect(await start()).toEqual({
      status: true,
      message: 'Soal ujian siap. Selamat mengerjakan.',
      lanjut: true,
    });
    const first = await post('fetch-soal', { nomor: 1 });
    expect(await start()).toMatchObject({ lanjut: true });
    expect(await post('fetch-soal', { nomor: 1 })).toEqual(first);
  });

  test('N27: jawaban is the participant’s own choice, never the key', async () => {
    await start();
    const before = await post('fetch-soal', { nomor: 2 });
    expect(before).toMatchObject({
      nomor: 2,
      jawaban: null,
      pilihan_a: expect.stringContaining('PILIHAN-A'),
    });
    const stored = await post('store-jawaban', { id: before.id, pilihan: 'E' });
    expect(stored).toEqual({ status: true, exp: false, jawaban: 'E', message: 'Jawaban tersimpan' });
    expect((await post('fetch-soal', { nomor: 2 })).jawaban).toBe('E');
  });

  test('N28: times are whole seconds; reports neither raise nor zero the time', async () => {
    await start();
    expect(await post('get-time-left')).toEqual({ time_left: 3600 });
    t.clock.advance(60_000);
    expect(await post('set-time-left', { timeleft: 3540 })).toEqual({ time_left: 3540 });
    expect(await post('set-time-left', { timeleft: 3600 })).toEqual({ time_left: 3540 });
    expect(await post('set-time-left', { timeleft: 0 })).toEqual({ time_left: 3535 });
  });

  test('S3-XSHEET-11: exp is told once the time is over', async () => {
    await start();
    const { id } = await post('fetch-soal', { nomor: 1 });
    t.clock.advance(62.5 * 60_000);
    await post('set-time-left', { timeleft: 30 });
    t.clock.advance(40_000);
    expect(await post('store-jawaban', { id, pilihan: 'A' })).toMatchObject({
      status: false,
      exp: true,
      jawaban: null,
    });
    expect(await post('get-time-left')).toEqual({ time_left: 0 });
  });

  test('S3-XFIN-03: konfirmasi-selesai finishes once; answers after it are refused with exp', async () => {
    await start();
    const { id } = await post('fetch-soal', { nomor: 1 });
    await post('store-jawaban', { id, pilihan: 'A' });
    expect(await post('konfirmasi-selesai')).toMatchObject({ status: true, jumlah: 1 });
    expect(await post('konfirmasi-selesai')).toMatchObject({ status: true });
    expect(await post('store-jawaban', { id, pilihan: 'B' })).toMatchObject({
      status: false,
      exp: true,
      jawaban: 'A',
    });
    expect(await post('fetch-soal', { nomor: 1 })).toMatchObject({ status: false });
    expect(await post('fetch-info-status-ujian')).toMatchObject({ selesai: true, keadaan: 'selesai' });
    expect(await start()).toMatchObject({ status: false, lanjut: false, selesai: true });
  });

  test('S3-XSHEET-12 … 15: the second prefix works by the attempt’s id', async () => {
    await start();
    const { ujian_id } = await post('fetch-info-soal');
    const v2 = async (call: string, body: Record<string, unknown>) =>
      (await t.call(siswa, 'POST', `/api-v2/${call}`, { ujian_id, ...body })).body;
    expect(await v2('get-time-left', {})).toEqual({ time_left: 3600 });
    const question = await v2('get-soal', { nomor: 3 });
    expect(question).toEqual(await post('fetch-soal', { nomor: 3 }));
    expect(await v2('store-jawaban', { id: question.id, pilihan: 'B' })).toMatchObject({
      status: true,
      jawaban: 'B',
    });
    t.clock.advance(30_000);
    expect(await v2('set-time-left', { timeleft: 3570 })).toEqual({ time_left: 3570 });
  });

  test('S15: mixed with batches on the same attempt, the later act wins and the device learns of it', async () => {
    const device = new TestDevice(t);
    await device.begin(siswa, jadwal_ujian_id);
    const butir = device.start.urutan[0]!;
    device.answer(butir, 'A');
    await device.send();
    const { id } = await post('fetch-soal', { nomor: 1 });
    t.clock.advance(1_000);
    expect(await post('store-jawaban', { id, pilihan: 'C' })).toMatchObject({ status: true, jawaban: 'C' });
    const versi = device.versi;
    const learned = await device.send();
    expect(learned.keadaan.versi).toBeGreaterThan(versi);
    expect(learned.lembar?.[butir]?.[0]).toBe('C');
    device.elapsedMs = 10_000;
    device.answer(butir, 'D');
    await device.send();
    expect((await post('fetch-soal', { nomor: 1 })).jawaban).toBe('D');
  });
});

describe('P8: nobody reads or changes another’s work', () => {
  test('every call refuses another participant’s ids', async () => {
    await start();
    const { id } = await post('fetch-soal', { nomor: 1 });
    const { ujian_id } = await post('fetch-info-soal');
    const other = await room.signIn(1);
    for (const call of [
      'fetch-info-status-ujian',
      'fetch-info-soal',
      'create-soals',
      'get-time-left',
      'konfirmasi-selesai',
    ]) {
      const { httpStatus, body } = await t.call(other, 'POST', `/api/peserta/${call}`, { jadwal_ujian_id });
      expect([call, httpStatus, body.status]).toEqual([call, 404, false]);
    }
    for (const [path, body] of [
      ['/api/peserta/fetch-soal', { jadwal_ujian_id, nomor: 1 }],
      ['/api/peserta/set-time-left', { jadwal_ujian_id, timeleft: 1 }],
      ['/api/peserta/store-jawaban', { id, pilihan: 'A' }],
      ['/api-v2/get-soal', { ujian_id, nomor: 1 }],
      ['/api-v2/get-time-left', { ujian_id }],
      ['/api-v2/set-time-left', { ujian_id, timeleft: 1 }],
      ['/api-v2/store-jawaban', { id, pilihan: 'A' }],
    ] as const)
      expect([path, (await t.call(other, 'POST', path, body)).httpStatus]).toEqual([path, 404]);
    expect((await post('fetch-soal', { nomor: 1 })).jawaban).toBeNull();
  });

  test('S11: an attempt that a reset has archived answers to nobody, its owner neither', async () => {
    await start();
    const { id } = await post('fetch-soal', { nomor: 1 });
    const { ujian_id } = await post('fetch-info-soal');
    const reset = { id: jadwal_ujian_id, konfirmasi: 'P-0001', tindakan_id: 'ulang-1' };
    const admin = await t.signIn('administrator');
    const { body: done } = await t.call(admin, 'POST', '/api/reset-ujian-private', reset);
    expect(done).toMatchObject({ status: true });
    for (const [path, body] of [
      ['/api/peserta/store-jawaban', { id, pilihan: 'A' }],
      ['/api-v2/get-soal', { ujian_id, nomor: 1 }],
      ['/api-v2/get-time-left', { ujian_id }],
      ['/api-v2/set-time-left', { ujian_id, timeleft: 1 }],
      ['/api/peserta/get-time-left', { jadwal_ujian_id }],
      ['/api/peserta/konfirmasi-selesai', { jadwal_ujian_id }],
    ] as const)
      expect([path, (await t.call(siswa, 'POST', path, body)).httpStatus]).toEqual([path, 404]);
  });

  test('option F and a foreign item are refused', async () => {
    await start();
    const { id } = await post('fetch-soal', { nomor: 1 });
    expect(await post('store-jawaban', { id, pilihan: 'F' })).toMatchObject({
      status: false,
      message: expect.stringContaining('A, B, C, D atau E'),
    });
    expect(
      await post('store-jawaban', { id: `${(id as string).split('-')[0]}-99`, pilihan: 'A' }),
    ).toMatchObject({ status: false });
  });

  test('S8: a second login needs the proctor while the first device works', async () => {
    const device = new TestDevice(t);
    await device.begin(siswa, jadwal_ujian_id);
    const second = await room.signIn(0);
    const refused = (await t.call(second, 'POST', '/api/peserta/create-soals', { jadwal_ujian_id })).body;
    expect(refused).toMatchObject({
      status: false,
      lanjut: false,
      message: expect.stringContaining('Reset login'),
    });
  });
});

describe('P7: no question before the start, no key ever', () => {
  const marker = /SOAL-PENANDA|PILIHAN-[A-E]-/;

  test('before the start every answer, and the paket itself, is free of question texts', async () => {
    const texts = [];
    for (const call of ['dashboard-jadwal-ujian', 'fetch-info-soal', 'fetch-info-status-ujian', 'fetch-soal'])
      texts.push(JSON.stringify(await post(call, { nomor: 1 })));
    const [exam] = await post('dashboard-jadwal-ujian');
    texts.push(JSON.stringify((await t.call(siswa, 'GET', exam.paket.alamat)).body));
    expect(texts.filter((text) => marker.test(text))).toEqual([]);
    expect(texts.at(-1)).toContain('"butir"');
  });

  test('a paket is for those on its roster only', async () => {
    const [exam] = await post('dashboard-jadwal-ujian');
    const operator = await t.signIn('operator');
    expect((await t.call(operator, 'GET', exam.paket.alamat)).httpStatus).toBe(403);
    const stranger = await t.signIn('peserta');
    expect((await t.call(stranger, 'GET', exam.paket.alamat)).httpStatus).toBe(404);
  });

  test('a participant receives the keys of exactly the questions drawn for him', async () => {
    const small = await buildTestApp();
    try {
      const other = await buildExamRuang(small, {
        questions: 10,
        jadwal: { jumlah_soal_1: 4, jumlah_soal: 4 },
      });
      const device = new TestDevice(small);
      await device.begin(await other.signIn(0), other.rows[0]!.barisId);
      expect(Object.keys(device.start.kunci).sort()).toEqual([...device.start.urutan].sort());
      expect(device.start.urutan).toHaveLength(4);
    } finally {
      await small.close();
    }
  });
});
