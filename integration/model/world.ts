import { lembarValues, emptyLembar } from '@spmb/shared/sync/stream/lembar.ts';
import type { BatchAnswer } from '@spmb/shared/sync/protocol/protocol.ts';
import type { BatchRequest } from '@spmb/shared/sync/protocol/protocol.schema.ts';
import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { findAttempt } from '../../sync-server/src/features/ujian/attempt/attempt.queries.ts';
import { sweepAttempts } from '../../sync-server/src/features/ujian/sweep/sweep-attempts.ts';
import { aliran, operasi, ujian } from '../../sync-server/src/features/ujian/attempt/ujian.table.ts';
import { verifyLog } from '../../sync-server/src/features/ujian/replay/verify-log.ts';
import type { ExamRuang } from '../../sync-server/src/testing/build-exam-ruang.ts';
import type { Session, TestApp } from '../../sync-server/src/testing/test-app.ts';
import { TestDevice } from '../../sync-server/src/testing/test-device.ts';
import { openRuang } from './open-ruang.ts';
import {
  arrive,
  beginAttempt,
  grant,
  endLease,
  lembarOf,
  takeLease,
  type Act,
  type RefAttempt,
  type RefStream,
} from './reference.ts';

const minute = 60_000;
const sessionMs = 120 * minute;

/** A device of the one participant, with what the reference knows of it. */
export interface Device {
  wire: TestDevice;
  acts: Act[];
  ref: RefStream;
  /** Rises with each crash: answers to an earlier life reach nobody. */
  life: number;
  bolehKnown: number;
  terpakai: number;
  /** As last heard: no page takes an answer then. */
  isClosed: boolean;
}

interface InFlight {
  device: Device;
  request: BatchRequest;
  life: number;
}

/** The real server beside the reference, one participant, his devices, a proctor and the network between them. */
export class World {
  readonly t: TestApp;
  readonly room: ExamRuang;
  /** When the session ends. */
  readonly sessionEnd: number;
  readonly devices: Device[] = [];
  readonly network: InFlight[] = [];
  readonly attempts: RefAttempt[] = [];
  readonly grants = new Map<string, number>();
  #siswa: Session;
  #admin: Session;
  closed = false;

  private constructor(t: TestApp, room: ExamRuang, siswa: Session, admin: Session) {
    [this.t, this.room, this.#siswa, this.#admin] = [t, room, siswa, admin];
    this.sessionEnd = t.clock.nowMs() + sessionMs;
  }

  /** A session of two hours that begins now, in a school that goes from story to story. */
  static async build(t: TestApp): Promise<World> {
    const { room, siswa } = await openRuang(t, sessionMs);
    const world = new World(t, room, siswa, await t.signIn('administrator'));
    await world.begin();
    return world;
  }

  get now(): number {
    return this.t.clock.nowMs();
  }

  /** Running time of the server. */
  get #ran(): number {
    return this.t.context.state.ranMs();
  }

  get attempt(): RefAttempt {
    return this.attempts.at(-1) as RefAttempt;
  }

  /** Staff may start the exam anew only while the session is open. */
  get isSessionOpen(): boolean {
    return this.now < this.sessionEnd;
  }

  #staff(path: string, body: object) {
    return this.t.call(this.#admin, 'POST', path, { alasan: 'uji', ...body });
  }

  /** A new device registers and takes the lease. */
  async begin(): Promise<void> {
    const wire = new TestDevice(this.t);
    const { body } = await wire.begin(this.#siswa, this.room.rows[0]?.barisId ?? '');
    // Nobody gets in once the time is over; while some is left, everybody does.
    const isOver = this.attempts.length > 0 && this.now - this.attempt.start >= this.attempt.boleh;
    if (isOver && body.jenis === 'lewat-waktu') return;
    expect(body).toMatchObject({ status: true, lanjut: true });
    const { keadaan } = wire.start;
    if (keadaan.percobaan > this.attempts.length)
      this.attempts.push(beginAttempt(this.now, keadaan.boleh_ms, this.sessionEnd));
    const ref = takeLease(this.attempt, this.now, this.#ran);
    expect(keadaan).toMatchObject({ epoch: ref.epoch, pemegang: true, boleh_ms: this.attempt.boleh });
    this.devices.push({
      wire,
      acts: [],
      ref,
      life: 0,
      bolehKnown: keadaan.boleh_ms,
      terpakai: keadaan.terpakai_ms,
      isClosed: this.#isClosed(keadaan),
    });
  }

  act(device: Device, body: Parameters<TestDevice['record']>[0]): void {
    device.wire.record(body);
    if (body.jenis === 'mulai' || body.jenis === 'peristiwa') throw new Error('no value to compare');
    const { epoch } = device.ref;
    const head = { at: device.wire.elapsedMs, epoch, onClosed: device.isClosed };
    if (body.jenis === 'selesai')
      device.acts.push({ ...head, jenis: 'selesai', sebab: body.sebab, boleh: body.boleh_ms });
    else device.acts.push({ ...head, ...body });
  }

  /** A batch goes out, from the newest ack unless a place is named. */
  send(device: Device, fromSeq = device.wire.ack + 1): void {
    this.network.push({ device, request: device.wire.batch(fromSeq), life: device.life });
  }

  /** A batch goes out and comes back at once: what it had heard before is what the server learns of it. */
  async beat(device: Device): Promise<void> {
    this.send(device);
    await this.deliver(this.network.pop() as InFlight, false);
  }

  /** A request arrives; `lost`: its answer does not. Afterwards server and reference must agree. */
  async deliver({ device, request, life }: InFlight, lost: boolean): Promise<void> {
    const { ref } = device;
    const before = ref.taken.length;
    const acts = device.acts.slice(request.mulai_seq - 1, request.mulai_seq - 1 + request.operasi.length);
    const { httpStatus, body } = await device.wire.post(request);
    expect(httpStatus).toBe(200);
    await this.#readOrigin(device);
    const { mulai_seq: first, ujung_seq: tip = 0, gema_ms: echo = 0 } = request;
    arrive(ref, { first, acts, tip, echo }, this.closed);
    this.#compare(device, request, body, before);
    if (lost || life !== device.life) return;
    expect(body.ack).toBeGreaterThanOrEqual(device.wire.ack);
    device.wire.ack = body.ack;
    device.wire.versi = body.keadaan.versi;
    device.wire.heardMs = Math.max(device.wire.heardMs ?? 0, body.jalan_ms);
    // An honest clock takes over what the server says that it counted.
    device.wire.elapsedMs = Math.max(device.wire.elapsedMs, body.keadaan.terpakai_ms);
    device.bolehKnown = body.keadaan.boleh_ms;
    device.isClosed = this.#isClosed(body.keadaan);
  }

  #isClosed({ status, pemegang, terpakai_ms, boleh_ms, batas_akhir_ms }: BatchAnswer['keadaan']): boolean {
    const isOver = terpakai_ms >= boleh_ms || this.now >= batas_akhir_ms;
    return isOver || !pemegang || status !== 'mengerjakan';
  }

  /** From where R counts is taken from the server: the notice and the grants that move it have tests of their own. */
  async #readOrigin({ wire, ref }: Device): Promise<void> {
    const attempt = await findAttempt(this.t.context.store.read, wire.start.ujian_id);
    if (!attempt) throw new Error('no attempt');
    const { jalan_awal_ms, maklum_jalan_ms, jeda_maks_ms } = attempt;
    const pause = maklum_jalan_ms === null ? Math.max(jeda_maks_ms, 15_000) : jeda_maks_ms + 15_000;
    ref.attempt.provenAt = (ran) => ran - jalan_awal_ms - pause;
  }

  #compare(
    device: Device,
    { mulai_seq, operasi: texts }: BatchRequest,
    answer: BatchAnswer,
    before: number,
  ): void {
    const { attempt, taken } = device.ref;
    const repeats = texts.length > 0 && mulai_seq <= before;
    const told = taken
      .map(({ verdict }, index) => [index + 1, verdict] as const)
      .filter(([seq, verdict]) => verdict !== '' && (seq > before || (repeats && seq >= mulai_seq)));
    expect(answer.verdik.map(({ seq, alasan }) => [seq, alasan])).toEqual(told);
    expect(answer).toMatchObject({ ack: taken.length, mulai_dari: taken.length + 1, bentrok: false });
    const { keadaan, lembar } = answer;
    const pemegang = device.ref.leaseEnd === Infinity && attempt.status !== 'diarsipkan';
    expect(keadaan).toMatchObject({
      status: attempt.status,
      boleh_ms: attempt.boleh,
      epoch: attempt.epoch,
      pemegang,
    });
    const isGraded = attempt.status === 'selesai' || attempt.status === 'final';
    if (attempt.status !== 'diarsipkan') expect(keadaan.kode_terima !== null).toBe(isGraded);
    expect(keadaan.terpakai_ms).toBeGreaterThanOrEqual(device.terpakai);
    expect(keadaan.terpakai_ms).toBeLessThanOrEqual(this.now - attempt.start + 5_000);
    device.terpakai = keadaan.terpakai_ms;
    if (lembar) expect(lembar).toEqual(lembarOf(attempt));
  }

  /** Time passes for everybody; on a device whose sheet is closed it does not run. */
  advance(ms: number, closed?: Device): void {
    this.t.clock.advance(ms);
    for (const device of this.devices) if (device !== closed) device.wire.elapsedMs += ms;
  }

  async move(): Promise<void> {
    await this.#staff('/api/reset-login', { ids: [this.room.rows[0]?.barisId] });
    endLease(this.attempt, this.now, this.#ran);
    await this.begin();
  }

  async reset(): Promise<void> {
    await this.#staff('/api/reset-ujian-private', { id: this.room.rows[0]?.barisId });
    endLease(this.attempt, this.now, this.#ran);
    this.attempt.status = 'diarsipkan';
    await this.begin();
  }

  async grant(id: string, menit: number): Promise<void> {
    await this.#staff('/api/tambah-waktu', { ids: [this.room.rows[0]?.barisId], menit, tambahan_id: id });
    if (this.grants.has(id) || this.attempt.status === 'final') return;
    this.grants.set(id, menit);
    grant(this.attempt, menit * minute, this.now);
  }

  /** The last moment passes: who has not finished is waited for. */
  async endSession(): Promise<void> {
    this.advance(Math.max(0, this.attempt.last + 1 - this.now));
    await sweepAttempts(this.t.context);
    if (this.attempt.status === 'mengerjakan') this.attempt.status = 'menunggu_kiriman';
  }

  /** The day ends: what comes now is late. Logins have run out with it. */
  async close(): Promise<void> {
    this.advance(27 * 60 * minute);
    await sweepAttempts(this.t.context);
    for (const attempt of this.attempts) if (attempt.status !== 'diarsipkan') attempt.status = 'final';
    this.closed = true;
    this.#admin = await this.t.signIn('administrator');
    this.#siswa = await this.room.signIn(0);
  }

  /** Every device sends everything; then log, state and disks must tell the same story. */
  async settle(): Promise<void> {
    for (const device of this.devices) {
      for (let rounds = 0; device.wire.ack < device.acts.length && rounds < 5; rounds++)
        await this.beat(device);
      const { read } = this.t.context.store;
      const stored = await read
        .select()
        .from(operasi)
        .where(eq(operasi.aliran_id, device.wire.aliran))
        .orderBy(operasi.seq);
      expect(stored.map(({ teks }) => teks)).toEqual(device.wire.operations);
      const held = await read
        .select({ lembar: ujian.lembar })
        .from(ujian)
        .innerJoin(aliran, and(eq(aliran.ujian_id, ujian.id), eq(aliran.id, device.wire.aliran)));
      expect(lembarValues(held[0]?.lembar ?? emptyLembar)).toEqual(lembarOf(device.ref.attempt));
    }
    expect((await verifyLog(this.t.context.store.read, this.t.context.secrets)).differences).toEqual([]);
  }
}
