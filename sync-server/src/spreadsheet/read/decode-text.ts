/**
 * Bytes of a text file as text: UTF-8 and UTF-16 with or without their mark, else Windows-1252. Undefined if
 * they are no text at all (a program, an image, an archive).
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder(findEncoding(bytes)).decode(bytes);
  return /(?![\t-\r\u0080-\u009f])\p{Cc}/u.test(text) ? undefined : text;
}

function findEncoding(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const [evenNulls, oddNulls] = countNulls(bytes.subarray(0, 4_096));
  if (evenNulls + oddNulls > 0) return evenNulls > oddNulls ? 'utf-16be' : 'utf-16le';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

function countNulls(bytes: Uint8Array): [even: number, odd: number] {
  const counts: [number, number] = [0, 0];
  bytes.forEach((byte, index) => {
    if (byte === 0) counts[index % 2 === 0 ? 0 : 1] += 1;
  });
  return counts;
}
