import { afterEach, expect } from 'vitest';
import { buildExamRuang, type ExamRuang, type ExamRuangOptions } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { verifyLog } from '../../ujian/replay/verify-log.ts';

export const minuteMs = 60_000;

/** Who takes part; there once `open` has resolved. */
interface People {
  room: ExamRuang;
  siswa: Session;
  proctor: Session;
  device: TestDevice;
}

/** For each test of the file: one participant at work, and what a proctor does about him. */
export function watchedAttempt() {
  const t = perTest(buildTestApp);
  const now = {} as People;
  // S6: whatever was decided, replaying the log gives the stored state.
  afterEach(async () => {
    expect((await verifyLog(t.context.store.read, t.context.secrets)).differences).toEqual([]);
  });

  const id = () => now.room.rows[0]!.barisId;
  const act = async (call: string, body: Record<string, unknown>) =>
    (await t.call(now.proctor, 'POST', `/api/${call}`, body)).body;
  return {
    t,
    now,
    id,
    act,
    async open(options: ExamRuangOptions = {}) {
      now.room = await buildExamRuang(t, options);
      now.siswa = await now.room.signIn(0);
      now.proctor = await t.signIn('supervisor', { nama: 'Bu Pengawas' });
      now.device = new TestDevice(t);
      await now.device.begin(now.siswa, id());
    },
    grant: (menit: number, tambahan_id = 'hibah-1') =>
      act('tambah-waktu', { ids: [id()], menit, alasan: 'listrik padam', tambahan_id }),
    forceFinish: () => act('set-selesai', { id: id(), alasan: 'salah tekan' }),
    async row() {
      const { tanggal, sesiId } = now.room;
      return (await t.call(now.proctor, 'GET', `/api/jadwal-ujian-absen/${tanggal}/${sesiId}`)).body[0];
    },
    async minutesLeft() {
      const { status, boleh_ms, terpakai_ms } = (await now.device.send()).keadaan;
      return [status, (boleh_ms - terpakai_ms) / minuteMs];
    },
    work(minutes: number) {
      t.clock.advance(minutes * minuteMs);
      now.device.elapsedMs += minutes * minuteMs;
    },
  };
}
