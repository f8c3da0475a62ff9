import { expect, test } from 'vitest';
import { isiJawaban } from './isi-jawaban.ts';

test.each([
  ['Halo {nama} ({nomor}).', 'Halo Siti {nomor} (R-1).'],
  ['Tanpa sapaan', 'Tanpa sapaan'],
  ['{sekolah} dan {nama', '{sekolah} dan {nama'],
])('a ready answer names whom it goes to, once: %s', (body, filled) => {
  expect(isiJawaban(body, { nama: 'Siti {nomor}', nomor: 'R-1' })).toBe(filled);
});
