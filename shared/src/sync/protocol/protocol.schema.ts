import { z } from 'zod';
import { batchOperationsMax, protocolVersion, suratTextMax } from './protocol.ts';

const olderServer =
  'Aplikasi di server lebih lama daripada halaman ini. Jawaban tetap tersimpan di perangkat; minta panitia memperbarui aplikasi di server.';
const id = z.string().min(1).max(64);
/** 128 random bits, drawn by the device: base64url, 22 characters. */
export const streamId = z.string().regex(/^[\w-]{22}$/);
const hash = z.string().regex(/^[\w-]{43}$/);

/** Registration of a device's stream, inside `create-soals`. */
export const streamRegistration = z.object({
  aliran: streamId,
  /** Stream key (32 bytes) sealed for the server's public key, base64url. */
  kunci: z.string().regex(/^[\w-]{80,200}$/),
  /** Label of the device: helps people, decides nothing. */
  perangkat: z.string().max(80).default(''),
});
export type StreamRegistration = z.infer<typeof streamRegistration>;

/**
 * POST /api/mulai-luring: an attempt that began without the server, with the permission that its device was given ahead
 * (`SignedIzin`). Needs no login. A repeat changes nothing.
 */
export const offlineStart = z.object({
  izin: z.object({ teks: z.string().max(1_000), mac: hash }),
  aliran: streamRegistration,
  /** When the exam began: the device's wall clock with the last known offset to the server's. */
  mulai_ms: z.int().min(0),
  /** Exam time used until now. */
  elapsed_ms: z.int().min(0),
  /** What stands inside the kit only, and proves that the code was known (`kitProof`); devices of before send none. */
  bukti: hash.optional(),
});
export type OfflineStart = z.infer<typeof offlineStart>;

/**
 * POST /api/sync-surat: what a server had decided about an attempt, back to one that knows less of it (S18). Needs no
 * login: the MAC proves it. A repeat changes nothing.
 */
export const suratRequest = z.object({
  surat: z.object({ teks: z.string().max(suratTextMax), mac: hash }),
  /** Exam time used on the device until now. */
  elapsed_ms: z.int().min(0).optional(),
});

/**
 * POST /api/sync/{ujian_id}/{aliran}: body as exact bytes, with the header
 * `x-bukti` = base64url(HMAC-SHA-256(stream key, body)). Needs no login (S16).
 */
export const batchRequest = z.object({
  v: z.int().min(1).max(protocolVersion, olderServer),
  ujian_id: id,
  aliran: streamId,
  /** jejak before the first operation of this batch, base64url. */
  jejak_sebelum: hash,
  /** `seq` of the first operation; with no operation, of the next one to come. */
  mulai_seq: z.int().min(1),
  /** Exact texts of consecutive operations. */
  operasi: z.array(z.string().max(2_000)).max(batchOperationsMax),
  /** Exam time used by the running clock. */
  elapsed_ms: z.int().min(0),
  /** Operations on the device that no answer has acknowledged yet, these included. */
  belum_terkirim: z.int().min(0),
  /** Newest state version the device has applied. */
  versi: z.int().min(0),
  /**
   * The tip of the stream: all that exists on the device when the batch is built, sent or not. What lies beyond it was
   * made later (S26). Devices of before name none.
   */
  ujung_seq: z.int().min(0).optional(),
  ujung_jejak: hash.optional(),
  /** `jalan_ms` of the newest answer that the device has heard: the moment before which the batch was not built (S26). */
  gema_ms: z.int().min(0).optional(),
  /** News of the device, where something changed that is worth it; what cannot be read of it stops no answer (S21). */
  kabar: z.unknown().optional(),
});
export type BatchRequest = z.infer<typeof batchRequest>;
