import type { StartAnswer } from '@spmb/shared/sync/protocol/protocol.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../../db/audit.table.ts';
import { schoolId } from '../../../db/school-id.ts';
import { buildExamRuang, type ExamRuang, type ExamRuangOptions } from '../../../testing/build-exam-ruang.ts';
import { buildTestApp, type Session, type TestApp } from '../../../testing/test-app.ts';
import { jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { penutupanRuang } from '../../jadwal-ujian/ruang/penutupan-ruang.table.ts';
import { sweepAttempts } from '../../ujian/sweep/sweep-attempts.ts';
import { verifyLog } from '../../ujian/replay/verify-log.ts';
import { openWithCard } from '../testing/open-with-card.ts';
import { sitInRuang } from '../testing/sit-in-ruang.ts';

const minuteMs = 60_000;
let t: TestApp;
let room: ExamRuang;
let proctor: Session;
let lab: ReturnType<typeof sitInRuang>;

async function seat(jadwal: ExamRuangOptions['jadwal'] = { waktu: 120 }): Promise<void> {
  t = await buildTestApp();
  room = await buildExamRuang(t, { participants: 3, jadwal });
  proctor = await t.signIn('operator', { nama: 'Bu Pengawas' });
  lab = sitInRuang(t, room, proctor);
}
beforeEach(() => seat());
const seatAnew = async (jadwal: ExamRuangOptions['jadwal']) => {
  await t.close();
  await seat(jadwal);
};
afterEach(async () => {
  // S6: whatever was decided, replaying the log gives the stored state.
  expect((await verifyLog(t.context.store.read, t.context.secrets)).differences).toEqual([]);
  await t.close();
});

const closings = () => t.context.store.read.select().from(penutupanRuang);
const audited = (tindakan: string) =>
  t.context.store.read.select().from(audit).where(eq(audit.tindakan, tindakan)).orderBy(audit.nomor);
const hold = async (index: number, minutes: number) => {
  const device = await lab.begin(index);
  await lab.work(minutes, device);
  return device;
};

describe('S27: closing early harms nobody who has time left', () => {
  test('pressed in the middle of the session it is refused, names everybody with his minutes, and changes nothing', async () => {
    const devices = [await lab.begin(0), await lab.begin(1)];
    await lab.work(30, ...devices);
    const before = await Promise.all(devices.map(lab.attemptOf));
    const { httpStatus, body } = await lab.close();
    expect([httpStatus, body.status]).toEqual([409, false]);
    expect(body.message).toMatch(
      /^Lab 1 belum dapat ditutup: 2 peserta masih punya waktu \(Peserta P-0001 90 menit, .*Paksa selesai/,
    );
    expect(body.data.masih_berwaktu).toEqual([
      { id: lab.idOf(0), nomor_peserta: 'P-0001', nama: 'Peserta P-0001', kursi: '01', sisa_menit: 90 },
      { id: lab.idOf(1), nomor_peserta: 'P-0002', nama: 'Peserta P-0002', kursi: '02', sisa_menit: 90 },
    ]);
    expect(await closings()).toEqual([]);
    expect(await Promise.all(devices.map(lab.attemptOf))).toEqual(before);
    devices[0]!.answer(devices[0]!.start.urutan[0]!, 'B');
    expect(await devices[0]!.send()).toMatchObject({ verdik: [], keadaan: { status: 'mengerjakan' } });
  });

  test('Paksa selesai for one of two leaves the room open and both at work; for both it closes, on record with its reason', async () => {
    const devices = [await lab.begin(0), await lab.begin(1)];
    await lab.work(30, ...devices);
    const one = await lab.close({ paksa: [lab.idOf(0)] });
    expect([one.httpStatus, one.body.data.masih_berwaktu.length]).toEqual([409, 1]);
    expect((await lab.attemptOf(devices[0]!)).status).toBe('mengerjakan');
    const paksa = [lab.idOf(0), lab.idOf(1)];
    expect((await lab.close({ paksa, alasan: '' })).body).toMatchObject({
      status: false,
      kesalahan: { alasan: expect.any(String) },
    });
    expect((await lab.close({ paksa, alasan: 'banjir' })).body).toMatchObject({
      status: true,
      message:
        'Lab 1 ditutup. Peserta yang dipilih diselesaikan paksa. Jawaban yang tiba sesudah ini menunggu persetujuan panitia.',
      data: { mengerjakan: [], tidak_hadir: [{ nomor_peserta: 'P-0003' }] },
    });
    for (const device of devices)
      expect(await lab.attemptOf(device)).toMatchObject({ status: 'selesai', sebab_selesai: 'paksa' });
    const forced = await audited('paksa_selesai');
    expect(forced.map(({ baris_id, nama, alasan }) => [baris_id, nama, alasan]).sort()).toEqual(
      paksa.map((id) => [id, 'Bu Pengawas', 'banjir']).sort(),
    );
    expect(await audited('tutup_ruang')).toMatchObject([{ alasan: 'banjir' }]);
  });

  test('with one named and the other finished only that one ends', async () => {
    const [done, working] = [await lab.begin(0), await lab.begin(1)];
    await lab.work(30, done, working);
    done.finish();
    await done.send();
    const finished = await lab.attemptOf(done);
    expect((await lab.close({ paksa: [lab.idOf(1)] })).body.status).toBe(true);
    expect(await lab.attemptOf(working)).toMatchObject({ status: 'selesai', sebab_selesai: 'paksa' });
    const { terima_sampai_ms, ...rest } = await lab.attemptOf(done);
    expect([rest.sebab_selesai, rest.versi]).toEqual(['sendiri', finished.versi]);
    expect(terima_sampai_ms).toBe(t.clock.nowMs());
  });

  test('one with thirty minutes more at five past the end keeps it open; after his end it closes', async () => {
    const [plain, longer] = [await lab.begin(0), await lab.begin(1)];
    await lab.grant(1, 30);
    await lab.work(120, plain, longer);
    plain.finish('waktu_habis');
    await plain.send();
    await lab.work(5, longer);
    const { httpStatus, body } = await lab.close();
    expect([httpStatus, body.data.masih_berwaktu]).toMatchObject([
      409,
      [{ id: lab.idOf(1), sisa_menit: 25 }],
    ]);
    longer.answer(longer.start.urutan[0]!, 'C');
    await lab.work(25, longer);
    expect(await lab.answerAt(longer, 0)).toBe('C');
    expect((await lab.close()).body.status).toBe(true);
    expect((await lab.attemptOf(longer)).sebab_selesai).toBeNull();
  });

  test('a grant that comes between reading and closing is seen', async () => {
    const device = await hold(0, 120);
    const [closed, granted] = await Promise.all([lab.close(), lab.grant(0, 10)]);
    expect(granted.body.data.berhasil).toEqual([lab.idOf(0)]);
    // Whichever came first, he has his ten minutes, and what he does in them counts.
    expect([200, 409]).toContain(closed.httpStatus);
    await lab.work(1, device);
    device.answer(device.start.urutan[0]!, 'D');
    await lab.work(4, device);
    expect(await lab.answerAt(device, 0)).toBe('D');
  });

  test('a start at the same moment either keeps the room open or finds it closed', async () => {
    const [closed, device] = await Promise.all([lab.close(), lab.begin(0)]);
    const hasBegun = (device.start as StartAnswer | undefined) !== undefined;
    const { length } = await closings();
    expect([length, hasBegun]).toEqual(closed.httpStatus === 409 ? [0, true] : [1, false]);
  });
});

describe('S27: the closing ends what is taken', () => {
  test('what arrives later is held, whenever it was made, is shown, and is accepted for the whole room in one act', async () => {
    const devices = [await lab.begin(0), await lab.begin(1)];
    for (const [index, device] of devices.entries()) {
      t.clock.advance(minuteMs);
      device.elapsedMs = 10 * minuteMs;
      device.answer(device.start.urutan[0]!, index === 0 ? 'A' : 'B');
    }
    t.clock.advance(2 * 60 * minuteMs);
    expect((await lab.close()).body.data.mengerjakan).toHaveLength(2);
    t.clock.advance(minuteMs);
    // Forged: made after the closing, with time that it says was used long before.
    devices[1]!.answer(devices[1]!.start.urutan[1]!, 'E');
    for (const device of devices)
      expect((await device.send()).verdik).toContainEqual({
        seq: 1,
        verdik: 'tertahan',
        alasan: 'TERLAMBAT',
      });
    expect(await lab.answerAt(devices[1]!, 1)).toBeNull();
    await sweepAttempts(t.context);
    const shown = (await lab.rows()).map(({ keadaan, tertahan }) => [keadaan, tertahan]);
    expect(shown).toEqual([
      ['menunggu_kiriman', 1],
      ['menunggu_kiriman', 2],
      ['tidak_hadir', 0],
    ]);
    const { body } = await lab.accept([lab.idOf(0), lab.idOf(1)], { alasan: 'titik akses mati' });
    expect(body.message).toBe('3 jawaban dari 2 peserta diterima dan ikut dinilai.');
    expect([await lab.answerAt(devices[0]!, 0), await lab.answerAt(devices[1]!, 0)]).toEqual(['A', 'B']);
    expect(await audited('terima_tertahan')).toMatchObject([
      { alasan: 'titik akses mati' },
      { alasan: 'titik akses mati' },
    ]);
  });

  test('toleransi_kirim of the schedule still counts where it is later', async () => {
    await seatAnew({ waktu: 120, toleransi_kirim: 20 });
    const device = await lab.begin(0);
    device.answer(device.start.urutan[0]!, 'A');
    device.answer(device.start.urutan[1]!, 'B');
    t.clock.advance(125 * minuteMs);
    expect((await lab.close()).body.status).toBe(true);
    t.clock.advance(10 * minuteMs);
    const [first, second] = [device.batch(1, 1), device.batch(2, 2)];
    expect((await device.post(first)).body.verdik).toEqual([]);
    t.clock.advance(6 * minuteMs);
    expect((await device.post(second)).body.verdik).toMatchObject([{ alasan: 'TERLAMBAT' }]);
  });

  /** An hour on, the device says that its time is over, and nothing else. */
  async function useUp(device: Awaited<ReturnType<typeof lab.begin>>): Promise<void> {
    t.clock.advance(60 * minuteMs);
    await device.post({ ...device.batch(1, 0), elapsed_ms: 60 * minuteMs });
  }

  test('who has used up his time is heard until his own last moment, and not after it', async () => {
    await seatAnew({ waktu: 60 });
    const device = await lab.begin(0);
    device.answer(device.start.urutan[0]!, 'A');
    device.answer(device.start.urutan[1]!, 'B');
    const [first, second] = [device.batch(1, 1), device.batch(2, 2)];
    await useUp(device);
    expect((await lab.close()).body.status).toBe(true);
    t.clock.advance(50 * minuteMs);
    expect((await device.post(first)).body.verdik).toEqual([]);
    t.clock.advance(11 * minuteMs);
    expect((await device.post(second)).body.verdik).toMatchObject([{ alasan: 'TERLAMBAT' }]);
  });

  test('a repeat of the act, and a second closing, move nothing', async () => {
    const device = await hold(0, 120);
    const sent = { tindakan_id: 'tutup-sekali', paksa: [lab.idOf(0)] };
    const first = await lab.close(sent);
    const closed = await lab.attemptOf(device);
    t.clock.advance(30 * minuteMs);
    await lab.grant(0, 10);
    const granted = await lab.attemptOf(device);
    expect((await lab.close(sent)).body).toEqual(first.body);
    expect((await lab.close({ paksa: [lab.idOf(0)] })).body.status).toBe(true);
    expect(await lab.attemptOf(device)).toEqual(granted);
    expect(granted.terima_sampai_ms).toBeGreaterThan(closed.terima_sampai_ms);
    expect(await closings()).toHaveLength(1);
    expect(await audited('tutup_ruang')).toHaveLength(1);
  });

  test('a shift of a closed room moves it with the last moment, not to the end of the day', async () => {
    await seatAnew({ waktu: 60 });
    const device = await lab.begin(0);
    await useUp(device);
    expect((await lab.close()).body.status).toBe(true);
    const { batas_akhir_ms, terima_sampai_ms } = await lab.attemptOf(device);
    const shift = { ...lab.at, menit: 20, alasan: 'listrik padam', tindakan_id: 'geser-1' };
    expect((await lab.act('geser-sesi', shift)).body.status).toBe(true);
    expect(await lab.attemptOf(device)).toMatchObject({
      batas_akhir_ms: batas_akhir_ms + 20 * minuteMs,
      terima_sampai_ms: terima_sampai_ms + 20 * minuteMs,
    });
  });

  test('it makes nothing final: that waits for the day’s end, so that the room can be opened again', async () => {
    const device = await hold(0, 119);
    device.finish();
    await device.send();
    t.clock.advance(5 * minuteMs);
    await lab.close();
    t.clock.advance(60 * minuteMs);
    await sweepAttempts(t.context);
    expect((await lab.attemptOf(device)).status).toBe('selesai');
    t.clock.advance(24 * 60 * minuteMs);
    await sweepAttempts(t.context);
    expect((await lab.attemptOf(device)).status).toBe('final');
  });
});

describe('S27: who may close, and whom it may end', () => {
  const moveToLab2 = (index: number) =>
    t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
      tx
        .update(jadwalUjianPeserta)
        .set({ ruang: 'Lab 2' })
        .where(eq(jadwalUjianPeserta.id, lab.idOf(index))),
    );

  test('a name of another room in paksa refuses the whole act', async () => {
    const [own, other] = [await lab.begin(0), await lab.begin(1)];
    await moveToLab2(1);
    const { httpStatus, body } = await lab.close({ paksa: [lab.idOf(0), lab.idOf(1)] });
    expect([httpStatus, body.message]).toEqual([
      409,
      'Ada peserta yang tidak berada di ruang ini. Muat ulang daftar, lalu pilih lagi.',
    ]);
    for (const device of [own, other]) expect((await lab.attemptOf(device)).status).toBe('mengerjakan');
  });

  test('a supervisor of another room closes nothing', async () => {
    await moveToLab2(1);
    const budi = await t.signIn('supervisor', { nama: 'Pak Budi' });
    await t.call(proctor, 'POST', `/api/pengawas-ruang/${room.tanggal}/${room.sesiId}`, {
      user_id: budi.akun_id,
      ruang: 'Lab 2',
    });
    expect((await lab.close({}, budi)).httpStatus).toBe(404);
    expect(await closings()).toEqual([]);
  });

  test('the card of a room closes its own, under the same rule, and no other', async () => {
    const device = await lab.begin(0);
    await moveToLab2(2);
    const card = await openWithCard(t, room, proctor, { nama: 'Bu Sari' });
    expect((await lab.close({ ruang: 'Lab 2' }, card)).httpStatus).toBe(404);
    expect((await lab.close({}, card)).httpStatus).toBe(409);
    expect((await lab.close({ paksa: [lab.idOf(0)] }, card)).body.status).toBe(true);
    expect((await lab.attemptOf(device)).status).toBe('selesai');
    expect(await audited('paksa_selesai')).toMatchObject([{ nama: 'Bu Sari (kartu ruang)' }]);
  });
});
