import type { VirtualLogin } from '../rehearsal/sandbox.ts';
import type { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';
import { systemClock } from '../../../server/clock/system-clock.ts';
import type { ExamFaults } from './exam-faults.ts';
import { insist, pause } from './insist.ts';
import { openingPatienceMs } from './open-exam.ts';
import { sumOf, type SimulationHost, type SimulationTask } from './simulation.ts';
import type { VirtualParticipant } from './virtual-participant.ts';

const tellEveryMs = 500;
/** Share of the participants who try a second device. */
const doubleShare = 0.1;

interface Sitting {
  task: SimulationTask;
  host: SimulationHost;
  all: readonly VirtualParticipant[];
  faults: ExamFaults;
  /** Another device, for whoever signs in at it. */
  enter: (login: VirtualLogin) => VirtualParticipant;
  random: SeededRandom;
}

/** Lets everybody work as long as the task says, through its faults; answers acknowledged operations per second. */
export async function sitExam(sitting: Sitting): Promise<number> {
  const { task, host, all, faults } = sitting;
  const acknowledged = () => sumOf(all, (one) => one.acknowledged);
  const workMs = task.detik * 1_000;
  const beganMs = systemClock.monotonicMs();
  const endMs = beganMs + workMs;
  const watch = setInterval(() => {
    const bagian = Math.min(1, (systemClock.monotonicMs() - beganMs) / workMs);
    host.tell({ tahap: 'mengerjakan', bagian, diakui: acknowledged() });
  }, tellEveryMs);
  const beside = causeFaults(sitting, workMs, endMs);
  await Promise.all([...all.map((one) => work(one, faults, endMs)), ...beside]);
  clearInterval(watch);
  const tookMs = systemClock.monotonicMs() - beganMs;
  return Math.round((acknowledged() / tookMs) * 10_000) / 10;
}

/** What happens beside the work: participants who try a second device, and a restart of the server in the middle. */
function causeFaults(
  { task, host, faults, enter, random }: Sitting,
  workMs: number,
  endMs: number,
): Promise<void>[] {
  const beside: Promise<void>[] = [];
  if (faults.has('perangkat_ganda'))
    for (const login of task.logins.slice(0, Math.ceil(task.logins.length * doubleShare)))
      beside.push(
        pause(random.between(0, Math.floor(workMs / 2))).then(() =>
          tryDouble(enter(login), faults, endMs + openingPatienceMs),
        ),
      );
  if (faults.has('nyala_ulang')) beside.push(pause(workMs / 2).then(() => host.restartServer()));
  return beside;
}

/** A second device of a participant: the server has to refuse it, so that he asks a proctor. */
async function tryDouble(second: VirtualParticipant, faults: ExamFaults, untilMs: number): Promise<void> {
  const { counts } = faults;
  counts.ganda_dicoba++;
  const attempt = async () => {
    await second.prepare();
    if (!(await second.begin())) counts.ganda_ditolak++;
  };
  await insist(attempt, untilMs, second.random);
}

/** One participant until the end: he answers, and sends unless he has lost the network. */
async function work(one: VirtualParticipant, faults: ExamFaults, endMs: number): Promise<void> {
  const { random } = one;
  const { everyMs, perRound } = faults;
  await pause(random.between(0, Math.floor(everyMs)));
  let awayUntilMs = 0;
  while (systemClock.monotonicMs() < endMs) {
    one.answer(random.between(1, perRound * 2 - 1));
    const nowMs = systemClock.monotonicMs();
    if (nowMs >= awayUntilMs) awayUntilMs = nowMs + faults.dropMs(random);
    if (nowMs >= awayUntilMs) await faults.send(one);
    await pause(random.between(Math.floor(everyMs * 0.8), Math.floor(everyMs * 1.2)));
  }
}
