import type { TravellingValues } from '../stream/registers.ts';
import type { ScreenMessage } from './screen-message.ts';
import type { SignedSurat } from '../start/surat.ts';
import type { Judgement } from '../time/verdict.ts';

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
/** Longest text of a surat: that of an attempt with hundreds of questions and as many streams as one may have. */
export const suratTextMax = 60_000;

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
  /** What the merged registers hold by question, where the device's version differs. */
  lembar: Record<string, TravellingValues> | null;
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
  lembar: Record<string, TravellingValues>;
  surat: SignedSurat;
  /** As in BatchAnswer. */
  pesan?: ScreenMessage[];
  server_ms: number;
  jalan_ms: number;
}

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

/** Answer of /api/sync-surat: the batches of the attempt's streams may follow. */
export type SuratAnswer = Pick<BatchAnswer, 'status' | 'message' | 'server_id' | 'generasi' | 'ujian_id'>;
