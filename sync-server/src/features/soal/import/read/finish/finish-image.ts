import { toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { reencodeImage } from '../../../../../media/reencode-image.ts';
import { smallImage } from '../../../../../media/small-image.ts';
import { nativeDigest } from '../../../../../server/secrets/native-digest.ts';
import type { GambarImport } from '../raw/soal-import.ts';

const extensions = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const;

/** So much of a report are small images at most, in characters; those of some hundred questions. */
const PREVIEW_BYTES = 3_000_000;

/** Checks an image and writes it anew, or says why it cannot be used (Indonesian). */
export type FinishImage = (bytes: Uint8Array) => Promise<GambarImport | { galat: string }>;

/** For one file: an image that stands in several places is worked on once. */
export function buildImageFinisher(pratinjau = false): FinishImage {
  const budget = { left: pratinjau ? PREVIEW_BYTES : 0 };
  const finished = new Map<string, Promise<GambarImport | { galat: string }>>();
  return (bytes) => {
    const hash = toBase64Url(nativeDigest.sha256(bytes));
    const before = finished.get(hash);
    if (before) return before;
    const now = finishImage(bytes, budget);
    finished.set(hash, now);
    return now;
  };
}

async function finishImage(
  bytes: Uint8Array,
  budget: { left: number },
): Promise<GambarImport | { galat: string }> {
  const old = oldFormat(bytes);
  if (old !== undefined) {
    return {
      galat: `Gambar berformat ${old} tidak dapat dipakai. Buka, simpan sebagai PNG, lalu sisipkan lagi.`,
    };
  }
  try {
    const image = await reencodeImage(bytes);
    const { mime, width: lebar, height: tinggi } = image;
    const kecil = budget.left > 0 ? await smallImage(image) : undefined;
    budget.left -= kecil?.length ?? 0;
    const known = kecil === undefined ? {} : { kecil };
    return { bytes: image.bytes, extension: extensions[mime], mime, lebar, tinggi, ...known };
  } catch (error) {
    if (error instanceof Refusal) return { galat: error.message };
    throw error;
  }
}

/** Formats that office documents hold without their authors knowing. */
function oldFormat(bytes: Uint8Array): string | undefined {
  if (bytes.length === 0) return 'yang tidak terbaca (mungkin hanya ditautkan)';
  const start = Buffer.from(bytes.subarray(0, 44)).toString('latin1');
  if (start.startsWith('GIF8')) return 'GIF';
  if (start.startsWith('\xD7\xCD\xC6\x9A')) return 'WMF (biasanya rumus MathType)';
  if (start.endsWith(' EMF')) return 'EMF (biasanya rumus atau bagan Office)';
  return start.startsWith('BM') ? 'BMP' : undefined;
}
