import { describe, expect, test } from 'vitest';
import { buildFormulirPenuh, buildSyarat } from '../testing/build-formulir.ts';
import { namaRekam, tulisRekam } from '../verifikasi/kolom.ts';
import { fieldTerbuka } from '../verifikasi/terbuka.ts';
import { bandingkan } from './beda.ts';
import { kepalaIsian, kosong, semuaField } from './formulir/formulir.ts';
import { bacaIsian } from './isian.ts';
import { labelKolomImport, labelPeserta } from './label-peserta.ts';
import { isDitanya, isWajib, periksaFormulir } from './periksa.ts';

const penuh = buildFormulirPenuh();
const syarat = buildSyarat();

test('the form with everything in it is right, and asks for every field', () => {
  expect(periksaFormulir(penuh, syarat)).toEqual({});
  const idle = semuaField.filter(
    (field) => !isDitanya(field, penuh, syarat) || penuh[field.name] === kosong(field),
  );
  // Who is colour-blind hands in no paper that he is not.
  expect(idle.map(({ name }) => name)).toEqual(['butawarna_status']);
});

describe.each(semuaField.map((field) => [field.name, field] as const))('%s', (name, field) => {
  test('is read from what is sent, and missed by the check where it has to be there', () => {
    expect(bacaIsian({ [name]: penuh[name] })).toEqual({ [name]: penuh[name] });
    const wrong = Object.keys(periksaFormulir({ ...penuh, [name]: kosong(field) }, syarat));
    const isNeeded = isWajib(field, syarat) || name === 'pernyataan_status';
    expect(wrong.includes(name)).toBe(isNeeded);
  });

  test('is told where two submissions differ, opened by its name, and stands in the record of a verification', () => {
    const isi = { ...penuh, [name]: kosong(field) };
    const other = name === 'butawarna_status' ? { ...isi, [name]: true } : penuh;
    expect(bandingkan(isi, other).map((one) => one.field.name)).toEqual([name]);
    expect(fieldTerbuka([name])).toContain(name);
    expect(Object.keys(tulisRekam(penuh))).toContain(namaRekam(field));
  });
});

const semuaAngka = semuaField.filter(({ jenis }) => jenis === 'angka');
test.each(semuaAngka.map((field) => [field.name, field.label] as const))(
  'what was typed where the number %s should stand stays as it is, and is named before a send',
  (name, label) => {
    const kept = bacaIsian({ [name]: ' delapan puluh ' });
    expect(kept).toEqual({ [name]: 'delapan puluh' });
    expect(periksaFormulir({ ...penuh, ...kept }, syarat)).toEqual({
      [name]: expect.stringMatching(`^${label} diisi angka`),
    });
    expect(bacaIsian({ [name]: '8'.repeat(20) + 'x'.repeat(80) })[name]).toHaveLength(32);
    for (const none of ['', '  ', {}, true, null])
      expect(bacaIsian({ [name]: none })).toEqual({ [name]: null });
  },
);

test('a participant’s fields and the columns of an import are called as the form calls them', () => {
  const inForm = new Set<string>(semuaField.map(({ name }) => name));
  const own = Object.entries({ ...labelPeserta, ...labelKolomImport }).filter(([name]) => inForm.has(name));
  expect(own.length).toBeGreaterThan(7);
  for (const [name, label] of own) expect(label, name).toBe(kepalaIsian(name as never));
  expect([labelKolomImport.pilihan_1, labelKolomImport.pilihan_2]).toEqual([
    kepalaIsian('jurusan_id_1'),
    kepalaIsian('jurusan_id_2'),
  ]);
});
