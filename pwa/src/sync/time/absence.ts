import { berhenti, keluarHalaman, layarGelap } from '@spmb/shared/sync/stream/operation.ts';
import type { TextStorage } from '../../ports/safe-storage.ts';
import type { OperationRow } from '../../local-db/exam-rows.ts';

export interface AbsenceInput {
  ujianId: string;
  /** Holds a word in the moment a page goes, when no database answers any more. */
  marks: TextStorage;
  /** Records an event at the sheet; answers the wall clock that stands in it. */
  record: (nama: string, rincian?: string) => number;
}

/** Why the participant is not at his sheet: each absence is one leave, or none where the sheet only stopped (S22). */
export class Absence {
  readonly #input: AbsenceInput;
  readonly #key: string;
  /** Wall clock in the leave that is on record for this absence. */
  #leftMs: number | undefined;
  #isOwnWill = false;
  #wasDark = false;

  constructor(input: AbsenceInput) {
    this.#input = input;
    this.#key = `spmb-keluar-${input.ujianId}`;
  }

  /** He went to another page of the application. */
  get isElsewhere(): boolean {
    return this.#isOwnWill;
  }

  /** Records the leave; what follows in the same absence records no other. */
  begin(rincian?: string): void {
    this.#leftMs ??= this.#input.record(keluarHalaman, rincian);
  }

  /** Closed, or left for another page: should this page end now, the next one knows that it was no crash. */
  mark(): void {
    if (this.#leftMs === undefined) return;
    this.#isOwnWill = true;
    this.#input.marks.setItem(this.#key, String(this.#leftMs));
  }

  /** The sheet stood still: hidden, it was a dark screen, which takes the leave back. */
  stood(stoodMs: number): void {
    if (this.#isOwnWill || this.#wasDark) return;
    const isHidden = this.#leftMs !== undefined;
    this.#wasDark = isHidden;
    this.#input.record(berhenti, isHidden ? layarGelap : secondsOf(stoodMs));
  }

  /** He is back. true: he had left. */
  end(): boolean {
    const hadLeft = this.#leftMs !== undefined && !this.#wasDark;
    if (this.#isOwnWill) this.#input.marks.removeItem(this.#key);
    this.#leftMs = undefined;
    this.#isOwnWill = this.#wasDark = false;
    return hadLeft;
  }

  /**
   * How the life of the page before this one ended, of which no other word may have reached the disk: with a mark it was
   * left, without one it broke off. `stoodMs` as `SheetClock.takeUp` answers it.
   */
  noteLifeBefore(stoodMs: number | undefined, operasi: readonly OperationRow[]): void {
    const leftMs = this.#input.marks.getItem(this.#key);
    this.#input.marks.removeItem(this.#key);
    if (leftMs !== null) {
      const isRecorded = operasi.some((one) => String(one.pada_ms) === leftMs);
      if (!isRecorded) this.#input.record(keluarHalaman, 'ditutup');
    } else if (stoodMs !== undefined) this.#input.record(berhenti, secondsOf(stoodMs));
  }
}

/** Whole seconds; undefined where nobody can tell. */
const secondsOf = (ms: number): string | undefined => (ms >= 0 ? String(Math.round(ms / 1_000)) : undefined);
