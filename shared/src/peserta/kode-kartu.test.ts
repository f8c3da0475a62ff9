import { expect, test } from 'vitest';
import { readKodeKartu, withNomor } from './kode-kartu.ts';

test.each(['DEMO-0001', '01/TKJ 7', '#5', '100%'])('the card of %s is read back as his number', (nomor) => {
  expect(readKodeKartu(withNomor('http://10.0.0.5:8080/login', nomor))).toBe(nomor);
});

test.each([
  ['  Siti Rahma ', 'Siti Rahma'],
  ['http://10.0.0.5/login#%E0%A4%A', '%E0%A4%A'],
  ['http://10.0.0.5/login#', ''],
])('%s, which is no code of ours, is taken as it is', (typed, read) => {
  expect(readKodeKartu(typed)).toBe(read);
});
