import { expect, test } from 'vitest';
import { keadaanPengumuman, waktuSetempat } from './keadaan-pengumuman.ts';

const [mulai, selesai] = ['2025-07-01T08:00', '2025-07-01T09:00'];

test.each([
  [{ status: false, mulai: null, selesai: null }, '2025-07-01T08:30', 'draf'],
  [{ status: true, mulai: null, selesai: null }, '2025-07-01T08:30', 'tampil'],
  [{ status: true, mulai, selesai }, '2025-07-01T07:59', 'terjadwal'],
  [{ status: true, mulai, selesai }, '2025-07-01T08:00', 'tampil'],
  [{ status: true, mulai, selesai }, '2025-07-01T08:59', 'tampil'],
  [{ status: true, mulai, selesai }, '2025-07-01T09:00', 'berakhir'],
] as const)('S2-ANN-03: shown from its first minute on and no more at its last', (one, waktu, keadaan) => {
  expect(keadaanPengumuman(one, waktu)).toBe(keadaan);
});

test('an instant is said as the school reads it', () => {
  expect(waktuSetempat(Date.parse('2025-07-01T16:30:00Z'), 'WITA')).toBe('2025-07-02T00:30');
});
