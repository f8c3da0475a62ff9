import { beforeAll, expect, test } from 'vitest';
import { buildExamRuang } from '../../testing/build-exam-ruang.ts';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { TestDevice } from '../../testing/test-device.ts';

const t = perFile(buildTestApp);
const room = perFile(() => buildExamRuang(t, { jadwal: { toleransi_menit: 10 } }));
let operator: Session;
let startMs: number;
const minuteMs = 60_000;
beforeAll(async () => {
  startMs = t.clock.nowMs();
  operator = await t.signIn('operator');
});

/** So many minutes after the exam's start, on a clock that may go back here. */
const moveTo = (minutes: number) => t.clock.sleep(startMs + minutes * minuteMs - t.clock.nowMs());
const simulate = async () =>
  (
    await t.call(operator, 'POST', '/api/gladi-bersih-simulasi', {
      peserta: 1,
      detik: 5,
      gangguan: [],
      ukur_kapasitas: false,
    })
  ).body;
const openHp = async () =>
  (await t.call(operator, 'POST', '/api/gladi-bersih-hp', { nama: 'Gladi', menit: 10, ruang: [] })).body;
const halangan = async () => (await t.call(operator, 'GET', '/api/gladi-bersih-jalan')).body.halangan;
const sentence =
  'Gladi bersih tidak dapat dijalankan: ujian sungguhan sedang berlangsung atau mulai dalam 30 menit (Sesi 1, 07.30–09.30 WIB). Jalankan setelah ujian itu selesai.';

test('no rehearsal while an exam runs, in its tolerance, or in the half hour before it', async () => {
  for (const minutes of [-29, 0, 119, 129]) {
    moveTo(minutes);
    expect([minutes, await halangan()]).toEqual([minutes, sentence]);
    for (const body of [await simulate(), await openHp()])
      expect([minutes, body]).toMatchObject([minutes, { status: false, message: sentence }]);
  }
  for (const minutes of [-31, 131]) {
    moveTo(minutes);
    expect([minutes, await halangan()]).toEqual([minutes, null]);
  }
  expect((await t.call(operator, 'GET', '/api/gladi-bersih')).body).toEqual([]);
  moveTo(0);
});

test('a room that is shifted holds it up at its own times, and the session at those of the others', async () => {
  const at = { tanggal: room.tanggal, jadwal_ujian_sesi_id: room.sesiId, alasan: 'listrik padam' };
  const shift = (menit: number, ruang?: string) =>
    t.call(operator, 'POST', '/api/geser-sesi', { ...at, menit, ruang, tindakan_id: `${ruang} ${menit}` });
  await shift(300);
  moveTo(0);
  expect(await halangan()).toBeNull();
  moveTo(271);
  expect(await halangan()).toContain('Sesi 1, 12.30–14.30 WIB');
  await shift(-300);
  moveTo(0);
  expect(await halangan()).toBe(sentence);
});

test('a participant who still works after the session holds it up too', async () => {
  const session = await room.signIn(0);
  await new TestDevice(t).begin(session, room.rows[0]!.barisId);
  const grant = { ids: [room.rows[0]!.barisId], menit: 60, alasan: 'listrik padam', tambahan_id: 'a' };
  await t.call(await t.signIn('administrator'), 'POST', '/api/tambah-waktu', grant);
  moveTo(140);
  expect(await halangan()).toContain('masih ada peserta yang mengerjakan');
});
