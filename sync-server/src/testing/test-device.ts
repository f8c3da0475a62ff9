import { fromBase64Url, toBase64Url, utf8 } from '@spmb/shared/kernel/text/bytes.ts';
import { chainStart, nextLink } from '@spmb/shared/sync/stream/chain.ts';
import type { EmergencyFile, EmergencyStream } from '@spmb/shared/sync/protocol/emergency-file.schema.ts';
import type { Letter } from '@spmb/shared/sync/stream/letter.ts';
import type { OperationBody } from '@spmb/shared/sync/stream/operation.ts';
import { screenText } from '@spmb/shared/sync/protocol/screen-text.ts';
import { openKit, type OfflineKit } from '@spmb/shared/sync/protocol/offline-kit.ts';
import {
  batchOperationsMax,
  protocolVersion,
  type BatchAnswer,
  type OfflineStartAnswer,
  type StartAnswer,
} from '@spmb/shared/sync/protocol/protocol.ts';
import type { BatchRequest, OfflineStart } from '@spmb/shared/sync/protocol/protocol.schema.ts';
import type { SignedSurat } from '@spmb/shared/sync/start/surat.ts';
import { sealForServer } from '@spmb/shared/sync/seal/server-box.ts';
import { randomBytes } from 'node:crypto';
import { screenDigest } from '../features/ujian/finish/finish-attempt.ts';
import { kodeLuringKey } from '../features/ujian/token/kode-luring.ts';
import { nativeDigest } from '../server/secrets/native-digest.ts';
import type { Answer, Session, TestApp } from './test-app.ts';

const random = { bytes: (n: number) => new Uint8Array(randomBytes(n)) };

/** A participant's device at the level of the wire: the smallest honest client of the exam messages. */
export class TestDevice {
  readonly aliran = randomBytes(16).toString('base64url');
  readonly key = new Uint8Array(randomBytes(32));
  start!: StartAnswer;
  /** Where it began without the server. */
  offline: OfflineStart | undefined;
  operations: string[] = [];
  links: Uint8Array[] = [chainStart()];
  ack = 0;
  elapsedMs = 0;
  /** How far its wall clock is off. */
  wallOffMs = 0;
  versi = 0;
  /** The server's decisions as last heard. */
  surat: SignedSurat | undefined;
  /** `jalan_ms` of the newest answer that it has heard; it says so in its batches. */
  heardMs: number | undefined;
  /** A page of before names neither tip nor echo. */
  isOld = false;
  shown: Record<string, Letter | null> = {};
  readonly #t: TestApp;

  constructor(t: TestApp) {
    this.#t = t;
  }

  /** `create-soals` with this device's stream; the answer as it came. */
  async begin(session: Session, barisId: string, extra: Record<string, unknown> = {}): Promise<Answer> {
    const { body: server } = await this.#t.call(session, 'GET', '/api/ujian-server');
    const publicKey = fromBase64Url((server as { kunci_publik: string }).kunci_publik) as Uint8Array;
    const sealed = sealForServer(publicKey, this.key, random);
    const aliran = { aliran: this.aliran, kunci: toBase64Url(sealed), perangkat: 'uji' };
    const answer = await this.#t.call(session, 'POST', '/api/peserta/create-soals', {
      jadwal_ujian_id: barisId,
      aliran,
      ...extra,
    });
    const body = answer.body as StartAnswer | { lanjut: false };
    if (body.lanjut) {
      this.start = body;
      this.#hear(body);
    }
    return answer;
  }

  /** Fetches what it needs to begin without the server, and opens it with the kode luring. */
  async beginOffline(session: Session, barisId: string, kode: string): Promise<void> {
    const { body } = await this.#t.call(session, 'POST', '/api/peserta/bekal', { jadwal_ujian_id: barisId });
    const kit = body as OfflineKit;
    const content = openKit(await kodeLuringKey({ kode, garam: kit.garam }), kit);
    if (!content) throw new Error('the kit does not open');
    const { publicKey } = this.#t.context.secrets;
    const kunci = toBase64Url(sealForServer(publicKey, this.key, random));
    const aliran = { aliran: this.aliran, kunci, perangkat: 'uji' };
    this.offline = {
      izin: kit.izin,
      aliran,
      mulai_ms: this.#t.clock.nowMs(),
      elapsed_ms: 0,
      bukti: content.bukti,
    };
    const { serverId: server_id, generasi } = this.#t.context.state;
    const { percobaan, waktu_ms: boleh_ms, batas_akhir_ms } = content;
    this.start = {
      status: true,
      message: '',
      lanjut: true,
      server_id,
      generasi,
      aliran: this.aliran,
      ...content,
      keadaan: {
        versi: 0,
        status: 'mengerjakan',
        sebab_selesai: null,
        percobaan,
        epoch: 0,
        pemegang: true,
        terpakai_ms: 0,
        boleh_ms,
        batas_akhir_ms,
        jumlah_di_server: 0,
        kode_terima: null,
        beda_layar: false,
      },
      lembar: {},
      surat: kit.izin,
      server_ms: this.offline.mulai_ms,
      jalan_ms: 0,
    };
    this.record({ jenis: 'mulai', paket: content.paket });
  }

  /** The server can be reached again: it hears of the start. */
  async arrive(): Promise<Answer> {
    const start = { ...this.offline, elapsed_ms: this.elapsedMs };
    const answer = await this.#t.call(undefined, 'POST', '/api/mulai-luring', start);
    const body = answer.body as OfflineStartAnswer;
    if (isAccepted(answer.body as { status: boolean })) {
      this.start = { ...this.start, keadaan: body.keadaan };
      this.heardMs = body.jalan_ms;
      this.surat = body.surat ?? this.surat;
    }
    return answer;
  }

  /** Brings the server what it had decided, as a page does that meets another life of it. */
  tellSurat(surat = this.surat): Promise<Answer> {
    const body = { surat, elapsed_ms: this.elapsedMs };
    return this.#t.call(undefined, 'POST', '/api/sync-surat', body);
  }

  /** The server was restored: everything goes out again, after what it had decided. */
  async sendAgain(): Promise<BatchAnswer> {
    await this.tellSurat();
    this.ack = 0;
    for (;;) {
      const before = this.ack;
      const answer = await this.send();
      if (this.ack === this.operations.length || this.ack === before) return answer;
    }
  }

  /** Records an operation on the device, also as pages of before wrote it (S28); nothing is sent. */
  record(body: OperationBody, epoch = this.start.keadaan.epoch): void {
    const seq = this.operations.length + 1;
    const { ujian_id } = this.start;
    const head = {
      ujian_id,
      aliran: this.aliran,
      seq,
      epoch,
      elapsed_ms: this.elapsedMs,
      dinding_ms: this.#t.clock.nowMs() + this.wallOffMs,
    };
    this.push(JSON.stringify({ ...head, ...body }));
  }

  /** Puts a text at the next place of the stream, whatever it says. */
  push(text: string): void {
    this.operations.push(text);
    this.links.push(nextLink(nativeDigest, this.links.at(-1) as Uint8Array, text));
  }

  answer(butir: string, pilihan: Letter | null): void {
    this.shown[butir] = pilihan;
    this.record({ jenis: 'jawaban', butir, pilihan });
  }

  finish(sebab: 'sendiri' | 'waktu_habis' = 'sendiri', bolehMs = this.start.keadaan.boleh_ms): void {
    const layar = screenDigest(screenText(this.start.urutan, (butir) => this.shown[butir] ?? null));
    this.record({ jenis: 'selesai', sebab, layar, boleh_ms: bolehMs });
  }

  /** As many operations as fit, from the newest ack on. */
  batch(
    fromSeq = this.ack + 1,
    toSeq = Math.min(this.operations.length, fromSeq - 1 + batchOperationsMax),
  ): BatchRequest {
    return {
      v: this.isOld ? 1 : protocolVersion,
      ujian_id: this.start.ujian_id,
      aliran: this.aliran,
      jejak_sebelum: toBase64Url(this.links[fromSeq - 1] as Uint8Array),
      mulai_seq: fromSeq,
      operasi: this.operations.slice(fromSeq - 1, toSeq),
      elapsed_ms: this.elapsedMs,
      belum_terkirim: this.operations.length - this.ack,
      versi: this.versi,
      ...(!this.isOld && this.tip()),
    };
  }

  /** What its batches say of all that it holds, and of what it has heard. */
  tip(): Pick<BatchRequest, 'ujung_seq' | 'ujung_jejak' | 'gema_ms'> {
    return {
      ujung_seq: this.operations.length,
      ujung_jejak: toBase64Url(this.links.at(-1) as Uint8Array),
      ...(this.heardMs !== undefined && { gema_ms: this.heardMs }),
    };
  }

  #hear({ keadaan, jalan_ms, surat }: Pick<BatchAnswer, 'keadaan' | 'jalan_ms' | 'surat'>): void {
    this.surat = surat ?? this.surat;
    this.versi = keadaan.versi;
    this.heardMs = jalan_ms;
    this.elapsedMs = Math.max(this.elapsedMs, keadaan.terpakai_ms);
  }

  /** Says that its sheet is there; answers the HTTP status. */
  async sign(number: number | string, key = this.key, aliran = this.aliran): Promise<number> {
    const body = String(number);
    const proof = toBase64Url(nativeDigest.hmacSha256(key, utf8(body)));
    const init = { method: 'POST', body, headers: { 'x-bukti': proof } };
    return (await this.#t.app.request(`/api/sync-hidup/${aliran}`, init)).status;
  }

  async post(
    request: unknown,
    key = this.key,
    /** The connection that it comes by. */
    connection: object = {},
    more: Record<string, string> = {},
  ): Promise<{ httpStatus: number; body: BatchAnswer & { message: string } }> {
    const body = JSON.stringify(request);
    const proof = toBase64Url(nativeDigest.hmacSha256(key, new TextEncoder().encode(body)));
    const path = `/api/sync/${this.start.ujian_id}/${this.aliran}`;
    const init = { method: 'POST', body, headers: { 'x-bukti': proof, ...more } };
    const answer = await this.#t.app.request(path, init, connection);
    return { httpStatus: answer.status, body: (await answer.json()) as BatchAnswer };
  }

  /** Jawaban darurat: the whole stream sealed for `publicKey`; `key`: what signs it, `sealed`: as after a sign-out. */
  emergencyFile(
    publicKey: Uint8Array,
    { key = this.key, isSealed = false, server = this.start.server_id, hasSurat = true } = {},
  ): File {
    const seal = (bytes: Uint8Array) => sealForServer(publicKey, bytes, random);
    const body = utf8(JSON.stringify(this.batch(1)));
    const bukti = toBase64Url(nativeDigest.hmacSha256(key, body));
    const kiriman = [{ bukti, tersegel: isSealed, isi: toBase64Url(isSealed ? seal(body) : body) }];
    const kunci = isSealed ? {} : { kunci: toBase64Url(key) };
    const stream: EmergencyStream = {
      ...kunci,
      ...(this.offline && { mulai: { ...this.offline, elapsed_ms: this.elapsedMs } }),
      ujian_id: this.start.ujian_id,
      aliran: this.aliran,
      kiriman,
    };
    const { ujian_id } = this.start;
    const surat = hasSurat && this.surat ? [{ ujian_id, surat: this.surat }] : undefined;
    const isi = toBase64Url(seal(utf8(JSON.stringify({ v: 1, aliran: [stream], surat }))));
    const file: EmergencyFile = { jenis: 'spmb-jawaban-darurat', v: 1, server_id: server, isi };
    return new File([JSON.stringify(file)], 'jawaban-P-0001.spmb');
  }

  /** The same batch to another computer, which has taken the server's place. */
  postTo(t: TestApp): ReturnType<TestDevice['post']> {
    const device: TestDevice = Object.assign(new TestDevice(t), this);
    return device.post(device.batch());
  }

  /** Sends what is not acknowledged and takes over the answer. */
  async send(): Promise<BatchAnswer> {
    const { body } = await this.post(this.batch());
    if (isAccepted(body)) {
      this.ack = body.ack;
      this.#hear(body);
    }
    return body;
  }
}

/** A refusal has the envelope's `status: false`. */
const isAccepted = (answer: { status: boolean }): boolean => answer.status;
