import { letters } from '@spmb/shared/sync/stream/letter.ts';
import type { OperationBody } from '@spmb/shared/sync/stream/operation.ts';
import type { AttemptState } from '@spmb/shared/sync/protocol/protocol.ts';
import { backoffMs } from '../../pwa/src/sync/ports/backoff.ts';
import { kartuPassword } from '../seed-school.ts';
import type { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';
import type { WireClient } from '../wire-client.ts';
import type { CompressedTime } from './compressed-time.ts';
import { lineOf } from './paper.ts';
import { examMs, minuteMs } from './plan-drops.ts';

/** A participant who works through the exam at his own pace, and his device, which delivers when it can. */
export class Participant {
  readonly wire: WireClient;
  readonly nomor: string;
  /** Everything the participant did, in order, noted beside the device. */
  readonly paper: string[] = [];
  /** Highest seq that was ever acknowledged. */
  acknowledged = 0;
  posts = 0;
  unanswered = 0;
  /** The newest state that the server told; undefined: none yet. */
  state: AttemptState | undefined;
  readonly #barisId: string;
  readonly #random: SeededRandom;
  readonly #time: CompressedTime;
  #delivering: Promise<void> | undefined;

  /** `barisId`: the exam row of the participant with the login name `nomor`. */
  constructor(wire: WireClient, nomor: string, barisId: string, random: SeededRandom, time: CompressedTime) {
    [this.wire, this.nomor, this.#barisId, this.#random, this.#time] = [wire, nomor, barisId, random, time];
  }

  get hasReceipt(): boolean {
    return this.state?.kode_terima != null;
  }

  /** From the login to the receipt, or until `isOver`. */
  async sit(isOver: () => boolean): Promise<void> {
    const random = this.#random;
    await this.#time.pass(random.between(0, 3 * minuteMs));
    await this.#insist(async () => {
      await this.wire.signIn(this.nomor, kartuPassword);
      await this.wire.prepare();
      await this.wire.begin(this.#barisId);
    }, isOver);
    const leavesMs = random.between(examMs - 5 * minuteMs, examMs);
    while (this.#time.nowMs < leavesMs && !isOver()) {
      await this.#time.pass(random.between(30_000, 150_000));
      this.#record(this.#nextAct());
      void this.#deliver(isOver);
    }
    if (isOver()) return;
    this.wire.log.finish(this.wire.elapsedMs);
    this.paper.push('selesai');
    while (!this.hasReceipt && !isOver()) await this.#deliver(isOver);
  }

  /** Through the questions in order, then back to any of them. */
  #nextAct(): OperationBody {
    const { urutan } = this.wire.log.begun();
    const random = this.#random;
    const isRevising = this.paper.length >= urutan.length;
    const butir = (isRevising ? undefined : urutan[this.paper.length]) ?? random.pick(urutan);
    if (random.chance(0.15)) return { jenis: 'ragu', butir, ragu: random.chance(0.6) };
    const pilihan = isRevising && random.chance(0.1) ? null : random.pick(letters);
    return { jenis: 'jawaban', butir, pilihan };
  }

  #record(body: OperationBody): void {
    this.paper.push(lineOf(body));
    this.wire.log.record(body, this.wire.elapsedMs);
  }

  #deliver(isOver: () => boolean): Promise<void> {
    return (this.#delivering ??= this.#sendAll(isOver).finally(() => (this.#delivering = undefined)));
  }

  /** One request at a time until nothing waits, after a failure with the device's own back-off. */
  async #sendAll(isOver: () => boolean): Promise<void> {
    const { log } = this.wire;
    let failures = 0;
    while (log.ack < log.operations.length && !isOver()) {
      this.posts++;
      const before = log.ack;
      const answer = await this.wire.send();
      if (answer) this.state = answer.keadaan;
      else this.unanswered++;
      this.acknowledged = Math.max(this.acknowledged, log.ack);
      if (answer && log.ack > before) failures = 0;
      else await this.#time.pass(backoffMs(++failures, this.#random));
    }
  }

  async #insist(act: () => Promise<unknown>, isOver: () => boolean): Promise<void> {
    for (let failures = 1; !isOver(); failures++) {
      try {
        await act();
        return;
      } catch {
        await this.#time.pass(backoffMs(failures, this.#random));
      }
    }
  }
}
