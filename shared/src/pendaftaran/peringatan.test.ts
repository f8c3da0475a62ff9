import { expect, test } from 'vitest';
import { buildFormulir } from '../testing/build-formulir.ts';
import { bandingkan } from './beda.ts';
import { peringatan } from './peringatan.ts';

test.each([
  ['a girl’s own', {}, undefined],
  ['a boy’s own', { nik: '8271010403100001', jenis_kelamin: 'L' }, undefined],
  ['of another day', { nik: '8271014503100001' }, /Tanggal lahir/],
  ['of another year', { nik: '8271014403110001' }, /Tanggal lahir/],
  ['of the other gender', { jenis_kelamin: 'L' }, /Jenis kelamin/],
  ['that is not whole yet', { nik: '82710' }, undefined],
  ['without a birth date', { tanggal_lahir: null }, undefined],
])('a NIK %s is warned of, and nothing is refused for it', (_what, more, sentence) => {
  const found = peringatan(buildFormulir(more))['nik'];
  if (sentence) expect(found).toMatch(sentence);
  else expect(found).toBeUndefined();
});

test('two submissions differ in what was changed, in the form’s order and with the step it stands in', () => {
  const before = buildFormulir();
  const after = { ...before, nama: 'Siti Aini Putri', foto: 'foto-baru', jurusan_id_2: 'tkj' };
  expect(
    bandingkan(before, after).map(({ langkah, field, sebelum, sesudah }) => [
      langkah,
      field.name,
      sebelum,
      sesudah,
    ]),
  ).toEqual([
    ['pilihan', 'jurusan_id_2', null, 'tkj'],
    ['identitas', 'nama', 'Siti Aini', 'Siti Aini Putri'],
    ['identitas', 'foto', 'berkas-foto', 'foto-baru'],
  ]);
  expect(bandingkan(before, before)).toEqual([]);
});
