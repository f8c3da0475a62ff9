import type { Letter } from '@spmb/shared/sync/stream/letter.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));
const siswa = perTest(() => room.signIn(0));
const device = perTest(() => new TestDevice(t));

beforeEach(async () => {
  await device.begin(siswa, room.rows[0]!.barisId);
});

const first = () => device.start.urutan[0]!;

/** Counts by kind and call, as an administrator reads them. */
async function counted(): Promise<Record<string, number>> {
  const { body } = await t.call(await t.signIn('administrator'), 'GET', '/api/penolakan');
  const rows = body as { jenis: string; panggilan: string; jumlah: number }[];
  return Object.fromEntries(rows.map((row) => [`${row.jenis} ${row.panggilan}`, row.jumlah]));
}
const batch = 'POST /api/sync/:ujian_id/:aliran';
const direct = async (call: string, body: Record<string, unknown>) =>
  (await t.call(siswa, 'POST', `/api/peserta/${call}`, { jadwal_ujian_id: room.rows[0]!.barisId, ...body }))
    .body;

describe('P13: what a batch brings and the server does not take is counted, once however often it is sent', () => {
  test('by its verdict', async () => {
    device.record({ jenis: 'jawaban', butir: 'soal-orang-lain', pilihan: 'A' });
    device.record({ jenis: 'jawaban', butir: first(), pilihan: 'F' as Letter });
    device.push('{"ini": bukan operasi');
    device.record({ jenis: 'jawaban', butir: first(), pilihan: 'A' }, 7);
    device.answer(first(), 'B');
    const request = device.batch();
    await device.post(request);
    await device.post({ ...request, belum_terkirim: 0 });
    expect(await counted()).toEqual({
      [`butir-tidak-dikenal ${batch}`]: 1,
      [`bentuk-tidak-dikenal ${batch}`]: 2,
      [`perangkat-kedua ${batch}`]: 1,
    });
  });

  test('a fork', async () => {
    device.answer(first(), 'A');
    await device.send();
    const clone = new TestDevice(t);
    Object.assign(clone, { start: device.start, aliran: device.aliran, key: device.key });
    clone.answer(first(), 'D');
    await clone.post(clone.batch());
    await clone.post(clone.batch());
    expect(await counted()).toEqual({ [`bentrok ${batch}`]: 1 });
  });

  test('a hole', async () => {
    for (const letter of ['A', 'B', 'C'] as const) device.answer(first(), letter);
    await device.post(device.batch(2));
    await device.post(device.batch(2));
    await device.post(device.batch(3));
    expect(await counted()).toEqual({ [`lubang ${batch}`]: 2 });
  });

  test('and nothing of a device that does everything right', async () => {
    device.answer(first(), 'A');
    const request = device.batch();
    await device.post(request);
    await device.post(request);
    await device.send();
    device.finish();
    await device.send();
    expect(await counted()).toEqual({});
  });
});

describe('P13: an answer and a question after the end are counted', () => {
  test('of the exam', async () => {
    const { id } = await direct('fetch-soal', { nomor: 1 });
    device.finish();
    device.answer(first(), 'A');
    await device.send();
    expect(await direct('store-jawaban', { id, pilihan: 'B' })).toMatchObject({ status: false, exp: true });
    expect(await direct('fetch-soal', { nomor: 1 })).toMatchObject({ status: false });
    expect(await counted()).toEqual({
      [`sesudah-selesai ${batch}`]: 1,
      'sesudah-selesai POST /api/peserta/store-jawaban': 1,
      'sesudah-selesai POST /api/peserta/fetch-soal': 1,
    });
  });

  test('of the time', async () => {
    const { id } = await direct('fetch-soal', { nomor: 1 });
    t.clock.advance(63 * 60_000);
    // The minute of notice is told, and passes.
    await direct('get-time-left', {});
    t.clock.advance(70_000);
    const over = { status: false, exp: true };
    expect(await direct('store-jawaban', { id, pilihan: 'B' })).toMatchObject(over);
    expect(await direct('fetch-soal', { nomor: 1 })).toMatchObject(over);
    expect(await counted()).toEqual({
      'lewat-waktu POST /api/peserta/store-jawaban': 1,
      'lewat-waktu POST /api/peserta/fetch-soal': 1,
    });
  });
});
