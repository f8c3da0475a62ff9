import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildBarisPeserta } from '../../testing/build-baris-peserta.ts';
import type { BarisPeserta } from './import-peserta.schema.ts';
import type { PesertaTersimpan } from './masuk-index.ts';
import { planPesertaImport } from './plan-peserta-import.ts';

const stored: PesertaTersimpan = {
  id: 'siti',
  nomor_peserta: 'K01',
  nisn: '0091234567',
  nama: 'Siti Aminah',
  kelas: 'IX-A',
};

function planOne(fields: Partial<BarisPeserta>, existing: PesertaTersimpan[] = [stored], options = {}) {
  const [first] = planPesertaImport([buildBarisPeserta(fields)], existing, options);
  if (!first) throw new Error('no plan');
  return first;
}

describe('a row is matched by nomor_peserta, then NISN', () => {
  test.each([
    ['the number', { nomor_peserta: 'K01' }],
    ['the number in another case', { nomor_peserta: 'k01' }],
    ['the NISN, where the row has no number', { nomor_peserta: '0091234567', nisn: '0091234567' }],
  ])('by %s', (_name, fields) => {
    expect(planOne(fields)).toMatchObject({ id: 'siti' });
  });

  test('by the number where the stored one has no NISN, which it then gets', () => {
    expect(planOne({ nomor_peserta: 'K01', nisn: '0099999999' }, [{ ...stored, nisn: null }])).toMatchObject({
      id: 'siti',
      perubahan: [{ kolom: 'nisn', lama: '', baru: '0099999999' }],
    });
  });

  test('and is new where neither is known', () => {
    expect(planOne({ nomor_peserta: 'K02', nisn: '0099999999' }).tindakan).toBe('baru');
  });

  test('a number found by NISN replaces the stored one, and the difference says so', () => {
    expect(planOne({ nomor_peserta: 'UJIAN-7', nisn: '0091234567' })).toMatchObject({
      tindakan: 'diperbarui',
      perubahan: [{ kolom: 'nomor_peserta', lama: 'K01', baru: 'UJIAN-7' }],
    });
  });

  test('a row without a number keeps the stored number', () => {
    expect(planOne({ nomor_peserta: '0091234567', nisn: '0091234567' })).toMatchObject({ tindakan: 'sama' });
  });
});

describe('differences', () => {
  test('name each changed field with old and new value', () => {
    expect(planOne({ nomor_peserta: 'K01', nama: 'Siti A.', kelas: 'IX-B' })).toMatchObject({
      tindakan: 'diperbarui',
      perubahan: [
        { kolom: 'nama', lama: 'Siti Aminah', baru: 'Siti A.' },
        { kolom: 'kelas', lama: 'IX-A', baru: 'IX-B' },
      ],
    });
  });

  test('a blank field never erases, a stored null is filled, a field that is not stored is not compared', () => {
    expect(planOne({ nomor_peserta: 'K01', kelas: '', ruang: 'R1' }).tindakan).toBe('sama');
    expect(planOne({ nomor_peserta: 'K01', ruang: 'R1' }, [{ ...stored, ruang: null }])).toMatchObject({
      perubahan: [{ kolom: 'ruang', lama: '', baru: 'R1' }],
    });
  });

  test('the password of an existing account stays unless staff ask for it, and is never shown', () => {
    expect(planOne({ nomor_peserta: 'K01', kata_sandi: 'rahasia7' }).tindakan).toBe('sama');
    const plan = planOne({ nomor_peserta: 'K01', kata_sandi: 'rahasia7' }, [stored], {
      gantiKataSandi: true,
    });
    expect(plan).toMatchObject({
      perubahan: [{ kolom: 'kata_sandi', lama: '(tersimpan)', baru: '(dari berkas)' }],
    });
  });
});

describe('a row is left out, with the reason', () => {
  test.each([
    [
      'its number belongs to somebody with another NISN',
      { nomor_peserta: 'K01', nisn: '0099999999' },
      /K01 sudah dipakai Siti Aminah/,
    ],
    ['number and NISN mean two people', { nomor_peserta: 'K02', nisn: '0091234567' }, /dua peserta berbeda/],
    [
      'its number is the NISN of somebody else',
      { nomor_peserta: '0091234567', nisn: '0099999999' },
      /NISN lain/,
    ],
  ])('%s', (_name, fields, alasan) => {
    const budi: PesertaTersimpan = { id: 'budi', nomor_peserta: 'K02', nisn: null, nama: 'Budi' };
    const plan = planOne(fields, [stored, budi]);
    expect(plan).toMatchObject({ tindakan: 'dilewati', alasan: expect.stringMatching(alasan) as string });
  });

  test('its NISN is stored twice and no number tells which', () => {
    const twin: PesertaTersimpan = { ...stored, id: 'twin', nomor_peserta: 'K09' };
    expect(planOne({ nomor_peserta: 'K55', nisn: '0091234567' }, [stored, twin]).tindakan).toBe('dilewati');
    expect(planOne({ nomor_peserta: 'K09', nisn: '0091234567' }, [stored, twin])).toMatchObject({
      id: 'twin',
    });
  });

  test.each([
    ['the same number', { nomor_peserta: 'A1' }, { nomor_peserta: 'a1' }],
    [
      'the same NISN',
      { nomor_peserta: 'A1', nisn: '0011111111' },
      { nomor_peserta: 'A2', nisn: '0011111111' },
    ],
    [
      'a number that is the other one’s NISN',
      { nomor_peserta: 'A1', nisn: '0011111111' },
      { nomor_peserta: '0011111111' },
    ],
    ['the same stored participant', { nomor_peserta: 'K01' }, { nomor_peserta: 'A2', nisn: '0091234567' }],
  ])('an earlier row has %s: the first counts', (_name, first, second) => {
    const plan = planPesertaImport(
      [buildBarisPeserta({ ...first, baris: 2 }), buildBarisPeserta({ ...second, baris: 3 })],
      [stored],
    );
    expect(plan.map(({ tindakan }) => tindakan === 'dilewati')).toEqual([false, true]);
    expect(plan[1]).toMatchObject({ alasan: expect.stringContaining('baris 2') as string });
  });
});

test('importing the same file again changes nothing, whatever it holds', () => {
  const row = fc.record({
    nomor_peserta: fc.stringMatching(/^[a-cA-C0-2]{1,2}$/),
    nisn: fc.constantFrom('', '0000000001', '0000000002', '0000000003'),
    nama: fc.constantFrom('Siti', 'Budi'),
    kelas: fc.constantFrom('', 'X'),
  });
  fc.assert(
    fc.property(fc.array(row), (fields) => {
      const rows = fields.map((field, index) => buildBarisPeserta({ ...field, baris: index + 2 }));
      const first = planPesertaImport(rows, []);
      const written = first.flatMap(({ tindakan, peserta }, index): PesertaTersimpan[] =>
        tindakan === 'baru' ? [{ ...peserta, id: String(index) }] : [],
      );
      const again = planPesertaImport(rows, written);
      expect(again.map(({ tindakan }) => tindakan)).toEqual(
        first.map(({ tindakan }) => (tindakan === 'baru' ? 'sama' : 'dilewati')),
      );
    }),
  );
});

test('no two rows are ever imported with one login name', () => {
  const row = fc.record({
    nomor_peserta: fc.constantFrom('a', 'B', '0000000001', '0000000002'),
    nisn: fc.constantFrom('', '0000000001', '0000000002'),
  });
  fc.assert(
    fc.property(fc.array(row), (fields) => {
      const plan = planPesertaImport(
        fields.map((field, index) => buildBarisPeserta({ ...field, baris: index + 2 })),
        [],
      );
      const logins = plan.flatMap(({ tindakan, peserta }) =>
        tindakan === 'baru'
          ? [...new Set([peserta.nomor_peserta.toLowerCase(), peserta.nisn])].filter(Boolean)
          : [],
      );
      expect(new Set(logins).size).toBe(logins.length);
    }),
  );
});
