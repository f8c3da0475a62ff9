import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Proses } from '@spmb/shared/kernel/proses.schema.ts';
import type { ServerClock } from '../server/clock/steady-clock.ts';

/** What a work says of itself as it goes on. */
export type Tell = (
  news: Partial<Omit<Proses, 'id' | 'jenis' | 'status' | 'dibuat_ms' | 'diubah_ms'>>,
) => void;

interface Start {
  /** Drawn by the client; undefined: nobody watches. */
  id: string | undefined;
  /** One of a kind runs at a time; the word stands in the sentence for whoever starts the second. */
  jenis: string;
  akunId: string;
}

/** Ended work that can still be read. */
const endedMax = 100;

/**
 * How far long work is, in memory: such work commits in steps and can be repeated, so that nothing of this has to
 * outlive the process.
 */
export class ProgressBoard {
  readonly #all = new Set<{ akunId: string; proses: Proses }>();
  readonly #clock: ServerClock;

  constructor(clock: ServerClock) {
    this.#clock = clock;
  }

  /** Does `work` and shows how far it is. Refuses where one of the same kind runs. */
  async run<Result>({ id, jenis, akunId }: Start, work: (tell: Tell) => Promise<Result>): Promise<Result> {
    const running = [...this.#all].find(({ proses }) => proses.jenis === jenis && !isEnded(proses));
    if (running) throw new Refusal(describeRunning(running.proses));
    const nowMs = this.#clock.nowMs();
    const proses: Proses = {
      id: id ?? '',
      jenis,
      status: 'menunggu',
      temuan: [],
      total: 0,
      selesai: 0,
      dilewati: 0,
      gagal: 0,
      dibuat_ms: nowMs,
      diubah_ms: nowMs,
    };
    this.#keep(akunId, proses);
    const tell = (news: Partial<Proses>) => Object.assign(proses, news, { diubah_ms: this.#clock.nowMs() });
    try {
      const result = await work((news) => tell({ ...news, status: 'berjalan' }));
      tell({ status: 'selesai' });
      return result;
    } catch (error) {
      tell({ status: 'gagal' });
      throw error;
    }
  }

  /** What an account started, the newest first. */
  listOf(akunId: string): Proses[] {
    return [...this.#all]
      .filter((one) => one.akunId === akunId && one.proses.id !== '')
      .map(({ proses }) => proses)
      .reverse();
  }

  #keep(akunId: string, proses: Proses): void {
    this.#all.add({ akunId, proses });
    const ended = [...this.#all].filter((one) => isEnded(one.proses));
    for (const one of ended.slice(0, Math.max(0, ended.length - endedMax))) this.#all.delete(one);
  }
}

const isEnded = ({ status }: Proses) => status === 'selesai' || status === 'gagal';

function describeRunning({ jenis, status, selesai, gagal, total }: Proses): string {
  const count = (number: number) => number.toLocaleString('id-ID');
  const far = status === 'menunggu' ? '' : ` (${count(selesai + gagal)} dari ${count(total)})`;
  return `${jenis} sedang berjalan${far}. Tunggu sampai selesai, lalu coba lagi bila masih perlu.`;
}
