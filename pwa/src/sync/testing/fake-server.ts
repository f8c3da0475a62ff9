import { lembarValues } from '@spmb/shared/sync/stream/lembar.ts';
import { equalBytes, fromBase64Url, fromUtf8, toBase64Url, utf8 } from '@spmb/shared/kernel/text/bytes.ts';
import type { Clock } from '@spmb/shared/kernel/clock.ts';
import { portableDigest } from '@spmb/shared/sync/seal/digest.ts';
import { drawKodeLuring } from '@spmb/shared/sync/start/kode-luring.ts';
import { sealedBatchType, type BatchAnswer } from '@spmb/shared/sync/protocol/protocol.ts';
import {
  batchRequest,
  offlineStart,
  streamRegistration,
  type BatchRequest,
  type OfflineStart,
} from '@spmb/shared/sync/protocol/protocol.schema.ts';
import type { SignedSurat } from '@spmb/shared/sync/start/surat.ts';
import { openAsServer } from '@spmb/shared/sync/seal/server-box.ts';
import { x25519 } from '@noble/curves/ed25519.js';
import type { PreparableExam } from '../ports/exam-session.ts';
import type { Transport } from '../ports/ports.ts';
import { buildFakeAttempt, takeBatch, type FakeAttempt } from './fake-attempt.ts';
import { fakeKit, takeOfflineStart } from './fake-offline.ts';
import { buildFakePaket } from './fake-paket.ts';
import { FakeRunning } from './fake-running.ts';
import { adoptFakeSurat, fakeSurat } from './fake-surat.ts';
import { createSeededRandomness } from './seeded-randomness.ts';

type Response = { httpStatus: number; body: unknown };
type TellSurat = { surat: SignedSurat; elapsed_ms: number };

const replaced = { httpStatus: 503, body: { status: false, message: 'Server ini sudah digantikan' } };

/** A small server that keeps the protocol in memory, behind a network that a test can break. */
export class FakeServer implements Transport {
  readonly #clock: Clock;
  readonly #random = createSeededRandomness('server');
  readonly #secret = this.#random.bytes(32);
  readonly #files: Map<string, Uint8Array>;
  readonly #itemKeys: Record<string, string>;
  readonly jadwal: PreparableExam;
  /** The session's kode luring, and when it begins. */
  readonly kode = drawKodeLuring(this.#random.bytes(10));
  opensMs = 0;
  readonly running: FakeRunning;
  attempt: FakeAttempt;
  generasi = 1;
  /** It has met a later life of itself, and takes nothing any more. */
  isReplaced = false;
  /** `lost`: the request arrives and its answer does not. `portal`: another network answers. `silent`: nothing ever does. */
  network: 'up' | 'down' | 'lost' | 'portal' | 'silent' = 'up';
  /** HTTP status of every batch, instead of an answer. */
  refuseWith: number | undefined;
  startRefusal: string | undefined;
  /** What a refused start says beside its message. */
  refusalPart: object = {};
  /** Starts without the server arrive too early, or without proof. */
  holdsStarts = false;
  readonly offlineStarts: OfflineStart[] = [];
  /** Changes the next answers on their way. */
  tamper: (answer: BatchAnswer) => unknown = (answer) => answer;
  /** Every batch that reached the server. */
  readonly batches: { request: BatchRequest; size: number; keepalive: boolean }[] = [];
  readonly paths: string[] = [];
  /** How often a batch was sent to it, arrived or not. */
  get tries(): number {
    return this.paths.filter((path) => path.startsWith('/api/sync/')).length;
  }
  /** Numbers of the signs of life that reached it. */
  readonly signs: number[] = [];

  constructor(clock: Clock, options: { butir?: number; bolehMs?: number } = {}) {
    this.#clock = clock;
    this.running = new FakeRunning(clock);
    const butir = Array.from({ length: options.butir ?? 4 }, (_, index) => `butir-${index + 1}`);
    const paket = buildFakePaket(butir, clock.nowMs(), this.#random);
    this.jadwal = paket.jadwal;
    this.#files = paket.files;
    this.#itemKeys = paket.itemKeys;
    this.attempt = buildFakeAttempt(
      'ujian-1',
      this.jadwal.jadwal_ujian_id,
      butir,
      options.bolehMs ?? 3_600_000,
    );
  }

  async post(
    path: string,
    body: Uint8Array | object,
    headers: Record<string, string>,
    options?: { keepalive?: boolean },
  ) {
    const bytes = body instanceof Uint8Array ? body : utf8(JSON.stringify(body));
    return this.#travel(path, () => {
      if (path === '/api/peserta/create-soals') return this.#start(JSON.parse(fromUtf8(bytes)), headers);
      if (path.startsWith('/api/sync-hidup/')) return this.#hear(fromUtf8(bytes));
      if (path === '/api/peserta/bekal') return this.#kit();
      if (path === '/api/mulai-luring') return this.#arrive(offlineStart.parse(JSON.parse(fromUtf8(bytes))));
      if (path === '/api/sync-surat') return this.#adopt(JSON.parse(fromUtf8(bytes)) as TellSurat);
      const isSealed = headers['content-type'] === sealedBatchType;
      const plain = isSealed ? this.open(bytes) : bytes;
      return this.#sync(path, plain, headers['x-bukti'] ?? '', options?.keepalive ?? false);
    });
  }

  async get(
    path: string,
    headers: Record<string, string>,
  ): Promise<{ httpStatus: number; bytes: Uint8Array }> {
    const response = await this.#travel(path, () => {
      if (path === '/api/ujian-server') return { httpStatus: 200, body: utf8(JSON.stringify(this.#who())) };
      if (headers['Authorization'] === undefined) return { httpStatus: 401, body: utf8('') };
      return { httpStatus: this.#files.has(path) ? 200 : 404, body: this.#files.get(path) ?? utf8('') };
    });
    const { httpStatus, body } = response;
    return { httpStatus, bytes: body instanceof Uint8Array ? body : utf8(String(body)) };
  }

  #hear(sign: string): Response {
    const [number, versi] = sign.split(' ').map(Number) as [number, number];
    this.signs.push(number);
    if (this.refuseWith !== undefined) return { httpStatus: this.refuseWith, body: '' };
    return { httpStatus: versi < this.attempt.state.versi ? 200 : 204, body: '' };
  }

  /** Staff add time. */
  grant(ms: number): void {
    const { state } = this.attempt;
    const isClosed = state.status === 'selesai' || state.status === 'menunggu_kiriman';
    state.boleh_ms += ms;
    state.versi++;
    if (!isClosed) return;
    Object.assign(state, { status: 'mengerjakan', sebab_selesai: null, kode_terima: null });
    this.attempt.finishEpoch = undefined;
    for (const stream of Object.values(this.attempt.streams)) stream.finished = false;
  }

  /** Staff let another device take the lease, at the exam time used so far. */
  endLease(): void {
    const held = this.attempt.holder && this.attempt.streams[this.attempt.holder];
    if (held) held.leaseEndMs = this.attempt.state.terpakai_ms;
    this.attempt.holder = undefined;
    this.attempt.state.versi++;
  }

  async #travel(path: string, answer: () => Response): Promise<Response> {
    this.paths.push(path);
    await Promise.resolve();
    if (this.network === 'portal') return { httpStatus: 200, body: '<html>Masuk ke Wi-Fi</html>' };
    if (this.network === 'silent') return new Promise(() => undefined);
    if (this.network === 'down') throw new TypeError('network');
    const response = this.isReplaced ? replaced : answer();
    if (this.network === 'lost') throw new TypeError('network');
    return structuredClone(response);
  }

  /** Opens what was sealed for this server. */
  open(sealed: Uint8Array): Uint8Array {
    const agree = (other: Uint8Array) => x25519.getSharedSecret(this.#secret, other);
    return openAsServer(x25519.getPublicKey(this.#secret), agree, sealed);
  }

  #who() {
    const kunci_publik = toBase64Url(x25519.getPublicKey(this.#secret));
    return { server_id: 'server-1', generasi: this.generasi, kunci_publik, server_ms: this.#clock.nowMs() };
  }

  #start(body: { aliran: unknown }, headers: Record<string, string>): Response {
    if (headers['Authorization'] === undefined)
      return { httpStatus: 401, body: { status: false, message: 'Unauthorized' } };
    const { attempt } = this;
    if (this.startRefusal)
      return {
        httpStatus: 200,
        body: { status: false, lanjut: false, message: this.startRefusal, ...this.refusalPart },
      };
    const { aliran, kunci } = streamRegistration.parse(body.aliran);
    if (attempt.holder !== aliran) {
      if (attempt.streams[aliran]) return { httpStatus: 500, body: 'duplicate stream' };
      const key = this.open(fromBase64Url(kunci) ?? new Uint8Array());
      if (attempt.state.status === 'siap') attempt.state.status = 'mengerjakan';
      attempt.state.epoch++;
      attempt.state.versi++;
      const { epoch } = attempt.state;
      attempt.streams[aliran] = {
        key,
        epoch,
        texts: [],
        elapsedMaxMs: 0,
        finished: false,
        leaseEndMs: undefined,
      };
      attempt.holder = aliran;
    }
    this.running.begin(attempt);
    this.running.count(attempt);
    const answer = {
      status: true,
      message: 'Selamat mengerjakan',
      lanjut: true,
      server_id: 'server-1',
      generasi: this.generasi,
      ujian_id: attempt.ujianId,
      aliran,
      paket: this.jadwal.paket?.id,
      urutan: attempt.butir,
      // The third question shows its options in another order.
      opsi: { 'butir-3': 'BA' },
      kunci: this.#itemKeys,
      keadaan: this.#stateFor(aliran),
      lembar: lembarValues(attempt.sheet),
      surat: fakeSurat(attempt, this.generasi),
      server_ms: this.#clock.nowMs(),
      jalan_ms: this.running.ranMs(),
      paket_alamat: this.jadwal.paket?.alamat,
      gambar: this.jadwal.paket?.gambar,
      mapel: 'Matematika',
      sesi: 'Sesi 1',
      menit_minimum_selesai: attempt.finishAfterMs / 60_000,
    };
    return { httpStatus: 200, body: answer };
  }

  /** Given until somebody has begun; it opens with `kode`. */
  #kit(): Response {
    const { attempt, jadwal, kode, opensMs } = this;
    const body = fakeKit({ attempt, jadwal, kode, opensMs, kunci: this.#itemKeys, random: this.#random });
    return { httpStatus: 200, body: body ?? { status: false, message: 'Sudah mulai' } };
  }

  #arrive(start: OfflineStart): Response {
    this.offlineStarts.push(start);
    const key = this.open(fromBase64Url(start.aliran.kunci) ?? new Uint8Array());
    if (!takeOfflineStart(this.attempt, start, key, this.holdsStarts))
      return { httpStatus: 403, body: { status: false, message: 'Bukti salah' } };
    this.running.begin(this.attempt, this.#clock.nowMs() - start.mulai_ms);
    this.running.count(this.attempt, start.elapsed_ms);
    const { aliran } = start.aliran;
    const news = { keadaan: this.#stateFor(aliran), surat: fakeSurat(this.attempt, this.generasi) };
    const head = { status: true, message: '', server_id: 'server-1', generasi: this.generasi };
    const ids = { ujian_id: this.attempt.ujianId, aliran };
    const times = { server_ms: this.#clock.nowMs(), jalan_ms: this.running.ranMs() };
    return { httpStatus: 200, body: { ...head, ...news, ...ids, ...times } };
  }

  #adopt({ surat, elapsed_ms }: TellSurat): Response {
    const { attempt, generasi } = this;
    const isUnknown = Object.keys(attempt.streams).length === 0;
    const outcome = adoptFakeSurat(attempt, surat, generasi);
    if (outcome === 'forged') return { httpStatus: 403, body: { status: false, message: 'Bukti salah' } };
    this.isReplaced = outcome === 'newer';
    if (this.isReplaced) return replaced;
    if (isUnknown) this.running.begin(attempt, elapsed_ms);
    const body = { status: true, message: '', server_id: 'server-1', generasi, ujian_id: attempt.ujianId };
    return { httpStatus: 200, body };
  }

  #sync(path: string, bytes: Uint8Array, proof: string, keepalive: boolean): Response {
    if (this.refuseWith !== undefined)
      return { httpStatus: this.refuseWith, body: { status: false, message: 'Tidak' } };
    const request = batchRequest.parse(JSON.parse(fromUtf8(bytes)));
    const stream = this.attempt.streams[request.aliran];
    const mac = stream && portableDigest.hmacSha256(stream.key, bytes);
    const isOwn =
      path === `/api/sync/${request.ujian_id}/${request.aliran}` && request.ujian_id === this.attempt.ujianId;
    if (!isOwn || !mac || !equalBytes(mac, fromBase64Url(proof) ?? new Uint8Array()))
      return { httpStatus: 403, body: { status: false, message: 'Bukti tidak cocok' } };
    this.batches.push({ request, size: bytes.length, keepalive });
    this.running.count(this.attempt, request.elapsed_ms);
    const { ack, bentrok, verdik } = takeBatch(this.attempt, request, this.#clock.nowMs());
    const answer: BatchAnswer = {
      status: true,
      message: 'Tersimpan',
      v: request.v,
      server_id: 'server-1',
      generasi: this.generasi,
      ujian_id: request.ujian_id,
      aliran: request.aliran,
      ack,
      mulai_dari: ack + 1,
      bentrok,
      verdik,
      keadaan: this.#stateFor(request.aliran),
      boleh_hapus: this.attempt.bolehHapus,
      surat: request.versi === this.attempt.state.versi ? null : fakeSurat(this.attempt, this.generasi),
      lembar: request.versi === this.attempt.state.versi ? null : lembarValues(this.attempt.sheet),
      server_ms: this.#clock.nowMs(),
      jalan_ms: this.running.ranMs(),
    };
    return { httpStatus: 200, body: this.tamper(answer) };
  }

  #stateFor(aliran: string) {
    const { state, holder } = this.attempt;
    return { ...state, ...this.running.told(this.attempt), pemegang: holder === aliran };
  }
}
