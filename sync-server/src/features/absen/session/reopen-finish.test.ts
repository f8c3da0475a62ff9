import { describe, expect, test } from 'vitest';
import { TestDevice } from '../../../testing/test-device.ts';
import { sweepAttempts } from '../../ujian/sweep/sweep-attempts.ts';
import { minuteMs, watchedAttempt } from '../testing/watched-attempt.ts';

const { t, now, open, id, act, grant, forceFinish, row, minutesLeft, work } = watchedAttempt();

describe('a finish that staff take back', () => {
  const reopen = (tindakan_id = 'buka-1', alasan = 'salah menekan Selesai') =>
    act('buka-kembali', { ids: [id()], alasan, tindakan_id });
  const refusal = async (answer: ReturnType<typeof reopen>) =>
    (await answer).data.gagal[0]?.message as string;

  test('the sheet opens again with its answers and the time it had left, and the answers after it count', async () => {
    await open();
    const [first, second] = now.device.start.urutan as [string, string];
    work(20);
    now.device.answer(first, 'A');
    now.device.finish('sendiri');
    expect((await now.device.send()).keadaan.status).toBe('selesai');
    t.clock.advance(15 * minuteMs);
    expect(await reopen()).toMatchObject({ status: true, data: { berhasil: [id()], gagal: [] } });
    expect(await row()).toMatchObject({ keadaan: 'mengerjakan', sebab_selesai: null, terjawab: 1 });
    expect(await minutesLeft()).toEqual(['mengerjakan', 40]);
    work(5);
    now.device.answer(second, 'B');
    now.device.finish('sendiri');
    const end = await now.device.send();
    expect([end.verdik, end.keadaan.status, end.keadaan.jumlah_di_server]).toEqual([[], 'selesai', 2]);
  });

  test('on record with its reason; the same act again changes nothing', async () => {
    await open();
    work(1);
    now.device.finish('sendiri');
    await now.device.send();
    await reopen();
    work(1);
    now.device.finish('sendiri');
    await now.device.send();
    await reopen();
    expect((await row()).keadaan).toBe('selesai');
    const acts = (await t.call(now.proctor, 'GET', `/api/absen-tindakan/${id()}`)).body;
    expect(acts).toMatchObject([
      { jenis: 'buka_kembali', alasan: 'salah menekan Selesai', nama: 'Bu Pengawas' },
    ]);
    expect((await reopen('buka-2', ' ')).kesalahan).toHaveProperty('alasan');
  });

  test('a participant who signed in again goes on with the sheet as it was', async () => {
    await open();
    work(1);
    now.device.answer(now.device.start.urutan[0]!, 'A');
    now.device.finish('sendiri');
    await now.device.send();
    await reopen();
    await act('reset-login', { ids: [id()], alasan: 'pindah perangkat' });
    const next = new TestDevice(t);
    await next.begin(await now.room.signIn(0), id());
    expect(next.start.lembar).toMatchObject({ [now.device.start.urutan[0]!]: ['A', false] });
  });

  test('a forced finish is taken back: the device that held the sheet goes on with the time it had left', async () => {
    await open();
    work(20);
    now.device.answer(now.device.start.urutan[0]!, 'A');
    await now.device.send();
    await forceFinish();
    expect((await now.device.send()).keadaan).toMatchObject({ status: 'selesai', pemegang: false });
    t.clock.advance(10 * minuteMs);
    expect((await reopen()).data).toMatchObject({ berhasil: [id()], gagal: [] });
    expect(await row()).toMatchObject({ keadaan: 'mengerjakan', sebab_selesai: null, terkunci: true });
    expect(await minutesLeft()).toEqual(['mengerjakan', 40]);
    now.device.answer(now.device.start.urutan[1]!, 'B');
    const end = await now.device.send();
    expect([end.verdik, end.keadaan.jumlah_di_server]).toEqual([[], 2]);
  });

  test('a login that was reset after the forced finish stays reset', async () => {
    await open();
    work(1);
    await now.device.send();
    await forceFinish();
    await act('reset-login', { ids: [id()], alasan: 'pindah perangkat' });
    await reopen();
    expect((await row()).terkunci).toBe(false);
    expect((await now.device.send()).keadaan.pemegang).toBe(false);
  });

  test('what time ended, who is at work and what is final are refused with the way out', async () => {
    await open();
    expect(await refusal(reopen())).toContain('belum selesai');
    work(1);
    await now.device.send();
    now.device.finish('sendiri');
    await now.device.send();
    t.clock.advance(150 * minuteMs);
    expect(await refusal(reopen())).toContain('Tambah waktunya dahulu');
    await grant(60, 'hibah-2');
    expect((await reopen()).data.gagal).toEqual([]);
    t.clock.advance(48 * 60 * minuteMs);
    await sweepAttempts(t.context);
    now.proctor = await t.signIn('supervisor', { nama: 'Bu Pengawas' });
    expect(await refusal(reopen('buka-3'))).toContain('final');
  });
});
