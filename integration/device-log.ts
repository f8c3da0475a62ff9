import { fromBase64Url, toBase64Url, utf8 } from '@spmb/shared/kernel/bytes.ts';
import { chainStart, nextLink } from '@spmb/shared/sync/chain.ts';
import { screenText } from '@spmb/shared/sync/screen-text.ts';
import { encodeOperation, type Letter, type OperationBody } from '@spmb/shared/sync/operation.ts';
import {
  batchBytesMax,
  batchOperationsMax,
  type BatchRequest,
  type StartAnswer,
} from '@spmb/shared/sync/protocol.ts';
import { sealForServer } from '@spmb/shared/sync/server-box.ts';
import { randomBytes } from 'node:crypto';
import { screenDigest } from '../sync-server/src/features/ujian/finish-attempt.ts';
import { nativeDigest } from '../sync-server/src/server/native-digest.ts';

/** A request of a device, ready for the wire. */
export interface SignedBatch {
  path: string;
  body: string;
  proof: string;
}

/** What a device keeps on its disk: one stream of operations, and what its screen shows. */
export class DeviceLog {
  readonly aliran = randomBytes(16).toString('base64url');
  readonly key = new Uint8Array(randomBytes(32));
  readonly operations: string[] = [];
  readonly links: Uint8Array[] = [chainStart()];
  readonly shown = new Map<string, Letter | null>();
  readonly doubted = new Map<string, boolean>();
  start: StartAnswer | undefined;
  /** Highest seq that an answer of the server acknowledged. */
  ack = 0;
  versi = 0;

  #registration: { aliran: string; kunci: string; perangkat: string } | undefined;

  /** Registration of the stream, its key sealed for the server's public key (base64url) once. */
  registration(publicKey: string) {
    return (this.#registration ??= this.#seal(publicKey));
  }

  #seal(publicKey: string) {
    const random = { bytes: (count: number) => new Uint8Array(randomBytes(count)) };
    const sealed = sealForServer(fromBase64Url(publicKey) ?? new Uint8Array(32), this.key, random);
    return { aliran: this.aliran, kunci: toBase64Url(sealed), perangkat: 'uji' };
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
      dinding_ms: Date.now(),
    };
    const text = encodeOperation({ ...head, ...body });
    this.operations.push(text);
    this.links.push(nextLink(nativeDigest, this.links[seq - 1] as Uint8Array, text));
    if (body.jenis === 'jawaban') this.shown.set(body.butir, body.pilihan);
    if (body.jenis === 'ragu') this.doubted.set(body.butir, body.ragu);
  }

  finish(elapsedMs: number): void {
    const { urutan, keadaan } = this.begun();
    const layar = screenDigest(screenText(urutan, (butir) => this.shown.get(butir) ?? null));
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
      v: 1,
      ujian_id: this.begun().ujian_id,
      aliran: this.aliran,
      jejak_sebelum: toBase64Url(this.links[fromSeq - 1] as Uint8Array),
      mulai_seq: fromSeq,
      operasi,
      elapsed_ms: elapsedMs,
      belum_terkirim: this.operations.length - this.ack,
      versi: this.versi,
    };
  }

  sign(request: BatchRequest): SignedBatch {
    const body = JSON.stringify(request);
    const proof = toBase64Url(nativeDigest.hmacSha256(this.key, utf8(body)));
    return { path: `/api/sync/${request.ujian_id}/${this.aliran}`, body, proof };
  }

  begun(): StartAnswer {
    if (!this.start) throw new Error('the exam has not begun on this device');
    return this.start;
  }
}
