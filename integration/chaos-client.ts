import { letters } from '@spmb/shared/sync/stream/letter.ts';
import type { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';
import { kartuPassword } from './seed-school.ts';
import { WireClient } from './wire-client.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** One participant under random load, who tries again until the server answers. */
export class ChaosClient {
  readonly wire: WireClient;
  readonly barisId: string;
  readonly #nomor: string;
  readonly #random: SeededRandom;
  batches = 0;
  unanswered = 0;
  /** Highest seq that was ever acknowledged. */
  acknowledged = 0;

  constructor(base: string, nomor: string, barisId: string, random: SeededRandom) {
    this.wire = new WireClient(base);
    this.#nomor = nomor;
    this.barisId = barisId;
    this.#random = random;
  }

  async #insist(act: () => Promise<unknown>, until: () => boolean): Promise<void> {
    while (!until()) {
      try {
        await act();
        return;
      } catch {
        await pause(this.#random.between(20, 120));
      }
    }
  }

  /** Logs in, begins, and answers until told to stop. */
  async run(stopped: () => boolean): Promise<void> {
    await this.#insist(() => this.wire.signIn(this.#nomor, kartuPassword), stopped);
    await this.#insist(() => this.wire.prepare(), stopped);
    await this.#insist(() => this.wire.begin(this.barisId), stopped);
    while (!stopped()) {
      await pause(this.#random.between(2, 40));
      for (let left = this.#random.between(1, 4); left > 0; left--) this.#act();
      // Who hears nothing waits a little, as a device does.
      if (!(await this.send())) await pause(this.#random.between(30, 250));
    }
  }

  #act(): void {
    const random = this.#random;
    const { log, elapsedMs } = this.wire;
    const butir = random.pick(log.begun().urutan);
    const kind = random.next();
    if (kind < 0.8)
      log.record(
        { jenis: 'jawaban', butir, pilihan: random.chance(0.05) ? null : random.pick(letters) },
        elapsedMs,
      );
    else if (kind < 0.95) log.record({ jenis: 'ragu', butir, ragu: random.chance(0.5) }, elapsedMs);
    else log.record({ jenis: 'peristiwa', nama: 'pindah_layar' }, elapsedMs);
  }

  /** Sends once; false where no acknowledgement came back. */
  async send(): Promise<boolean> {
    this.batches++;
    const batch = this.wire.log.sign(this.wire.log.batch(this.wire.elapsedMs));
    // Now and then an old copy of the batch comes late, after the newer one.
    if (this.#random.chance(0.05))
      setTimeout(() => void this.wire.post(batch), this.#random.between(0, 300)).unref();
    const heard = (await this.wire.send()) !== undefined;
    if (heard) this.acknowledged = Math.max(this.acknowledged, this.wire.log.ack);
    else this.unanswered++;
    return heard;
  }

  /** Sends until everything is acknowledged; false where the server does not take it. */
  async flush(): Promise<boolean> {
    const { log } = this.wire;
    for (let tries = 0; log.ack < log.operations.length && tries < 200; tries++) await this.send();
    return log.ack === log.operations.length;
  }
}
