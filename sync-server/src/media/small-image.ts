/** Longest side of an image in a preview, in pixels: twice what is shown, for sharp screens. */
const SIDE = 480;

/** An image that is smaller than this is shown as it is. */
const SMALL_BYTES = 8_000;

/** A stored image as a small data address for a preview. Throws where it is broken. */
export async function smallImage({ bytes, mime }: { bytes: Uint8Array; mime: string }): Promise<string> {
  if (bytes.length <= SMALL_BYTES) return addressOf(bytes, mime);
  const sharp = (await import('sharp')).default;
  const small = await sharp(bytes)
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 55, effort: 1 })
    .toBuffer();
  return addressOf(small, 'image/webp');
}

const addressOf = (bytes: Uint8Array, mime: string) =>
  `data:${mime};base64,${Buffer.from(bytes).toString('base64')}`;
