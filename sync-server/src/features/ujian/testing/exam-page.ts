import type { Letter } from '@spmb/shared/sync/stream/letter.ts';
import type { BatchAnswer } from '@spmb/shared/sync/protocol/protocol.ts';
import { and, eq } from 'drizzle-orm';
import type { TestApp } from '../../../testing/test-app.ts';
import type { TestDevice } from '../../../testing/test-device.ts';
import { operasi } from '../attempt/ujian.table.ts';

export const minuteMs = 60_000;
const stepMs = 5_000;
const beatMs = 60_000;

/** An honest page at the level of the wire: its clock runs while it is open, it beats each minute, it closes at zero. */
export class ExamPage {
  readonly wire: TestDevice;
  isOpen = true;
  isOnline = true;
  /** Verdicts other than `dihitung` that it was told. */
  readonly told: BatchAnswer['verdik'] = [];
  #sinceBeatMs = 0;
  #isFinished = false;
  readonly #t: TestApp;

  constructor(t: TestApp, wire: TestDevice) {
    this.#t = t;
    this.wire = wire;
  }

  get allowedMs(): number {
    return this.wire.start.keadaan.boleh_ms;
  }
  get minutesLeft(): number {
    return Math.max(0, this.allowedMs - this.wire.elapsedMs) / minuteMs;
  }

  /** Time passes; `away`: the page stands still. */
  async pass(minutes: number, away = false): Promise<void> {
    for (let left = minutes * minuteMs; left > 0; left -= stepMs) {
      const ms = Math.min(stepMs, left);
      this.#t.clock.advance(ms);
      if (away || !this.isOpen) continue;
      this.wire.elapsedMs = Math.min(this.allowedMs, this.wire.elapsedMs + ms);
      this.#sinceBeatMs += ms;
      if (this.isOnline && this.#sinceBeatMs >= beatMs) await this.beat();
      this.#closeAtZero();
    }
  }

  /** Says what it has, and hears what the server says. */
  async beat(): Promise<BatchAnswer> {
    this.#sinceBeatMs = 0;
    const answer = await this.wire.send();
    this.wire.start.keadaan = answer.keadaan;
    this.told.push(...answer.verdik);
    this.#closeAtZero();
    return answer;
  }

  answer(index: number, letter: Letter): void {
    if (!this.isOpen || this.#isFinished) throw new Error('the sheet is closed');
    this.wire.answer(this.wire.start.urutan[index] as string, letter);
  }

  #closeAtZero(): void {
    if (this.#isFinished || this.wire.elapsedMs < this.allowedMs) return;
    this.#isFinished = true;
    this.wire.finish('waktu_habis', this.allowedMs);
  }
}

/** What the server counts of a device's answers: the instants at which they were made, by the device's own log. */
export async function countedAnswers(t: TestApp, wire: TestDevice): Promise<number[]> {
  const rows = await t.context.store.read
    .select({ teks: operasi.teks })
    .from(operasi)
    .where(and(eq(operasi.aliran_id, wire.aliran), eq(operasi.verdik, 'dihitung')));
  return rows
    .map(({ teks }) => JSON.parse(teks) as { jenis: string; dinding_ms: number })
    .filter(({ jenis }) => jenis === 'jawaban')
    .map(({ dinding_ms }) => dinding_ms);
}
