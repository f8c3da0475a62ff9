import type { VirtualLogin } from '../rehearsal/sandbox.ts';
import { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';
import { Agent } from 'node:http';
import { deliverAll } from './deliver-all.ts';
import { ExamFaults } from './exam-faults.ts';
import { findCapacity } from './find-capacity.ts';
import { openExam } from './open-exam.ts';
import { sumOf, type SimulationHost, type SimulationResult, type SimulationTask } from './simulation.ts';
import { sitExam } from './sit-exam.ts';
import { spreadOf } from './spread.ts';
import { VirtualParticipant } from './virtual-participant.ts';

/** Runs a whole exam of virtual participants with its faults. */
export async function simulate(task: SimulationTask, host: SimulationHost): Promise<SimulationResult> {
  const random = new SeededRandom(task.seed);
  const agent = new Agent({ keepAlive: true });
  const { port, headers, publicKey } = task;
  const enter = (login: VirtualLogin) =>
    new VirtualParticipant(
      { agent, port, headers, publicKey },
      login,
      new SeededRandom(random.between(1, 2 ** 31)),
    );
  const all = task.logins.map(enter);
  const faults = new ExamFaults(task.gangguan, task.detik * 1_000);
  const { masuk, gambar, mulai } = await openExam(all, host);
  const operasi_per_detik = await sitExam({ task, host, all, faults, enter, random });
  await deliverAll(all, host);
  const spare = task.spare.map(enter);
  const diakui = sumOf(all, (one) => one.acknowledged);
  const told = (bagian: number) => host.tell({ tahap: 'kapasitas', bagian, diakui });
  const kapasitas = spare.length > 0 ? await findCapacity(spare, told) : null;
  agent.destroy();
  return {
    masuk,
    gambar,
    mulai,
    akui: spreadOf(all.flatMap((one) => one.ackTimes)),
    operasi_per_detik,
    selesai: all.filter((one) => one.hasReceipt).length,
    kiriman: {
      batch: sumOf(all, (one) => one.batches),
      diulang: sumOf(all, (one) => one.repeated),
      salinan: faults.salinan,
      tak_terjawab: sumOf(all, (one) => one.unanswered),
    },
    gangguan: faults.counts,
    kapasitas,
    devices: [...all, ...spare.filter((one) => one.device.start)].map((one) => one.state()),
  };
}
