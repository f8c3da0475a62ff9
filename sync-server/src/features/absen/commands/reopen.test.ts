import { describe, expect, test } from 'vitest';
import { TestDevice } from '../../../testing/test-device.ts';
import { sweepAttempts } from '../../ujian/sweep/sweep-attempts.ts';
import { ujian } from '../../ujian/attempt/ujian.table.ts';
import { minuteMs, watchedAttempt } from '../testing/watched-attempt.ts';

const { t, now, open, id, act, grant, forceFinish, row, minutesLeft, work } = watchedAttempt();

describe('time of an attempt that opens again', () => {
  test('S12: a quarter of an hour after a time-out ten minutes granted are ten minutes', async () => {
    await open();
    work(60);
    now.device.finish('waktu_habis');
    await now.device.send();
    t.clock.advance(15 * minuteMs);
    await grant(10);
    expect(await minutesLeft()).toEqual(['mengerjakan', 10]);
    t.clock.advance(4 * minuteMs);
    now.device.elapsedMs += minuteMs;
    expect(await minutesLeft()).toEqual(['mengerjakan', 9]);
  });

  test('S12: after a forced finish by mistake the time left is what it was, and the minutes granted', async () => {
    await open();
    work(20);
    await now.device.send();
    await forceFinish();
    t.clock.advance(30 * minuteMs);
    await grant(1);
    expect(await minutesLeft()).toEqual(['mengerjakan', 41]);
    work(10);
    await forceFinish();
    t.clock.advance(20 * minuteMs);
    await grant(1, 'hibah-2');
    expect(await minutesLeft()).toEqual(['mengerjakan', 32]);
  });

  test('S12: after the last moment a grant gives its minutes from now on', async () => {
    await open();
    t.clock.advance(150 * minuteMs);
    await sweepAttempts(t.context);
    now.device.elapsedMs = 20 * minuteMs;
    await now.device.send();
    expect(await row()).toMatchObject({ keadaan: 'menunggu_kiriman', sisa_ms: 0 });
    await grant(10);
    await sweepAttempts(t.context);
    expect(await minutesLeft()).toEqual(['mengerjakan', 10]);
    const { batas_akhir_ms } = (await now.device.send()).keadaan;
    expect(batas_akhir_ms - t.clock.nowMs()).toBe(10 * minuteMs);
    t.clock.advance(10 * minuteMs + 1);
    await sweepAttempts(t.context);
    expect((await row()).keadaan).toBe('menunggu_kiriman');
  });

  test('S12: minutes granted to a running attempt whose time was used up in silence are all there', async () => {
    await open();
    t.clock.advance(90 * minuteMs);
    now.device.elapsedMs = 20 * minuteMs;
    // The minute of notice, which is his beside what is granted.
    expect(await minutesLeft()).toEqual(['mengerjakan', 1]);
    await grant(10);
    expect(await minutesLeft()).toEqual(['mengerjakan', 11]);
  });

  test('S12: a grant to a finish of one’s own opens nothing', async () => {
    await open();
    now.device.finish('sendiri');
    await now.device.send();
    await grant(10);
    expect((await row()).keadaan).toBe('selesai');
  });
});

describe('the device of an attempt that opens again', () => {
  test('S8: the device goes on, not the direct calls of its login, and both may write', async () => {
    await open();
    const post = async (call: string, body: Record<string, unknown>) =>
      (await t.call(now.siswa, 'POST', `/api/peserta/${call}`, { jadwal_ujian_id: id(), ...body })).body;
    const question = await post('fetch-soal', { nomor: 1 });
    await post('store-jawaban', { id: question.id, pilihan: 'C' });
    work(1);
    await forceFinish();
    await grant(1);
    expect((await now.device.send()).keadaan).toMatchObject({ status: 'mengerjakan', pemegang: true });
    work(5);
    now.device.answer(now.device.start.urutan[1]!, 'D');
    expect((await now.device.send()).verdik).toEqual([]);
    expect(await post('store-jawaban', { id: question.id, pilihan: 'E' })).toMatchObject({ jawaban: 'E' });
  });

  test.each([
    ['before the forced finish', ['reset-login', 'set-selesai']],
    ['after it', ['set-selesai', 'reset-login']],
  ])('S8: after a reset login %s the next device takes it', async (_, calls) => {
    await open();
    for (const call of calls) {
      t.clock.advance(minuteMs);
      await act(call, { id: id(), ids: [id()], alasan: 'HP mati' });
    }
    await grant(15);
    expect((await now.device.send()).keadaan).toMatchObject({ status: 'mengerjakan', pemegang: false });
    const next = new TestDevice(t);
    expect((await next.begin(await now.room.signIn(0), id())).body).toMatchObject({ lanjut: true });
  });

  test('S8: a reset login after the last moment and a grant let the next device in', async () => {
    await open();
    t.clock.advance(121 * minuteMs);
    await sweepAttempts(t.context);
    await act('reset-login', { ids: [id()], alasan: 'HP mati' });
    await grant(15);
    const next = new TestDevice(t);
    const { body } = await next.begin(await now.room.signIn(0), id());
    expect(body).toMatchObject({ lanjut: true, keadaan: { status: 'mengerjakan', pemegang: true } });
  });
});

describe('late answers and grants', () => {
  const toleransi = { jadwal: { toleransi_kirim: 10, waktu: 120 } };
  const sendLate = async () => {
    now.device.elapsedMs = 119 * minuteMs;
    now.device.answer(now.device.start.urutan[0]!, 'A');
    return (await now.device.send()).verdik;
  };

  test.each([
    [10, []],
    [11, [{ seq: 1, verdik: 'tertahan', alasan: 'TERLAMBAT' }]],
  ])('S14: %i minutes after the last moment', async (minutes, verdicts) => {
    await open(toleransi);
    t.clock.advance((120 + minutes) * minuteMs);
    expect(await sendLate()).toEqual(verdicts);
  });

  test.each([
    [40, []],
    [41, [{ seq: 1, verdik: 'tertahan', alasan: 'TERLAMBAT' }]],
  ])(
    'S14: the time for late answers moves with a grant: %i minutes after the session',
    async (minutes, verdicts) => {
      await open(toleransi);
      await grant(30);
      t.clock.advance((120 + minutes) * minuteMs);
      expect(await sendLate()).toEqual(verdicts);
    },
  );

  test('S14: without it late answers count until the end of the day, whatever is granted', async () => {
    await open();
    t.clock.advance(10 * 60 * minuteMs);
    await sweepAttempts(t.context);
    await grant(30);
    t.clock.advance(6 * 60 * minuteMs + 29 * minuteMs);
    await sweepAttempts(t.context);
    expect(await t.context.store.read.select({ status: ujian.status }).from(ujian)).toEqual([
      { status: 'menunggu_kiriman' },
    ]);
    t.clock.advance(minuteMs + 1);
    await sweepAttempts(t.context);
    expect(await t.context.store.read.select({ status: ujian.status }).from(ujian)).toEqual([
      { status: 'final' },
    ]);
  });

  test('S14: and with a grant before the start', async () => {
    await open({ ...toleransi, participants: 2 });
    const late = now.room.rows[1]!.barisId;
    await act('tambah-waktu', { ids: [late], menit: 30, alasan: 'kebutuhan khusus', tambahan_id: 'hibah' });
    now.device = new TestDevice(t);
    await now.device.begin(await now.room.signIn(1), late);
    t.clock.advance(159 * minuteMs);
    expect(await sendLate()).toEqual([]);
  });

  test('S14: a final attempt changes no more', async () => {
    await open(toleransi);
    t.clock.advance(131 * minuteMs);
    await sweepAttempts(t.context);
    const before = await row();
    expect(before).toMatchObject({ keadaan: 'final', nilai: 0, terjawab: 0 });
    expect(await sendLate()).toMatchObject([{ verdik: 'tertahan' }]);
    expect(await row()).toEqual({
      ...before,
      kontak_ms: expect.any(Number),
      sisa_pada_ms: expect.any(Number),
      tertahan: 1,
    });
    expect(await grant(10)).toMatchObject({
      data: { berhasil: [], gagal: [{ message: expect.stringContaining('final') }] },
    });
  });
});
