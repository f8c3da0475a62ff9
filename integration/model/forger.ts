import { toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import type { BatchRequest } from '@spmb/shared/sync/protocol/protocol.schema.ts';
import fc from 'fast-check';
import { findAttempt } from '../../sync-server/src/features/ujian/attempt/attempt.queries.ts';
import { countedAnswers } from '../../sync-server/src/features/ujian/testing/exam-page.ts';
import type { Session, TestApp } from '../../sync-server/src/testing/test-app.ts';
import { TestDevice } from '../../sync-server/src/testing/test-device.ts';
import { openRuang } from './open-ruang.ts';

const second = 1_000;
const minute = 60 * second;
const allowedMs = 10 * minute;
/** Least that the server takes off for an answer to be heard, and the grace of a clock. */
const [hearMs, graceMs] = [15 * second, 5 * second];
const junk = toBase64Url(new Uint8Array(32).fill(7));
const letters = ['A', 'B', 'C', 'D'] as const;

/** What one batch of a dishonest device lies about. */
const lies = fc.record({
  /** Seconds since the batch before; a device in contact beats at least each minute. */
  after: fc.integer({ min: 3, max: 60 }),
  answers: fc.integer({ min: 0, max: 4 }),
  /** The exam time that it claims, of the time that is allowed; null: the true one. */
  claims: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 3 }),
  tip: fc.constantFrom('true', 'true', 'none', 'far', 'farther', 'behind', 'start'),
  count: fc.constantFrom('true', 'zero', 'huge'),
  carries: fc.constantFrom('all', 'all', 'all', 'nothing', 'hole', 'again'),
  echo: fc.constantFrom('true', 'true', 'true', 'ahead'),
  moves: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  flood: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  /** It pretends not to have heard; only who is deaf at times does so. */
  deaf: fc.boolean(),
});
export type Lies = ReturnType<typeof lies.generate> extends { value: infer V } ? V : never;

export const forgeries = fc.record({
  jeda_maks: fc.constantFrom(0, 1, 3),
  isOld: fc.boolean(),
  isDeaf: fc.boolean(),
  batches: fc.array(lies, { minLength: 15, maxLength: 45 }),
});
type Forgery = typeof forgeries extends fc.Arbitrary<infer T> ? T : never;

/** Sits an exam of ten minutes as `forgery` says, and answers what was gained by it. */
export async function forge(t: TestApp, forgery: Forgery): Promise<{ gainMs: number; boundMs: number }> {
  const { room, siswa } = await openRuang(t, 60 * minute, { waktu: 10, jeda_maks: forgery.jeda_maks });
  const sitting = new Sitting(t, siswa, room.rows[0]?.barisId ?? '', forgery.isOld);
  await sitting.begin();
  for (const one of forgery.batches) await sitting.send({ ...one, deaf: one.deaf && forgery.isDeaf });
  await sitting.sendTheRest();
  return {
    gainMs: await sitting.gainMs(),
    boundMs: Math.max(forgery.jeda_maks * minute, hearMs) + 2 * minute + graceMs,
  };
}

/** One participant who lies, on as many devices as he gets. */
class Sitting {
  readonly #t: TestApp;
  readonly #siswa: Session;
  readonly #barisId: string;
  readonly #isOld: boolean;
  readonly #devices: TestDevice[] = [];
  #startMs = 0;
  #acts = 0;
  /** Instants at which a batch of his left him in contact as staff see it. */
  #seenMs: number[] = [];

  constructor(t: TestApp, siswa: Session, barisId: string, isOld: boolean) {
    [this.#t, this.#siswa, this.#barisId, this.#isOld] = [t, siswa, barisId, isOld];
  }

  get #device(): TestDevice {
    return this.#devices.at(-1) as TestDevice;
  }

  async begin(): Promise<void> {
    const device = new TestDevice(this.#t);
    const { body } = await device.begin(this.#siswa, this.#barisId, { pindah: true });
    if (!(body as { lanjut: boolean }).lanjut) return;
    device.isOld = this.#isOld;
    if (this.#devices.length === 0) this.#startMs = this.#t.clock.nowMs();
    this.#devices.push(device);
  }

  async send(lie: Lies): Promise<void> {
    const { clock } = this.#t;
    const device = this.#device;
    const trueMs = () => clock.nowMs() - this.#startMs;
    const claimed = lie.claims === null ? trueMs() : Math.floor(lie.claims * allowedMs);
    for (let index = 0; index <= lie.answers; index++) {
      clock.advance(Math.floor((lie.after * second) / (lie.answers + 1)));
      const last = JSON.parse(device.operations.at(-1) ?? '{"elapsed_ms":0}') as { elapsed_ms: number };
      device.elapsedMs = Math.max(last.elapsed_ms, claimed);
      if (index < lie.answers) this.#answer(device);
    }
    if (lie.flood) for (let index = 0; index < 50; index++) this.#answer(device);
    const honest = device.batch(lie.carries === 'again' ? 1 : undefined);
    await this.#post(device, { ...honest, ...this.#forged(device, honest, lie) });
    if (lie.moves) await this.begin();
  }

  #answer(device: TestDevice): void {
    const { urutan } = device.start;
    device.answer(urutan[this.#acts % urutan.length] as string, letters[this.#acts++ % 4] ?? null);
  }

  #forged(
    device: TestDevice,
    honest: BatchRequest,
    { tip, count, carries, echo, deaf }: Lies,
  ): Partial<BatchRequest> {
    const tips = {
      true: {},
      none: { ujung_seq: undefined, ujung_jejak: undefined },
      far: { ujung_seq: device.operations.length + 60, ujung_jejak: junk },
      farther: { ujung_seq: 100_000, ujung_jejak: junk },
      behind: { ujung_seq: device.ack },
      start: { ujung_seq: 0 },
    }[tip];
    const { mulai_seq, jejak_sebelum } = honest;
    return {
      ...(!device.isOld && tips),
      ...(count === 'true' ? {} : { belum_terkirim: count === 'zero' ? 0 : 9_000 }),
      ...(carries === 'nothing' && { operasi: [], mulai_seq, jejak_sebelum }),
      ...(carries === 'hole' && { mulai_seq: mulai_seq + 200 }),
      ...(!device.isOld && echo === 'ahead' && { gema_ms: 2 ** 45 }),
      ...(!device.isOld && deaf && { gema_ms: 0 }),
    };
  }

  async #post(device: TestDevice, batch: BatchRequest): Promise<void> {
    const { httpStatus, body } = await device.post(batch);
    if (httpStatus !== 200) throw new Error(`${httpStatus} ${body.message}`);
    device.ack = body.ack;
    device.versi = body.keadaan.versi;
    device.heardMs = body.jalan_ms;
    const row = await findAttempt(this.#t.context.store.read, device.start.ujian_id);
    const nowMs = this.#t.clock.nowMs();
    if (row?.kontak_ms === nowMs) this.#seenMs.push(nowMs);
  }

  /** Nothing is left on the devices: what could count has had its chance. */
  async sendTheRest(): Promise<void> {
    for (const device of this.#devices)
      for (let rounds = 0; device.ack < device.operations.length && rounds < 50; rounds++)
        await this.#post(device, device.batch());
  }

  /**
   * Exam time beyond what was allowed, by the true instants of the answers that count and were made while he had been in
   * contact all along, as staff see it: one who pretends not to hear the server stands on their screen as disconnected.
   */
  async gainMs(): Promise<number> {
    const counted = await Promise.all(this.#devices.map((device) => countedAnswers(this.#t, device)));
    const inContact = counted.flat().filter((ms) => ms <= this.#lostContactMs());
    return Math.max(0, ...inContact) - this.#startMs - allowedMs;
  }

  /** The first instant at which a minute had passed since he was heard. */
  #lostContactMs(): number {
    let heardMs = this.#startMs;
    for (const ms of this.#seenMs) {
      if (ms - heardMs > minute) break;
      heardMs = ms;
    }
    return heardMs + minute;
  }
}
