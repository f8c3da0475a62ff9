const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const DQT = 0xdb;

/** Kept of the application segments: JFIF, and Adobe's, which says how the colours are to be read. */
const kept = new Set([0xe0, 0xee]);
const isApplication = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;

/** Sum of the luminance table of the standard at quality 82, which ours have: what is as coarse only loses by another encoding. */
const OWN_COARSENESS = 1_300;

/**
 * A JPEG without EXIF, profiles, comments and whatever stands behind its end, its picture not touched; undefined where it
 * is finer than ours are, or where its parts cannot be followed. Idempotent.
 */
export function plainJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  let coarseness = 0;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === EOI) {
      parts.push(bytes.subarray(at, at + 2));
      return coarseness < OWN_COARSENESS ? undefined : new Uint8Array(Buffer.concat(parts));
    }
    if (marker === SOI || marker === 0xff) return undefined;
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    let end = at + 2 + length;
    if (length < 2 || end > bytes.length) return undefined;
    if (marker === DQT) coarseness ||= sumOfTable(bytes.subarray(at + 4, end));
    if (marker === SOS) end = endOfScan(bytes, end);
    if (!isApplication(marker) || kept.has(marker)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  if (bytes[at] !== 0xff || bytes[at + 1] !== EOI || coarseness < OWN_COARSENESS) return undefined;
  return new Uint8Array(Buffer.concat([...parts, bytes.subarray(at, at + 2)]));
}

/** The sum of the first table of a segment, of 8 bits a number; 0 for every other. */
function sumOfTable(segment: Uint8Array): number {
  if ((segment[0] ?? 0xff) !== 0) return 0;
  return segment.subarray(1, 65).reduce((sum, value) => sum + value, 0);
}

/** Where the marker behind a scan stands: inside one, 0xFF is followed by 0 or by the number of a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at !== -1) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 2);
  }
  return bytes.length;
}
