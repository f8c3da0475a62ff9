const soi = 2;
const profile = 0xe2;
const startOfScan = 0xda;
/** Everything before the picture, in what browsers write. */
const headBytes = 4_096;

/**
 * A JPEG of a canvas without its colour profile. It is the one that is taken for granted where none is named; with one the
 * server writes the picture anew, which takes it seconds and the picture some of its sharpness.
 */
export async function untagJpeg(jpeg: Blob): Promise<Blob> {
  const head = new DataView(await jpeg.slice(0, headBytes).arrayBuffer());
  for (let at = soi; at + 4 <= head.byteLength && head.getUint8(at + 1) !== startOfScan;) {
    const end = at + 2 + head.getUint16(at + 2);
    if (head.getUint8(at + 1) === profile)
      return new Blob([jpeg.slice(0, at), jpeg.slice(end)], { type: jpeg.type });
    at = end;
  }
  return jpeg;
}
