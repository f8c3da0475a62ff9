import sharp from 'sharp';

/** A real image of one colour. */
export async function buildGambar(
  format: 'png' | 'jpeg' | 'gif' = 'png',
  side = 12,
  colour = '#36c',
): Promise<Uint8Array> {
  const image = sharp({ create: { width: side, height: side, channels: 3, background: colour } });
  return new Uint8Array(await image.toFormat(format).toBuffer());
}
