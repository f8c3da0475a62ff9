import { parseKodeLuring } from '@spmb/shared/sync/start/kode-luring.ts';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../../db/audit.table.ts';
import { schoolId } from '../../../db/school-id.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { aliran, operasi, ujian } from '../../ujian/attempt/ujian.table.ts';
import { sweepAttempts } from '../../ujian/sweep/sweep-attempts.ts';
import { verifyLog } from '../../ujian/replay/verify-log.ts';
import { openWithCard } from '../testing/open-with-card.ts';
import { sitInRuang } from '../testing/sit-in-ruang.ts';

const minuteMs = 60_000;
const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t, { participants: 3, jadwal: { waktu: 120 } }));
const proctor = perTest(() => t.signIn('operator', { nama: 'Bu Pengawas' }));
let lab: ReturnType<typeof sitInRuang>;
let kode: string;

beforeEach(async () => {
  lab = sitInRuang(t, room, proctor);
  const path = `kode-luring/${room.tanggal}/${room.sesiId}`;
  const { body } = await lab.act(path, { alasan: 'titik akses mati' });
  kode = parseKodeLuring(body.data.kode) ?? '';
});
afterEach(async () => {
  // S6: whatever was decided, replaying the log gives the stored state.
  expect((await verifyLog(t.context.store.read, t.context.secrets)).differences).toEqual([]);
});

const audited = (tindakan: string) =>
  t.context.store.read.select().from(audit).where(eq(audit.tindakan, tindakan)).orderBy(audit.nomor);
/** Works alone, without the server, and answers the question at a place of the draw. */
function workAlone(device: TestDevice, minutes: number, place: number, letter: 'A' | 'B' | 'C'): void {
  t.clock.advance(minutes * minuteMs);
  device.elapsedMs += minutes * minuteMs;
  device.answer(device.start.urutan[place]!, letter);
}
async function beginOffline(index: number): Promise<TestDevice> {
  const device = new TestDevice(t);
  await device.beginOffline(await room.signIn(index), lab.idOf(index), kode);
  return device;
}
/** It is heard, and held for this reason with all that it brings. */
async function arriveHeld(
  device: TestDevice,
  ditahan: 'terlalu_dini' | 'tanpa_bukti' | 'ruang_ditutup',
): Promise<void> {
  await device.arrive();
  const { id } = await lab.attemptOf(device);
  const isHeld = async () => {
    const held = and(eq(operasi.ujian_id, id), eq(operasi.verdik, 'tertahan'));
    await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, async (tx) => {
      const values = { ditahan, aliran: null, epoch: 0 };
      await tx.update(ujian).set(values).where(eq(ujian.id, id));
      await tx.update(aliran).set({ epoch: null }).where(eq(aliran.ujian_id, id));
      await tx.update(operasi).set({ alasan: 'MULAI_DITAHAN' }).where(held);
    });
  };
  await isHeld();
  await device.send();
  await isHeld();
}

describe('S27: Buka ruang restores what the closing ended', () => {
  test('answers count as the schedule says again, and what was held is named with its number for one act', async () => {
    const devices = [await lab.begin(0), await lab.begin(1)];
    for (const device of devices) device.answer(device.start.urutan[0]!, 'A');
    devices[1]!.answer(devices[1]!.start.urutan[1]!, 'B');
    t.clock.advance(121 * minuteMs);
    const [before] = await Promise.all(devices.map(lab.attemptOf));
    await lab.close();
    t.clock.advance(minuteMs);
    await devices[1]!.send();
    await sweepAttempts(t.context);
    const { body } = await lab.reopen();
    expect(body).toMatchObject({ status: true, message: 'Lab 1 dibuka kembali.' });
    expect(body.data).toEqual({
      dilanjutkan: [],
      tertahan: [
        { id: lab.idOf(1), nomor_peserta: 'P-0002', nama: 'Peserta P-0002', kursi: '02', jumlah: 2 },
      ],
    });
    expect((await lab.attemptOf(devices[0]!)).terima_sampai_ms).toBe(before!.terima_sampai_ms);
    expect((await devices[0]!.send()).verdik).toEqual([]);
    const accepted = await lab.accept([lab.idOf(1)], { sebab: ['TERLAMBAT', 'MULAI_DITAHAN'] });
    expect(accepted.body.message).toBe('2 jawaban dari 1 peserta diterima dan ikut dinilai.');
    expect([await lab.answerAt(devices[0]!, 0), await lab.answerAt(devices[1]!, 1)]).toEqual(['A', 'B']);
  });

  test('of what is held for other reasons nothing is proposed and nothing accepted along', async () => {
    const device = await lab.begin(0);
    t.clock.advance(121 * minuteMs);
    await lab.close();
    t.clock.advance(minuteMs);
    device.answer(device.start.urutan[0]!, 'A');
    device.elapsedMs = 121 * minuteMs;
    device.answer(device.start.urutan[1]!, 'B');
    expect((await device.send()).verdik.map(({ alasan }) => alasan)).toEqual(['TERLAMBAT', 'LEWAT_WAKTU']);
    await sweepAttempts(t.context);
    expect((await lab.reopen()).body.data.tertahan).toMatchObject([{ jumlah: 1 }]);
    await lab.accept([lab.idOf(0)], { sebab: ['TERLAMBAT', 'MULAI_DITAHAN'] });
    expect([await lab.answerAt(device, 0), await lab.answerAt(device, 1)]).toEqual(['A', null]);
  });

  test('opened twice, by repeat or by another, it is opened once', async () => {
    await lab.close();
    await lab.reopen({ tindakan_id: 'buka-1' });
    expect((await lab.reopen({ tindakan_id: 'buka-1' })).body.status).toBe(true);
    expect((await lab.reopen()).body.data).toEqual({ dilanjutkan: [], tertahan: [] });
    expect(await audited('buka_ruang')).toHaveLength(1);
  });
});

describe('S27: an exam that began without the server and arrives in a closed room', () => {
  test('goes on once the room is opened, and what was held of it is accepted while he works', async () => {
    const device = await beginOffline(0);
    workAlone(device, 20, 0, 'A');
    await lab.close();
    await arriveHeld(device, 'ruang_ditutup');
    expect((await lab.rows())[0]).toMatchObject({ ditahan: 'ruang_ditutup', tertahan: 2 });
    t.clock.advance(15 * minuteMs);
    const { body } = await lab.reopen();
    expect(body.message).toBe(
      'Lab 1 dibuka kembali. 1 peserta yang mulai tanpa server melanjutkan ujiannya.',
    );
    expect(body.data).toMatchObject({
      dilanjutkan: [{ id: lab.idOf(0), nomor_peserta: 'P-0001' }],
      tertahan: [{ id: lab.idOf(0), jumlah: 2 }],
    });
    expect(await audited('izinkan_mulai')).toMatchObject([
      { baris_id: lab.idOf(0), alasan: 'salah tutup', nama: 'Bu Pengawas' },
    ]);
    workAlone(device, 5, 1, 'B');
    expect(await device.send()).toMatchObject({ verdik: [], keadaan: { pemegang: true, epoch: 1 } });
    // The quarter of an hour in which it was held is no exam time.
    expect(await lab.attemptOf(device)).toMatchObject({ ditahan: null, terpakai_ms: 25 * minuteMs });
    const { httpStatus } = await lab.accept([lab.idOf(0)], { sebab: ['TERLAMBAT', 'MULAI_DITAHAN'] });
    expect(httpStatus).toBe(200);
    expect([await lab.answerAt(device, 0), await lab.answerAt(device, 1)]).toEqual(['A', 'B']);
    device.finish();
    expect((await device.send()).keadaan).toMatchObject({ status: 'selesai', beda_layar: false });
  });

  test('of two devices the first one goes on, and what the other brought waits until he has finished', async () => {
    const [first, second] = [await beginOffline(0), await beginOffline(0)];
    workAlone(first, 5, 0, 'A');
    workAlone(second, 5, 1, 'B');
    await lab.close();
    await arriveHeld(first, 'ruang_ditutup');
    t.clock.advance(1_000);
    await second.arrive();
    await second.send();
    await lab.reopen();
    expect((await lab.attemptOf(first)).aliran).toBe(first.aliran);
    await lab.accept([lab.idOf(0)]);
    expect([await lab.answerAt(first, 0), await lab.answerAt(first, 1)]).toEqual(['A', null]);
    const { httpStatus, body } = await lab.accept([lab.idOf(0)]);
    expect([httpStatus, body.message]).toEqual([409, expect.stringMatching(/masih mengerjakan/)]);
  });

  test('with no time left it stays held, and staff accept it', async () => {
    const device = await beginOffline(0);
    workAlone(device, 20, 0, 'A');
    t.clock.advance(101 * minuteMs);
    await lab.close();
    await arriveHeld(device, 'ruang_ditutup');
    await sweepAttempts(t.context);
    expect((await lab.reopen()).body.data).toMatchObject({ dilanjutkan: [], tertahan: [{ jumlah: 2 }] });
    await lab.accept([lab.idOf(0)]);
    expect(await lab.answerAt(device, 0)).toBe('A');
  });

  test('accepted first and given time later it goes on with what was accepted', async () => {
    const device = await beginOffline(0);
    workAlone(device, 20, 0, 'A');
    t.clock.advance(101 * minuteMs);
    await lab.close();
    await arriveHeld(device, 'ruang_ditutup');
    await sweepAttempts(t.context);
    await lab.accept([lab.idOf(0)]);
    await lab.grant(0, 30);
    expect((await lab.reopen()).body.data.dilanjutkan).toHaveLength(1);
    workAlone(device, 5, 0, 'C');
    expect((await device.send()).verdik).toEqual([]);
    expect(await lab.answerAt(device, 0)).toBe('C');
  });
});

describe('S25: Izinkan mulai', () => {
  const allow = (more: object = {}, session = proctor) =>
    lab.act(
      'izinkan-mulai',
      {
        ids: [lab.idOf(0)],
        alasan: 'jam dinding salah',
        tindakan_id: 'izin-1',
        ...more,
      },
      session,
    );

  test.each(['terlalu_dini', 'tanpa_bukti'] as const)(
    'a start held as %s goes on, on record and once',
    async (reason) => {
      const device = await beginOffline(0);
      workAlone(device, 10, 0, 'A');
      await arriveHeld(device, reason);
      expect((await lab.rows())[0]).toMatchObject({ ditahan: reason, keadaan: 'mengerjakan' });
      expect((await allow()).body).toMatchObject({
        message: 'Mulai diizinkan untuk Peserta P-0001.',
        data: { berhasil: [lab.idOf(0)], gagal: [] },
      });
      const released = await lab.attemptOf(device);
      expect(released).toMatchObject({
        ditahan: null,
        epoch: 1,
        aliran: device.aliran,
        status: 'mengerjakan',
      });
      expect((await allow()).body.data.berhasil).toEqual([lab.idOf(0)]);
      expect(await lab.attemptOf(device)).toEqual(released);
      expect((await lab.rows())[0]).toMatchObject({ ditahan: null });
      workAlone(device, 5, 1, 'B');
      expect((await device.send()).verdik).toEqual([]);
      const acts = await t.call(proctor, 'GET', `/api/absen-tindakan/${lab.idOf(0)}`);
      expect(acts.body).toMatchObject([{ jenis: 'izinkan_mulai', alasan: 'jam dinding salah' }]);
    },
  );

  test.each(['terlalu_dini', 'tanpa_bukti'] as const)(
    'S26: who worked on while he was held as %s, and says he did not, gets no time by it',
    async (reason) => {
      const device = await beginOffline(0);
      workAlone(device, 10, 0, 'A');
      await arriveHeld(device, reason);
      t.clock.advance(30 * minuteMs);
      device.answer(device.start.urutan[1]!, 'B');
      await device.send();
      await allow();
      expect(await lab.attemptOf(device)).toMatchObject({
        terpakai_ms: 37 * minuteMs,
        henti: [{ hilang_ms: 27 * minuteMs }],
      });
      const answer = await device.send();
      expect(answer.keadaan).toMatchObject({ pemegang: true, terpakai_ms: 37 * minuteMs });
      device.answer(device.start.urutan[2]!, 'C');
      await device.send();
      // It is told once, and stands as one stop that staff may give back.
      expect((await lab.attemptOf(device)).henti).toHaveLength(1);
      expect((await lab.rows())[0]?.henti).toMatchObject([{ menit: 27 }]);
      await lab.grant(0, 27);
      expect((await device.send()).keadaan.boleh_ms).toBe(147 * minuteMs);
      expect((await lab.rows())[0]?.henti).toEqual([]);
    },
  );

  test('says what it cannot do: nothing held, not begun, or the exam over', async () => {
    await lab.begin(1);
    const refused = async (index: number, tindakan_id: string) =>
      (await allow({ ids: [lab.idOf(index)], tindakan_id })).body.data.gagal[0].message;
    for (const index of [1, 2])
      expect(await refused(index, `i${index}`)).toMatch(/^Tidak ada ujian tanpa server yang ditahan/);
    const device = await beginOffline(0);
    workAlone(device, 10, 0, 'A');
    await arriveHeld(device, 'tanpa_bukti');
    t.clock.advance(110 * minuteMs);
    expect(await refused(0, 'i0')).toMatch(/^Waktu ujian peserta ini sudah habis.*Terima jawabannya/);
  });

  test('only for rows that one watches; the card of the room does', async () => {
    const device = await beginOffline(0);
    await arriveHeld(device, 'terlalu_dini');
    const other = await t.signIn('supervisor', { jurusan_id: 'program-lain' });
    expect((await allow({}, other)).body.data.gagal).toHaveLength(1);
    const card = await openWithCard(t, room, proctor);
    expect((await allow({}, card)).body.data.berhasil).toEqual([lab.idOf(0)]);
  });
});
