import { kapasitasRitmeMs } from '@spmb/shared/gladi-bersih/judge-simulasi.ts';
import type { GangguanSimulasi } from '@spmb/shared/gladi-bersih/simulasi.schema.ts';
import type { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';
import { pause } from './insist.ts';
import type { SimulationResult } from './simulation.ts';
import type { VirtualParticipant } from './virtual-participant.ts';

/** A short run is denser, so that every fault happens in it. */
const roundsLeast = 10;
/** What a participant answers in the whole run, about. */
const answersOfExam = 40;

/** The network between devices and server, as the chosen faults make it; counts what it did. */
export class ExamFaults {
  readonly counts: SimulationResult['gangguan'] = { putus: 0, tunda: 0, ganda_dicoba: 0, ganda_ditolak: 0 };
  /** Old copies of batches that came late. */
  salinan = 0;
  /** From one batch of a device to the next. */
  readonly everyMs: number;
  /** Answers of a participant between two batches. */
  readonly perRound: number;
  readonly #dropMs: readonly [least: number, most: number];
  readonly #chosen: readonly GangguanSimulasi[];

  /** `workMs`: how long participants work. */
  constructor(chosen: readonly GangguanSimulasi[], workMs: number) {
    this.#chosen = chosen;
    this.everyMs = Math.min(kapasitasRitmeMs, workMs / roundsLeast);
    this.perRound = Math.max(1, Math.round((answersOfExam * this.everyMs) / workMs));
    this.#dropMs = [Math.floor(this.everyMs), Math.floor(Math.min(20_000, workMs / 4))];
  }

  has(one: GangguanSimulasi): boolean {
    return this.#chosen.includes(one);
  }

  /** For how long a device loses the network now, in ms; mostly 0. */
  dropMs(random: SeededRandom): number {
    if (!this.has('putus') || !random.chance(0.04)) return 0;
    this.counts.putus++;
    return random.between(...this.#dropMs);
  }

  /** Sends what a participant has, held up or cut off on the way. */
  async send(one: VirtualParticipant): Promise<void> {
    const { random } = one;
    // An old copy that comes late, after newer batches.
    if (this.has('putus') && random.chance(0.05)) {
      const copy = one.sign();
      this.salinan++;
      setTimeout(() => void one.post(copy), random.between(0, Math.floor(this.everyMs))).unref();
    }
    if (this.has('tunda') && random.chance(0.2)) {
      this.counts.tunda++;
      await pause(random.between(100, Math.max(200, Math.floor(Math.min(2_000, this.everyMs * 2)))));
    }
    await one.send(this.has('putus') && random.chance(0.05) ? random.between(0, 5) : undefined);
  }
}
