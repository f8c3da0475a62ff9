import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { reencodeImage } from '../../../media/reencode-image.ts';
import type { GambarImpor } from './soal-impor.ts';

const extensions = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const;

/** Checks an image and writes it anew. Where it cannot be used, `refuse` gets the reason and nothing is answered. */
export async function finishImage(
  bytes: Uint8Array,
  refuse: (pesan: string) => void,
): Promise<GambarImpor | undefined> {
  const old = oldFormat(bytes);
  if (old !== undefined) {
    refuse(`Gambar berformat ${old} tidak dapat dipakai. Buka, simpan sebagai PNG, lalu sisipkan lagi.`);
    return undefined;
  }
  try {
    const image = await reencodeImage(bytes);
    const { mime, width: lebar, height: tinggi } = image;
    return { bytes: image.bytes, extension: extensions[mime], mime, lebar, tinggi };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    refuse(error.message);
    return undefined;
  }
}

/** Formats that office documents hold without their authors knowing. */
function oldFormat(bytes: Uint8Array): string | undefined {
  if (bytes.length === 0) return 'tidak terbaca (mungkin hanya ditautkan)';
  const start = Buffer.from(bytes.subarray(0, 44)).toString('latin1');
  if (start.startsWith('GIF8')) return 'GIF';
  if (start.startsWith('\xD7\xCD\xC6\x9A')) return 'WMF (biasanya rumus MathType)';
  if (start.endsWith(' EMF')) return 'EMF (biasanya rumus atau bagan Office)';
  return start.startsWith('BM') ? 'BMP' : undefined;
}
