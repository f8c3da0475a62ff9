import { expect, test } from 'vitest';
import { namaKhusus } from './nama-khusus.ts';
import { buildNamaPeserta } from './nama-peserta.ts';
import { sekolahAsal } from './sekolah-asal.ts';

test('240 participants bear 240 different names, also 1,000', () => {
  for (const count of [240, 1000]) {
    const nama = buildNamaPeserta(count).map((peserta) => peserta.nama);
    expect(nama).toHaveLength(count);
    expect(new Set(nama).size).toBe(count);
  }
});

test('the list is the same at every call, and a longer one begins with the shorter one', () => {
  expect(buildNamaPeserta(240)).toEqual(buildNamaPeserta(240));
  expect(buildNamaPeserta(300).slice(0, 240)).toEqual(buildNamaPeserta(240));
});

test('more participants than names are refused', () => {
  expect(() => buildNamaPeserta(100_000)).toThrow('Daftar nama demo hanya cukup untuk');
});

test('participants are boys and girls born in 2010 or 2011 from all twenty schools', () => {
  const peserta = buildNamaPeserta(240);
  for (const { tanggal_lahir, tempat_lahir } of peserta) {
    expect(tanggal_lahir).toMatch(/^201[01]-\d\d-\d\d$/);
    expect(tempat_lahir).not.toBe('');
  }
  expect(new Set(peserta.map((satu) => satu.nama_sekolah_asal))).toEqual(
    new Set(sekolahAsal.map(({ name }) => name)),
  );
  const putri = peserta.filter((satu) => satu.jenis_kelamin === 'P').length;
  expect(putri).toBeGreaterThan(96);
  expect(putri).toBeLessThan(144);
});

test('240 participants include names of one word, of 60 characters, with apostrophe, dot and hyphen', () => {
  const nama = buildNamaPeserta(240).map((peserta) => peserta.nama);
  for (const wanted of [/^\S+$/, /^.{60,}$/, /'/, /’/, /\./, /-/]) {
    expect(nama.filter((satu) => wanted.test(satu)).length, String(wanted)).toBeGreaterThan(0);
  }
  expect(
    nama.filter((satu) => namaKhusus.some((khusus) => khusus.nama === satu)).length,
  ).toBeGreaterThanOrEqual(15);
});

test('schools have different names and numbers of eight digits', () => {
  expect(new Set(sekolahAsal.map(({ name }) => name)).size).toBe(20);
  expect(new Set(sekolahAsal.map(({ npsn }) => npsn)).size).toBe(20);
  for (const { npsn } of sekolahAsal) expect(npsn).toMatch(/^\d{8}$/);
});
