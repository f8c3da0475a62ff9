import { letters, type Letter } from '@spmb/shared/sync/stream/letter.ts';
import { sweepAttempts } from '../../ujian/sweep/sweep-attempts.ts';
import type { ExamRuang } from '../../../testing/build-exam-ruang.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';

export const wrongOf = (key: Letter): Letter =>
  letters[(letters.indexOf(key) + 1) % letters.length] as Letter;

/** A participant of the room sits his exam, has the first `right` questions of the bank right, and finishes. */
export async function sitExam(
  t: TestApp,
  ruang: ExamRuang,
  index: number,
  right: number,
): Promise<TestDevice> {
  const device = new TestDevice(t);
  await device.begin(await ruang.signIn(index), ruang.rows[index]!.barisId);
  device.elapsedMs = 1_000;
  const keys = Object.entries(ruang.keys);
  for (const [place, [butir, key]] of keys.entries())
    device.answer(butir, place < right ? key : wrongOf(key));
  device.finish();
  await device.send();
  return device;
}

/** Moves the clock past the end of the day: the attempts are final. */
export async function endDay(t: TestApp): Promise<void> {
  t.clock.advance(24 * 3_600_000);
  await sweepAttempts(t.context);
}
