import type { BatchAnswer, StartAnswer } from '@spmb/shared/sync/protocol/protocol.ts';
import type { SignedSurat } from '@spmb/shared/sync/start/surat.ts';
import type { SignedBatch } from '@spmb/shared/gladi-bersih/virtual-device.ts';
import { DeviceLog } from './device-log.ts';

/** A participant's device on the real network: the smallest client of the exam messages that obeys the protocol. */
export class WireClient {
  readonly log = new DeviceLog();
  readonly #base: string;
  readonly #timeoutMs: number;
  #token = '';
  #publicKey = '';
  #beganMs = 0;
  /** Answers that took an acknowledgement back: each of them is a loss. */
  readonly takenBack: string[] = [];
  /** The newest decisions about its attempt that the server had signed, and the life of the server that spoke last. */
  #surat: SignedSurat | undefined;
  #generasi = 0;

  /** A request without an answer after `timeoutMs` failed. */
  constructor(base: string, timeoutMs = 5_000) {
    this.#base = base;
    this.#timeoutMs = timeoutMs;
  }

  /** Exam time used, by this device's monotonic clock. */
  get elapsedMs(): number {
    return Math.floor(performance.now() - this.#beganMs);
  }

  /** A call of the product; throws where the network or the server fails. */
  async call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (this.#token) headers['authorization'] = `Bearer ${this.#token}`;
    const sent = body === undefined ? null : JSON.stringify(body);
    const signal = AbortSignal.timeout(this.#timeoutMs);
    const answer = await fetch(`${this.#base}${path}`, { method, headers, body: sent, signal });
    const value = (await answer.json()) as { message?: string };
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${value.message ?? ''}`);
    return value;
  }

  async signIn(email: string, password: string): Promise<void> {
    const answer = (await this.call('POST', '/api/auth/token', { email, password })) as { token: string };
    this.#token = answer.token;
  }

  get token(): string {
    return this.#token;
  }

  /** Takes over a public key that another device has learned. */
  know(publicKey: string): void {
    this.#publicKey = publicKey;
  }

  /** Learns the server's public key, which registering needs. */
  async prepare(): Promise<void> {
    this.#publicKey = (
      (await this.call('GET', '/api/ujian-server')) as { kunci_publik: string }
    ).kunci_publik;
  }

  /** Seals the stream's key ahead, so that it costs no time of a measurement. */
  sealKey(): void {
    this.log.registration(this.#publicKey);
  }

  /** Body of the call that begins the exam. */
  beginBody(barisId: string) {
    return { jadwal_ujian_id: barisId, aliran: this.log.registration(this.#publicKey) };
  }

  /** Begins or continues the exam with this device's stream. */
  async begin(barisId: string): Promise<StartAnswer> {
    const body = this.beginBody(barisId);
    const answer = (await this.call('POST', '/api/peserta/create-soals', body)) as StartAnswer;
    // A refusal has the same shape without the sheet.
    if (!Array.isArray(answer.urutan)) throw new Error(answer.message);
    this.log.begin(answer);
    [this.#surat, this.#generasi] = [answer.surat, answer.generasi];
    this.#beganMs = performance.now() - answer.keadaan.terpakai_ms;
    return answer;
  }

  /** Posts a batch; undefined where no acknowledgement came back. */
  async post(batch: SignedBatch): Promise<BatchAnswer | undefined> {
    try {
      const signal = AbortSignal.timeout(this.#timeoutMs);
      const headers = { 'x-bukti': batch.proof, 'content-type': 'application/json' };
      const answer = await fetch(`${this.#base}${batch.path}`, {
        method: 'POST',
        body: batch.body,
        headers,
        signal,
      });
      if (answer.status === 403 || answer.status === 404) await this.#tellSurat();
      return this.log.readAck(await answer.text());
    } catch {
      return undefined;
    }
  }

  /** Sends what is not acknowledged; the answer's ack is the newest, however low (S4). */
  async send(): Promise<BatchAnswer | undefined> {
    const knownAck = this.log.ack;
    const answer = await this.post(this.log.sign(this.log.batch(this.elapsedMs)));
    if (!answer) return undefined;
    if (answer.generasi !== this.#generasi) return this.#meet(answer);
    if (answer.ack < knownAck)
      this.takenBack.push(`${this.log.aliran}: ${knownAck} acknowledged, then ${answer.ack}`);
    if (answer.bentrok) this.takenBack.push(`${this.log.aliran}: a fork at ${answer.ack}`);
    this.log.ack = answer.ack;
    this.log.versi = answer.keadaan.versi;
    this.#surat = answer.surat ?? this.#surat;
    return answer;
  }

  /** A server that was restored: it is told what was decided, and gets everything again (S18). */
  async #meet({ generasi, jalan_ms }: BatchAnswer): Promise<undefined> {
    if (!(await this.#tellSurat())) return;
    this.#generasi = generasi;
    this.log.heardMs = jalan_ms;
    this.log.ack = 0;
  }

  async #tellSurat(): Promise<boolean> {
    try {
      await this.call('POST', '/api/sync-surat', { surat: this.#surat, elapsed_ms: this.elapsedMs });
      return true;
    } catch {
      return false;
    }
  }
}
