import { equalBytes, fromBase64Url, toBase64Url, utf8 } from '../kernel/bytes.ts';
import type { Digest } from './digest.ts';

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
