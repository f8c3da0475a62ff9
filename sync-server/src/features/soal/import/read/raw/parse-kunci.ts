/**
 * An answer key as schools write it (B, b., 2, 2.0, "B,C", "A dan D") as 0-based places. [] where nothing can be read;
 * several places where several answers are called right.
 */
export function parseKunci(teks: string): number[] {
  const words = teks
    .trim()
    .toUpperCase()
    .replace(/^(?:JAWABAN|KUNCI|OPSI|PILIHAN)\s*:?\s*/, '')
    .split(/[\s,;/&+|]+|DAN/)
    .filter((word) => word !== '')
    .flatMap((word) => (/^[A-E]{2,5}$/.test(word) ? [...word] : [word]));
  const places = words.map(placeOf);
  return places.every((place) => place !== undefined) ? [...new Set(places)] : [];
}

function placeOf(word: string): number | undefined {
  const letter = /^\(?([A-E])[.):]?$/.exec(word)?.[1];
  if (letter !== undefined) return letter.charCodeAt(0) - 65;
  const digit = /^\(?([1-5])(?:\.0+)?[.):]?$/.exec(word)?.[1];
  return digit === undefined ? undefined : Number(digit) - 1;
}
