import { expect, test } from 'vitest';
import { susunSurat } from './surat-hasil.ts';

const siti = { nama: 'Siti', jurusan: 'Farmasi', urutan: null, lepas: false };

test('a result is told in words: where he is accepted, that he has lost that seat, which place in the reserve he has, or that he has no seat', () => {
  expect(susunSurat({ ...siti, status: 'L' }).body).toMatch(/^Selamat, Siti\. Anda diterima di Farmasi\./);
  const waiting = susunSurat({ ...siti, status: 'CADANGAN', urutan: 3 });
  expect(waiting).toMatchObject({
    title: 'Hasil seleksi: cadangan',
    body: expect.stringContaining('urutan 3'),
  });
  expect(susunSurat({ ...siti, status: 'L', lepas: true }).body).toContain('kursi itu sudah dilepas');
  expect(susunSurat({ ...siti, status: 'TL', jurusan: '' }).title).toBe('Hasil seleksi: belum diterima');
});

test('what the committee adds comes after it', () => {
  expect(susunSurat({ ...siti, status: 'L' }, 'Bawa rapor asli.').body).toMatch(
    /dasbor Anda\.\n\nBawa rapor asli\.$/,
  );
});
