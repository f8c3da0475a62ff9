import { answerOf } from '@spmb/shared/sync/stream/lembar.ts';
import { protocolVersion } from '@spmb/shared/sync/protocol/protocol.ts';
import type { Letter } from '@spmb/shared/sync/stream/letter.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { operasi, operasiBentrok, ujian } from '../attempt/ujian.table.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));
const siswa = perTest(() => room.signIn(0));
const device = perTest(() => new TestDevice(t));

beforeEach(async () => {
  expect((await device.begin(siswa, room.rows[0]!.barisId)).body).toMatchObject({
    status: true,
    lanjut: true,
  });
});

const first = () => device.start.urutan[0]!;
const attempt = async () =>
  (await t.context.store.read.select().from(ujian).where(eq(ujian.id, device.start.ujian_id)))[0]!;

describe('batches', () => {
  test('S1: an acknowledged operation stands in log and state', async () => {
    device.answer(first(), 'C');
    const answer = await device.send();
    expect(answer).toMatchObject({ ack: 1, mulai_dari: 2, bentrok: false, verdik: [] });
    const log = await t.context.store.read.select().from(operasi).where(eq(operasi.aliran_id, device.aliran));
    expect(log).toMatchObject([{ seq: 1, teks: device.operations[0], verdik: 'dihitung' }]);
    expect(answerOf((await attempt()).lembar, first())).toBe('C');
  });

  test('S2: a repeated batch changes nothing and is acknowledged again', async () => {
    device.answer(first(), 'A');
    const request = device.batch();
    await device.post(request);
    const again = await device.post(request);
    expect(again.body.ack).toBe(1);
    expect(await t.context.store.read.select().from(operasi)).toHaveLength(1);
  });

  test('P12: a batch of each version up to the present is taken, and answered in its own', async () => {
    device.isOld = true;
    device.answer(first(), 'A');
    expect(await device.send()).toMatchObject({ v: 1, ack: 1 });
    device.isOld = false;
    device.answer(first(), 'B');
    expect(await device.send()).toMatchObject({ v: protocolVersion, ack: 2 });
    const later = await device.post({ ...device.batch(), v: protocolVersion + 1 });
    expect(later.body).toMatchObject({
      status: false,
      message: expect.stringContaining('memperbarui aplikasi di server') as string,
    });
  });

  test('S2: a batch beyond a hole is not applied and says where to begin', async () => {
    device.answer(first(), 'A');
    device.answer(first(), 'B');
    const { body } = await device.post(device.batch(2));
    expect(body).toMatchObject({ ack: 0, mulai_dari: 1, bentrok: false });
    expect((await attempt()).jumlah_terjawab).toBe(0);
  });

  test('S2: the same place with another text is a fork: set aside, not acknowledged', async () => {
    device.answer(first(), 'A');
    await device.send();
    const clone = new TestDevice(t);
    Object.assign(clone, { start: device.start, aliran: device.aliran, key: device.key });
    clone.answer(first(), 'D');
    const { body } = await clone.post(clone.batch());
    expect(body).toMatchObject({ bentrok: true, ack: 1 });
    expect(answerOf((await attempt()).lembar, first())).toBe('A');
    expect(await t.context.store.read.select().from(operasiBentrok)).toHaveLength(1);
  });

  test('S3: a poison operation in the middle gets its verdict and does not stop the rest', async () => {
    device.answer(first(), 'A');
    device.push('{"ini": bukan operasi');
    device.answer(device.start.urutan[1]!, 'B');
    const answer = await device.send();
    expect(answer).toMatchObject({
      ack: 3,
      verdik: [{ seq: 2, verdik: 'ditolak', alasan: 'BENTUK_TIDAK_DIKENAL' }],
    });
    expect((await attempt()).jumlah_terjawab).toBe(2);
  });

  test('S3: an item of another bank and option F are refused, and a repeat tells it again', async () => {
    device.record({ jenis: 'jawaban', butir: 'soal-orang-lain', pilihan: 'A' });
    device.record({ jenis: 'jawaban', butir: first(), pilihan: 'F' as Letter });
    const request = device.batch();
    const expected = [
      { seq: 1, verdik: 'ditolak', alasan: 'BUTIR_TIDAK_DIKENAL' },
      { seq: 2, verdik: 'ditolak', alasan: 'BENTUK_TIDAK_DIKENAL' },
    ];
    expect((await device.post(request)).body.verdik).toEqual(expected);
    expect((await device.post(request)).body.verdik).toEqual(expected);
  });

  test('S16: a batch needs the key of its stream, and no login', async () => {
    device.answer(first(), 'A');
    const forged = await device.post(device.batch(), new Uint8Array(32));
    expect(forged.httpStatus).toBe(403);
    await t.call(siswa, 'POST', '/api/auth/logout');
    expect((await device.send()).ack).toBe(1);
  });

  test('S8: an epoch above the server’s is held, not refused', async () => {
    device.record({ jenis: 'jawaban', butir: first(), pilihan: 'A' }, 7);
    expect((await device.send()).verdik).toEqual([{ seq: 1, verdik: 'tertahan', alasan: 'PERANGKAT_KEDUA' }]);
  });

  test('S7: exam time that runs backwards is held', async () => {
    device.elapsedMs = 60_000;
    device.answer(first(), 'A');
    device.elapsedMs = 10_000;
    device.answer(first(), 'B');
    expect((await device.send()).verdik).toEqual([{ seq: 2, verdik: 'tertahan', alasan: 'ELAPSED_MUNDUR' }]);
    expect(answerOf((await attempt()).lembar, first())).toBe('A');
  });

  test('S12: reported time is believed up to the server’s clock and never falls', async () => {
    t.clock.advance(60_000);
    device.elapsedMs = 3_000_000;
    expect((await device.send()).keadaan.terpakai_ms).toBe(65_000);
    device.elapsedMs = 0;
    expect((await device.send()).keadaan.terpakai_ms).toBe(65_000);
  });

  test('S12: a device that stops gains at most jeda_maks', async () => {
    t.clock.advance(10 * 60_000);
    expect((await device.send()).keadaan.terpakai_ms).toBe(7 * 60_000);
  });

  test('an answer beyond the allowed time is held, never dropped', async () => {
    t.clock.advance(61 * 60_000);
    device.elapsedMs = 60 * 60_000 + 6_000;
    device.answer(first(), 'A');
    expect((await device.send()).verdik).toEqual([{ seq: 1, verdik: 'tertahan', alasan: 'LEWAT_WAKTU' }]);
  });
});

describe('finish', () => {
  test('S13: the lease holder finishes; score, receipt and count come back; a repeat changes nothing', async () => {
    for (const butir of device.start.urutan) device.answer(butir, room.keys[butir]!);
    device.finish();
    const request = device.batch();
    const { body } = await device.post(request);
    expect(body.keadaan).toMatchObject({
      status: 'selesai',
      sebab_selesai: 'sendiri',
      jumlah_di_server: 5,
      beda_layar: false,
    });
    expect(body.keadaan.kode_terima).toMatch(/^[A-Z2-9]{10}$/);
    expect(await attempt()).toMatchObject({ nilai: 100, benar: 5 });
    expect((await device.post(request)).body.keadaan).toEqual(body.keadaan);
  });

  test('S13: a screen that showed something else is marked', async () => {
    device.answer(first(), 'A');
    device.shown[first()] = 'B';
    device.finish();
    expect((await device.send()).keadaan.beda_layar).toBe(true);
  });

  test('S13: what comes after the finish is held', async () => {
    device.finish();
    device.answer(first(), 'A');
    expect((await device.send()).verdik).toEqual([{ seq: 2, verdik: 'tertahan', alasan: 'SESUDAH_SELESAI' }]);
  });

  test('S17: no score reaches the device', async () => {
    device.finish();
    expect(JSON.stringify(await device.send())).not.toMatch(/(?<![a-z\d])(nilai|benar)/);
  });
});
