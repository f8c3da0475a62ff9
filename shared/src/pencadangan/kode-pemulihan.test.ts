import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  drawKodePemulihan,
  kodePemulihanBytes,
  parseKodePemulihan,
  showKodePemulihan,
} from './kode-pemulihan.ts';

const codes = fc
  .uint8Array({ minLength: kodePemulihanBytes, maxLength: kodePemulihanBytes })
  .map(drawKodePemulihan);

test('P10: a code is read as it is shown, in any case and with look-alikes', () => {
  fc.assert(
    fc.property(codes, (kode) => {
      const shown = showKodePemulihan(kode);
      expect(shown).toMatch(/^([0-9A-Z]{5}-){4}[0-9A-Z]{5}$/);
      const typed = shown.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l').replaceAll('-', ' ');
      expect(parseKodePemulihan(typed)).toBe(kode);
    }),
  );
});

test('P10: one wrong letter and two that changed places are found', () => {
  fc.assert(
    fc.property(
      codes,
      fc.nat(24),
      fc.nat(24),
      fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'),
      (kode, at, other, letter) => {
        const letters = [...kode];
        const wrong = letters.with(at, letter).join('');
        expect(parseKodePemulihan(wrong)).toBe(wrong === kode ? kode : undefined);
        const swapped = letters.with(at, letters[other]!).with(other, letters[at]!).join('');
        expect(parseKodePemulihan(swapped)).toBe(swapped === kode ? kode : undefined);
      },
    ),
  );
});
