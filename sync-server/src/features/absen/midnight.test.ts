import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { buildExamRuang } from '../../testing/build-exam-ruang.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { schoolId } from '../../db/school-id.ts';
import { jadwalUjianSesi } from '../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { sweepAttempts } from '../ujian/sweep/sweep-attempts.ts';
import { sitInRuang } from './testing/sit-in-ruang.ts';

const hourMs = 3_600_000;
const wib = (text: string) => Date.parse(`${text}:00+07:00`);
const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t, { jadwal: { waktu: 120 } }));
let lab: ReturnType<typeof sitInRuang>;
let proctor: Session;

/** The session lasts from 22.30 to 00.30, and it is 22.30. */
beforeEach(async () => {
  await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
    tx
      .update(jadwalUjianSesi)
      .set({ jam_mulai: '22:30', jam_selesai: '00:30' })
      .where(eq(jadwalUjianSesi.id, room.sesiId)),
  );
  t.clock.advance(15 * hourMs);
  proctor = await t.signIn('operator');
  lab = sitInRuang(t, room, proctor);
});

test('S14: across midnight answers count until 23.59 of the day of the last moment', async () => {
  const device = await lab.begin(0);
  expect(await lab.attemptOf(device)).toMatchObject({
    batas_akhir_ms: wib('2025-07-02T00:30'),
    terima_sampai_ms: wib('2025-07-02T23:59'),
  });
  device.answer(device.start.urutan[0]!, 'A');
  t.clock.advance(25 * hourMs);
  await sweepAttempts(t.context);
  expect((await device.send()).verdik).toEqual([]);
  t.clock.advance(hourMs);
  await sweepAttempts(t.context);
  expect((await lab.attemptOf(device)).status).toBe('final');
});

test('S27: across midnight a closed room holds what arrives, and opened it takes it until 23.59 of that day', async () => {
  const device = await lab.begin(0);
  device.answer(device.start.urutan[0]!, 'A');
  device.answer(device.start.urutan[1]!, 'B');
  const [first, second] = [device.batch(1, 1), device.batch(2, 2)];
  t.clock.advance(2 * hourMs + 60_000);
  expect((await lab.close()).body.status).toBe(true);
  t.clock.advance(60_000);
  expect((await device.post(first)).body.verdik).toMatchObject([{ alasan: 'TERLAMBAT' }]);
  await lab.reopen();
  expect((await lab.attemptOf(device)).terima_sampai_ms).toBe(wib('2025-07-02T23:59'));
  t.clock.advance(20 * hourMs);
  expect((await device.post(second)).body.verdik).toEqual([]);
});
