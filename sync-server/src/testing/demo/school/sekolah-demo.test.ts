import { expect, test } from 'vitest';
import { programDemo } from './program-demo.ts';
import { buildTempatDuduk, ruangDemo, sekolahDemo } from './sekolah-demo.ts';

test('240 participants sit on 240 different seats in rooms of at most 40', () => {
  const duduk = buildTempatDuduk(240);
  expect(new Set(duduk.map(({ ruang, kursi }) => `${ruang} ${kursi}`)).size).toBe(240);
  for (const ruang of new Set(duduk.map((tempat) => tempat.ruang))) {
    expect(duduk.filter((tempat) => tempat.ruang === ruang).length).toBeLessThanOrEqual(40);
  }
});

test('labs are filled before classrooms, seats from 01 on', () => {
  const duduk = buildTempatDuduk(217);
  expect(duduk[0]).toEqual({ ruang: 'Lab 1', kursi: '01' });
  expect(duduk[35]).toEqual({ ruang: 'Lab 1', kursi: '36' });
  expect(duduk[215]).toEqual({ ruang: 'Lab 6', kursi: '36' });
  expect(duduk[216]).toEqual({ ruang: 'R. 01', kursi: '01' });
});

test('more participants than seats are refused', () => {
  const seats = ruangDemo.reduce((sum, ruang) => sum + ruang.kapasitas, 0);
  expect(buildTempatDuduk(seats)).toHaveLength(seats);
  expect(() => buildTempatDuduk(seats + 1)).toThrow(`Ruang demo hanya memuat ${seats} peserta.`);
});

test('the school cannot be mistaken for a real one', () => {
  expect(sekolahDemo.npsn).toMatch(/^9\d{7}$/);
  expect(sekolahDemo.email).toMatch(/\.example$/);
});

test('six programmes differ in name, short name and colour, with fewer seats than 240 applicants', () => {
  expect(programDemo).toHaveLength(6);
  for (const field of ['name', 'singkat', 'warna'] as const) {
    expect(new Set(programDemo.map((program) => program[field])).size).toBe(6);
  }
  for (const { warna } of programDemo) expect(warna).toMatch(/^#[0-9a-f]{6}$/);
  expect(programDemo.reduce((sum, { pagu }) => sum + pagu, 0)).toBeLessThan(240);
});
