import { expect, test } from 'vitest';
import { planUjianUlang, type CalonUlang, type JenisUlang } from './ujian-ulang.schema.ts';

const absent: CalonUlang = {
  id: 'b1',
  peserta_id: 'p1',
  jadwal_ujian_id: 'j1',
  waktu: 60,
  status: 'BELUM HADIR',
  berakhir: true,
  nilai: null,
  kktp: 75,
  menunggu: null,
};
const sat: CalonUlang = { ...absent, status: 'SELESAI', nilai: 60 };
const jam = { jam_mulai: '10:00', jam_selesai: '11:30' };
const busy = [
  { peserta_id: 'p1', jadwal_ujian_id: 'j2', jadwal: 'IPA', jam_mulai: '11:00', jam_selesai: '12:00' },
];

test.each<[string, JenisUlang, Partial<CalonUlang> & { base?: CalonUlang }, string | undefined]>([
  ['absent', 'susulan', {}, undefined],
  ['began and never finished, by choice', 'susulan', { status: 'SEDANG MENGERJAKAN' }, undefined],
  ['may still begin', 'susulan', { berakhir: false }, 'Sesinya belum berakhir'],
  ['has finished', 'susulan', { base: sat }, 'Sudah menyelesaikan'],
  ['has a make-up already', 'susulan', { menunggu: 'susulan' }, 'Sudah dijadwalkan susulan'],
  ['longer than the time', 'susulan', { waktu: 91 }, 'kurang dari 91 menit'],
  ['below the KKTP', 'remedial', { base: sat }, undefined],
  ['at the KKTP', 'remedial', { base: sat, nilai: 75 }, 'Sudah tuntas'],
  ['no score to repeat', 'remedial', {}, 'Belum mempunyai nilai'],
  ['has a remedial already', 'remedial', { base: sat, menunggu: 'remedial' }, 'Sudah dijadwalkan remedial'],
])('N56: %s, %s', (_, jenis, { base = absent, ...changes }, alasan) => {
  const { dibuat, dilewati } = planUjianUlang(jenis, [{ ...base, ...changes }], jam, []);
  expect([dibuat.length, dilewati[0]?.alasan ?? '']).toEqual([
    alasan === undefined ? 1 : 0,
    expect.stringContaining(alasan ?? ''),
  ]);
});

test('nobody sits two exams at one time: of that day, or two of the same list', () => {
  expect(planUjianUlang('susulan', [absent], jam, busy).dilewati[0]?.alasan).toContain('IPA');
  const both = planUjianUlang('susulan', [absent, { ...absent, id: 'b2', jadwal_ujian_id: 'j3' }], jam, []);
  expect([both.dibuat.map(({ id }) => id), both.dilewati.map(({ id }) => id)]).toEqual([['b1'], ['b2']]);
});
