import { findClock, readClock, saveClock } from '../../local-db/clock-db.ts';
import type { StreamRow, AttemptRow } from '../../local-db/exam-rows.ts';
import { listStreams, listAttempts } from '../../local-db/exam-store.ts';
import { isLembarOpen } from '../answer/adopt-state.ts';
import type { StreamMemory } from '../answer/apply-answer.ts';
import { backoffMs } from '../ports/backoff.ts';
import { buildEmergencyFile } from '../emergency/emergency-file.ts';
import { exchangeBatch } from './exchange-batch.ts';
import { findLeftOpen } from './find-left-open.ts';
import { HeldStream } from '../stream/held-stream.ts';
import type { LeftOpen } from '../ports/exam-session.ts';
import type { Ports } from '../ports/ports.ts';
import { sendSealed } from './send-sealed.ts';

/** Looks after what stands on this device without an open sheet: sends it, without a login (S16). */
export class BackgroundSender {
  readonly #ports: Ports;
  readonly #isInUse: (aliran: string) => boolean;
  readonly #onFlushed: () => void;
  #running: Promise<void> | undefined;
  #again = false;
  #failures = 0;
  #cancelRetry: () => void = () => undefined;

  constructor(ports: Ports, isInUse: (aliran: string) => boolean, onFlushed: () => void) {
    this.#ports = ports;
    this.#isInUse = isInUse;
    this.#onFlushed = onFlushed;
  }

  /** Ends when every stream was tried; a stream that failed is tried again later by itself. */
  flush(): Promise<void> {
    if (this.#running) this.#again = true;
    this.#running ??= this.#flushUntilQuiet().finally(() => (this.#running = undefined));
    return this.#running;
  }

  /** As `ExamEngine.findLeftOpen`. */
  findLeftOpen(akun: string): Promise<LeftOpen | undefined> {
    return findLeftOpen(this.#ports, akun);
  }

  /** As `ExamEngine.emergencyFile`; `open`: the sheets that are open. */
  emergencyFile(open: readonly StreamMemory[]): Promise<Uint8Array | undefined> {
    return buildEmergencyFile(this.#ports, open);
  }

  async #flushUntilQuiet(): Promise<void> {
    for (;;) {
      this.#cancelRetry();
      const isDone = await this.#flushOnce().catch(() => false);
      this.#onFlushed();
      this.#failures = isDone ? 0 : this.#failures + 1;
      const wasAsked = this.#again;
      this.#again = false;
      if (wasAsked) continue;
      if (isDone) return;
      const delayMs = backoffMs(this.#failures, this.#ports.randomness);
      this.#cancelRetry = this.#ports.scheduler.after(delayMs, () => void this.flush());
      return;
    }
  }

  /** false: something unsent stays here. */
  async #flushOnce(): Promise<boolean> {
    const { db } = this.#ports;
    const attempts = new Map((await listAttempts(db)).map((row) => [row.ujian_id, row]));
    let isDone = true;
    for (const row of await listStreams(db)) {
      const attempt = attempts.get(row.ujian_id ?? '');
      if (this.#isInUse(row.aliran) || attempt === undefined || !isWorthAsking(row, attempt)) continue;
      const isSent = row.tersegel
        ? await sendSealed(this.#ports, attempt, row)
        : await this.#sendStream(row.aliran);
      if (!isSent) isDone = false;
    }
    return isDone;
  }

  /** The server counted until now: what the sheet stands still from now on is told by the clock of now. */
  async #noteTold({ memory: { attempt } }: HeldStream): Promise<void> {
    const row = await findClock(this.#ports.clockDb, attempt.ujian_id);
    const { jeda_sisa_ms } = attempt.keadaan;
    if (row?.dinding_ms === undefined || !isLembarOpen(attempt)) return;
    const dinding_ms = this.#ports.clock.nowMs();
    await saveClock(this.#ports.clockDb, { ...row, dinding_ms, jeda_sisa_ms, beban_ms: 0, ragu: false });
  }

  async #sendStream(aliran: string): Promise<boolean> {
    const held = await HeldStream.load(this.#ports, aliran);
    if (held === undefined) return true;
    const savedMs = await readClock(this.#ports.clockDb, held.memory.attempt.ujian_id).catch(() => 0);
    for (;;) {
      // What the server said it counted is in the clock of the sheet as soon as it opens again.
      const { stream, attempt } = held.memory;
      const elapsedMs = Math.max(savedMs, stream.elapsed_ms, attempt.keadaan.terpakai_ms);
      const outcome = await exchangeBatch(this.#ports, held, elapsedMs);
      if (outcome.jenis !== 'sampai') return !held.hasWork();
      await this.#noteTold(held).catch(() => undefined);
      if (!held.hasWork() || outcome.effect.deleted) return true;
      if (outcome.effect.advanced === 0 && !outcome.effect.forked) return false;
    }
  }
}

/** Unsent operations, or a closed attempt whose stream may be deleted by now. */
const isWorthAsking = (stream: StreamRow, attempt: AttemptRow): boolean =>
  stream.ack < stream.seq || stream.berakhir || !isLembarOpen(attempt);
