import { describe, expect, test } from 'vitest';
import { checkSoal } from './check-soal.ts';
import { soalResource, type IsianSoal } from './soal.schema.ts';

const isian = (fields: Partial<IsianSoal>): IsianSoal => ({
  ...soalResource.fields.parse({ soal: '<p>1 + 1 = …</p>', pilihan_a: '2', pilihan_b: '3', jawaban: 'A' }),
  ...fields,
});

describe('a question is a choice of one among two to five options without gaps', () => {
  test.each<[string, Partial<IsianSoal>, string[]]>([
    ['two options', {}, []],
    ['no text', { soal: '<p> </p>' }, ['soal']],
    ['an image instead of the text', { soal: '', soal_gambar: 'g1' }, []],
    ['one option', { pilihan_b: '' }, ['pilihan_b']],
    ['a gap', { pilihan_d: 'x' }, ['pilihan_c']],
    ['the key at an empty option', { jawaban: 'C' }, ['jawaban']],
    ['the key at an option that is an image', { pilihan_c_gambar: 'g2', jawaban: 'C' }, []],
    ['an option of blanks', { pilihan_b: '<p>\u00a0</p>' }, ['pilihan_b']],
  ])('%s', (_, fields, wrong) => {
    expect(Object.keys(checkSoal(isian(fields)))).toEqual(wrong);
  });
});

test('an empty number, image and status read as next, none and siap', () => {
  const parsed = soalResource.fields.parse({ nomor: '', soal: 'x', soal_gambar: '', jawaban: 'B' });
  expect(parsed).toMatchObject({ nomor: null, soal_gambar: null, status: 'siap', pilihan_e: '' });
});
