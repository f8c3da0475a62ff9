/** A stored image (JPEG, PNG or WebP) as PNG of at most `height` pixels: what PDF can hold. Throws where it is broken. */
export async function shrinkForPrint(bytes: Uint8Array, height: number): Promise<Uint8Array> {
  const sharp = (await import('sharp')).default;
  const size = { height, width: height * 2, fit: 'inside', withoutEnlargement: true } as const;
  return new Uint8Array(await sharp(bytes).resize(size).png().toBuffer());
}
