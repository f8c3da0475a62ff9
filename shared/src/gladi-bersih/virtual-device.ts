import { fromBase64Url, toBase64Url, utf8 } from '../kernel/text/bytes.ts';
import type { Randomness } from '../kernel/randomness.ts';
import { chainStart, nextLink } from '../sync/stream/chain.ts';
import type { Digest } from '../sync/seal/digest.ts';
import { encodeOperation, writeOf, type OperationBody } from '../sync/stream/operation.ts';
import {
  batchBytesMax,
  batchOperationsMax,
  protocolVersion,
  type BatchAnswer,
  type StartAnswer,
} from '../sync/protocol/protocol.ts';
import type { BatchRequest, StreamRegistration } from '../sync/protocol/protocol.schema.ts';
import { emptyValues, type QuestionValues } from '../sync/stream/registers.ts';
import { screenText } from '../sync/protocol/screen-text.ts';
import { sealForServer } from '../sync/seal/server-box.ts';

/** A request of a device, ready for the wire. */
export interface SignedBatch {
  path: string;
  body: string;
  /** Goes into the header `x-bukti`. */
  proof: string;
}

/** What a device needs of the machine that it stands on. */
export interface DevicePorts {
  digest: Digest;
  randomness: Randomness;
  /** Wall clock, ms since 1970. */
  nowMs(): number;
}

/**
 * The smallest device that obeys the protocol: one stream of operations, what its screen shows, and how far the server
 * has acknowledged it. It keeps everything in memory and knows no network.
 */
export class VirtualDevice {
  readonly aliran: string;
  readonly key: Uint8Array;
  readonly operations: string[] = [];
  readonly links: Uint8Array[] = [chainStart()];
  readonly #shown = new Map<string, QuestionValues>();
  start: StartAnswer | undefined;
  /** Highest seq that the newest answer of the server acknowledged. */
  ack = 0;
  versi = 0;
  /** `jalan_ms` of the newest answer that it has heard. */
  heardMs = 0;
  readonly #ports: DevicePorts;
  readonly #label: string;
  #registration: StreamRegistration | undefined;

  constructor(ports: DevicePorts, label: string) {
    this.#ports = ports;
    this.#label = label;
    this.aliran = toBase64Url(ports.randomness.bytes(16));
    this.key = ports.randomness.bytes(32);
  }

  /** Registration of the stream, its key sealed once for the server's public key (base64url). */
  registration(publicKey: string): StreamRegistration {
    return (this.#registration ??= this.#seal(publicKey));
  }

  #seal(publicKey: string): StreamRegistration {
    const sealed = sealForServer(
      fromBase64Url(publicKey) ?? new Uint8Array(32),
      this.key,
      this.#ports.randomness,
    );
    return { aliran: this.aliran, kunci: toBase64Url(sealed), perangkat: this.#label };
  }

  /** Takes over the answer to the start. */
  begin(answer: StartAnswer): void {
    this.start = answer;
    this.versi = answer.keadaan.versi;
    this.heardMs = answer.jalan_ms;
  }

  /** What its screen shows of a question. */
  shown(butir: string): QuestionValues {
    return this.#shown.get(butir) ?? emptyValues;
  }

  record(body: OperationBody, elapsedMs: number): void {
    const { ujian_id, keadaan } = this.begun();
    const seq = this.operations.length + 1;
    const head = {
      ujian_id,
      aliran: this.aliran,
      seq,
      epoch: keadaan.epoch,
      elapsed_ms: elapsedMs,
      dinding_ms: this.#ports.nowMs(),
    };
    const text = encodeOperation({ ...head, ...body });
    this.operations.push(text);
    this.links.push(nextLink(this.#ports.digest, this.links[seq - 1] as Uint8Array, text));
    const write = writeOf(body);
    if (!write) return;
    const { butir, register, nilai } = write;
    this.#shown.set(butir, { ...this.shown(butir), [register]: nilai });
  }

  finish(elapsedMs: number): void {
    const { urutan, keadaan } = this.begun();
    const text = screenText(urutan, (butir) => this.shown(butir).pilihan);
    const layar = toBase64Url(this.#ports.digest.sha256(utf8(text)));
    this.record({ jenis: 'selesai', sebab: 'sendiri', layar, boleh_ms: keadaan.boleh_ms }, elapsedMs);
  }

  /** The batch after the newest ack, at most as large as the protocol allows. */
  batch(elapsedMs: number, fromSeq = this.ack + 1): BatchRequest {
    const operasi: string[] = [];
    let bytes = 1_000;
    for (const text of this.operations.slice(fromSeq - 1, fromSeq - 1 + batchOperationsMax)) {
      bytes += JSON.stringify(text).length + 1;
      if (bytes > batchBytesMax) break;
      operasi.push(text);
    }
    return {
      v: protocolVersion,
      ujian_id: this.begun().ujian_id,
      aliran: this.aliran,
      jejak_sebelum: toBase64Url(this.links[fromSeq - 1] as Uint8Array),
      mulai_seq: fromSeq,
      operasi,
      elapsed_ms: elapsedMs,
      belum_terkirim: this.operations.length - this.ack,
      versi: this.versi,
      ujung_seq: this.operations.length,
      ujung_jejak: toBase64Url(this.links.at(-1) as Uint8Array),
      gema_ms: this.heardMs,
    };
  }

  sign(request: BatchRequest): SignedBatch {
    const body = JSON.stringify(request);
    const proof = toBase64Url(this.#ports.digest.hmacSha256(this.key, utf8(body)));
    return { path: `/api/sync/${request.ujian_id}/${this.aliran}`, body, proof };
  }

  /** The acknowledgement in an answer's text: only what parses and names server, attempt and stream of this device is one. */
  readAck(text: string): BatchAnswer | undefined {
    let answer: BatchAnswer;
    try {
      answer = JSON.parse(text) as BatchAnswer;
    } catch {
      return undefined;
    }
    const { server_id, ujian_id } = this.begun();
    const isOurs =
      answer.server_id === server_id && answer.ujian_id === ujian_id && answer.aliran === this.aliran;
    if (!isOurs || !Number.isSafeInteger(answer.ack)) return undefined;
    this.heardMs = Math.max(this.heardMs, answer.jalan_ms);
    return answer;
  }

  begun(): StartAnswer {
    if (!this.start) throw new Error('the exam has not begun on this device');
    return this.start;
  }
}
