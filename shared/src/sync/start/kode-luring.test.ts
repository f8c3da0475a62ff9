import { describe, expect, test } from 'vitest';
import { drawKodeLuring, isLongAsKodeLuring, parseKodeLuring, showKodeLuring } from './kode-luring.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const kode = drawKodeLuring(Uint8Array.from([3, 250, 17, 0, 99, 31, 64, 200, 5, 118]));

describe('D-RULE-21: the kode luring', () => {
  test('is ten letters of 32 and a check letter, shown in groups', () => {
    expect(kode).toMatch(/^[0-9A-HJKMNP-TV-Z]{11}$/);
    expect(showKodeLuring(kode)).toMatch(/^.{4}-.{4}-.{3}$/);
    expect(parseKodeLuring(showKodeLuring(kode))).toBe(kode);
  });

  test('is read however it was typed', () => {
    const typed = [kode.toLowerCase(), ` ${kode.replaceAll('0', 'o').replaceAll('1', 'l')} `];
    expect(typed.map(parseKodeLuring)).toEqual([kode, kode]);
    expect([isLongAsKodeLuring(kode), isLongAsKodeLuring('ABC-DEF')]).toEqual([true, false]);
  });

  test('every single wrong letter is found, and every two neighbours that changed places', () => {
    for (let at = 0; at < kode.length; at++) {
      for (const letter of alphabet)
        if (letter !== kode[at])
          expect(parseKodeLuring(kode.slice(0, at) + letter + kode.slice(at + 1))).toBeUndefined();
      const swapped = kode.slice(0, at) + (kode[at + 1] ?? '') + (kode[at] ?? '') + kode.slice(at + 2);
      if (swapped !== kode && at < kode.length - 1) expect(parseKodeLuring(swapped)).toBeUndefined();
    }
  });

  test.each(['', 'ABCDEF', `${kode}A`, '🙂'.repeat(11)])('%j is none', (typed) => {
    expect(parseKodeLuring(typed)).toBeUndefined();
  });
});
