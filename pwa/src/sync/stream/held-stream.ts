import { takeTurns } from '@spmb/shared/kernel/take-turns.ts';
import type { DeviceNews } from '@spmb/shared/sync/protocol/device-news.schema.ts';
import { portableDigest } from '@spmb/shared/sync/seal/digest.ts';
import type { StreamRow, LembarRow, AttemptRow } from '../../local-db/exam-rows.ts';
import { deleteStream, writeAnswer, writeKeys, writeRegistered } from '../../local-db/write-answers.ts';
import type { Encoded } from '../../local-db/append-operation.ts';
import { writeOperations } from '../../local-db/write-operations.ts';
import { adoptState } from '../answer/adopt-state.ts';
import { applyAnswer, type StreamMemory } from '../answer/apply-answer.ts';
import { buildBatch, emptyJejak, type Batch } from '../batch/build-batch.ts';
import type { Change } from '../answer/change.ts';
import { draftOf, encodeNext, type Draft } from '../answer/encode-next.ts';
import type { Answer } from '../answer/parse-batch-answer.ts';
import type { Ports } from '../ports/ports.ts';
import { readMemory } from './read-memory.ts';
import { diskDeadlineMs, withDeadline } from '../ports/with-deadline.ts';

/** What an answer did to the stream. */
export interface Effect {
  forked: boolean;
  deleted: boolean;
  /** Operations newly acknowledged. */
  advanced: number;
  berubah: string[];
}

/** An act as the operation behind a head. */
type Encode = (head: StreamRow) => Encoded;

/** A stream in memory and on disk; all changes of it go through here, one after the other. */
export class HeldStream {
  readonly #ports: Ports;
  readonly #inTurn = takeTurns();
  readonly #inFlight = new Map<string, number>();
  #memory: StreamMemory;
  /** Newest operation on disk. */
  #diskSeq: number;
  /** The forked stream before this one, until the disk knows that it was replaced. */
  #replaces: string | undefined;
  #persisting = false;
  #asked = 0;
  #answered = 0;

  private constructor(ports: Ports, memory: StreamMemory, diskSeq: number) {
    this.#ports = ports;
    this.#memory = memory;
    this.#diskSeq = diskSeq;
  }

  /** undefined: not on this device, or its disk cannot be read. */
  static async load(ports: Ports, aliran: string): Promise<HeldStream | undefined> {
    const memory = await readMemory(ports, aliran);
    return memory && new HeldStream(ports, memory, memory.operations.length);
  }

  /** A stream that was registered just now; it works in memory where the disk refuses. */
  static async begin(ports: Ports, memory: StreamMemory): Promise<HeldStream> {
    const held = new HeldStream(ports, memory, 0);
    await held.#saveRegistered();
    return held;
  }

  get memory(): StreamMemory {
    return this.#memory;
  }
  get diskSeq(): number {
    return this.#diskSeq;
  }
  /** The disk refused the newest operations. */
  get isDiskBehind(): boolean {
    return this.#diskSeq < this.#memory.operations.length;
  }
  /** Questions with an act that is still being written. */
  get inFlight(): ReadonlySet<string> {
    return new Set(this.#inFlight.keys());
  }

  /** Operations that no answer acknowledged, those of the attempt's other streams included. */
  get unsent(): number {
    const { stream, operations, lain } = this.#memory;
    const own = stream.dipindah ? 0 : Math.max(0, operations.length - stream.ack);
    return own + lain.filter((one) => one.terkirim_ms === null).length;
  }

  hasWork(): boolean {
    const { stream, operations } = this.#memory;
    return !stream.dipindah && operations.length > stream.ack;
  }

  /**
   * Shows `change` at once and writes it with its operation; true when that is on disk (S5). Nothing is shown of what no
   * server could read: throws (S28).
   */
  append(draft: Draft, change: Change = {}): Promise<boolean> {
    const known = this.#memory.stream;
    const first = encodeNext(portableDigest, known, draft);
    const encode: Encode = (head) => (head === known ? first : encodeNext(portableDigest, head, draft));
    const { lembar } = change;
    if (lembar) this.#setLembar([lembar]);
    if (lembar) this.#count(lembar.butir, 1);
    return this.#inTurn(async () => {
      const isOnDisk = await this.#write(encode, change);
      if (lembar) this.#count(lembar.butir, -1);
      return isOnDisk;
    });
  }

  /** The next batch and its number among the questions asked of the server. */
  nextBatch(elapsedMs: number, kabar?: DeviceNews): { batch: Batch; number: number } {
    const { attempt, stream, operations } = this.#memory;
    const { keadaan, gema_ms: gemaMs } = attempt;
    const { versi } = keadaan;
    const input = { stream, operations, elapsedMs, belumTerkirim: this.unsent, versi, gemaMs, kabar };
    return {
      batch: buildBatch(portableDigest, { ujianId: attempt.ujian_id, ...input }),
      number: ++this.#asked,
    };
  }

  /** Applies the answer to `batch`, question `number`, in memory first: a refusing disk holds up no acknowledgement. */
  receive(answer: Answer, batch: Batch, number: number): Promise<Effect> {
    return this.#inTurn(async () => {
      const nothing = { forked: false, deleted: false, advanced: 0, berubah: [] };
      // What an older stream is told says nothing of the one that has taken its place since.
      if (answer.aliran !== this.#memory.stream.aliran) return nothing;
      const isNewest = number > this.#answered;
      if (isNewest) this.#answered = number;
      // Another tab of this device may have written and sent more than this one knows.
      if (isNewest && answer.ack > this.#memory.operations.length) await this.#reload();
      if (answer.aliran !== this.#memory.stream.aliran) return nothing;
      const before = this.#memory;
      const arrival = { batch, isNewest, inFlight: this.inFlight, nowMs: this.#ports.clock.nowMs() };
      const applied = applyAnswer(before, answer, arrival);
      const { attempt, stream, operations, berubah, forked, mayDelete } = applied;
      this.#memory = { ...before, attempt, stream, operations };
      this.#setLembar(applied.changedLembar);
      const rows = applied.changedOperations.filter((one) => one.seq <= this.#diskSeq);
      // The ack on disk covers nothing that is not there: a crash now would give those seqs again.
      const saved = { ...stream, ack: Math.min(stream.ack, this.#diskSeq) };
      const adopt = (row: AttemptRow): AttemptRow => (isNewest ? adoptState(row, answer) : row);
      const changes = { attempt, adopt, stream: saved, operations: rows, lembar: applied.changedLembar };
      const { db } = this.#ports;
      await this.#onDisk(mayDelete ? deleteStream(db, stream.aliran) : writeAnswer(db, changes));
      return { forked, deleted: mayDelete, advanced: stream.ack - before.stream.ack, berubah };
    });
  }

  /** Goes on as another registered stream, computed from what is held at that moment. */
  replace(next: (memory: StreamMemory) => StreamMemory): Promise<void> {
    return this.#inTurn(async () => {
      const replaced = this.#memory.stream.aliran;
      this.#memory = next(this.#memory);
      const isSame = this.#memory.stream.aliran === replaced;
      if (!isSame) {
        this.#diskSeq = 0;
        this.#replaces = replaced;
      }
      await this.#saveRegistered();
    });
  }

  /** Keys of a sheet that was opened again stand on disk again. */
  keepKeys(kunci: Record<string, string>): Promise<void> {
    return this.#inTurn(async () => {
      const attempt = { ...this.#memory.attempt, kunci };
      this.#memory = { ...this.#memory, attempt };
      await this.#onDisk(writeKeys(this.#ports.db, attempt.ujian_id, kunci));
    });
  }

  /** Takes over what another tab has written since. */
  refresh(): Promise<void> {
    return this.#inTurn(() => this.#reload());
  }

  /** Looks again at the attempt's other streams, which are sent without this one. */
  refreshOthers(): Promise<void> {
    return this.#inTurn(async () => {
      const read = await readMemory(this.#ports, this.#memory.stream.aliran);
      if (read) this.#memory = { ...this.#memory, lain: read.lain };
    });
  }

  /** Tries the disk again where it refused before. */
  async persist(): Promise<void> {
    if (!this.isDiskBehind || this.#persisting) return;
    this.#persisting = true;
    await this.#inTurn(() => this.#write(undefined, {}));
    this.#persisting = false;
  }

  async #write(encode: Encode | undefined, change: Change): Promise<boolean> {
    const { attempt, stream, operations } = this.#memory;
    const unsaved = operations.slice(this.#diskSeq);
    const attemptAfter = change.attempt;
    // After a refusal nothing is taken for written.
    const isBehind = this.isDiskBehind;
    const written = await this.#onDisk(
      writeOperations(this.#ports.db, {
        stream,
        unsaved,
        renumber: (head, one) => encodeNext(portableDigest, head, draftOf(one)),
        encode,
        attempt: attemptAfter
          ? (head) => attemptAfter(attempt, head.seq)
          : isBehind
            ? () => attempt
            : undefined,
        replaces: this.#replaces,
        lembar: isBehind ? this.#settledLembar(change) : change.lembar ? [change.lembar] : [],
      }),
    );
    const head = written?.aliran ?? (encode ? this.#encodeInMemory(encode) : stream);
    if (attemptAfter)
      this.#memory = { ...this.#memory, attempt: attemptAfter(this.#memory.attempt, head.seq) };
    if (written === undefined) return false;
    const next = [...operations];
    for (const one of written.written) next[one.seq - 1] = one;
    const known = this.#memory.stream;
    this.#memory = {
      ...this.#memory,
      operations: next,
      stream: { ...head, ack: known.ack, generasi: known.generasi, berakhir: known.berakhir },
    };
    this.#diskSeq = next.length;
    this.#replaces = undefined;
    const first = written.written[0];
    const before = next[(first?.seq ?? 0) - 2]?.jejak ?? emptyJejak;
    if (next.length !== head.seq || (first && first.jejak_sebelum !== before)) await this.#reload();
    return true;
  }

  /** Rows whose acts are numbered, and the one that is being written; those of acts still in line go with their own. */
  #settledLembar(change: Change): LembarRow[] {
    const rows = [...this.#memory.lembar.values()].filter((row) => !this.#inFlight.has(row.butir));
    return change.lembar ? [...rows, change.lembar] : rows;
  }

  #encodeInMemory(encode: Encode): StreamRow {
    const { stream, operation } = encode(this.#memory.stream);
    this.#memory = { ...this.#memory, stream, operations: [...this.#memory.operations, operation] };
    return stream;
  }

  async #saveRegistered(): Promise<void> {
    const { attempt, stream, operations, lembar } = this.#memory;
    const registered = {
      attempt,
      stream,
      operations,
      lembar: [...lembar.values()],
      replaces: this.#replaces,
    };
    const isSaved = await this.#onDisk(writeRegistered(this.#ports.db, registered).then(() => true));
    if (!isSaved) return;
    this.#diskSeq = operations.length;
    this.#replaces = undefined;
  }

  async #reload(): Promise<void> {
    if (this.isDiskBehind) return;
    const memory = await readMemory(this.#ports, this.#memory.stream.aliran);
    if (memory === undefined) return;
    const { aliran } = memory.attempt;
    if (aliran !== memory.stream.aliran) return this.#follow(aliran);
    if (memory.operations.length < this.#memory.operations.length) return;
    this.#memory = memory;
    this.#diskSeq = memory.operations.length;
  }

  /** Another tab went on in another stream of the attempt: this one goes on there too. */
  async #follow(aliran: string): Promise<void> {
    const memory = await readMemory(this.#ports, aliran);
    if (memory === undefined) return;
    this.#memory = memory;
    this.#diskSeq = memory.operations.length;
    this.#replaces = undefined;
  }

  /** undefined: the disk refused or took too long. */
  async #onDisk<Result>(work: Promise<Result>): Promise<Result | undefined> {
    try {
      return await withDeadline(this.#ports.scheduler, diskDeadlineMs, work);
    } catch {
      return undefined;
    }
  }

  #setLembar(rows: readonly LembarRow[]): void {
    if (rows.length === 0) return;
    const lembar = new Map(this.#memory.lembar);
    for (const row of rows) lembar.set(row.butir, row);
    this.#memory = { ...this.#memory, lembar };
  }

  #count(butir: string, change: 1 | -1): void {
    const count = (this.#inFlight.get(butir) ?? 0) + change;
    if (count > 0) this.#inFlight.set(butir, count);
    else this.#inFlight.delete(butir);
  }
}
