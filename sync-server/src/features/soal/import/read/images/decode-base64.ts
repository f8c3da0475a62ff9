import { MAKS_GAMBAR_SOAL } from '@spmb/shared/soal/import/import-soal.schema.ts';

/** Base64 text of at most this length is decoded; a longer one is over the limit of an image in any case. */
const LONGEST = Math.ceil(MAKS_GAMBAR_SOAL / 3) * 4 + 100_000;

/**
 * Bytes of an image in base64, line breaks allowed. Of an oversize text only so much is decoded that the size check
 * still refuses it. What is no base64 answers fewer or no bytes, which no image check lets pass.
 */
export function decodeBase64(text: string): Uint8Array {
  const packed = text.length > LONGEST * 2 ? text.slice(0, LONGEST * 2) : text;
  return new Uint8Array(Buffer.from(packed.replace(/\s+/g, '').slice(0, LONGEST), 'base64'));
}
