import { systemClock } from '../../server/system-clock.ts';
import { kapasitasRitmeMs } from '@spmb/shared/gladi-bersih/judge-simulasi.ts';
import { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';
import type { GangguanSimulasi, Kapasitas, Sebaran } from '@spmb/shared/gladi-bersih/simulasi.schema.ts';
import { Agent } from 'node:http';
import { findCapacity } from './find-capacity.ts';
import { spreadOf } from './spread.ts';
import { VirtualParticipant, type DeviceState, type Doorway } from './virtual-participant.ts';

export interface SimulationTask {
  port: number;
  headers: Record<string, string>;
  publicKey: string;
  seed: number;
  detik: number;
  gangguan: readonly GangguanSimulasi[];
  logins: readonly { nomor: string; sandi: string }[];
  /** Participants of the search for the capacity; none: it is not searched. */
  spare: readonly { nomor: string; sandi: string }[];
}

export interface SimulationResult {
  masuk: Sebaran;
  gambar: Sebaran;
  mulai: Sebaran;
  akui: Sebaran;
  operasi_per_detik: number;
  selesai: number;
  kiriman: { batch: number; diulang: number; salinan: number; tak_terjawab: number };
  gangguan: { putus: number; tunda: number; ganda_dicoba: number; ganda_ditolak: number };
  kapasitas: Kapasitas | null;
  devices: DeviceState[];
}

export type Stage = 'masuk' | 'gambar' | 'mulai' | 'mengerjakan' | 'selesai' | 'kapasitas';
export interface Progress {
  tahap: Stage;
  /** Share of the stage that is done, 0 to 1. */
  bagian: number;
  diakui: number;
}

/** What a simulation asks of and tells to whoever runs it. */
export interface SimulationHost {
  tell(progress: Progress): void;
  /** Cuts the server off and opens it anew; resolves when it answers again. */
  restartServer(): Promise<void>;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
const roundMs = kapasitasRitmeMs;
/** A short run is denser, so that every fault happens in it. */
const roundsLeast = 10;
const openingPatienceMs = 120_000;
const deliveryPatienceMs = 120_000;
/** Share of the participants who try a second device. */
const doubleShare = 0.1;

/** Runs a whole exam of virtual participants with its faults. */
export async function simulate(task: SimulationTask, host: SimulationHost): Promise<SimulationResult> {
  const random = new SeededRandom(task.seed);
  const agent = new Agent({ keepAlive: true });
  const { port, headers, publicKey } = task;
  const doorway: Doorway = { agent, port, headers, publicKey };
  const enter = (login: { nomor: string; sandi: string }) =>
    new VirtualParticipant(doorway, login, new SeededRandom(random.between(1, 2 ** 31)));
  const all: VirtualParticipant[] = [];
  for (const login of task.logins) all.push(enter(login));
  const has = (one: GangguanSimulasi) => task.gangguan.includes(one);
  const counts = { putus: 0, tunda: 0, ganda_dicoba: 0, ganda_ditolak: 0 };
  let salinan = 0;
  const acknowledged = () => all.reduce((sum, one) => sum + one.acknowledged, 0);

  const together = async (tahap: Stage, act: (one: VirtualParticipant) => Promise<void>) => {
    let done = 0;
    return Promise.all(
      all.map(async (one) => {
        const beganMs = systemClock.monotonicMs();
        await insist(() => act(one), beganMs + openingPatienceMs, one.random);
        done++;
        host.tell({ tahap, bagian: done / all.length, diakui: 0 });
        return systemClock.monotonicMs() - beganMs;
      }),
    );
  };
  const masuk = spreadOf(await together('masuk', (one) => one.prepare()));
  const gambar = spreadOf(await together('gambar', (one) => one.loadPictures()));
  const mulai = spreadOf(
    await together('mulai', async (one) => {
      if (!(await one.begin())) throw new Error('the start was refused');
    }),
  );

  const beganMs = systemClock.monotonicMs();
  const endMs = beganMs + task.detik * 1_000;
  const everyMs = Math.min(roundMs, (task.detik * 1_000) / roundsLeast);
  const dropMs = [everyMs, Math.min(20_000, (task.detik * 1_000) / 4)] as const;
  const perRound = Math.max(1, Math.round((40 * everyMs) / (task.detik * 1_000)));

  async function sitExam(one: VirtualParticipant): Promise<void> {
    const own = one.random;
    await pause(own.between(0, Math.floor(everyMs)));
    let awayUntilMs = 0;
    while (systemClock.monotonicMs() < endMs) {
      one.answer(own.between(1, perRound * 2 - 1));
      const nowMs = systemClock.monotonicMs();
      if (has('putus') && nowMs >= awayUntilMs && own.chance(0.04)) {
        counts.putus++;
        awayUntilMs = nowMs + own.between(Math.floor(dropMs[0]), Math.floor(dropMs[1]));
      }
      if (nowMs >= awayUntilMs) await sendWithFaults(one);
      await pause(own.between(Math.floor(everyMs * 0.8), Math.floor(everyMs * 1.2)));
    }
  }

  async function sendWithFaults(one: VirtualParticipant): Promise<void> {
    const own = one.random;
    // An old copy that comes late, after newer batches.
    if (has('putus') && own.chance(0.05)) {
      const copy = one.sign();
      salinan++;
      setTimeout(() => void one.post(copy), own.between(0, Math.floor(everyMs))).unref();
    }
    if (has('tunda') && own.chance(0.2)) {
      counts.tunda++;
      await pause(own.between(100, Math.max(200, Math.floor(Math.min(2_000, everyMs * 2)))));
    }
    await one.send(has('putus') && own.chance(0.05) ? own.between(0, 5) : undefined);
  }

  /** A second device of the same participant: it has to be told to ask a proctor. */
  async function tryDouble(login: { nomor: string; sandi: string }): Promise<void> {
    const second = enter(login);
    counts.ganda_dicoba++;
    await insist(
      async () => {
        await second.prepare();
        if (!(await second.begin())) counts.ganda_ditolak++;
      },
      endMs + openingPatienceMs,
      second.random,
    );
  }

  const watch = setInterval(() => {
    const bagian = Math.min(1, (systemClock.monotonicMs() - beganMs) / (endMs - beganMs));
    host.tell({ tahap: 'mengerjakan', bagian, diakui: acknowledged() });
  }, 500);
  const beside: Promise<void>[] = [];
  if (has('perangkat_ganda'))
    for (const login of task.logins.slice(0, Math.ceil(task.logins.length * doubleShare)))
      beside.push(
        pause(random.between(0, Math.floor((task.detik * 1_000) / 2))).then(() => tryDouble(login)),
      );
  if (has('nyala_ulang')) beside.push(pause((task.detik * 1_000) / 2).then(() => host.restartServer()));
  await Promise.all([...all.map(sitExam), ...beside]);
  clearInterval(watch);
  const workedMs = systemClock.monotonicMs() - beganMs;
  const worked = acknowledged();

  let delivered = 0;
  await Promise.all(
    all.map(async (one) => {
      one.finish();
      const untilMs = systemClock.monotonicMs() + deliveryPatienceMs;
      while (!(one.isDelivered && one.hasReceipt) && systemClock.monotonicMs() < untilMs)
        if (!(await one.send())) await pause(one.random.between(50, 400));
      delivered++;
      host.tell({ tahap: 'selesai', bagian: delivered / all.length, diakui: acknowledged() });
    }),
  );
  const told = (bagian: number) => host.tell({ tahap: 'kapasitas', bagian, diakui: acknowledged() });
  const spare = task.spare.map(enter);
  const kapasitas = spare.length > 0 ? await findCapacity(spare, told) : null;
  agent.destroy();
  return {
    masuk,
    gambar,
    mulai,
    akui: spreadOf(all.flatMap((one) => one.ackTimes)),
    operasi_per_detik: Math.round((worked / workedMs) * 10_000) / 10,
    selesai: all.filter((one) => one.hasReceipt).length,
    kiriman: {
      batch: sum(all, (one) => one.batches),
      diulang: sum(all, (one) => one.repeated),
      salinan,
      tak_terjawab: sum(all, (one) => one.unanswered),
    },
    gangguan: counts,
    kapasitas,
    devices: [...all, ...spare.filter((one) => one.device.start)].map((one) => one.state()),
  };
}

const sum = (all: readonly VirtualParticipant[], of: (one: VirtualParticipant) => number): number =>
  all.reduce((total, one) => total + of(one), 0);

/** Tries again until it works, as a participant does. Throws what was wrong the last time. */
async function insist(act: () => Promise<void>, untilMs: number, random: SeededRandom): Promise<void> {
  for (;;)
    try {
      await act();
      return;
    } catch (error) {
      if (systemClock.monotonicMs() > untilMs) throw error;
      await pause(random.between(50, 500));
    }
}
