/** Pixels per point at which Word places pictures. */
const pixelsPerPoint = 4 / 3;

/** Size in pixels at which a PNG fills the box of `width` × `height` points without changing its shape. */
export function fitPicture(
  png: Uint8Array,
  { width, height }: { width: number; height: number },
): { width: number; height: number } {
  // The first chunk of every PNG: width and height stand at bytes 16 and 20.
  const view = new DataView(png.buffer, png.byteOffset);
  const [own, ownHeight] = [view.getUint32(16), view.getUint32(20)];
  const scale = Math.min(width / own, height / ownHeight) * pixelsPerPoint;
  return { width: Math.round(own * scale), height: Math.round(ownHeight * scale) };
}
