import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { schoolId } from '../../../db/school-id.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { masterSoal, soal } from '../../soal/bank/soal.table.ts';
import { sweepAttempts } from '../sweep/sweep-attempts.ts';
import { minuteMs, RestoredSchool } from '../testing/restored-school.ts';

let school: RestoredSchool;
beforeEach(async () => {
  school = await RestoredSchool.build();
});
afterEach(() => school.t.close());

describe('S18: a server restored to before a start', () => {
  test('makes the attempt again out of what its device was told, and takes all its answers', async () => {
    const before = await school.backup();
    const device = await school.sitDown();
    await school.work(device, 'ABC');
    const { boleh_ms, batas_akhir_ms } = device.start.keadaan;
    await school.restore(before);
    expect((await device.post(device.batch())).httpStatus).toBe(403);
    expect((await device.tellSurat()).body).toMatchObject({ status: true, generasi: 2 });
    expect((await device.sendAgain()).keadaan).toMatchObject({
      status: 'mengerjakan',
      pemegang: true,
      epoch: 1,
      boleh_ms,
      batas_akhir_ms,
      terpakai_ms: 10 * minuteMs,
      jeda_sisa_ms: 3 * minuteMs,
    });
    expect([device.ack, await school.answersOf(device)]).toEqual([3, 'ABC']);
    expect(await school.records()).toMatchObject([{ baris_id: school.barisId(), nama: 'perangkat peserta' }]);
    await school.work(device, 'DE', 3, 5);
    device.finish();
    expect((await device.send()).keadaan).toMatchObject({
      status: 'selesai',
      kode_terima: expect.any(String),
      beda_layar: false,
    });
    expect(await school.answersOf(device)).toBe('ABCDE');
    expect(await school.differences()).toEqual([]);
  });

  test('again, and to the middle: each life adopts the newest word of the one before', async () => {
    const before = await school.backup();
    const device = await school.sitDown();
    await school.work(device, 'A');
    const midway = await school.backup();
    await school.work(device, 'B', 1);
    await school.restore(before);
    await device.sendAgain();
    await school.work(device, 'C', 2);
    await school.restore(midway);
    await device.sendAgain();
    await school.restore(before);
    await device.sendAgain();
    expect(await school.answersOf(device)).toBe('ABC');
    expect(school.t.context.state.generasi).toBe(4);
    expect(await school.differences()).toEqual([]);
  });

  test('the same word again changes nothing and is recorded once, early, late and out of order', async () => {
    const before = await school.backup();
    const device = await school.sitDown();
    const first = device.surat;
    await school.grant(10, 'hibah-1');
    await school.work(device, 'A');
    const second = device.surat;
    await school.restore(before);
    for (const surat of [first, second, first, second])
      expect((await device.tellSurat(surat)).body).toMatchObject({ status: true });
    await device.sendAgain();
    const kept = await school.attemptOf(device);
    for (const surat of [second, first, device.surat]) await device.tellSurat(surat);
    expect(await school.attemptOf(device)).toEqual(kept);
    expect(kept.boleh_ms).toBe(device.start.keadaan.boleh_ms + 10 * minuteMs);
    expect(await school.records()).toHaveLength(2);
    expect(await school.differences()).toEqual([]);
  });

  test('a finish that had arrived, and one by force, end the exam here too; what was written before counts', async () => {
    const before = await school.backup();
    const [own, forced] = [await school.sitDown(0), await school.sitDown(1)];
    await school.work(own, 'AB');
    own.finish();
    await own.send();
    school.answer(forced, 'CD', 0, 0);
    await school.command('set-selesai', { id: school.barisId(1) });
    await forced.send();
    await school.restore(before);
    await own.tellSurat();
    const siswa = await school.room.signIn(0);
    expect((await new TestDevice(school.t).begin(siswa, school.barisId())).body).not.toMatchObject({
      lanjut: true,
    });
    await own.sendAgain();
    await forced.sendAgain();
    expect(await school.attemptOf(own)).toMatchObject({ status: 'selesai', sebab_selesai: 'sendiri' });
    expect(await school.attemptOf(forced)).toMatchObject({ status: 'selesai', sebab_selesai: 'paksa' });
    expect([await school.answersOf(own), await school.answersOf(forced)]).toEqual(['AB', 'CD']);
    expect(await school.differences()).toEqual([]);
  });

  test('S8: every device that had the lease is known again, in whatever order they come', async () => {
    const before = await school.backup();
    const old = await school.sitDown();
    await school.work(old, 'A');
    school.answer(old, 'B', 1, 1);
    await school.command('reset-login', { ids: [school.barisId()] });
    const next = await school.sitDown();
    await school.work(next, 'C', 2, 5);
    await school.restore(before);
    // The old device has not heard that it was replaced.
    await old.sendAgain();
    expect((await next.sendAgain()).keadaan).toMatchObject({ epoch: 2, pemegang: true });
    expect(await school.answersOf(next)).toBe('ABC');
    school.answer(old, 'E', 4, 30);
    expect((await old.send()).verdik).toMatchObject([{ alasan: 'PINDAH' }]);
    expect(await school.differences()).toEqual([]);
  });

  test('S11: of a reset in the lost time the later attempt counts, and all of the other is kept and held', async () => {
    const before = await school.backup();
    const first = await school.sitDown();
    await school.work(first, 'AB');
    await school.command('reset-ujian-private', { id: school.barisId() });
    const second = await school.sitDown();
    await school.work(second, 'C');
    await school.restore(before);
    await second.sendAgain();
    await first.sendAgain();
    expect(await school.attemptOf(second)).toMatchObject({ percobaan: 2, diarsipkan_ms: null });
    expect(await school.attemptOf(first)).toMatchObject({ percobaan: 1, status: 'diarsipkan' });
    expect([await school.answersOf(second), await school.answersOf(first)]).toEqual(['C', '']);
    expect([first.ack, second.ack]).toEqual([2, 1]);
    expect(await school.differences()).toEqual([]);
  });

  test('S11: the other way round, the earlier one makes room for the later one', async () => {
    const before = await school.backup();
    const first = await school.sitDown();
    await school.work(first, 'AB');
    await school.command('reset-ujian-private', { id: school.barisId() });
    const second = await school.sitDown();
    await school.work(second, 'C');
    await school.restore(before);
    await first.sendAgain();
    expect(await school.answersOf(first)).toBe('AB');
    await second.sendAgain();
    expect(await school.attemptOf(first)).toMatchObject({ status: 'diarsipkan' });
    expect(await school.answersOf(second)).toBe('C');
    expect(await school.differences()).toEqual([]);
  });

  test('who began anew there keeps that sheet; what his first device brings is held', async () => {
    const before = await school.backup();
    const first = await school.sitDown();
    await school.work(first, 'AB');
    await school.restore(before);
    const anew = await school.sitDown();
    // Its own draw, of a sheet sealed anew; a question that the first device left open.
    await school.work(anew, '');
    anew.answer(first.start.urutan[2]!, 'C');
    await anew.send();
    expect((await first.sendAgain()).keadaan).toMatchObject({ pemegang: false });
    expect([await school.answersOf(first), first.ack]).toEqual(['C', 2]);
    anew.finish();
    await anew.send();
    const ids = [school.barisId()];
    const { body } = await school.command('tertahan-terima', { ids, tindakan_id: 'putusan-0001' });
    expect(body).toMatchObject({ status: true });
    expect(await school.answersOf(first)).toBe('ABC');
    expect(await school.differences()).toEqual([]);
  });

  test('a sheet that was not sealed yet is replaced by one that holds the questions drawn', async () => {
    const before = await school.backup();
    const device = await school.sitDown();
    await school.work(device, 'AB');
    await school.restore(before);
    await device.sendAgain();
    const attempt = await school.attemptOf(device);
    expect(attempt).toMatchObject({ paket_undian: device.start.paket, urutan: device.start.urutan });
    expect(attempt.paket_id).not.toBe(device.start.paket);
    // A second device is shown the same questions in the same order.
    await school.command('reset-login', { ids: [school.barisId()] });
    const next = await school.sitDown();
    expect(next.start.urutan).toEqual(device.start.urutan);
    next.finish();
    expect((await next.send()).keadaan).toMatchObject({ status: 'selesai' });
    expect(await school.differences()).toEqual([]);
  });

  test('where no sheet holds the questions any more, all is kept and held, and staff are told why', async () => {
    const { t, room } = school;
    const write = (work: Parameters<typeof t.context.store.tx>[1]) =>
      t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, work);
    await write((tx) => tx.delete(soal).where(eq(soal.nomor, 1)));
    await write((tx) => tx.insert(soal).values({ ...soalRow(room.bankId), id: 'lama-1', nomor: 1 }));
    const before = await school.backup();
    await write((tx) => tx.delete(soal).where(eq(soal.id, 'lama-1')));
    await write((tx) => tx.insert(soal).values({ ...soalRow(room.bankId), id: 'baru-1', nomor: 1 }));
    await write((tx) => tx.update(masterSoal).set({ versi: 2 }));
    const device = await school.sitDown();
    expect(device.start.urutan).toContain('baru-1');
    await school.work(device, 'AB');
    await school.restore(before);
    const answer = await device.sendAgain();
    expect([device.ack, answer.verdik.map(({ alasan }) => alasan)]).toEqual([
      2,
      ['MULAI_DITAHAN', 'MULAI_DITAHAN'],
    ]);
    const list = `/api/jadwal-ujian-absen/${room.tanggal}/${room.sesiId}`;
    const { body } = await t.call(school.admin, 'GET', list);
    expect(body[0]).toMatchObject({ ditahan: 'soal_hilang', tertahan: 2 });
    const ids = [school.barisId()];
    const accept = (tindakan_id: string) => school.command('tertahan-terima', { ids, tindakan_id });
    expect(JSON.stringify((await accept('putusan-1')).body)).toContain('Lembar soal');
    t.clock.advance(3 * 60 * minuteMs);
    await sweepAttempts(t.context);
    expect((await accept('putusan-2')).body.data.berhasil).toEqual(ids);
    expect(await school.answersOf(device)).toBe('AB');
    expect(await school.differences()).toEqual([]);
  });

  test('an exam row that was made after the backup is refused with what to do; nothing is stored', async () => {
    const before = await school.backup();
    const device = await school.sitDown();
    await school.work(device, 'A');
    await school.restore(before);
    await school.t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
      tx.delete(jadwalUjianPeserta).where(eq(jadwalUjianPeserta.id, school.barisId())),
    );
    const { httpStatus, body } = await device.tellSurat();
    expect([httpStatus, body.message]).toEqual([404, expect.stringContaining('jangan tutup perangkat')]);
    expect(await school.records()).toEqual([]);
  });
});

const soalRow = (master_soal_id: string): typeof soal.$inferInsert => ({
  sekolah_id: schoolId,
  id: '',
  master_soal_id,
  nomor: 1,
  status: 'siap',
  soal: '<p>soal</p>',
  pilihan_a: 'a',
  pilihan_b: 'b',
  pilihan_c: 'c',
  pilihan_d: 'd',
  pilihan_e: 'e',
  jawaban: 'A',
  versi: 1,
  diubah_ms: 0,
});
