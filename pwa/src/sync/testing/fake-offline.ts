import { toBase64Url, utf8 } from '@spmb/shared/kernel/text/bytes.ts';
import type { Randomness } from '@spmb/shared/kernel/randomness.ts';
import { kodeLuringCost } from '@spmb/shared/sync/start/kode-luring.ts';
import {
  kitVersion,
  sealKit,
  type KitContent,
  type OfflineKit,
} from '@spmb/shared/sync/protocol/offline-kit.ts';
import type { OfflineStart } from '@spmb/shared/sync/protocol/protocol.schema.ts';
import { scrypt } from '@noble/hashes/scrypt.js';
import type { PreparableExam } from '../ports/exam-session.ts';
import type { FakeAttempt } from './fake-attempt.ts';

const izinMac = toBase64Url(new Uint8Array(32));

interface KitInput {
  attempt: FakeAttempt;
  jadwal: PreparableExam;
  kode: string;
  opensMs: number;
  kunci: Record<string, string>;
  random: Randomness;
}

/** What begins the attempt without the server; undefined: somebody has begun. */
export function fakeKit({ attempt, jadwal, kode, opensMs, kunci, random }: KitInput): OfflineKit | undefined {
  if (Object.keys(attempt.streams).length > 0 || !jadwal.paket) return undefined;
  const izin = { teks: JSON.stringify({ ujian_id: attempt.ujianId }), mac: izinMac };
  const salt = utf8('garam sesi ini 16');
  const { id, alamat, gambar } = jadwal.paket;
  const content: KitContent = {
    ujian_id: attempt.ujianId,
    paket: id,
    paket_alamat: alamat,
    gambar,
    urutan: attempt.butir,
    kunci,
    mapel: 'Matematika',
    sesi: 'Sesi 1',
    menit_minimum_selesai: 0,
    percobaan: 1,
    waktu_ms: attempt.state.boleh_ms,
    mulai_ms: opensMs,
    jam_mulai: '07.30 WIB',
    batas_akhir_ms: attempt.state.batas_akhir_ms,
    jeda_maks_ms: 180_000,
    bukti: toBase64Url(new Uint8Array(32)),
  };
  const isi = sealKit(scrypt(utf8(kode), salt, kodeLuringCost), izin, content, random);
  return { versi: kitVersion, garam: toBase64Url(salt), izin, isi };
}

/** The first stream to arrive gets the lease, any other none (S10), and none of them where starts are held (S25). false: this server allowed no such start. */
export function takeOfflineStart(
  attempt: FakeAttempt,
  { izin, aliran: { aliran } }: OfflineStart,
  key: Uint8Array,
  isHeld: boolean,
): boolean {
  if (izin.mac !== izinMac) return false;
  if (attempt.streams[aliran]) return true;
  const isFirst = Object.keys(attempt.streams).length === 0 && !isHeld;
  if (isHeld) attempt.state.status = 'siap';
  const stream = { key, texts: [], elapsedMaxMs: 0, finished: false, leaseEndMs: undefined };
  attempt.streams[aliran] = { ...stream, epoch: isFirst ? 1 : undefined, luring: true };
  if (!isFirst) return true;
  attempt.holder = aliran;
  Object.assign(attempt.state, { epoch: 1, versi: attempt.state.versi + 1 });
  return true;
}
