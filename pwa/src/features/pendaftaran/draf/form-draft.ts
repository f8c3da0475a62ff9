import { kirimPendaftaran, pendaftaran, simpanDraf } from '@spmb/shared/pendaftaran/calls.ts';
import type { Formulir, NamaField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { bolehDiisi, draf } from '@spmb/shared/pendaftaran/peralihan.ts';
import type { Clock } from '@spmb/shared/kernel/clock.ts';
import { CallError, isEndUnknown, isUnanswered } from '../../../http/call-error.ts';
import { textOfProblem } from '../../../http/failure.ts';
import type { HttpClient } from '../../../http/http-client.ts';
import type { DrafStore } from '../../../local-db/pendaftaran/draf-store.ts';
import type { Ketikan } from '../../../local-db/pendaftaran/ketikan.ts';
import type { DrafRow } from '../../../local-db/pendaftaran/pendaftaran-db.ts';
import { AntreanTulis } from './antrean-tulis.ts';
import {
  belumDilihat,
  putuskan,
  siapKirim,
  terimaRekaman,
  terisiDari,
  tersimpan,
  tulis,
} from './draf-row.ts';

/** The draft as screens show it. */
export interface DrafView {
  /** undefined: neither this device nor the server has told of it yet. */
  row: DrafRow | undefined;
  /** Where what was written is: nothing waits, on its way, or on this device alone until the server answers. */
  simpanan: 'di-server' | 'menyimpan' | 'di-perangkat';
  /** What the server said against opening or saving; undefined: nothing, or it was not reached. */
  masalah: string | undefined;
}

interface Needs {
  http: Pick<HttpClient, 'call'>;
  store: DrafStore;
  ketikan: Ketikan;
  clock: Clock;
  akun: string;
  /** Draws the name of an act. */
  draw: () => string;
  /** The server has lost a file of this field; true: this device had it and sends it again. */
  kirimLagi: (field: NamaField) => Promise<boolean>;
}

type Op = (row: DrafRow) => DrafRow;

/** Quiet after the last key before the server is told, and the longest pause between two tries. */
const quietMs = 1_200;
const pauseMaxMs = 30_000;

/**
 * The registration form on this device: every change is on disk here, then at the server when it can be reached, and what
 * another device wrote meanwhile is taken in or shown. One per screen; `close` ends its work.
 */
export class FormDraft {
  readonly #needs: Needs;
  readonly #listeners = new Set<() => void>();
  #view: DrafView = { row: undefined, simpanan: 'di-server', masalah: undefined };
  readonly #disk: AntreanTulis;
  #writing = 0;
  #sending: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #closed = false;

  constructor(needs: Needs) {
    this.#needs = needs;
    this.#disk = new AntreanTulis(needs.store.change);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): DrafView => this.#view;

  /** What this device knows, at once; then what the server says. */
  async open(): Promise<void> {
    this.#closed = false;
    const row = await this.#found();
    if (row) this.#show({ row, simpanan: waits(row) ? 'di-perangkat' : 'di-server' });
    await this.refresh();
  }

  /** What this device has, with what was typed in the moment before the page died. */
  async #found(): Promise<DrafRow | undefined> {
    const { store, ketikan } = this.#needs;
    const row = await store.find();
    const isian = ketikan.baca();
    if (!row || Object.keys(isian).length === 0) return row;
    const found = await store.change((onDisk) => tulis(onDisk ?? row, isian));
    ketikan.lepas(isian);
    return found;
  }

  /** Ends its work; what waits goes to the server, and is asked about when the form is opened again. */
  close(): void {
    clearTimeout(this.#timer);
    const sent = this.#closed || this.#sending ? {} : this.#siap();
    if (Object.keys(sent).length > 0) this.#simpan(sent).catch(() => undefined);
    this.#closed = true;
  }

  /** Keeps fields as they were typed. */
  async tulis(isian: Partial<Formulir>): Promise<void> {
    if (!this.#view.row || this.#closed) return;
    this.#needs.ketikan.tambah(isian);
    await this.apply((row) => tulis(row, isian));
    this.#needs.ketikan.lepas(isian);
  }

  putuskan(name: NamaField, siapa: 'sini' | 'sana'): Promise<void> {
    return this.apply((row) => putuskan(row, name, siapa));
  }

  /** Lets go of what a locked form did not take. */
  buangTertinggal(): Promise<void> {
    return this.apply((row) => ({ ...row, ubahan: {}, bentrok: [] }));
  }

  /** Carries out a change in sight and on disk; resolves when it is there. */
  async apply(
    op: Op,
    store?: (change: (row: DrafRow | undefined) => DrafRow) => Promise<DrafRow>,
  ): Promise<void> {
    const { row } = this.#view;
    if (!row || this.#closed) return;
    this.#show({
      row: op(row),
      simpanan: this.#view.simpanan === 'di-server' ? 'menyimpan' : this.#view.simpanan,
    });
    this.#writing++;
    try {
      const onDisk = await (store
        ? this.#disk.sendiri(() => store((before) => op(before ?? row)))
        : this.#disk.tulis(op, row));
      // Another tab may have written too; while more is on its way here, memory is ahead.
      if (this.#writing === 1) this.#show({ row: onDisk });
    } finally {
      this.#writing--;
      this.#schedule(quietMs);
    }
  }

  /** Asks the server how the form stands, and sends what waits. */
  async refresh(): Promise<void> {
    if (await this.#ask()) await this.flush();
  }

  /** Takes in how the form stands at the server; whether it could be asked. */
  async #ask(): Promise<boolean> {
    const { http, store, clock, akun } = this.#needs;
    try {
      const rekaman = await http.call(pendaftaran);
      await this.#disk.selesai();
      const row = await store.change((onDisk) => terimaRekaman(onDisk, akun, rekaman, clock.nowMs()));
      this.#failures = 0;
      this.#show({ row, masalah: undefined });
      return true;
    } catch (problem) {
      this.#fail(problem);
      return false;
    }
  }

  /** Sends what waits; one sending at a time, and again for what was written meanwhile. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#sending ??= this.#send().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  async #send(): Promise<void> {
    await this.#disk.selesai();
    const sent = this.#closed ? {} : this.#siap();
    if (Object.keys(sent).length === 0) {
      this.#settle();
      return;
    }
    this.#show({ simpanan: 'menyimpan' });
    try {
      const { data } = await this.#simpan(sent);
      await this.#keep((now) => tersimpan(now, sent, data.versi));
      this.#failures = 0;
      this.#show({ masalah: undefined });
      await this.#send();
    } catch (problem) {
      // Written on another device, or here, where the answer to it was lost: whoever waits for this sends on top of it.
      if (isStale(problem)) {
        if (await this.#ask()) await this.#send();
        return;
      }
      if (problem instanceof CallError && Object.keys(problem.kesalahan).length > 0) {
        await this.#refuse(problem.kesalahan);
        return this.#send();
      }
      this.#fail(problem);
    }
  }

  /** What can be sent of the form as it stands. */
  #siap(): Partial<Formulir> {
    const { row } = this.#view;
    return row && bolehDiisi(row.rekaman.status) ? siapKirim(row) : {};
  }

  #simpan(sent: Partial<Formulir>) {
    return this.#needs.http.call(simpanDraf, { ...sent, versi: this.#view.row?.rekaman.versi });
  }

  /** What the server finds wrong stands at its field; a file that it lost comes again from this device. */
  async #refuse(kesalahan: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, sentence] of Object.entries(kesalahan)) {
      const field = name as NamaField;
      if (!(await this.#needs.kirimLagi(field)))
        await this.#keep((row) => ({ ...row, ditolak: { ...row.ditolak, [field]: sentence } }));
    }
  }

  /**
   * Sends the form whole. Answers sentences by field where it cannot be taken or another device has written what nobody here
   * has seen, and rejects with CallError where the server was not reached or refuses; sent again after a lost answer it is one
   * act.
   */
  async kirim(): Promise<Readonly<Record<string, string>>> {
    const seen = this.#view.row;
    await this.flush();
    const unseen = seen && this.#view.row ? belumDilihat(seen, this.#view.row) : {};
    if (Object.keys(unseen).length > 0) return unseen;
    const { http, draw, store, clock, akun } = this.#needs;
    await this.#keep((row) => ({ ...row, operasi_id: row.operasi_id ?? draw() }));
    const { row } = this.#view;
    if (!row?.operasi_id) return {};
    try {
      const { rekaman, operasi_id } = row;
      const answer = await http.call(kirimPendaftaran, {
        ...terisiDari(row),
        versi: rekaman.versi,
        operasi_id,
        // Of the text that stood there when it was sent, whatever the server has said since.
        ...(rekaman.status === draf && { persetujuan_versi: seen?.rekaman.naskah?.versi }),
      });
      const sent = await store.change(() => terimaRekaman(undefined, akun, answer.data, clock.nowMs()));
      this.#show({ row: sent, simpanan: 'di-server', masalah: undefined });
      return {};
    } catch (problem) {
      if (isEndUnknown(problem)) throw problem;
      // It is known how this try ended, so the next one is another act.
      await this.#keep((now) => ({ ...now, operasi_id: null }));
      const isOldNaskah = problem instanceof CallError && 'pernyataan_status' in problem.kesalahan;
      if (isStale(problem) || isOldNaskah) await this.refresh();
      if (problem instanceof CallError && Object.keys(problem.kesalahan).length > 0) return problem.kesalahan;
      throw problem;
    }
  }

  /** A change that came from the server's answer: on disk, without a new sending. */
  async #keep(op: Op): Promise<void> {
    const { row } = this.#view;
    if (row && !this.#closed) this.#show({ row: await this.#disk.tulis(op, row) });
  }

  #settle(): void {
    const { row } = this.#view;
    this.#show({ simpanan: row && waits(row) ? 'di-perangkat' : 'di-server' });
  }

  #fail(problem: unknown): void {
    this.#failures++;
    this.#settle();
    if (!isUnanswered(problem)) this.#show({ masalah: textOfProblem(problem) });
    this.#schedule(Math.min(pauseMaxMs, 1_000 * 2 ** this.#failures));
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    this.#timer = setTimeout(() => void (this.#failures > 0 ? this.refresh() : this.flush()), ms);
  }

  /** Something beside the form changed that screens show with it. */
  touch(): void {
    this.#show({});
  }

  #show(facts: Partial<DrafView>): void {
    this.#view = { ...this.#view, ...facts };
    for (const listener of this.#listeners) listener();
  }
}

const isStale = (problem: unknown): boolean =>
  problem instanceof CallError &&
  problem.httpStatus === 409 &&
  ['versi-lama', 'terkunci'].includes((problem.data as { jenis?: string } | undefined)?.jenis ?? '');

/** Whether anything of the draft is on this device alone. */
const waits = ({ ubahan, rekaman }: DrafRow): boolean =>
  bolehDiisi(rekaman.status) && Object.keys(ubahan).length > 0;
