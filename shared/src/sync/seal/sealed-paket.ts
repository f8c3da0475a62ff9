import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { fromBase64Url, fromUtf8, toBase64Url, utf8 } from '../../kernel/text/bytes.ts';
import type { Randomness } from '../../kernel/randomness.ts';
import type { Digest } from './digest.ts';

/** A question as a participant's device receives it: no key, no hint. `pilihan` holds HTML by letter; absent options are missing. */
export interface PlainItem {
  soal: string;
  soal_gambar: SealedImageRef | null;
  pilihan: Partial<Record<'A' | 'B' | 'C' | 'D' | 'E', { teks: string; gambar: SealedImageRef | null }>>;
  /** Images inside HTML: `<img src="media:NAME">` names one of these. */
  media: Record<string, SealedImageRef>;
}

/** An encrypted image: `alamat` is the hash of its ciphertext, `kunci` (base64url) stands only inside a sealed item. */
export interface SealedImageRef {
  alamat: string;
  kunci: string;
  mime: string;
  lebar: number;
  tinggi: number;
}

/** The downloadable body, the same for every participant of a schedule and session. */
export interface SealedPaket {
  v: 1;
  sekolah_id: string;
  jadwal_ujian_id: string;
  tanggal: string;
  jadwal_ujian_sesi_id: string;
  versi: number;
  /** Sealed questions by id, base64url of nonce ‖ ciphertext. */
  butir: Record<string, string>;
  /** Addresses of all encrypted images. */
  gambar: string[];
}

export type PaketHead = Omit<SealedPaket, 'butir' | 'gambar' | 'v'>;

/** Binds a sealed question to its school, schedule, session, version and id. */
const associatedData = (head: PaketHead, butir: string): Uint8Array =>
  utf8(
    [
      'spmb-paket-1',
      head.sekolah_id,
      head.jadwal_ujian_id,
      head.tanggal,
      head.jadwal_ujian_sesi_id,
      head.versi,
      butir,
    ].join('|'),
  );

/** Key of one question, derived from the key of the build. */
export const itemKey = (digest: Digest, paketKey: Uint8Array, butir: string): Uint8Array =>
  digest.hmacSha256(paketKey, utf8(`butir|${butir}`));

export function sealItem(
  key: Uint8Array,
  head: PaketHead,
  butir: string,
  item: PlainItem,
  random: Randomness,
): string {
  const nonce = random.bytes(24);
  const sealed = xchacha20poly1305(key, nonce, associatedData(head, butir)).encrypt(
    utf8(JSON.stringify(item)),
  );
  const whole = new Uint8Array(24 + sealed.length);
  whole.set(nonce);
  whole.set(sealed, 24);
  return toBase64Url(whole);
}

/** Opens a sealed question; throws where key, place or text do not fit. */
export function openItem(key: Uint8Array, head: PaketHead, butir: string, sealed: string): PlainItem {
  const whole = fromBase64Url(sealed);
  if (whole === undefined || whole.length < 40) throw new Error('sealed question is damaged');
  const plain = xchacha20poly1305(key, whole.subarray(0, 24), associatedData(head, butir)).decrypt(
    whole.subarray(24),
  );
  return JSON.parse(fromUtf8(plain)) as PlainItem;
}

/** Image bytes sealed under a random key of their own; the key travels inside the sealed question. */
export function sealImage(bytes: Uint8Array, random: Randomness): { key: Uint8Array; sealed: Uint8Array } {
  const key = random.bytes(32);
  const nonce = random.bytes(24);
  const cipher = xchacha20poly1305(key, nonce, utf8('spmb-gambar-1')).encrypt(bytes);
  const sealed = new Uint8Array(24 + cipher.length);
  sealed.set(nonce);
  sealed.set(cipher, 24);
  return { key, sealed };
}

/** Opens a sealed image. Throws where key and bytes do not belong together. */
export const openImage = (key: Uint8Array, sealed: Uint8Array): Uint8Array =>
  xchacha20poly1305(key, sealed.subarray(0, 24), utf8('spmb-gambar-1')).decrypt(sealed.subarray(24));
