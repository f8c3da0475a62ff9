import type { OfflineKit } from '@spmb/shared/sync/protocol/offline-kit.ts';
import type { AttemptState } from '@spmb/shared/sync/protocol/protocol.ts';
import type { OfflineStart } from '@spmb/shared/sync/protocol/protocol.schema.ts';
import type { QuestionValues } from '@spmb/shared/sync/stream/registers.ts';
import type { ScreenMessage } from '@spmb/shared/sync/protocol/screen-message.ts';
import type { SealedPaket } from '@spmb/shared/sync/seal/sealed-paket.ts';
import type { SignedSurat } from '@spmb/shared/sync/start/surat.ts';
import type { Verdict } from '@spmb/shared/sync/time/verdict.ts';

/** An attempt as this device knows it. */
export interface AttemptRow {
  ujian_id: string;
  /** Whose attempt it is: the account (email) that was signed in at the start. */
  akun: string;
  jadwal_ujian_id: string;
  server_id: string;
  /** Highest generation of the server that has answered about it. */
  generasi: number;
  mapel: string;
  sesi: string;
  paket: string;
  paket_alamat: string;
  urutan: string[];
  /** The bank's letters in the order shown, by question; absent in rows of older versions of the page. */
  opsi?: Record<string, string>;
  /** Keys of the drawn questions, base64url; null as soon as the sheet is closed (S17). */
  kunci: Record<string, string> | null;
  /** The stream that this device writes to. */
  aliran: string;
  keadaan: AttemptState;
  /** `jalan_ms` of the newest answer of this generation that was heard; absent: none was. */
  gema_ms?: number | undefined;
  surat: SignedSurat | null;
  penutupan: Penutupan | null;
  menit_minimum_selesai: number;
  dibuka_ms: number;
  /** Messages to the screen as last heard, and ids of those that were confirmed here; absent: none. */
  pesan?: ScreenMessage[];
  dibaca?: string[];
}

/** A finish recorded on this device: the allowance it knew and where it stands. */
export interface Penutupan {
  sebab: 'sendiri' | 'waktu_habis';
  boleh_ms: number;
  /** What stops were charged here, without which its time was not over; absent: nothing. */
  beban_ms?: number;
  aliran: string;
  seq: number;
}

/** What the screen shows for a question. */
export interface LembarRow extends QuestionValues {
  ujian_id: string;
  butir: string;
  /** Instant of the last change. */
  pada_ms: number;
}

/** A stream of this device with the head of its chain. */
export interface StreamRow {
  aliran: string;
  jadwal_ujian_id: string;
  /** null until the server has registered it. */
  ujian_id: string | null;
  /** Stream key, 32 bytes: signs every batch. */
  kunci: Uint8Array;
  server_id: string;
  /** Generation of the server in which its ack was proven. */
  generasi: number;
  epoch: number;
  /** seq, jejak (base64url) and exam time of the newest operation. */
  seq: number;
  jejak: string;
  elapsed_ms: number;
  /** ack of the newest answer; may fall. */
  ack: number;
  /** Its unacknowledged operations went on in another stream. */
  dipindah: boolean;
  /** The exam began in it without the server, which has not heard of it yet. */
  mulai?: Omit<OfflineStart, 'elapsed_ms'> | undefined;
  /** It takes no further operations: lease lost or attempt replaced. */
  berakhir: boolean;
  /** Its operations are sealed parcels now, which only the server can read; its key is gone. */
  tersegel: boolean;
  dibuat_ms: number;
}

/** An operation as it travels, with what the server said about it. */
export interface OperationRow {
  aliran: string;
  seq: number;
  ujian_id: string;
  /** The exact text that was hashed. */
  teks: string;
  jejak_sebelum: string;
  jejak: string;
  pada_ms: number;
  /** Server time of the answer that acknowledged it; null: none did. */
  terkirim_ms: number | null;
  verdik: Verdict;
  alasan: string | null;
}

/** Operations `mulai` to `akhir` of a sealed stream: a signed batch that only the server can open. */
export interface ParcelRow {
  aliran: string;
  mulai: number;
  akhir: number;
  /** Header `x-bukti` of the batch inside. */
  bukti: string;
  isi: Uint8Array;
}

/** A downloaded paket whose hash was checked. */
export interface PaketRow {
  id: string;
  isi: SealedPaket;
  disimpan_ms: number;
}

/** An encrypted image whose hash was checked. */
export interface GambarRow {
  alamat: string;
  isi: Uint8Array;
}

/** A schedule whose sheet and images are on this device. */
export interface JadwalSiapRow {
  jadwal_ujian_id: string;
  paket: string;
  gambar: string[];
}

/** What begins an exam without the server, once its kode luring is typed. */
export interface BekalRow extends Omit<OfflineKit, 'versi'> {
  /** Absent in kits of before, which a device fetches anew. */
  versi?: number;
  jadwal_ujian_id: string;
  /** The account (email) that it was given to. */
  akun: string;
  paket: string;
  /** Attempts that the row had then. */
  percobaan: number;
}

/** The server as last met: its key seals the stream keys. */
export interface ServerRow {
  id: 'ini';
  server_id: string;
  generasi: number;
  /** X25519, base64url. */
  kunci_publik: string;
  /** Server clock minus device wall clock. */
  selisih_ms: number;
}

/** Which tab holds a name, and when it last said so by the wall clock. */
export interface TabRow {
  nama: string;
  pemilik: string;
  hidup_ms: number;
}
