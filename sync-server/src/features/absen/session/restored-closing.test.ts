import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TestDevice } from '../../../testing/test-device.ts';
import { minuteMs, RestoredSchool } from '../../ujian/testing/restored-school.ts';

let school: RestoredSchool;
let devices: TestDevice[];
let acts = 0;

beforeEach(async () => {
  school = await RestoredSchool.build({ participants: 3 });
  devices = [await school.sitDown(0), await school.sitDown(1)];
  for (const device of devices) await school.work(device, 'A', 0, 1);
});
afterEach(() => school.t.close());

const place = () => ({ tanggal: school.room.tanggal, jadwal_ujian_sesi_id: school.room.sesiId });
const close = () =>
  school.command('tutup-ruang', {
    ...place(),
    ruang: 'Lab 1',
    alasan: 'sudah sore',
    tindakan_id: `tutup-${++acts}`,
  });
const waive = (ids: string[], tindakan_id = 'lewati-1') =>
  school.command('lewati-kirim-ulang', { ids, alasan: 'HP rusak', tindakan_id });
async function list() {
  const { tanggal, jadwal_ujian_sesi_id } = place();
  const path = `/api/jadwal-ujian-absen/${tanggal}/${jadwal_ujian_sesi_id}`;
  const { body } = await school.t.call(school.admin, 'GET', path);
  return (body as { menunggu_ulang: boolean }[]).map(({ menunggu_ulang }) => menunggu_ulang);
}
async function restoreAndWait() {
  await school.restore(await school.backup());
  // Everybody's time is over: nothing but the restore keeps the room open.
  school.t.clock.advance(3 * 60 * minuteMs);
}

describe('S18: after a restore', () => {
  test('a room is not closed before every device has sent again; who has not is named', async () => {
    await restoreAndWait();
    expect(await list()).toEqual([true, true, false]);
    const { httpStatus, body } = await close();
    expect(httpStatus).toBe(409);
    expect(body.message).toContain('Peserta P-0001, Peserta P-0002');
    expect(body.data.belum_ulang).toMatchObject([{ nomor_peserta: 'P-0001' }, { nomor_peserta: 'P-0002' }]);
    for (const device of devices) await device.sendAgain();
    expect(await list()).toEqual([false, false, false]);
    expect((await close()).body).toMatchObject({ status: true });
  });

  test('a device that still holds something is waited for, and one that is not the holder says nothing', async () => {
    await restoreAndWait();
    const [first, second] = devices as [TestDevice, TestDevice];
    school.answer(first, 'BC', 1, 0);
    first.ack = 0;
    await first.post({ ...first.batch(1, 2), belum_terkirim: 3 });
    expect(await list()).toEqual([true, true, false]);
    await first.sendAgain();
    await second.sendAgain();
    expect(await list()).toEqual([false, false, false]);
  });

  test('staff wait no longer for many at once, with one reason, on record and in the berita acara', async () => {
    await restoreAndWait();
    const ids = [0, 1].map(school.barisId);
    expect((await waive([...ids, school.barisId(2)])).body.data).toMatchObject({
      berhasil: ids,
      gagal: [{ id: school.barisId(2) }],
    });
    expect((await waive(ids)).body.data.gagal).toEqual([]);
    expect((await close()).body).toMatchObject({ status: true });
    const { tanggal, jadwal_ujian_sesi_id } = place();
    const path = `/api/berita-acara/${tanggal}/${jadwal_ujian_sesi_id}?ruang=Lab%201`;
    const { body } = await school.t.call(school.admin, 'GET', path);
    expect(JSON.stringify(body)).toMatch(
      /P-0001, P-0002\): Belum mengirim ulang setelah pemulihan, tidak ditunggu lagi. HP rusak/,
    );
    // What comes all the same is taken, and waits for staff since the room is closed.
    await devices[0]!.sendAgain();
    expect(devices[0]!.ack).toBe(1);
  });

  test('who was complete with his receipt, final or archived is not waited for', async () => {
    const [first] = devices as [TestDevice];
    first.finish();
    await first.send();
    await school.restore(await school.backup());
    expect(await list()).toEqual([false, true, false]);
  });

  test('an exam that came back from its device is waited for until all of it is there', async () => {
    const before = await school.backup();
    const late = await school.sitDown(2);
    await school.work(late, 'AB', 0, 1);
    await school.restore(before);
    await late.tellSurat();
    expect((await list())[2]).toBe(true);
    await late.sendAgain();
    expect((await list())[2]).toBe(false);
  });
});
