import type { OperationBody } from '@spmb/shared/sync/stream/operation.ts';
import { saveClock, type JamRow } from '../../local-db/clock-db.ts';
import { Absence } from '../time/absence.ts';
import type { ExamView } from '../ports/exam-session.ts';
import type { Change } from '../answer/change.ts';
import type { HeldStream } from '../stream/held-stream.ts';
import type { Ports } from '../ports/ports.ts';
import { changeOfEvent } from '../answer/screen-messages.ts';
import { LembarClock } from '../time/lembar-clock.ts';

/** Writes an operation with what it changes; `atMs`: the wall clock in it. */
export type Act = (body: OperationBody, change: Change, atMs?: number) => Promise<void>;

export interface LembarLifeInput {
  ports: Ports;
  held: HeldStream;
  /** The participant may work on the sheet, in this tab. */
  isOpen: () => boolean;
  act: Act;
}

/** Whether a sheet runs, stands still or was left: its clock, the clock's place on disk, and the leaves on record. */
export class LembarLife {
  readonly clock: LembarClock;
  readonly #input: LembarLifeInput;
  readonly #absence: Absence;

  constructor(input: LembarLifeInput, row: JamRow | undefined) {
    const { ports, held } = input;
    const record = (nama: string, rincian?: string): number => this.record(nama, rincian).atMs;
    const { attempt, stream } = held.memory;
    const elapsedMs = Math.max(row?.elapsed_ms ?? 0, stream.elapsed_ms);
    const allowedMs = (): number => held.memory.attempt.keadaan.boleh_ms;
    this.#input = input;
    this.clock = new LembarClock(ports.clock, elapsedMs, allowedMs, attempt.keadaan);
    this.#absence = new Absence({ ujianId: attempt.ujian_id, marks: ports.marks, record });
  }

  /** Goes on where the life of the page before, or another tab, has left the sheet; `isNew`: this page is another one. */
  takeUp(row: JamRow | undefined, isNew: boolean): void {
    const { held, isOpen } = this.#input;
    const { operations, lain, stream } = held.memory;
    this.clock.raise(stream.elapsed_ms);
    if (!isOpen()) return;
    const stoodMs = row && this.clock.takeUp(row);
    if (isNew) this.#absence.noteLifeBefore(stoodMs, [...lain, ...operations]);
  }

  /** The server has answered: its word takes the place of what was charged here, unless a finish stands here. */
  hear(): void {
    const { penutupan, keadaan } = this.#input.held.memory.attempt;
    if (penutupan === null && keadaan.pemegang) this.clock.hear(keadaan);
  }

  /** Each second, and whenever the page is looked at again. */
  beat(): void {
    const stoodMs = this.clock.takeStoodMs();
    if (!this.#input.isOpen()) return;
    if (stoodMs > 0) this.#absence.stood(stoodMs);
    this.save();
  }

  /** What the screen shows of it. */
  part(): Pick<ExamView, 'sisa_ms' | 'terpakai_ms' | 'terpotong_ms'> {
    const { leftMs, elapsedMs, lostMs } = this.clock;
    return { sisa_ms: leftMs, terpakai_ms: elapsedMs, terpotong_ms: lostMs };
  }

  save(): void {
    const { ports, held } = this.#input;
    saveClock(ports.clockDb, this.clock.row(held.memory.attempt.ujian_id)).catch(() => undefined);
  }

  record(nama: string, rincian?: string): { atMs: number; written: Promise<void> } {
    const { ports, act } = this.#input;
    const atMs = ports.clock.nowMs();
    const body = { jenis: 'peristiwa', nama, ...(rincian !== undefined && { rincian }) } as const;
    return { atMs, written: act(body, changeOfEvent(nama, rincian), atMs) };
  }

  hide(isClosing: boolean): void {
    this.save();
    if (this.#input.isOpen()) {
      this.#absence.begin(isClosing ? 'ditutup' : undefined);
      if (isClosing) this.#absence.mark();
    }
    this.clock.hide();
  }

  /** true: the participant had left the page. */
  show(): boolean {
    this.clock.show();
    this.beat();
    return this.#absence.end();
  }

  /** He goes to another page of the application; the exam runs on. */
  leave(): void {
    this.#absence.begin('kembali');
    this.#absence.mark();
    this.clock.hide();
  }

  /** Another tab has taken the sheet. */
  yieldTab(): void {
    if (this.#input.isOpen()) this.#absence.begin('tab_lain');
  }

  /** He went to another page of the application. */
  get isLeft(): boolean {
    return this.#absence.isElsewhere;
  }

  end(): void {
    this.#absence.end();
    this.clock.stop();
  }
}
