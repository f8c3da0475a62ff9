import { equalBytes, fromBase64Url, toBase64Url, utf8 } from '../../kernel/text/bytes.ts';
import type { Digest } from '../seal/digest.ts';
import type { AlasanDitahan } from './release.ts';

/** A stream of an attempt as a surat names it. */
export interface SuratStream {
  id: string;
  /** 0 a device with its own log, 1 the direct calls. */
  pintu: 0 | 1;
  /** Stream key, sealed with the server's own key: nobody else reads it. null: the direct calls. */
  kunci: string | null;
  epoch: number | null;
  /** Exam time at which its lease ended; null: it holds it, or never did. */
  akhir_ms: number | null;
  luring: boolean;
  perangkat: string;
}

/** The server's decisions about an attempt, kept by the device so that a server that knows less can adopt them (S18). */
export interface Surat {
  server_id: string;
  generasi: number;
  ujian_id: string;
  jadwal_ujian_peserta_id: string;
  percobaan: number;
  undian: number;
  paket: string;
  aliran: string | null;
  epoch: number;
  boleh_ms: number;
  batas_akhir_ms: number;
  mulai_ms: number;
  status: string;
  versi: number;
  /** What makes an attempt again that a server does not know; absent in those of before. */
  isi?: SuratContent;
}

/** The rest of what was decided about an attempt. */
export interface SuratContent {
  /** When it was written, by the server's clock: what staff decided later stands. */
  dibuat_ms: number;
  sebab: 'sendiri' | 'waktu_habis' | 'paksa' | null;
  selesai_ms: number | null;
  /** Questions drawn, in the order shown. */
  urutan: string[];
  /** Sheet that they were drawn from, where it is another one. */
  paket_undian: string | null;
  terpakai_ms: number;
  hilang_ms: number;
  mulai_luring: boolean;
  ditahan: AlasanDitahan | null;
  kode_belum_dibuka: boolean;
  keluar_batas: number;
  /** Every stream of the attempt. */
  aliran_semua: SuratStream[];
}

/** A surat as it travels: the exact text and its MAC under the server's key (base64url). */
export interface SignedSurat {
  teks: string;
  mac: string;
}

export function signSurat(digest: Digest, key: Uint8Array, surat: Surat): SignedSurat {
  const teks = JSON.stringify(surat);
  return { teks, mac: toBase64Url(digest.hmacSha256(key, utf8(teks))) };
}

/** The surat, or undefined where the MAC is not this server's. */
export function verifySurat(digest: Digest, key: Uint8Array, signed: SignedSurat): Surat | undefined {
  const mac = fromBase64Url(signed.mac);
  if (mac === undefined || !equalBytes(mac, digest.hmacSha256(key, utf8(signed.teks)))) return undefined;
  return JSON.parse(signed.teks) as Surat;
}
