import { startProxy, type Faults, type Proxy } from '../proxy.ts';
import type { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';

/** A device's way to the server. Drops may overlap: it carries again when the last of them has ended. */
export class Link {
  readonly #proxy: Proxy;
  #drops = 0;

  private constructor(proxy: Proxy) {
    this.#proxy = proxy;
  }

  static async open(serverPort: number, random: SeededRandom, faults: Partial<Faults>): Promise<Link> {
    return new Link(await startProxy(serverPort, random, faults));
  }

  get url(): string {
    return `http://127.0.0.1:${this.#proxy.port}`;
  }

  get counts(): Proxy['counts'] {
    return this.#proxy.counts;
  }

  drop(): void {
    if (++this.#drops === 1) this.#proxy.set({ offline: true });
  }

  restore(): void {
    if (--this.#drops === 0) this.#proxy.set({ offline: false });
  }

  close(): Promise<void> {
    return this.#proxy.close();
  }
}
