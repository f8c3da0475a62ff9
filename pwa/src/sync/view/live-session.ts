import type { Letter } from '@spmb/shared/sync/stream/letter.ts';
import { writeOf, type OperationBody } from '@spmb/shared/sync/stream/operation.ts';
import { emptyValues } from '@spmb/shared/sync/stream/registers.ts';
import type { PlainItem, SealedImageRef } from '@spmb/shared/sync/seal/sealed-paket.ts';
import type { JamRow } from '../../local-db/clock-db.ts';
import type { LembarRow } from '../../local-db/exam-rows.ts';
import { isOver, isLembarOpen } from '../answer/adopt-state.ts';
import { attemptPart, LembarParts } from './build-view.ts';
import { Connection } from '../send/connection.ts';
import { Courier } from '../send/courier.ts';
import type { ExamSession, ExamView } from '../ports/exam-session.ts';
import { exchangeBatch, type Outcome } from '../send/exchange-batch.ts';
import { finishAct } from '../stream/finish-act.ts';
import type { Change } from '../answer/change.ts';
import type { HeldStream } from '../stream/held-stream.ts';
import type { Ports } from '../ports/ports.ts';
import type { LiveSessionInput } from './live-session-input.ts';
import { giveSigns } from '../send/sign-of-life.ts';
import { LembarLife, type Act } from './lembar-life.ts';
import { findSavedClock } from '../time/find-saved-clock.ts';
import { PaketReader } from '../paket/paket-reader.ts';

const closedLembar = 'Lembar ujian sudah ditutup. Jawaban yang tersimpan tetap dikirim.';
const otherTab = 'Ujian sedang terbuka di tab lain. Tutup tab itu, lalu lanjutkan di sini.';
const tickMs = 1_000;
/** An act is shown when it is on disk, or by then: drawn before, it would hold up the disk of a cheap phone, and be drawn again. */
const shownWithinMs = 50;

/** A sheet that is open in this tab: clock, acts, sending and what the screen shows. */
export class LiveSession implements ExamSession {
  readonly #input: LiveSessionInput;
  readonly #ports: Ports;
  readonly #held: HeldStream;
  readonly #life: LembarLife;
  readonly #reader: PaketReader;
  readonly #courier: Courier;
  readonly #connection: Connection;
  readonly #listeners = new Set<() => void>();
  readonly #parts = new LembarParts();
  #berubah: readonly string[] = [];
  #finishing: Promise<void> | undefined;
  #holdsTab = false;
  #closed = false;
  /** The page goes; one that the browser brings back is shown. */
  #isGoing = false;
  #releaseTab: () => void = () => undefined;
  #cancelTick: () => void = () => undefined;
  #endSigns: () => void = () => undefined;
  #view: ExamView;

  private constructor(input: LiveSessionInput, row: JamRow | undefined) {
    const { ports, held } = input;
    const { attempt } = held.memory;
    this.#input = input;
    this.#ports = ports;
    this.#held = held;
    const act: Act = (...what) => this.#act(...what);
    this.#life = new LembarLife({ ports, held, act, isOpen: () => this.#isOpen() }, row);
    this.#reader = new PaketReader(ports, { id: attempt.paket, alamat: attempt.paket_alamat }, input.keys);
    this.#connection = new Connection(ports.clock, input.met);
    this.#courier = new Courier({
      scheduler: ports.scheduler,
      randomness: ports.randomness,
      send: () => this.#send(),
      hasWork: () => this.#holdsTab && held.hasWork(),
    });
    this.#view = this.#buildView();
  }

  /** Resumes the clock at the larger of the saved one and the last operation (S7), in the active tab. */
  static async open(input: LiveSessionInput): Promise<LiveSession> {
    const { ports, held } = input;
    const row = await input.clock;
    const session = new LiveSession(input, row);
    const onChange = (holds: boolean): void => void session.#onTab(holds);
    const claim = ports.tabGate.claim(`ujian:${held.memory.attempt.ujian_id}`, onChange);
    session.#releaseTab = () => claim.release();
    session.#holdsTab = await claim.settled;
    if (session.#holdsTab) session.#life.takeUp(row, !input.isSameLife);
    if (input.met) session.#life.hear();
    session.#settle();
    session.#tick();
    // The question that he waits for comes first; what is sent is on the disk.
    void ports.rest().then(() => session.#courier.now());
    session.#endSigns = giveSigns({
      ports,
      held,
      isGiven: () => session.#holdsTab && (held.hasWork() || !isOver(held.memory.attempt)),
      connection: session.#connection,
      courier: session.#courier,
      publish: () => session.#publish(),
    });
    return session;
  }

  view = (): ExamView => this.#view;

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async item(butir: string): Promise<PlainItem> {
    if (!this.#isOpen()) throw new Error(closedLembar);
    if (this.#reader.keys === null) {
      this.#reader.setKeys(await this.#input.fetchKeys());
      this.#life.hear();
    }
    return this.#reader.item(butir);
  }

  opened(butir: string): PlainItem | undefined {
    return this.#isOpen() ? this.#reader.opened(butir) : undefined;
  }

  async imageUrl(ref: SealedImageRef): Promise<string> {
    if (!this.#isOpen()) throw new Error(closedLembar);
    return this.#reader.imageUrl(ref);
  }

  answer = (butir: string, pilihan: Letter | null) => this.#put({ jenis: 'jawaban', butir, pilihan });
  mark = (butir: string, ragu: boolean) => this.#put({ jenis: 'ragu', butir, ragu });

  async recordEvent(nama: string, rincian?: string): Promise<void> {
    if (this.#isOpen()) await this.#life.record(nama, rincian).written;
  }

  hide(isClosing: boolean): void {
    // A page that goes is hidden after that, too; the next one waits until this one is done.
    if (this.#closed || this.#isGoing || !this.#holdsTab) return;
    this.#isGoing = isClosing;
    this.#life.hide(isClosing);
    const sent = exchangeBatch(this.#ports, this.#held, this.#life.clock.elapsedMs, { keepalive: true });
    void sent.then((outcome) => this.#took(outcome));
  }

  show(): boolean {
    this.#isGoing = false;
    return !this.#closed && this.#life.show();
  }

  leave(): void {
    if (this.#isOpen()) this.#life.leave();
    else this.close();
  }

  /** The participant left it for another page of the application, and it runs on. */
  get isLeft(): boolean {
    return !this.#closed && this.#life.isLeft;
  }

  finish(sebab: 'sendiri' | 'waktu_habis'): Promise<void> {
    const { attempt } = this.#held.memory;
    const { status, pemegang } = attempt.keadaan;
    if (this.#finishing) return this.#finishing;
    const isRunning = status === 'mengerjakan' || status === 'menunggu_kiriman';
    if (attempt.penutupan || !pemegang || !isRunning || !this.#holdsTab) return Promise.resolve();
    const isCharged = sebab === 'waktu_habis' && this.#life.clock.leftMs === 0;
    const { body, change } = finishAct(this.#held, sebab, isCharged ? this.#life.clock.chargeMs : 0);
    this.#life.clock.stop();
    this.#finishing = this.#act(body, change).finally(() => {
      this.#finishing = undefined;
      this.#settle();
      this.#life.save();
      this.#courier.now();
    });
    return this.#finishing;
  }

  sendNow(): void {
    this.#courier.now();
  }

  /** The engine sent what other streams of the attempt held. */
  async noteOthersSent(): Promise<void> {
    await this.#held.refreshOthers();
    this.#publish();
  }

  close(): void {
    if (this.#closed) return;
    if (this.#holdsTab) this.#life.save();
    this.#closed = true;
    this.#life.end();
    this.#courier.stop();
    this.#cancelTick();
    this.#endSigns();
    this.#reader.setKeys(null);
    this.#releaseTab();
    this.#listeners.clear();
    this.#input.onClose();
  }

  #isOpen(): boolean {
    const isHere = !this.#closed && this.#holdsTab && this.#finishing === undefined;
    return isHere && isLembarOpen(this.#held.memory.attempt);
  }

  /** Writes what an operation writes, where it does not stand there already. */
  async #put(body: OperationBody): Promise<void> {
    const write = writeOf(body);
    const row = write && this.#rowOf(write.butir);
    if (!row || row[write.register] === write.nilai) return;
    if (write.register === 'pilihan') this.#berubah = this.#berubah.filter((one) => one !== write.butir);
    await this.#act(body, { lembar: { ...row, [write.register]: write.nilai } });
  }

  /** The row of a question as it is changed now; throws where the sheet is closed. */
  #rowOf(butir: string): LembarRow {
    const { attempt, lembar } = this.#held.memory;
    if (!this.#holdsTab) throw new Error(otherTab);
    if (this.#life.clock.leftMs === 0) void this.finish('waktu_habis');
    if (!this.#isOpen() || !attempt.urutan.includes(butir)) throw new Error(closedLembar);
    const empty = { ujian_id: attempt.ujian_id, butir, ...emptyValues };
    return { ...empty, ...lembar.get(butir), pada_ms: this.#ports.clock.nowMs() };
  }

  async #act(body: OperationBody, change: Change, dinding_ms = this.#ports.clock.nowMs()): Promise<void> {
    // A timer that noticed the end late gives no act more time than was allowed.
    const elapsed_ms = Math.min(this.#life.clock.elapsedMs, this.#life.clock.limitMs);
    const written = this.#held.append({ body, elapsed_ms, dinding_ms }, change);
    this.#view = this.#buildView();
    const cancel = this.#ports.scheduler.after(shownWithinMs, () => this.#publish());
    const isOnDisk = await written;
    cancel();
    if (isOnDisk) this.#courier.poke();
    else this.#courier.now();
    this.#publish();
  }

  async #send(): Promise<boolean> {
    if (!this.#holdsTab) return true;
    this.#connection.ask();
    return this.#took(await exchangeBatch(this.#ports, this.#held, this.#life.clock.elapsedMs));
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
    this.#life.hear();
    if (effect.deleted) this.#courier.stop();
    this.#settle();
    // The last moment passed: the sheet closes here too, and what it holds is on its way.
    if (this.#held.memory.attempt.keadaan.status === 'menunggu_kiriman') void this.finish('waktu_habis');
    return effect.advanced !== 0 || effect.forked || !this.#held.hasWork();
  }

  /** Clock and keys follow the state: an open sheet runs, a closed one stands still, a lost lease leaves nothing to read (S17). */
  #settle(): void {
    const { attempt } = this.#held.memory;
    const keys = this.#reader.keys;
    if (this.#isOpen()) this.#life.clock.run();
    else this.#life.clock.stop();
    if (!attempt.keadaan.pemegang) this.#reader.setKeys(null);
    else if (!isLembarOpen(attempt)) this.#reader.forget();
    else if (attempt.kunci === null && keys) void this.#held.keepKeys(keys);
    // Nobody looks at a sheet that was left, and that is over now.
    if (this.#life.isLeft && !isLembarOpen(attempt)) this.close();
    this.#publish();
  }

  async #onTab(holds: boolean): Promise<void> {
    if (this.#closed) return;
    if (holds) {
      await this.#held.refresh();
      const row = await findSavedClock(this.#ports, this.#held.memory.attempt.ujian_id);
      this.#reader.setKeys(this.#held.memory.attempt.kunci);
      this.#holdsTab = true;
      this.#life.takeUp(row, true);
    } else {
      this.#life.yieldTab();
      this.#holdsTab = false;
    }
    this.#settle();
    if (holds) this.#courier.now();
  }

  #tick(): void {
    if (this.#closed) return;
    const { leftMs } = this.#life.clock;
    const isOpen = this.#isOpen();
    this.#life.beat();
    if (this.#held.isDiskBehind) void this.#held.persist().then(() => this.#publish());
    const { batas_akhir_ms } = this.#held.memory.attempt.keadaan;
    if (isOpen && (leftMs <= 0 || this.#connection.isServerPast(batas_akhir_ms)))
      void this.finish('waktu_habis');
    this.#publish();
    const delayMs = isOpen && leftMs > 0 ? Math.min(tickMs, leftMs) : tickMs;
    this.#cancelTick = this.#ports.scheduler.after(delayMs, () => this.#tick());
  }

  #publish(): void {
    // Nobody sees what a page draws that goes.
    if (this.#closed || this.#isGoing) return;
    this.#view = this.#buildView();
    for (const listener of this.#listeners) listener();
  }

  #buildView(): ExamView {
    const held = this.#held;
    return {
      ...this.#parts.of(held, this.#ports.clock.nowMs()),
      ...this.#connection.state(held.unsent, held.isDiskBehind),
      ...attemptPart(held.memory),
      ...this.#life.part(),
      belum_terkirim: held.unsent,
      tab_aktif: this.#holdsTab,
      berubah: this.#berubah,
    };
  }
}
