import { parseKodeLuring } from '@spmb/shared/sync/start/kode-luring.ts';
import { answerOf } from '@spmb/shared/sync/stream/lembar.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { findAttempt, findStream } from '../attempt/attempt.queries.ts';
import { sweepAttempts } from '../sweep/sweep-attempts.ts';
import { verifyLog } from '../replay/verify-log.ts';

const minuteMs = 60_000;
const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));
let kode: string;
let device: TestDevice;
let siswa: Session;

beforeEach(async () => {
  const proctor = await t.signIn('supervisor');
  const path = `/api/kode-luring/${room.tanggal}/${room.sesiId}`;
  const { body } = await t.call(proctor, 'POST', path, { alasan: 'titik akses mati' });
  kode = parseKodeLuring(body.data.kode) ?? '';
  siswa = await room.signIn(0);
  device = await prepared();
});

/** A device of the first participant that begins without the server now. */
async function prepared(): Promise<TestDevice> {
  const made = new TestDevice(t);
  await made.beginOffline(siswa, room.rows[0]!.barisId, kode);
  return made;
}
function work(on: TestDevice, minutes: number, index: number, letter: 'A' | 'B' | 'C'): void {
  t.clock.advance(minutes * minuteMs);
  on.elapsedMs += minutes * minuteMs;
  on.answer(on.start.urutan[index]!, letter);
}
const attempt = async () => (await findAttempt(t.context.store.read, device.start.ujian_id))!;
const answers = async () => {
  const { lembar } = await attempt();
  return [0, 1].map((index) => answerOf(lembar, device.start.urutan[index]!));
};
const differences = async () => (await verifyLog(t.context.store.read, t.context.secrets)).differences;
const begin = Date.parse('2025-07-01T00:30:00Z');

describe('S10: an exam that began without the server', () => {
  test('confirms itself where no other device has begun, and everything counts', async () => {
    t.clock.advance(7 * minuteMs);
    device = await prepared();
    work(device, 10, 0, 'C');
    expect((await device.arrive()).body).toMatchObject({
      status: true,
      keadaan: { pemegang: true, epoch: 1 },
    });
    expect((await device.arrive()).body).toMatchObject({ status: true, keadaan: { epoch: 1 } });
    expect(await device.send()).toMatchObject({ ack: 2, verdik: [] });
    expect(await attempt()).toMatchObject({
      mulai_ms: begin + 7 * minuteMs,
      terpakai_ms: 10 * minuteMs,
      boleh_ms: 60 * minuteMs,
      status: 'mengerjakan',
      mulai_luring: true,
    });
    expect(await findStream(t.context.store.read, device.aliran)).toMatchObject({ luring: true, epoch: 1 });
    // From here on its operations name the number that it was given.
    work(device, 1, 1, 'B');
    device.finish('sendiri', 60 * minuteMs);
    expect(await device.send()).toMatchObject({ verdik: [], keadaan: { status: 'selesai' } });
    expect(await answers()).toEqual(['C', 'B']);
    expect(await differences()).toEqual([]);
  });

  test.each([
    ['before the session', -30, begin],
    ['later than its exam time allows', 50, begin + 5 * minuteMs],
  ])('a wall clock %s is clamped', async (_, minutes, mulai_ms) => {
    device.offline!.mulai_ms += minutes * minuteMs;
    t.clock.advance(5 * minuteMs);
    work(device, 10, 0, 'A');
    await device.arrive();
    expect(await attempt()).toMatchObject({ mulai_ms });
  });

  test('of two devices the first to arrive goes on, and what the second brings is held until staff accept it', async () => {
    const second = await prepared();
    work(device, 5, 0, 'A');
    work(second, 5, 1, 'B');
    await device.arrive();
    await device.send();
    expect((await second.arrive()).body).toMatchObject({ status: true, keadaan: { pemegang: false } });
    expect((await second.send()).verdik).toMatchObject([
      { verdik: 'tertahan', alasan: 'PERANGKAT_KEDUA' },
      { verdik: 'tertahan', alasan: 'PERANGKAT_KEDUA' },
    ]);
    expect(await answers()).toEqual(['A', null]);
    device.finish('sendiri', 60 * minuteMs);
    await device.send();
    const body = { ids: [room.rows[0]!.barisId], alasan: 'dua perangkat', tindakan_id: 'putusan-0001' };
    await t.call(await t.signIn('supervisor'), 'POST', '/api/tertahan-terima', body);
    expect(await answers()).toEqual(['A', 'B']);
    expect(await differences()).toEqual([]);
  });

  test('beside one that began with the server it is held too', async () => {
    const online = new TestDevice(t);
    await online.begin(siswa, room.rows[0]!.barisId);
    expect(online.start.ujian_id).toBe(device.start.ujian_id);
    expect((await device.arrive()).body).toMatchObject({ keadaan: { pemegang: false } });
    expect((await device.send()).verdik).toMatchObject([{ verdik: 'tertahan' }]);
    expect(await differences()).toEqual([]);
  });

  test('in a room that was closed meanwhile all of it is held until staff accept it', async () => {
    work(device, 5, 0, 'B');
    t.clock.advance(116 * minuteMs);
    const proctor = await t.signIn('supervisor');
    const { tanggal, sesiId: jadwal_ujian_sesi_id } = room;
    const place = { tanggal, jadwal_ujian_sesi_id, ruang: 'Lab 1', alasan: 'sakit' };
    await t.call(proctor, 'POST', '/api/tutup-ruang', { ...place, tindakan_id: 'tutup-00001' });
    expect((await device.arrive()).body).toMatchObject({ status: true, keadaan: { pemegang: false } });
    expect((await device.send()).verdik).toMatchObject([{ verdik: 'tertahan' }, { verdik: 'tertahan' }]);
    expect(await attempt()).toMatchObject({ mulai_luring: true, status: 'mengerjakan' });
    await sweepAttempts(t.context);
    const body = { ids: [room.rows[0]!.barisId], alasan: 'hadir', tindakan_id: 'putusan-0001' };
    await t.call(proctor, 'POST', '/api/tertahan-terima', body);
    expect(await answers()).toEqual(['B', null]);
    expect(await differences()).toEqual([]);
  });

  test('needs what this server allowed, and no login', async () => {
    const { izin } = device.offline!;
    device.offline!.izin = { ...izin, teks: izin.teks.replace('"percobaan":1', '"percobaan":2') };
    expect((await device.arrive()).httpStatus).toBe(403);
    device.offline!.izin = izin;
    await t.call(siswa, 'POST', '/api/auth/logout');
    expect((await device.arrive()).httpStatus).toBe(200);
  });

  test('after the session what is beyond its time is held', async () => {
    t.clock.advance(115 * minuteMs);
    device = await prepared();
    work(device, 4, 0, 'A');
    work(device, 8, 1, 'B');
    await device.arrive();
    expect(await device.send()).toMatchObject({ verdik: [{ seq: 3, alasan: 'LEWAT_WAKTU' }] });
    expect(await answers()).toEqual(['A', null]);
  });

  test('S24: arrives with an emergency file as well', async () => {
    work(device, 5, 0, 'B');
    const form = new FormData();
    form.append('file', device.emergencyFile(t.context.secrets.publicKey));
    const proctor = await t.signIn('supervisor');
    const { body } = await t.call(proctor, 'POST', '/api/jawaban-darurat', form);
    expect(body.data).toMatchObject([{ hasil: 'diterima', diterima: 2, peserta: 'P-0001 Peserta P-0001' }]);
    expect(await answers()).toEqual(['B', null]);
    await device.arrive();
    expect(await device.send()).toMatchObject({ ack: 2, verdik: [] });
    expect(await differences()).toEqual([]);
  });
});
