import { CallError } from '../../http/call-error.ts';
import { readImage, writeImage } from '../../ports/scale-image.ts';

/** Longest side in pixels: the server keeps no more. */
const sideMax = 1_600;
/** A smaller file travels as it is; the server takes out what a camera wrote into it. */
const keptBytes = 1024 * 1024;

/**
 * An image from a camera made small enough to send, upright and without EXIF; every other file as it is. Throws
 * CallError where it cannot be read as the image it is said to be.
 */
export async function shrinkImage(file: File, bytesMax: number): Promise<File> {
  if (!/^image\/(jpeg|png)$/.test(file.type) || file.size <= keptBytes) return file;
  const image = await readImage(file, sideMax);
  if (!image) throw new CallError('Gambar ini tidak terbaca. Pilih gambar JPG atau PNG lain.', 0);
  try {
    for (const [type, quality] of [
      [file.type, 0.85],
      ['image/jpeg', 0.8],
      ['image/jpeg', 0.5],
    ] as const) {
      const written = await writeImage(image, { type, quality, sideMax });
      if (written && written.blob.size <= bytesMax)
        return new File([written.blob], file.name, { type, lastModified: file.lastModified });
    }
  } finally {
    image.close();
  }
  return file;
}
