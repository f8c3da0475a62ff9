import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { Sharp } from 'sharp';
import { plainJpeg } from './plain-jpeg.ts';
import { takeTurns } from '../server/work/take-turns.ts';

/** Loaded with the first image: native, and most starts never need it. */
const loadSharp = async () => (await import('sharp')).default;

/** Largest image file that is opened, in bytes. */
export const MAX_IMAGE_BYTES = 2 * 1024 * 1024;

/** Longest side of a stored image, in pixels; larger ones are scaled down. */
export const MAX_IMAGE_SIDE = 1_600;

/** A small file may unfold into an enormous picture; no camera of a school makes more pixels. */
const MAX_PIXELS = 64_000_000;
/** So much memory does such a photo take, in bytes; with transparency or 16 bits a channel fewer pixels take it. */
const MAX_DECODED_BYTES = MAX_PIXELS * 3;

/** One at a time: each may take a core for seconds, and memory up to the limit. */
const inTurn = takeTurns();

/** WebP is taken only where it saves clearly, since PNG and JPEG open everywhere. */
const WEBP_GAIN = 0.8;

/** A smaller image is not worth trying; the time goes into the many small drawings of a question bank. */
const TRY_WEBP_FROM_BYTES = 20_000;

/** A PNG that stays larger is a photo or a scan: lossless WebP would hardly help it and takes ten times as long. */
const PHOTO_FROM_BYTES = 200_000;

export interface ReencodedImage {
  bytes: Uint8Array<ArrayBuffer>;
  mime: 'image/png' | 'image/jpeg' | 'image/webp';
  /** In pixels, after turning and scaling. */
  width: number;
  height: number;
}

/**
 * Decodes a JPEG or PNG by its content and writes it anew: turned upright, at most 1600 pixels a side, without EXIF and
 * other metadata, in its own format or as WebP where that is clearly smaller. A JPEG that is stored already, or fits as it
 * is, keeps its picture bit for bit: each encoding would take something from it. Throws Refusal (Indonesian) for a file
 * over 2 MB, in another format, broken, or with too many pixels.
 */
export async function reencodeImage(bytes: Uint8Array): Promise<ReencodedImage> {
  if (bytes.byteLength > MAX_IMAGE_BYTES) {
    throw new Refusal('Gambar lebih dari 2 MB. Perkecil gambar, lalu coba lagi.');
  }
  const format = sniffFormat(bytes);
  if (format === undefined) {
    throw new Refusal('Gambar bukan JPG atau PNG. Simpan ulang sebagai JPG atau PNG, lalu coba lagi.');
  }
  try {
    return await inTurn(() => writeAnew(bytes, format));
  } catch {
    throw new Refusal(
      'Gambar rusak atau terlalu besar ukurannya. Buka dan simpan ulang gambar, lalu coba lagi.',
    );
  }
}

async function writeAnew(bytes: Uint8Array, format: 'jpeg' | 'png'): Promise<ReencodedImage> {
  const sharp = await loadSharp();
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { width, height, channels, depth, orientation = 1, icc } = await image.metadata();
  const decodedBytes = width * height * channels * (depth === 'ushort' ? 2 : 1);
  if (decodedBytes > MAX_DECODED_BYTES) throw new Error('too large when decoded');
  const isUpright = orientation === 1 && icc === undefined && channels <= 3;
  const plain = format === 'jpeg' && isUpright ? plainJpeg(bytes) : undefined;
  if (plain && Math.max(width, height) <= MAX_IMAGE_SIDE) {
    // Decoded only to know that it is whole.
    await sharp(plain, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).raw().toBuffer();
    return { bytes: plain, mime: 'image/jpeg', width, height };
  }
  const side = {
    width: MAX_IMAGE_SIDE,
    height: MAX_IMAGE_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  return writeSmallest(image.autoOrient().resize(side), format);
}

/** Whether the bytes begin like a JPEG or PNG. */
export const isImage = (bytes: Uint8Array): boolean => sniffFormat(bytes) !== undefined;

/** By the first bytes, never by name. */
function sniffFormat(bytes: Uint8Array): 'jpeg' | 'png' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  return png.every((byte, index) => bytes[index] === byte) ? 'png' : undefined;
}

async function writeSmallest(image: Sharp, format: 'jpeg' | 'png'): Promise<ReencodedImage> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const sharp = await loadSharp();
  const decoded = () => sharp(data, { raw: { width, height, channels } });
  const isPng = format === 'png';
  const own = isPng ? decoded().png({ compressionLevel: 9 }) : decoded().jpeg({ quality: 82, mozjpeg: true });
  const ownBytes = await own.toBuffer();
  const size = { width, height };
  const kept: ReencodedImage = { bytes: new Uint8Array(ownBytes), mime: `image/${format}`, ...size };
  if (ownBytes.length < TRY_WEBP_FROM_BYTES) return kept;
  const lossless = isPng && ownBytes.length < PHOTO_FROM_BYTES;
  const webpBytes = await decoded()
    .webp(lossless ? { lossless } : { quality: isPng ? 90 : 82 })
    .toBuffer();
  if (webpBytes.length > ownBytes.length * WEBP_GAIN) return kept;
  return { bytes: new Uint8Array(webpBytes), mime: 'image/webp', ...size };
}
