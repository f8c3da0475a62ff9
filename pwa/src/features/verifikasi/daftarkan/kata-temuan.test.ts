import { buildFormulir, buildSyarat } from '@spmb/shared/testing/build-formulir.ts';
import { expect, test } from 'vitest';
import { kataTemuan, kataTerkirim } from './kata-temuan.ts';

const baru = { isi: buildFormulir(), versi: 0, syarat: buildSyarat(), dibuka: true, nomor_register: '' };

test.each([
  [{ id: null, status: null, nama: '' }, 'Belum ada akun dengan NISN ini'],
  [{ id: 'siti', status: 0, nama: 'Siti' }, 'Siti sudah punya akun dan belum mengirim formulir'],
  [{ id: 'siti', status: null, nama: 'Siti' }, 'Siti tercatat sebagai peserta ujian, tanpa formulir'],
])('N6: %o is said before the form', (found, words) => {
  expect(kataTemuan({ ...baru, ...found })).toContain(words);
});

test('who was imported without a number is said to be registered without one', () => {
  const found = { ...baru, id: 'siti', status: 4, nama: 'Siti' };
  expect(kataTerkirim(found)).toMatch(/^Siti sudah terdaftar; statusnya/);
});
