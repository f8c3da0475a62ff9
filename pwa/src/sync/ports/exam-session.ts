import type { Letter } from '@spmb/shared/sync/stream/letter.ts';
import type { AttemptState, AttemptStatus } from '@spmb/shared/sync/protocol/protocol.ts';
import type { Kesiapan } from '@spmb/shared/ujian/kesiapan.schema.ts';
import type { QuestionValues, RegisterName } from '@spmb/shared/sync/stream/registers.ts';
import type { ScreenMessage } from '@spmb/shared/sync/protocol/screen-message.ts';
import type { PlainItem, SealedImageRef } from '@spmb/shared/sync/seal/sealed-paket.ts';

/**
 * Where an answer is: `menulis` on its way to this device's disk, `belum` nowhere safe since that disk refused it,
 * `perangkat` on the disk, `server` acknowledged and counted, `menunggu_pengawas` at the server and held for staff,
 * `ditolak` at the server and refused.
 */
export type SaveState = 'menulis' | 'belum' | 'perangkat' | 'server' | 'menunggu_pengawas' | 'ditolak';

/** Each register of the sheet (`registers.ts`), by question; questions never touched are absent. */
export type LembarColumns = {
  readonly [Name in RegisterName]: Readonly<Record<string, QuestionValues[Name]>>;
};

/** Immutable snapshot of a sheet; a new object at every change, its parts the same objects where they did not change. */
export interface ExamView extends LembarColumns {
  ujian_id: string;
  jadwal_ujian_id: string;
  mapel: string;
  sesi: string;
  /** Question ids in the order shown. */
  urutan: readonly string[];
  /** The bank's letters of a question in the order shown; a question in the bank's order is absent (N52). */
  opsi: Readonly<Record<string, string>>;
  /** Questions never touched are absent. `pada_ms`: instant at which the answer got there. */
  simpan: Readonly<Record<string, { keadaan: SaveState; pada_ms: number }>>;
  /** `gagal`: neither this device's disk nor the server takes the answers, or the server refuses them for good. */
  koneksi: 'tersambung' | 'menyimpan' | 'terputus' | 'gagal';
  /** Operations of this attempt that no answer of the server has acknowledged. */
  belum_terkirim: number;
  /** Wall clock at which the first request that has failed since the last answer of the server set out. */
  putus_sejak_ms: number | null;
  /**
   * For how many milliseconds the server has been silent, by the monotonic clock; brought up to date each second. Set also
   * where no request has failed yet and one has been without an answer for some seconds.
   */
  putus_selama_ms: number | null;
  /** What stops were charged for without the server is taken off, until it says what it counted. */
  sisa_ms: number;
  /** Exam time used, without such a charge. */
  terpakai_ms: number;
  boleh_ms: number;
  /** `selesai` as soon as the finish is recorded on this device, also before the server knows it. */
  status: AttemptStatus;
  sebab_selesai: string | null;
  /** false: this device lost the lease; the sheet closes with a message. */
  pemegang: boolean;
  /** false: another tab holds the sheet. */
  tab_aktif: boolean;
  jumlah_di_server: number;
  /** null until the server has everything and says so. */
  kode_terima: string | null;
  beda_layar: boolean;
  /** As in AttemptState: how often the page was left, and at how many the sheet is covered (S22). */
  keluar: AttemptState['keluar'];
  /** Questions whose answer changed on another device, until they are answered here. */
  berubah: readonly string[];
  /** Exam time that stops of this sheet have cost, as far as they were noticed since it is open here. */
  terpotong_ms: number;
  /** Exam time that must have been used before a finish is offered. */
  menit_minimum_selesai_ms: number;
  /** A finish was pressed before that, and the server gave the sheet back. */
  selesai_terlalu_dini: boolean;
  /** Messages of staff that were not confirmed, oldest first; confirmed by the event `pesan_dibaca` (S23). */
  pesan: readonly ScreenMessage[];
}

/** One opened sheet. Its promises reject with an Indonesian sentence that can be shown. */
export interface ExamSession {
  view(): ExamView;
  subscribe(listener: () => void): () => void;
  /** The question, opened in memory only; rejects when the sheet is closed or the paket is not here and cannot be had. */
  item(butir: string): Promise<PlainItem>;
  /** The question where it stands open in memory already; undefined: `item` opens it, or it is not to be seen any more. */
  opened(butir: string): PlainItem | undefined;
  /** Blob URL of an image of an opened question; revoked on close. */
  imageUrl(ref: SealedImageRef): Promise<string>;
  /**
   * Resolves when the choice is on disk (S5). Where the disk refuses, resolves too: the choice stays `belum` and is
   * sent at once. Rejects only when the sheet is closed.
   */
  answer(butir: string, pilihan: Letter | null): Promise<void>;
  /** Sets or clears the doubt mark; as `answer`. */
  mark(butir: string, ragu: boolean): Promise<void>;
  /** Records that something happened at the sheet, such as leaving the page; ignored on a closed sheet. */
  recordEvent(nama: string, rincian?: string): Promise<void>;
  /** Closes the sheet. Calling it again changes nothing. `waktu_habis` is recorded by the session itself at zero. */
  finish(sebab: 'sendiri' | 'waktu_habis'): Promise<void>;
  /** Sends at once, also during a back-off. */
  sendNow(): void;
  /**
   * The page is hidden, or, with `isClosing`, goes: a leave, on record once until `show` (S22). A batch is built and posted
   * with keepalive before this returns.
   */
  hide(isClosing: boolean): void;
  /** The page is looked at again. true: it had been left; false: it had not, or only its screen was dark. */
  show(): boolean;
  /** The participant goes to another page of the application: a leave while the exam runs, and it runs on; else as `close`. */
  leave(): void;
  /** Lets go of the tab lock, the clock and the blob URLs. What is unsent goes on being sent by the engine. */
  close(): void;
}

/** A participant's row of POST /api/peserta/dashboard-jadwal-ujian. */
export interface PreparableExam {
  id: string;
  jadwal: string;
  sesi: string;
  /** YYYY-MM-DD in the school's zone. */
  tanggal: string;
  /** HH:MM in the school's zone. */
  jam_mulai: string;
  jam_selesai: string;
  /** Minutes. */
  waktu: number;
  aktif: boolean;
  /** The participant's row, the id that every call takes. */
  jadwal_ujian_id: string;
  selesai: boolean;
  token_wajib: boolean;
  jumlah_soal: number;
  mulai_ms: number;
  selesai_ms: number;
  /** `alamat` is `/api/paket/<id>`; `gambar` holds the addresses (hashes) of the encrypted images. null: not sealed yet. */
  paket: { id: string; alamat: string; gambar: string[] } | null;
  /** Attempts of the row until now; absent: from a server that begins no exam without it. */
  percobaan?: number;
  /** The attempt that counts; null: none was begun. */
  ujian_id?: string | null;
}

export type PrepareState = 'menunggu' | 'mengunduh' | 'siap' | 'gagal';

export interface HeldAttempt {
  jadwal_ujian_id: string;
  ujian_id: string;
  belum_terkirim: number;
  selesai: boolean;
  /** It is not finished, and its last moment has not passed by the server's clock as last heard. */
  berjalan: boolean;
}

/** An attempt that runs on this device and belongs to somebody else. */
export interface LeftOpen {
  ujian_id: string;
  /** The account (email) that began it. */
  akun: string;
  mapel: string;
}

export interface StartOptions {
  /** The participant confirmed moving the running attempt to this device. */
  pindah?: boolean;
}

export interface ExamEngine {
  /** Downloads paket and images ahead; reports per schedule, by `jadwal_ujian_id`. Never rejects. */
  prepare(jadwal: PreparableExam[], onState: (id: string, state: PrepareState) => void): Promise<void>;
  isPrepared(jadwalUjianId: string): Promise<boolean>;
  /** How ready this device is for exams whose sheets are offered (S21). */
  readiness(jadwal: readonly PreparableExam[]): Promise<Kesiapan>;
  /**
   * `create-soals` with a registered stream; where no server answers, with the kode luring as `token` and what was
   * prepared here. Rejects with `StartRefused`, whose message can be shown.
   */
  start(jadwalUjianId: string, token?: string, options?: StartOptions): Promise<ExamSession>;
  /**
   * Reopens an attempt that this device holds, also with no network, also a finished one (for its closing screen).
   * undefined: none. Where its view says `pemegang: false`, only `start` can take the sheet again.
   */
  resume(jadwalUjianId: string): Promise<ExamSession | undefined>;
  /** Sends what finished or abandoned streams still hold; runs by itself on reconnect and after a close. */
  flushAll(): Promise<void>;
  /** Attempts on this device of the account signed in, or of `akun`. */
  listHeld(akun?: string): Promise<HeldAttempt[]>;
  /** Closes open sheets and seals what this device holds for the server, before somebody else sits down here (S16). */
  seal(): Promise<void>;
  /** What this device holds unsent as a file that only the server can read; undefined: nothing is unsent. */
  emergencyFile(): Promise<Uint8Array | undefined>;
  /** A running attempt of another account than `akun` that is not sealed; undefined: `akun` may sit down here. */
  findLeftOpen(akun: string): Promise<LeftOpen | undefined>;
}

/** A start that did not happen. `message` can be shown as it is. */
export class StartRefused extends Error {
  /**
   * `ditolak`: the server's own text; `masuk`: no login any more; `putus`: no answer of the server; `aliran_lama`: the
   * stream's lease has ended, only a new one can start.
   */
  readonly jenis: 'ditolak' | 'masuk' | 'putus' | 'aliran_lama';
  /** The attempt runs on another device that holds nothing unsent: `pindah` takes it over. */
  readonly boleh_pindah: boolean;
  /** Age in milliseconds of the word by which it holds nothing unsent; undefined: the server does not say. */
  readonly kabar_ms: number | undefined;
  /** This device can begin without the server, with the session's kode luring as token. */
  readonly minta_darurat: boolean;

  constructor(
    message: string,
    jenis: StartRefused['jenis'] = 'ditolak',
    boleh_pindah = false,
    minta_darurat = false,
    kabar_ms?: number,
  ) {
    super(message);
    this.name = 'StartRefused';
    this.jenis = jenis;
    this.boleh_pindah = boleh_pindah;
    this.minta_darurat = minta_darurat;
    this.kabar_ms = kabar_ms;
  }
}
