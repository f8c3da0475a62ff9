import { utf8 } from '@spmb/shared/kernel/bytes.ts';
import { timeLeftMs } from '@spmb/shared/sync/exam-time.ts';
import { screenText } from '@spmb/shared/sync/screen-text.ts';
import type { Letter, OperationBody } from '@spmb/shared/sync/operation.ts';
import type { PlainItem, SealedImageRef } from '@spmb/shared/sync/sealed-paket.ts';
import { readClock, saveClock } from '../local-db/clock-db.ts';
import type { LembarRow } from '../local-db/exam-rows.ts';
import { isSheetOpen } from './adopt-state.ts';
import { attemptPart, SheetParts } from './build-view.ts';
import { Connection } from './connection.ts';
import { Courier } from './courier.ts';
import { ExamClock } from './exam-clock.ts';
import type { ExamSession, ExamView } from './exam-session.ts';
import { exchangeBatch, type Outcome } from './exchange-batch.ts';
import type { Change, HeldStream } from './held-stream.ts';
import type { Ports } from './ports.ts';
import { changeOfEvent } from './screen-messages.ts';
import { sha256Id } from './sha256-id.ts';
import { SheetReader } from './sheet-reader.ts';

const closedSheet = 'Lembar ujian sudah ditutup. Jawaban yang tersimpan tetap dikirim.';
const otherTab = 'Ujian sedang terbuka di tab lain. Tutup tab itu, lalu lanjutkan di sini.';
const tickMs = 1_000;

export interface LiveSessionInput {
  ports: Ports;
  held: HeldStream;
  keys: Record<string, string> | null;
  /** The server answered a moment ago. */
  met: boolean;
  /** Asks the server for the keys of an open sheet that has none here. */
  fetchKeys: () => Promise<Record<string, string> | null>;
  onClose: () => void;
}

/** A sheet that is open in this tab: clock, acts, sending and what the screen shows. */
export class LiveSession implements ExamSession {
  readonly #input: LiveSessionInput;
  readonly #ports: Ports;
  readonly #held: HeldStream;
  readonly #clock: ExamClock;
  readonly #reader: SheetReader;
  readonly #courier: Courier;
  readonly #connection: Connection;
  readonly #listeners = new Set<() => void>();
  readonly #parts = new SheetParts();
  #berubah: readonly string[] = [];
  #finishing: Promise<void> | undefined;
  #holdsTab = false;
  #closed = false;
  #releaseTab: () => void = () => undefined;
  #cancelTick: () => void = () => undefined;
  #view: ExamView;

  private constructor(input: LiveSessionInput, savedMs: number) {
    const { ports, held } = input;
    const { ujian, aliran } = held.memory;
    this.#input = input;
    this.#ports = ports;
    this.#held = held;
    this.#clock = new ExamClock(ports.clock, Math.max(savedMs, aliran.elapsed_ms));
    this.#clock.adopt(ujian.keadaan.terpakai_ms);
    this.#reader = new SheetReader(ports, { id: ujian.paket, alamat: ujian.paket_alamat }, input.keys);
    this.#connection = new Connection(ports.clock, input.met);
    this.#courier = new Courier({
      scheduler: ports.scheduler,
      randomness: ports.randomness,
      send: () => this.#send(),
      hasWork: () => this.#holdsTab && held.hasWork(),
    });
    this.#view = this.#buildView();
  }

  /** Resumes the clock at the larger of the saved one and the last operation (S7), in the one active tab. */
  static async open(input: LiveSessionInput): Promise<LiveSession> {
    const { ports, held } = input;
    const savedMs = await readClock(ports.clockDb, held.memory.ujian.ujian_id).catch(() => 0);
    const session = new LiveSession(input, savedMs);
    const onChange = (holds: boolean): void => void session.#onTab(holds);
    const claim = ports.tabGate.claim(`ujian:${held.memory.ujian.ujian_id}`, onChange);
    session.#releaseTab = () => {
      claim.release();
    };
    session.#holdsTab = await claim.settled;
    session.#settle();
    session.#tick();
    session.#courier.now();
    return session;
  }

  view = (): ExamView => this.#view;

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async item(butir: string): Promise<PlainItem> {
    if (!this.#isOpen()) throw new Error(closedSheet);
    if (this.#reader.keys === null) this.#reader.setKeys(await this.#input.fetchKeys());
    return this.#reader.item(butir);
  }

  async imageUrl(ref: SealedImageRef): Promise<string> {
    if (!this.#isOpen()) throw new Error(closedSheet);
    return this.#reader.imageUrl(ref);
  }

  async answer(butir: string, pilihan: Letter | null): Promise<void> {
    const row = this.#rowOf(butir);
    if (row.pilihan === pilihan) return;
    this.#berubah = this.#berubah.filter((one) => one !== butir);
    const pada_ms = this.#ports.clock.nowMs();
    await this.#act({ jenis: 'jawaban', butir, pilihan }, { lembar: { ...row, pilihan, pada_ms } });
  }

  async mark(butir: string, ragu: boolean): Promise<void> {
    const row = this.#rowOf(butir);
    if (row.ragu === ragu) return;
    await this.#act(
      { jenis: 'ragu', butir, ragu },
      { lembar: { ...row, ragu, pada_ms: this.#ports.clock.nowMs() } },
    );
  }

  async recordEvent(nama: string, rincian?: string): Promise<void> {
    if (!this.#isOpen()) return;
    const body = { jenis: 'peristiwa', nama, ...(rincian === undefined ? {} : { rincian }) } as const;
    await this.#act(body, changeOfEvent(nama, rincian));
  }

  finish(sebab: 'sendiri' | 'waktu_habis'): Promise<void> {
    const { ujian, lembar } = this.#held.memory;
    const { status, boleh_ms, pemegang } = ujian.keadaan;
    if (this.#finishing) return this.#finishing;
    const isRunning = status === 'mengerjakan' || status === 'menunggu_kiriman';
    if (ujian.penutupan || !pemegang || !isRunning || !this.#holdsTab) return Promise.resolve();
    this.#clock.stop(boleh_ms);
    const layar = sha256Id(utf8(screenText(ujian.urutan, (butir) => lembar.get(butir)?.pilihan ?? null)));
    this.#finishing = this.#act(
      { jenis: 'selesai', sebab, layar, boleh_ms },
      {
        ujian: (held, seq) => {
          const { aliran } = this.#held.memory.aliran;
          return { ...held, kunci: null, penutupan: { sebab, boleh_ms, aliran, seq } };
        },
      },
    ).finally(() => {
      this.#finishing = undefined;
      this.#settle();
      this.#courier.now();
    });
    return this.#finishing;
  }

  sendNow(): void {
    this.#courier.now();
  }

  flushOnHide(): void {
    if (this.#closed || !this.#holdsTab) return;
    this.#saveClock();
    void exchangeBatch(this.#ports, this.#held, this.#clock.elapsedMs, { keepalive: true }).then((outcome) =>
      this.#took(outcome),
    );
  }

  /** The engine sent what other streams of the attempt held. */
  async noteOthersSent(): Promise<void> {
    await this.#held.refreshOthers();
    this.#publish();
  }

  close(): void {
    if (this.#closed) return;
    this.#saveClock();
    this.#closed = true;
    this.#clock.stop();
    this.#courier.stop();
    this.#cancelTick();
    this.#reader.setKeys(null);
    this.#releaseTab();
    this.#listeners.clear();
    this.#input.onClose();
  }

  #isOpen(): boolean {
    return (
      !this.#closed && this.#holdsTab && this.#finishing === undefined && isSheetOpen(this.#held.memory.ujian)
    );
  }

  /** The row of a question that may be changed now; throws where the sheet is closed. */
  #rowOf(butir: string): LembarRow {
    const { ujian, lembar } = this.#held.memory;
    if (!this.#holdsTab) throw new Error(otherTab);
    if (this.#clock.elapsedMs >= ujian.keadaan.boleh_ms) void this.finish('waktu_habis');
    if (!this.#isOpen() || !ujian.urutan.includes(butir)) throw new Error(closedSheet);
    return lembar.get(butir) ?? { ujian_id: ujian.ujian_id, butir, pilihan: null, ragu: false, pada_ms: 0 };
  }

  async #act(body: OperationBody, change: Change = {}): Promise<void> {
    // A timer that noticed the end late gives no act more time than was allowed.
    const elapsed_ms = Math.min(this.#clock.elapsedMs, this.#held.memory.ujian.keadaan.boleh_ms);
    const draft = { body, elapsed_ms, dinding_ms: this.#ports.clock.nowMs() };
    const written = this.#held.append(draft, change);
    this.#publish();
    if (await written) this.#courier.poke();
    else this.#courier.now();
    this.#publish();
  }

  async #send(): Promise<boolean> {
    if (!this.#holdsTab) return true;
    return this.#took(await exchangeBatch(this.#ports, this.#held, this.#clock.elapsedMs));
  }

  /** true: what is left to send, if anything, may go at once. */
  #took(outcome: Outcome): boolean {
    this.#connection.note(outcome);
    if (outcome.jenis !== 'sampai') {
      this.#publish();
      return false;
    }
    const { effect } = outcome;
    this.#berubah = [...new Set([...this.#berubah, ...effect.berubah])];
    const { keadaan } = this.#held.memory.ujian;
    if (this.#isOpen()) this.#clock.adopt(keadaan.terpakai_ms);
    if (effect.deleted) this.#courier.stop();
    this.#settle();
    // The last moment passed: the sheet closes here too, and what it holds is on its way.
    if (keadaan.status === 'menunggu_kiriman') void this.finish('waktu_habis');
    return effect.advanced !== 0 || effect.forked || !this.#held.hasWork();
  }

  /** Clock and keys follow the state: an open sheet runs, a closed one stands still, a lost lease leaves nothing to read (S17). */
  #settle(): void {
    const { ujian } = this.#held.memory;
    const keys = this.#reader.keys;
    if (this.#isOpen()) this.#clock.run();
    else this.#clock.stop(ujian.keadaan.boleh_ms);
    if (!ujian.keadaan.pemegang) this.#reader.setKeys(null);
    else if (!isSheetOpen(ujian)) this.#reader.forget();
    else if (ujian.kunci === null && keys) void this.#held.keepKeys(keys);
    this.#publish();
  }

  async #onTab(holds: boolean): Promise<void> {
    if (this.#closed) return;
    if (holds) {
      await this.#held.refresh();
      this.#clock.raise(await readClock(this.#ports.clockDb, this.#view.ujian_id).catch(() => 0));
      this.#clock.raise(this.#held.memory.aliran.elapsed_ms);
      this.#reader.setKeys(this.#held.memory.ujian.kunci);
    }
    this.#holdsTab = holds;
    this.#settle();
    if (holds) this.#courier.now();
  }

  #tick(): void {
    if (this.#closed) return;
    const leftMs = this.#view.boleh_ms - this.#clock.elapsedMs;
    const isOpen = this.#isOpen();
    if (isOpen) this.#saveClock();
    void this.#held.persist().then(() => this.#publish());
    const { batas_akhir_ms } = this.#held.memory.ujian.keadaan;
    if (isOpen && (leftMs <= 0 || this.#connection.isServerPast(batas_akhir_ms)))
      void this.finish('waktu_habis');
    this.#publish();
    const delayMs = isOpen && leftMs > 0 ? Math.min(tickMs, leftMs) : tickMs;
    this.#cancelTick = this.#ports.scheduler.after(delayMs, () => this.#tick());
  }

  #saveClock(): void {
    if (!this.#holdsTab) return;
    saveClock(this.#ports.clockDb, this.#view.ujian_id, this.#clock.elapsedMs).catch(() => undefined);
  }

  #publish(): void {
    if (this.#closed) return;
    this.#view = this.#buildView();
    for (const listener of this.#listeners) listener();
  }

  #buildView(): ExamView {
    const held = this.#held;
    const attempt = attemptPart(held.memory);
    return {
      ...attempt,
      ...this.#parts.of(held, this.#ports.clock.nowMs()),
      ...this.#connection.state(held.unsent, held.isDiskBehind),
      belum_terkirim: held.unsent,
      sisa_ms: timeLeftMs(attempt.boleh_ms, this.#clock.elapsedMs),
      tab_aktif: this.#holdsTab,
      berubah: this.#berubah,
      terpotong_ms: this.#clock.adoptedMs,
    };
  }
}
