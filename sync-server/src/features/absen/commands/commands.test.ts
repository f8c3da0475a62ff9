import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { tindakan } from '../../ujian/attempt/ujian.table.ts';
import { verifyLog } from '../../ujian/replay/verify-log.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));
const siswa = perTest(() => room.signIn(0));
const proctor = perTest(() => t.signIn('supervisor'));
const device = perTest(() => new TestDevice(t));

beforeEach(async () => {
  await device.begin(siswa, id());
});
afterEach(async () => {
  // S6: whatever was decided, replaying the log gives the stored state.
  expect((await verifyLog(t.context.store.read, t.context.secrets)).differences).toEqual([]);
});

const id = () => room.rows[0]!.barisId;
const act = async (call: string, body: Record<string, unknown>) =>
  (await t.call(proctor, 'POST', `/api/${call}`, { alasan: 'uji coba', ...body })).body;
const acts = () => t.context.store.read.select().from(tindakan);

/** The device makes three operations and sends the first. */
async function holdTwoBack() {
  for (const butir of device.start.urutan.slice(0, 3)) device.answer(butir, 'A');
  await device.post(device.batch(1, 1));
}

describe('an act sent again, because its answer was lost, changes nothing and is answered the same', () => {
  test('S11: reset does not destroy the attempt that has begun since', async () => {
    const reset = { id: id(), konfirmasi: 'P-0001', tindakan_id: 'tindakan-1' };
    expect(await act('reset-ujian-private', reset)).toMatchObject({ status: true });
    const again = new TestDevice(t);
    await again.begin(siswa, id());
    again.answer(again.start.urutan[0]!, 'A');
    await again.send();
    expect(await act('reset-ujian-private', reset)).toMatchObject({ status: true });
    expect((await again.send()).keadaan).toMatchObject({
      status: 'mengerjakan',
      percobaan: 2,
      jumlah_di_server: 1,
    });
    expect(await acts()).toHaveLength(1);
    expect(await act('reset-ujian-private', { ...reset, tindakan_id: 'tindakan-2' })).toMatchObject({
      status: true,
    });
    expect((await again.send()).keadaan.status).toBe('diarsipkan');
  });

  test('S13: set finished does not close an attempt that was opened again', async () => {
    const finish = { id: id(), tindakan_id: 'tindakan-1' };
    const first = await act('set-selesai', finish);
    expect(first).toMatchObject({ status: true, data: { keadaan: 'selesai' } });
    expect(await act('set-selesai', finish)).toEqual(first);
    await act('tambah-waktu', { ids: [id()], menit: 1, tambahan_id: 'hibah-1' });
    await act('set-selesai', finish);
    expect((await device.send()).keadaan.status).toBe('mengerjakan');
  });

  test('S8: reset login does not take the lease from the next device', async () => {
    await holdTwoBack();
    const reset = { ids: [id()], tindakan_id: 'tindakan-1' };
    const first = await act('reset-login', reset);
    const next = new TestDevice(t);
    await next.begin(await room.signIn(0), id());
    expect(await act('reset-login', reset)).toEqual(first);
    expect((await next.send()).keadaan.pemegang).toBe(true);
    expect(await acts()).toHaveLength(1);
  });
});

describe('reset login says what the old device still holds', () => {
  test('S9: as a number of its row and in the sentence', async () => {
    await holdTwoBack();
    expect(await act('reset-login', { ids: [id()] })).toMatchObject({
      status: true,
      message: expect.stringContaining('2 catatan jawaban masih ada di perangkat lama'),
      data: { berhasil: [id()], belum_terkirim: [{ id: id(), jumlah: 2 }] },
    });
  });

  test('S9: nothing, where it has sent all', async () => {
    await device.send();
    const { message, data } = await act('reset-login', { ids: [id()] });
    expect(message).toBe('Login dibuka untuk Peserta P-0001.');
    expect(data.belum_terkirim).toEqual([]);
  });
});

test('D-RULE-23: reset login ends the wait after failed logins, however the number was typed', async () => {
  const login = async (email: string, password: string) =>
    (await t.call(undefined, 'POST', '/api/auth/token', { email, password })).httpStatus;
  const nomor = room.rows[0]!.nomor;
  const spellings = [nomor.toLowerCase(), ` ${nomor}`, nomor, nomor.toLowerCase(), nomor.replace('-', ' -')];
  for (const typed of spellings) expect(await login(typed, 'salah')).toBe(401);
  for (const typed of spellings) expect(await login(typed, 'salah')).toBe(429);
  await act('reset-login', { ids: [id()] });
  expect(await login(spellings[1]!, 'salah')).toBe(401);
});

test('D-RULE-23: reset login opens an account whose weak card password others have guessed at too often', async () => {
  const login = async (password: string) =>
    (await t.call(undefined, 'POST', '/api/auth/token', { email: room.rows[0]!.nomor, password })).httpStatus;
  await Promise.all(Array.from({ length: 101 }, (_, i) => login(`tebakan ${i}`)));
  expect(await login('kartu-uji')).toBe(429);
  await act('reset-login', { ids: [id()] });
  expect(await login('kartu-uji')).toBe(200);
});
