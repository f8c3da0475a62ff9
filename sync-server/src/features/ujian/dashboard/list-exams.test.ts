import { describe, expect, test } from 'vitest';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';

const minuteMs = 60_000;
const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));
const siswa = perTest(() => room.signIn(0));
const proctor = perTest(() => t.signIn('supervisor'));

const listed = async (session = siswa) =>
  (await t.call(session, 'POST', '/api/peserta/dashboard-jadwal-ujian', {})).body[0];
const grant = (menit: number, tambahan_id: string) =>
  t.call(proctor, 'POST', '/api/tambah-waktu', {
    ids: [room.rows[0]!.barisId],
    menit,
    alasan: 'bus mogok',
    tambahan_id,
  });
const shut = { aktif: false, selesai: false, paket: null };
const open = { aktif: true, selesai: false, paket: { alamat: expect.stringContaining('/api/paket/') } };

describe('list of exams', () => {
  test('S12: minutes granted before the start keep the exam open and its sheet offered, as long as the start does', async () => {
    t.clock.advance(121 * minuteMs);
    expect(await listed()).toMatchObject(shut);
    await grant(10, 'hibah-1');
    await grant(5, 'hibah-2');
    expect(await listed()).toMatchObject(open);
    expect(await listed(await room.signIn(1))).toMatchObject(shut);
    t.clock.advance(14 * minuteMs - 1);
    expect(await listed()).toMatchObject(open);
    const device = new TestDevice(t);
    expect((await device.begin(siswa, room.rows[0]!.barisId)).body).toMatchObject({ lanjut: true });
    expect(await listed()).toMatchObject({ ...open, ujian_id: device.start.ujian_id });
  });

  test('S12: the list and the start close at the same moment', async () => {
    await grant(10, 'hibah-1');
    t.clock.advance(130 * minuteMs - 1);
    expect(await listed()).toMatchObject(open);
    t.clock.advance(1);
    expect(await listed()).toMatchObject(shut);
    const { body } = await t.call(siswa, 'POST', '/api/peserta/create-soals', {
      jadwal_ujian_id: room.rows[0]!.barisId,
    });
    expect(body).toMatchObject({ lanjut: false, message: expect.stringContaining('susulan') });
  });
});
