import { withNomor } from '@spmb/shared/peserta/kode-kartu.ts';
import { expect, test } from 'vitest';
import { findPerson, matches } from './find-person.ts';
import { buildAbsenRow } from '../testing/build-absen-row.ts';

const siti = buildAbsenRow({ id: 'siti', nama: 'Siti Rahmawati', nomor_peserta: 'P-1', noreg: 'REG-9' });
const sitiB = buildAbsenRow({ id: 'siti b', nama: 'Siti Aminah', nomor_peserta: 'P-12', noreg: 'REG-7' });
const all = [siti, sitiB];

test.each([
  ['a whole number, although it begins another one', 'p-1', 'siti'],
  ['the registration number', 'REG-7', 'siti b'],
  ['the code of a card', withNomor('http://10.0.0.5:8080/login', 'P-12'), 'siti b'],
  ['a name that only one bears', ' aminah ', 'siti b'],
  ['a name of two', 'siti', undefined],
  ['somebody who is not here', 'P-99', undefined],
  ['nothing', '  ', undefined],
])('%s', (_, typed, id) => {
  expect(findPerson(all, typed)?.id).toBe(id);
});

test('the list is narrowed by what is typed while it is typed', () => {
  expect(all.filter((row) => matches(row, 'rahma'))).toEqual([siti]);
  expect(all.filter((row) => matches(row, ''))).toEqual(all);
});
