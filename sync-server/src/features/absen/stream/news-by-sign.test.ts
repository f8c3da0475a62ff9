import { beforeEach, expect, test } from 'vitest';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));
const proctor = perTest(() => t.signIn('administrator'));
let device: TestDevice;

beforeEach(async () => {
  t.clock.advance(3_600_000);
  device = new TestDevice(t);
  await device.begin(await room.signIn(0), id());
});

const id = () => room.rows[0]!.barisId;
let number = 0;
/** A sign of a sheet that knows the attempt as it last heard of it. */
const sign = () => device.sign(`${++number} ${device.versi}`);
const act = async (call: string, more: object = {}) => {
  const body = {
    id: id(),
    ids: [id()],
    alasan: 'uji coba',
    tindakan_id: call,
    tambahan_id: call,
    menit: 5,
    konfirmasi: 'P-0001',
    teks: 'tenang',
    tanggal: room.tanggal,
    jadwal_ujian_sesi_id: room.sesiId,
    ...more,
  };
  expect((await t.call(proctor, 'POST', `/api/${call}`, body)).body).toMatchObject({ status: true });
};

test.each(['tambah-waktu', 'pesan-layar', 'geser-sesi', 'set-selesai', 'reset-login', 'reset-ujian-private'])(
  'the next sign after %s is answered that there is news, until a batch has asked for it',
  async (call) => {
    expect(await sign()).toBe(204);
    await act(call);
    expect([await sign(), await sign()]).toEqual([200, 200]);
    await device.send();
    expect(await sign()).toBe(204);
  },
);

test('so is the one after Buka kembali, of a sheet that is closed', async () => {
  await act('set-selesai');
  await device.send();
  expect(await sign()).toBe(204);
  await act('buka-kembali');
  expect(await sign()).toBe(200);
});

test('another’s act is no news; nor is any for a page of before, which does not say what it knows', async () => {
  const other = new TestDevice(t);
  await other.begin(await room.signIn(1), room.rows[1]!.barisId);
  await act('tambah-waktu');
  expect(await other.sign(`1 ${other.versi}`)).toBe(204);
  expect(await device.sign(++number)).toBe(204);
});

test.each(['1 2 3', '1 ', ' 1', '1 -1', '1 x', '1 9999999999'])('%j is no sign', async (text) => {
  expect(await device.sign(text)).toBe(403);
});
