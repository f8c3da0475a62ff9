import { answerOf } from '@spmb/shared/sync/stream/lembar.ts';
import { signIzin } from '@spmb/shared/sync/protocol/offline-kit.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../../db/audit.table.ts';
import { nativeDigest } from '../../../server/secrets/native-digest.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { getKodeLuring } from '../../jadwal-ujian/jadwal/kode-luring.mutations.ts';
import { findAttempt } from '../attempt/attempt.queries.ts';
import { sweepAttempts } from '../sweep/sweep-attempts.ts';
import { verifyLog } from '../replay/verify-log.ts';

const minuteMs = 60_000;
const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));
const siswa = perTest(() => room.signIn(0));
const proctor = perTest(() => t.signIn('operator'));
let kode: string;

beforeEach(async () => {
  kode = await getKodeLuring(t.context, { tanggal: room.tanggal, jadwal_ujian_sesi_id: room.sesiId });
});

async function prepared(index = 0): Promise<TestDevice> {
  const device = new TestDevice(t);
  await device.beginOffline(await room.signIn(index), room.rows[index]!.barisId, kode);
  return device;
}
const attemptOf = async (device: TestDevice) =>
  (await findAttempt(t.context.store.read, device.start.ujian_id))!;
const differences = async () => (await verifyLog(t.context.store.read, t.context.secrets)).differences;
function work(device: TestDevice, minutes: number, index: number): void {
  t.clock.advance(minutes * minuteMs);
  device.elapsedMs += minutes * minuteMs;
  device.answer(device.start.urutan[index]!, 'B');
}
/** The session now begins at 08.00, half an hour from here. */
async function shift(): Promise<void> {
  const { tanggal, sesiId: jadwal_ujian_sesi_id } = room;
  const geser = { tanggal, jadwal_ujian_sesi_id, ruang: '', menit: 30, sesudahnya: false };
  const body = { ...geser, alasan: 'titik akses mati', tindakan_id: 'geser-0001' };
  expect((await t.call(proctor, 'POST', '/api/geser-sesi', body)).body).toMatchObject({ status: true });
}
const reveal = () =>
  t.call(proctor, 'POST', `/api/kode-luring/${room.tanggal}/${room.sesiId}`, { alasan: 'uji' });

describe('S25: a start without the server that is not released', () => {
  test('S25: too early, it waits with all it brought; the start with the server then begins a clock of its own', async () => {
    await shift();
    const early = await prepared();
    work(early, 5, 0);
    expect((await early.arrive()).body).toMatchObject({
      status: true,
      keadaan: { pemegang: false, status: 'siap' },
    });
    expect((await early.send()).verdik).toMatchObject([
      { verdik: 'tertahan', alasan: 'MULAI_DITAHAN' },
      { verdik: 'tertahan', alasan: 'MULAI_DITAHAN' },
    ]);
    t.clock.advance(25 * minuteMs);
    const online = new TestDevice(t);
    expect((await online.begin(siswa, room.rows[0]!.barisId)).body).toMatchObject({ lanjut: true });
    expect(online.start).toMatchObject({ ujian_id: early.start.ujian_id, lembar: {} });
    expect(online.start.keadaan).toMatchObject({ terpakai_ms: 0, boleh_ms: 60 * minuteMs, epoch: 1 });
    expect(await attemptOf(online)).toMatchObject({
      ditahan: null,
      status: 'mengerjakan',
      mulai_luring: false,
    });
    expect((await early.send()).keadaan.pemegang).toBe(false);
    expect(await differences()).toEqual([]);
  });

  test('S25: it makes nobody else late', async () => {
    await shift();
    const early = await prepared();
    await early.arrive();
    t.clock.advance(50 * minuteMs);
    const other = new TestDevice(t);
    await other.begin(await room.signIn(1), room.rows[1]!.barisId);
    expect(other.start.keadaan.boleh_ms).toBe(60 * minuteMs);
  });

  test('S25: never released, it waits past the last moment, and staff accept what it brought', async () => {
    const unproven = await prepared();
    delete unproven.offline!.bukti;
    work(unproven, 5, 0);
    await unproven.arrive();
    await unproven.send();
    const decide = () =>
      t.call(proctor, 'POST', '/api/tertahan-terima', {
        ids: [room.rows[0]!.barisId],
        alasan: 'hadir',
        tindakan_id: 'putusan-0001',
      });
    expect((await decide()).body).toMatchObject({
      status: false,
      message: expect.stringContaining('Izinkan mulai'),
    });
    t.clock.advance(120 * minuteMs);
    await sweepAttempts(t.context);
    await decide();
    expect(answerOf((await attemptOf(unproven)).lembar, unproven.start.urutan[0]!)).toBe('B');
    expect(await differences()).toEqual([]);
  });

  test('S25: yesterday’s kit starts, is held and never refused', async () => {
    const old = await prepared();
    const { bukti: _, ...start } = old.offline!;
    const { mulai_ms: __, ...izin } = JSON.parse(start.izin.teks) as Parameters<typeof signIzin>[2];
    old.offline = { ...start, izin: signIzin(nativeDigest, t.context.secrets.key('surat'), izin) };
    work(old, 5, 0);
    expect((await old.arrive()).body).toMatchObject({ status: true, keadaan: { pemegang: false } });
    expect((await old.send()).ack).toBe(2);
    expect(await attemptOf(old)).toMatchObject({ ditahan: 'tanpa_bukti' });
  });

  test('S25: a proven start takes the place of an unproven one of the same participant', async () => {
    const [forged, honest] = [await prepared(), await prepared()];
    delete forged.offline!.bukti;
    await forged.arrive();
    work(honest, 5, 0);
    expect((await honest.arrive()).body).toMatchObject({ keadaan: { pemegang: true } });
    expect((await honest.send()).verdik).toEqual([]);
    expect(await attemptOf(honest)).toMatchObject({ ditahan: null, status: 'mengerjakan' });
    expect(await differences()).toEqual([]);
  });

  test('S25: the proof of another one’s kit proves nothing', async () => {
    const [own, foreign] = [await prepared(0), await prepared(1)];
    own.offline!.bukti = foreign.offline!.bukti!;
    await own.arrive();
    expect(await attemptOf(own)).toMatchObject({ ditahan: 'tanpa_bukti' });
  });

  test('S25: a session shifted by 30 minutes while a room starts without the server by the old time', async () => {
    const devices = [await prepared(0), await prepared(1)];
    await shift();
    work(devices[0]!, 10, 0);
    for (const device of devices) {
      await device.arrive();
      expect((await device.send()).verdik).toEqual([]);
      expect(await attemptOf(device)).toMatchObject({ ditahan: null, status: 'mengerjakan' });
    }
    // Its page is gone and asks for the keys again, before the start as shifted.
    const again = new TestDevice(t);
    const extra = { pindah: true };
    expect((await again.begin(siswa, room.rows[0]!.barisId, extra)).body).toMatchObject({ lanjut: true });
  });

  test.each([
    ['nobody', async () => undefined, true],
    ['a screen', reveal, false],
    [
      'paper',
      () =>
        t.call(proctor, 'POST', '/api/kertas-ujian', {
          tanggal: room.tanggal,
          jadwal_ujian_sesi_id: room.sesiId,
          kertas: ['token_darurat'],
          ruang: ['Lab 1'],
        }),
      false,
    ],
  ])('S25: shown by %s, the start is marked accordingly', async (_, show, marked) => {
    await show();
    const device = await prepared();
    await device.arrive();
    expect(await attemptOf(device)).toMatchObject({ kode_belum_dibuka: marked });
  });

  test('S25: each start stands in the audit trail, with and without the server, held or not', async () => {
    const online = new TestDevice(t);
    await online.begin(siswa, room.rows[0]!.barisId);
    t.clock.advance(1_000);
    const offline = await prepared(1);
    delete offline.offline!.bukti;
    await offline.arrive();
    await offline.arrive();
    const rows = await t.context.store.read
      .select({ tindakan: audit.tindakan, sesudah: audit.sesudah, baris: audit.baris_id })
      .from(audit)
      .where(eq(audit.tabel, 'jadwal_ujian_peserta'))
      .orderBy(audit.id);
    expect(rows).toMatchObject([
      { tindakan: 'mulai_ujian', baris: room.rows[0]!.barisId, sesudah: { perangkat: 'uji' } },
      {
        tindakan: 'mulai_luring',
        baris: room.rows[1]!.barisId,
        sesudah: { ditahan: 'tanpa_bukti', kode_belum_dibuka: true },
      },
    ]);
  });
});
