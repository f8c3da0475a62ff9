import { MAX_IMAGE_BYTES } from './reencode-image.ts';

/** An image that every program opens. */
export interface OfficeImage {
  bytes: Uint8Array<ArrayBuffer>;
  extension: 'png' | 'jpeg';
}

/**
 * A stored image for programs that know no WebP: PNG and JPEG as they are, WebP as PNG, or as JPEG where that would be
 * larger than what may be uploaded again. Throws where it is broken.
 */
export async function convertForOffice(bytes: Uint8Array, mime: string): Promise<OfficeImage> {
  if (mime !== 'image/webp')
    return { bytes: new Uint8Array(bytes), extension: mime === 'image/png' ? 'png' : 'jpeg' };
  const sharp = (await import('sharp')).default;
  const png = await sharp(bytes).png({ compressionLevel: 9 }).toBuffer();
  if (png.length <= MAX_IMAGE_BYTES) return { bytes: new Uint8Array(png), extension: 'png' };
  const jpeg = await sharp(bytes).flatten({ background: '#fff' }).jpeg({ quality: 90 }).toBuffer();
  return { bytes: new Uint8Array(jpeg), extension: 'jpeg' };
}
