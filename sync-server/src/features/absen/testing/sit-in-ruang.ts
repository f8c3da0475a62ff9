import type { Letter } from '@spmb/shared/sync/stream/letter.ts';
import { answerOf } from '@spmb/shared/sync/stream/lembar.ts';
import type { ExamRuang } from '../../../testing/build-exam-ruang.ts';
import type { Session, TestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { findAttempt } from '../../ujian/attempt/attempt.queries.ts';

const minuteMs = 60_000;

/** A room of an exam as a test of its closing needs it: participants who work, and a proctor who acts. */
export function sitInRuang(t: TestApp, ruang: ExamRuang, proctor: Session) {
  const idOf = (index: number) => ruang.rows[index]!.barisId;
  const at = { tanggal: ruang.tanggal, jadwal_ujian_sesi_id: ruang.sesiId, ruang: 'Lab 1' };
  const act = (call: string, body: object, session = proctor) =>
    t.call(session, 'POST', `/api/${call}`, body);
  const attemptOf = async (device: TestDevice) =>
    (await findAttempt(t.context.store.read, device.start.ujian_id))!;
  let acts = 0;
  return {
    idOf,
    at,
    act,
    attemptOf,
    /** The participant begins with the server. */
    async begin(index: number): Promise<TestDevice> {
      const device = new TestDevice(t);
      await device.begin(await ruang.signIn(index), idOf(index));
      return device;
    },
    /** All work for some minutes, and their devices are heard. */
    async work(minutes: number, ...devices: TestDevice[]): Promise<void> {
      t.clock.advance(minutes * minuteMs);
      for (const device of devices) {
        device.elapsedMs += minutes * minuteMs;
        await device.send();
      }
    },
    /** The answer that the server holds for the question at a place of the draw. */
    async answerAt(device: TestDevice, place: number): Promise<Letter | null> {
      return answerOf((await attemptOf(device)).lembar, device.start.urutan[place]!);
    },
    close: (more: object = {}, session = proctor) =>
      act(
        'tutup-ruang',
        { ...at, alasan: 'sesi berakhir', tindakan_id: `tutup-${++acts}`, ...more },
        session,
      ),
    reopen: (more: object = {}) => act('buka-ruang', { ...at, alasan: 'salah tutup', ...more }),
    grant: (index: number, menit: number) =>
      act('tambah-waktu', {
        ids: [idOf(index)],
        menit,
        alasan: 'listrik padam',
        tambahan_id: `hibah-${++acts}`,
      }),
    /** One reason and one tap for whoever is named. */
    accept: (ids: string[], more: object = {}, session = proctor) =>
      act('tertahan-terima', { ids, alasan: 'hadir', tindakan_id: `terima-${++acts}`, ...more }, session),
    /** Rows of the live list. */
    async rows(session = proctor): Promise<Record<string, unknown>[]> {
      return (await t.call(session, 'GET', `/api/jadwal-ujian-absen/${ruang.tanggal}/${ruang.sesiId}`)).body;
    },
  };
}
