import { mayHold } from '@spmb/shared/absen/kekurangan.ts';
import type { Context } from '../../../context.ts';
import { liveTopic } from '../../../live/live-topic.ts';
import { listHearing } from './silence.queries.ts';

/** With 15 s of silence before it, a drop is told after less than 20. */
const lookEveryMs = 2_500;

/** Rows whose device is cut off, each with the moment when it was heard last. */
export type Silent = ReadonlyMap<string, number>;

interface Topic {
  watchers: number;
  timer: NodeJS.Timeout;
  told: Silent;
}

/** Tells the live screens of a date and session who falls silent and who is heard again. */
export class SilenceWatch {
  readonly #context: Context;
  readonly #topics = new Map<string, Topic>();

  constructor(context: Context) {
    this.#context = context;
  }

  /** Looks regularly while anybody watches; the answer ends that. */
  follow(tanggal: string, sesiId: string): () => void {
    const name = liveTopic(tanggal, sesiId);
    let topic = this.#topics.get(name);
    if (!topic) {
      const look = () => void this.look(tanggal, sesiId).catch((error: unknown) => this.#log(error));
      topic = { watchers: 0, timer: setInterval(look, lookEveryMs), told: new Map() };
      this.#topics.set(name, topic);
    }
    const { timer } = topic;
    topic.watchers += 1;
    let isFollowing = true;
    return () => {
      if (!isFollowing) return;
      isFollowing = false;
      topic.watchers -= 1;
      if (topic.watchers > 0) return;
      clearInterval(timer);
      this.#topics.delete(name);
    };
  }

  /** Who is cut off now. What changed since the last look is published, so that what is built with this stays true. */
  async look(tanggal: string, sesiId: string): Promise<Silent> {
    const { store, signs, live } = this.#context;
    const name = liveTopic(tanggal, sesiId);
    const rows = await listHearing(store.read, tanggal, sesiId);
    const silent = new Map<string, number>();
    for (const row of rows) {
      const isOver = row.status === 'selesai' || row.status === 'final';
      if (isOver && !mayHold(row) && !row.menunggu_ulang) continue;
      const sinceMs = signs.silentSince(row.aliran, row.kontak_ms);
      if (sinceMs !== null) silent.set(row.id, sinceMs);
    }
    const topic = this.#topics.get(name);
    const told = topic?.told ?? new Map<string, number>();
    for (const id of silent.keys())
      if (!told.has(id)) live.publish(name, { id, diam_sejak_ms: silent.get(id) });
    for (const id of told.keys()) if (!silent.has(id)) live.publish(name, { id, diam_sejak_ms: null });
    if (topic) topic.told = silent;
    return silent;
  }

  #log(error: unknown): void {
    this.#context.log.warn({ err: error }, 'who is cut off could not be read');
  }
}
