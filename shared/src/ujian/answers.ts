import type { Letter } from '../sync/stream/letter.ts';
import type { AttemptStatus } from '../sync/protocol/protocol.ts';
import type { Zone } from '../kernel/zone.ts';
import type { Pesan } from '../pesan/pesan.schema.ts';

/** A participant's own card, and his inbox with the newest first. */
export interface Dasbor {
  /** null for an account without a participant. */
  peserta: {
    nomor_register: string | null;
    nomor_peserta: string;
    nama: string;
    nisn: string | null;
    kelas: string | null;
    ruang: string | null;
    kursi: string | null;
    /** Name of the stored photo. */
    path: string | null;
  } | null;
  pesans: Pesan[];
}

/** A row of a participant's exams. Times of day are HH:MM in the school's zone. */
export interface UjianDitawarkan {
  /** The participant's row, the id that every call takes; so is `jadwal_ujian_id`. */
  id: string;
  jadwal_ujian_id: string;
  jadwal: string;
  mapel: string;
  sesi: string;
  /** YYYY-MM-DD in the school's zone. */
  tanggal: string;
  jam_mulai: string;
  jam_selesai: string;
  mulai_ms: number;
  selesai_ms: number;
  /** Minutes. */
  waktu: number;
  jumlah_soal: number;
  token_wajib: boolean;
  ruang: string | null;
  kursi: string | null;
  aktif: boolean;
  selesai: boolean;
  /** The attempt that counts; null: none was begun. */
  ujian_id: string | null;
  /** Attempts of the row until now. */
  percobaan: number;
  /** `alamat` is `/api/paket/<id>`; `gambar` holds the addresses (hashes) of the encrypted images. null: not sealed yet. */
  paket: { id: string; alamat: string; gambar: string[] } | null;
}

/** How far a row is. */
export interface KeadaanUjian {
  selesai: boolean;
  keadaan: AttemptStatus;
  ujian_id: string | null;
}

/** What a participant reads before an exam begins. */
export interface InfoUjian {
  ujian: string;
  mapel: string;
  jumlah_soal: number;
  /** Minutes. */
  waktu: number;
  jam_mulai: string;
  jam_selesai: string;
  tanggal: string;
  sesi: string;
  zona: Zone;
  mulai_ms: number;
  selesai_ms: number;
  /** The attempt that runs or has ended; null: none was begun. */
  ujian_id: string | null;
  token_wajib: boolean;
}

type Pilihan = 'a' | 'b' | 'c' | 'd' | 'e';
/** Text of each option, and the address of its picture. */
export type PilihanTampil = Record<`pilihan_${Pilihan}`, string> &
  Record<`pilihan_${Pilihan}_gambar${'' | '_path'}`, string | null>;

/** A question in plain; `jawaban` is the participant's own choice, never the key (N27). */
export type SoalTampil = PilihanTampil & {
  id: string;
  nomor: number;
  soal: string;
  soal_gambar: string | null;
  soal_gambar_path: string | null;
  jawaban: Letter | null;
};

/** Whole seconds left (N28). */
export interface SisaWaktu {
  time_left: number;
}

/** What became of one choice. */
export interface JawabanTersimpan {
  status: boolean;
  /** The time is over and the sheet must close. */
  exp: boolean;
  jawaban: Letter | null;
  message: string;
  /** Of a refusal: the kind under which it is counted. */
  jenis?: string;
}

/** The end of an attempt; its receipt where it ended now. */
export interface UjianSelesai {
  status: boolean;
  message: string;
  jumlah?: number;
  kode_terima?: string | null;
}

/** Who the server is. */
export interface UjianServer {
  server_id: string;
  generasi: number;
  /** base64url. */
  kunci_publik: string;
  server_ms: number;
}
