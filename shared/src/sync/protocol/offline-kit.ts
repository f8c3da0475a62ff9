import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import {
  concatBytes,
  equalBytes,
  fromBase64Url,
  fromUtf8,
  toBase64Url,
  utf8,
} from '../../kernel/text/bytes.ts';
import type { Randomness } from '../../kernel/randomness.ts';
import type { Digest } from '../seal/digest.ts';
import type { StartAnswer } from './protocol.ts';

/** What the server allows beforehand: this row may begin this attempt with this sheet without it. */
export interface Izin {
  server_id: string;
  ujian_id: string;
  jadwal_ujian_peserta_id: string;
  percobaan: number;
  paket: string;
  undian: number;
  /** The login that it was given to: this device had signed in as that participant. */
  sesi_masuk_id: string;
  /** When the session begins as it was known then; permissions of before name none. */
  mulai_ms?: number;
}

/** It as it travels: the exact text and its MAC under the server's key (base64url). */
export interface SignedIzin {
  teks: string;
  mac: string;
}

/** Another use of the key than any other text that it signs. */
const macOf = (digest: Digest, key: Uint8Array, teks: string): Uint8Array =>
  digest.hmacSha256(key, utf8(`izin|${teks}`));

export function signIzin(digest: Digest, key: Uint8Array, izin: Izin): SignedIzin {
  const teks = JSON.stringify(izin);
  return { teks, mac: toBase64Url(macOf(digest, key, teks)) };
}

/** undefined where the MAC is not this server's. */
export function verifyIzin(digest: Digest, key: Uint8Array, { teks, mac }: SignedIzin): Izin | undefined {
  const given = fromBase64Url(mac);
  return given && equalBytes(given, macOf(digest, key, teks)) ? (JSON.parse(teks) as Izin) : undefined;
}

/** Proof that a device has opened a kit: it stands only in the part that the code opens, and is sent with the start (S25). */
export const kitProof = (digest: Digest, key: Uint8Array, { teks }: Pick<SignedIzin, 'teks'>): string =>
  toBase64Url(digest.hmacSha256(key, utf8(`bukti-bekal|${teks}`)));

type OfStart = 'paket' | 'paket_alamat' | 'gambar' | 'mapel' | 'sesi' | 'menit_minimum_selesai' | 'urutan';

/** What a device needs to begin without the server; readable with the kode luring only. */
export interface KitContent extends Pick<StartAnswer, OfStart | 'opsi' | 'kunci' | 'ujian_id'> {
  percobaan: number;
  /** Exam time, what was granted included. */
  waktu_ms: number;
  mulai_ms: number;
  /** The same for reading: 07.30 WIB. */
  jam_mulai: string;
  /** The last moment. */
  batas_akhir_ms: number;
  /** How long the sheet may stand still at no cost. */
  jeda_maks_ms: number;
  /** `kitProof` of the permission. */
  bukti: string;
}

/** Devices fetch anew what they hold of an older version of the kit. */
export const kitVersion = 2;

/** Bekal: a kit as it travels and lies on a device. */
export interface OfflineKit {
  versi: typeof kitVersion;
  /** Salt of the session, base64url. */
  garam: string;
  izin: SignedIzin;
  /** `KitContent` as JSON: nonce ‖ XChaCha20-Poly1305 with the izin's text as associated data, base64url. */
  isi: string;
}

export function sealKit(key: Uint8Array, izin: SignedIzin, content: KitContent, random: Randomness): string {
  const nonce = random.bytes(24);
  const plain = utf8(JSON.stringify(content));
  return toBase64Url(concatBytes(nonce, xchacha20poly1305(key, nonce, utf8(izin.teks)).encrypt(plain)));
}

/** undefined where the key is not the one that it was sealed with. */
export function openKit(
  key: Uint8Array,
  { izin, isi }: Pick<OfflineKit, 'izin' | 'isi'>,
): KitContent | undefined {
  const sealed = fromBase64Url(isi) ?? new Uint8Array();
  try {
    const cipher = xchacha20poly1305(key, sealed.subarray(0, 24), utf8(izin.teks));
    return JSON.parse(fromUtf8(cipher.decrypt(sealed.subarray(24)))) as KitContent;
  } catch {
    return undefined;
  }
}
