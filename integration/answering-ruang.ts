import { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';
import { expect, vi } from 'vitest';
import { ChaosClient } from './chaos-client.ts';
import type { SeededSchool } from './seed-school.ts';

const patience = { timeout: 60_000, interval: 20 };

/** Devices that log in, begin and answer, each again and again until told to stop. */
export class AnsweringRuang {
  readonly clients: ChaosClient[];
  #isOver = false;
  readonly #running: Promise<unknown>;

  constructor(base: string, { nomor, barisIds }: SeededSchool, count: number) {
    this.clients = Array.from(
      { length: count },
      (_, at) => new ChaosClient(base, nomor[at] ?? '', barisIds[at] ?? '', new SeededRandom(at)),
    );
    this.#running = Promise.all(this.clients.map((client) => client.run(() => this.#isOver)));
  }

  /** Resolves when every device has had `more` further operations acknowledged. */
  async goesOn(more: number): Promise<void> {
    const marks = this.clients.map(({ acknowledged }) => acknowledged + more);
    const isBehind = (one: ChaosClient, at: number) => one.acknowledged < (marks[at] ?? 0);
    await vi.waitFor(() => expect(this.clients.filter(isBehind)).toEqual([]), patience);
  }

  /** Tells every device to stop. */
  end(): void {
    this.#isOver = true;
  }

  /** Ends it, sends what is left, and answers what each device saw acknowledged. Throws where the server does not take it. */
  async settle() {
    this.end();
    await this.#running;
    expect(await Promise.all(this.clients.map((client) => client.flush()))).not.toContain(false);
    expect(this.clients.flatMap(({ wire }) => wire.takenBack)).toEqual([]);
    return this.clients.map(({ wire, acknowledged }) => ({ log: wire.log, acknowledged }));
  }
}
