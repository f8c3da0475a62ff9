import { systemClock } from '../../../server/clock/system-clock.ts';
import { toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import type { QuestionValues } from '@spmb/shared/sync/stream/registers.ts';
import type { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';
import { VirtualDevice, type SignedBatch } from '@spmb/shared/gladi-bersih/virtual-device.ts';
import { letters } from '@spmb/shared/sync/stream/letter.ts';
import type { BatchAnswer, StartAnswer } from '@spmb/shared/sync/protocol/protocol.ts';
import type { Agent } from 'node:http';
import { nativeDigest } from '../../../server/secrets/native-digest.ts';
import { systemRandomness } from '../../../server/clock/system-randomness.ts';
import { sendRequest } from './send-request.ts';

/** What a device held at the end. */
export interface DeviceState {
  aliran: string;
  ujian_id: string;
  acknowledged: number;
  /** jejak after each operation, base64url: equal links mean equal texts. */
  links: string[];
  /** Questions, and the values of each as the screen shows them. */
  shown: [butir: string, values: QuestionValues][];
}

/** Where the server of a rehearsal is reached. */
export interface Doorway {
  agent: Agent;
  port: number;
  /** Sent with every call. */
  headers: Record<string, string>;
  /** The server's key for what devices seal, base64url. */
  publicKey: string;
}

const ports = { digest: nativeDigest, randomness: systemRandomness, nowMs: () => systemClock.nowMs() };
const openingTimeoutMs = 60_000;
const batchTimeoutMs = 10_000;

interface Exam {
  id: string;
  paket: { alamat: string; gambar: string[] } | null;
}

/** One participant at one device, who does what the product's page does: the same calls in the same order. */
export class VirtualParticipant {
  readonly device = new VirtualDevice(ports, 'gladi');
  readonly random: SeededRandom;
  /** From sending a batch to its acknowledgement, in ms. */
  readonly ackTimes: number[] = [];
  /** Highest seq that was ever acknowledged. */
  acknowledged = 0;
  batches = 0;
  repeated = 0;
  unanswered = 0;
  /** Has a receipt of the server. */
  hasReceipt = false;
  readonly #doorway: Doorway;
  readonly #login: { nomor: string; sandi: string };
  #token = '';
  #barisId = '';
  #pictures: readonly string[] = [];
  #beganMs = 0;
  /** Highest seq that ever went out. */
  #sentSeq = 0;

  constructor(doorway: Doorway, login: { nomor: string; sandi: string }, random: SeededRandom) {
    this.#doorway = doorway;
    this.#login = login;
    this.random = random;
    // Sealed ahead: each device has a processor of its own for this.
    this.device.registration(doorway.publicKey);
  }

  get elapsedMs(): number {
    return Math.floor(systemClock.monotonicMs() - this.#beganMs);
  }

  async #call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
    return JSON.parse(await this.#ask(method, path, body));
  }

  async #ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<string> {
    const { status, text } = await sendRequest(this.#doorway.agent, this.#doorway.port, {
      method,
      path,
      headers: {
        ...this.#doorway.headers,
        'content-type': 'application/json',
        ...(this.#token && { authorization: `Bearer ${this.#token}` }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      timeoutMs: openingTimeoutMs,
    });
    if (status !== 200) throw new Error(`${path}: ${status} ${text.slice(0, 200)}`);
    return text;
  }

  /** Login, list of exams and paket. */
  async prepare(): Promise<void> {
    const { nomor, sandi } = this.#login;
    const answer = await this.#call('POST', '/api/auth/token', { email: nomor, password: sandi });
    this.#token = (answer as { token: string }).token;
    const [exam] = (await this.#call('POST', '/api/peserta/dashboard-jadwal-ujian', {})) as Exam[];
    if (!exam?.paket) throw new Error('no sheet was offered');
    this.#barisId = exam.id;
    this.#pictures = exam.paket.gambar;
    await this.#call('GET', exam.paket.alamat);
  }

  /** The pictures of the sheet, one after the other. */
  async loadPictures(): Promise<void> {
    for (const one of this.#pictures) await this.#ask('GET', `/api/paket-gambar/${one}`);
  }

  /** The start. False where the server does not let this device in. */
  async begin(): Promise<boolean> {
    const aliran = this.device.registration(this.#doorway.publicKey);
    const body = { jadwal_ujian_id: this.#barisId, aliran };
    const answer = (await this.#call('POST', '/api/peserta/create-soals', body)) as Partial<StartAnswer>;
    if (!Array.isArray(answer.urutan)) return false;
    this.device.begin(answer as StartAnswer);
    this.#beganMs = systemClock.monotonicMs() - (answer as StartAnswer).keadaan.terpakai_ms;
    return true;
  }

  /** Answers `count` questions, now and then changes one, marks one or leaves the page. */
  answer(count: number): void {
    const { device, random } = this;
    for (let left = count; left > 0; left--) {
      const butir = random.pick(device.begun().urutan);
      const kind = random.next();
      if (kind < 0.9)
        device.record(
          { jenis: 'jawaban', butir, pilihan: random.chance(0.03) ? null : random.pick(letters) },
          this.elapsedMs,
        );
      else if (kind < 0.98) device.record({ jenis: 'ragu', butir, ragu: random.chance(0.7) }, this.elapsedMs);
      else device.record({ jenis: 'peristiwa', nama: 'pindah_layar' }, this.elapsedMs);
    }
  }

  finish(): void {
    this.device.finish(this.elapsedMs);
  }

  get isDelivered(): boolean {
    return this.device.ack === this.device.operations.length;
  }

  sign(): SignedBatch {
    return this.device.sign(this.device.batch(this.elapsedMs));
  }

  /** Posts a batch as it is; undefined where no acknowledgement came back. */
  async post(batch: SignedBatch, loseAnswerMs?: number): Promise<BatchAnswer | undefined> {
    try {
      const { text } = await sendRequest(this.#doorway.agent, this.#doorway.port, {
        method: 'POST',
        path: batch.path,
        headers: {
          ...this.#doorway.headers,
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(batch.body)),
          'x-bukti': batch.proof,
        },
        body: batch.body,
        timeoutMs: batchTimeoutMs,
        loseAnswerMs,
      });
      return this.device.readAck(text);
    } catch {
      return undefined;
    }
  }

  /** What this device holds, for the comparison with the server. */
  state(): DeviceState {
    const { device } = this;
    return {
      aliran: device.aliran,
      ujian_id: device.begun().ujian_id,
      acknowledged: this.acknowledged,
      links: device.links.slice(1).map(toBase64Url),
      shown: device.begun().urutan.map((butir) => [butir, device.shown(butir)]),
    };
  }

  /** Sends what is not acknowledged and takes over the answer; false where none came. */
  async send(loseAnswerMs?: number): Promise<boolean> {
    const { device } = this;
    const batch = this.sign();
    this.batches++;
    if (device.ack < this.#sentSeq) this.repeated++;
    this.#sentSeq = Math.max(this.#sentSeq, device.operations.length);
    const sentMs = systemClock.monotonicMs();
    const answer = await this.post(batch, loseAnswerMs);
    if (!answer) {
      this.unanswered++;
      return false;
    }
    this.ackTimes.push(systemClock.monotonicMs() - sentMs);
    device.ack = answer.ack;
    device.versi = answer.keadaan.versi;
    this.acknowledged = Math.max(this.acknowledged, answer.ack);
    if (answer.keadaan.kode_terima !== null) this.hasReceipt = true;
    return true;
  }
}
