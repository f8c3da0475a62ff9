import { localDate, localTime } from '@spmb/shared/kernel/zone.ts';
import type { jadwalUjian } from '../../sync-server/src/features/jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { buildExamRuang, type ExamRuang } from '../../sync-server/src/testing/build-exam-ruang.ts';
import type { Session, TestApp } from '../../sync-server/src/testing/test-app.ts';

const minute = 60_000;
const schools = new WeakMap<TestApp, number>();

/** A room with one participant, whose session begins with the next whole minute, which is now. */
export async function openRuang(
  t: TestApp,
  sessionMs: number,
  jadwal: Partial<typeof jadwalUjian.$inferInsert> = {},
): Promise<{ room: ExamRuang; siswa: Session }> {
  const number = (schools.get(t) ?? 0) + 1;
  schools.set(t, number);
  const now = t.clock.nowMs();
  t.clock.advance((minute - (now % minute)) % minute);
  const startMs = t.clock.nowMs();
  const [jam_mulai, jam_selesai] = [startMs, startMs + sessionMs].map((ms) => localTime(ms, 'WIB')) as [
    string,
    string,
  ];
  const sesi = { tanggal: localDate(startMs, 'WIB'), jam_mulai, jam_selesai };
  const ruang = await buildExamRuang(t, { participants: 1, jadwal, sesi, awalan: `M${number}-` });
  return { room: ruang, siswa: await ruang.signIn(0) };
}
