import { z } from 'zod';
import type { ScreenMessage } from './screen-message.ts';
import type { SignedSurat } from './surat.ts';
import type { Judgement } from './verdict.ts';

/**
 * Wire version of the exam messages that this page speaks. A server takes those of every version up to its own, and answers
 * each in the version it was asked in (P12). Since 2 a batch names its tip and its echo.
 */
export const protocolVersion = 2;

export const batchOperationsMax = 50;
export const batchBytesMax = 48_000;
/** Content type of a batch that was sealed for the server's public key; `x-bukti` proves the bytes inside. */
export const sealedBatchType = 'application/octet-stream';

/** Header of a batch that not the sheet itself sends, but the service worker for it: no report of clock or contact. */
export const copyHeader = 'x-salinan';
/** A device posts its clock this often, with every batch and at least once a minute. */
export const heartbeatMs = 60_000;

const olderServer =
  'Aplikasi di server lebih lama daripada halaman ini. Jawaban tetap tersimpan di perangkat; minta panitia memperbarui aplikasi di server.';
/** Longest text of a surat: that of an attempt with hundreds of questions and as many streams as one may have. */
export const suratTextMax = 60_000;

const id = z.string().min(1).max(64);
/** 128 random bits, drawn by the device: base64url, 22 characters. */
export const aliranId = z.string().regex(/^[\w-]{22}$/);
const hash = z.string().regex(/^[\w-]{43}$/);

/** Registration of a device's stream, inside `create-soals`. */
export const streamRegistration = z.object({
  aliran: aliranId,
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

/** Answer of /api/mulai-luring: the batches of the stream may follow. */
export type OfflineStartAnswer = Pick<
  BatchAnswer,
  | 'status'
  | 'message'
  | 'server_id'
  | 'generasi'
  | 'ujian_id'
  | 'aliran'
  | 'keadaan'
  | 'surat'
  | 'server_ms'
  | 'jalan_ms'
>;

/**
 * POST /api/sync-surat: what a server had decided about an attempt, back to one that knows less of it (S18). Needs no
 * login: the MAC proves it. A repeat changes nothing.
 */
export const suratRequest = z.object({
  surat: z.object({ teks: z.string().max(suratTextMax), mac: hash }),
  /** Exam time used on the device until now. */
  elapsed_ms: z.int().min(0).optional(),
});

/** Its answer: the batches of the attempt's streams may follow. */
export type SuratAnswer = Pick<BatchAnswer, 'status' | 'message' | 'server_id' | 'generasi' | 'ujian_id'>;

/**
 * POST /api/sync/{ujian_id}/{aliran}: body as exact bytes, with the header
 * `x-bukti` = base64url(HMAC-SHA-256(stream key, body)). Needs no login (S16).
 */
export const batchRequest = z.object({
  v: z.int().min(1).max(protocolVersion, olderServer),
  ujian_id: id,
  aliran: aliranId,
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

/** Status of an attempt. */
export const attemptStatuses = [
  'siap',
  'mengerjakan',
  'menunggu_kiriman',
  'selesai',
  'final',
  'tidak_hadir',
  'diarsipkan',
] as const;
export type AttemptStatus = (typeof attemptStatuses)[number];

/** State of an attempt as the device must know it: absolute, so that a repeat changes nothing (S19). */
export interface AttemptState {
  versi: number;
  status: AttemptStatus;
  sebab_selesai: 'sendiri' | 'waktu_habis' | 'paksa' | null;
  percobaan: number;
  epoch: number;
  /** This stream holds the lease. */
  pemegang: boolean;
  terpakai_ms: number;
  boleh_ms: number;
  batas_akhir_ms: number;
  jumlah_di_server: number;
  /** Code of the receipt once finished and complete, else null. */
  kode_terima: string | null;
  beda_layar: boolean;
  /**
   * Leaves of the page since the token was last given. At `batas` the sheet stays covered until it is given again (S22).
   * Absent: they are only recorded.
   */
  keluar?: { kali: number; batas: number };
  /** How much longer the sheet may stand still before that costs exam time; absent from servers of before. */
  jeda_sisa_ms?: number;
}

export interface BatchAnswer {
  status: true;
  message: string;
  /** Version of the batch that is answered. */
  v: number;
  server_id: string;
  generasi: number;
  ujian_id: string;
  aliran: string;
  /** Highest contiguous seq that is durable (S2). */
  ack: number;
  mulai_dari: number;
  /** Another text stands at a seq of this stream: open a new stream and resend. */
  bentrok: boolean;
  /** Verdicts other than `dihitung` of the operations in this batch. */
  verdik: ({ seq: number } & Judgement)[];
  keadaan: AttemptState;
  surat: SignedSurat | null;
  /** Merged answers and doubt marks by question, where the device's version differs. */
  lembar: Record<string, [string | null, boolean]> | null;
  /** Messages to the screen that nobody has confirmed, where the device's version differs and there are any (S23). */
  pesan?: ScreenMessage[];
  /** The device may delete the stream. */
  boleh_hapus: boolean;
  server_ms: number;
  /** How long the server has run at this answer; the device gives the newest back as `gema_ms`. */
  jalan_ms: number;
}

/** Extra fields of the answer of `create-soals` to a client that registered a stream. */
export interface StartAnswer {
  status: true;
  message: string;
  lanjut: true;
  server_id: string;
  generasi: number;
  ujian_id: string;
  aliran: string;
  paket: string;
  paket_alamat: string;
  /** Addresses of the encrypted images of the whole sheet. */
  gambar: string[];
  mapel: string;
  sesi: string;
  menit_minimum_selesai: number;
  /** Question ids in the order shown. */
  urutan: string[];
  /** The bank's letters of a question in the order shown, "CADB"; a question that keeps its order is absent (N52). */
  opsi?: Record<string, string>;
  /** Keys of exactly these questions, base64url. */
  kunci: Record<string, string>;
  keadaan: AttemptState;
  lembar: Record<string, [string | null, boolean]>;
  surat: SignedSurat;
  /** As in BatchAnswer. */
  pesan?: ScreenMessage[];
  server_ms: number;
  jalan_ms: number;
}
