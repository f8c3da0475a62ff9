import { describe, expect, test } from 'vitest';
import { planPindah, type BarisAda, type TujuanPindah } from './plan-pindah.ts';

const sesi = (id: string, jam_mulai: string, jam_selesai: string) => ({
  id,
  name: `Sesi ${id}`,
  jam_mulai,
  jam_selesai,
});
const [pagi, siang, tumpang] = [
  sesi('1', '07:30', '09:30'),
  sesi('2', '10:00', '12:00'),
  sesi('3', '09:00', '10:30'),
];
const baris = (id: string, rest: Partial<BarisAda> = {}): BarisAda => ({
  id,
  peserta_id: id,
  jadwal_ujian_id: 'mtk',
  jadwal_ujian_sesi_id: '1',
  waktu: 60,
  begun: false,
  ruang: 'Lab 1',
  kursi: id,
  ...rest,
});
const move = (
  rows: BarisAda[],
  ids: string[],
  tujuan: Partial<TujuanPindah> = {},
  { limitSesi = 0, kapasitas = 2 } = {},
) => {
  const { pindah, gagal } = planPindah(
    rows,
    ids,
    { sesi: siang, ruang: null, kursi: null, ...tujuan },
    {
      semuaSesi: [pagi, siang, tumpang],
      semuaRuang: [
        { name: 'Lab 1', kapasitas: 9 },
        { name: 'Lab 2', kapasitas },
      ],
      limitSesi,
    },
  );
  return [
    ...pindah.map(({ baris: { id }, ruang, kursi }) => `${id}: ${ruang}/${kursi}`),
    ...gagal.map(({ id, message }) => `${id}: ${message}`),
  ];
};

describe('moving rows', () => {
  test('room and seat stay where nothing else is said; a seat that is taken there gives way', () => {
    const there = baris('x', { jadwal_ujian_sesi_id: '2', kursi: '1' });
    expect(move([baris('1'), baris('2'), there], ['1', '2'])).toEqual(['1: Lab 1/2', '2: Lab 1/3']);
  });

  test('another room gives the lowest free seats until it is full', () => {
    const rows = [baris('1'), baris('2'), baris('3')];
    expect(move(rows, ['1', '2', '3', 'x'], { ruang: 'Lab 2' })).toEqual([
      '1: Lab 2/1',
      '2: Lab 2/2',
      '3: Lab 2 sudah penuh pada Sesi 2.',
      'x: Jadwal peserta ini tidak ada lagi. Muat ulang daftar.',
    ]);
  });

  test('a wanted seat is given, or refused where somebody has it', () => {
    const rows = [baris('1'), baris('2')];
    expect(move(rows, ['1'], { sesi: pagi, kursi: '7' })).toEqual(['1: Lab 1/7']);
    expect(move(rows, ['1'], { sesi: pagi, kursi: '02' })).toEqual([
      '1: Kursi 02 di Lab 1 sudah ditempati pada Sesi 1.',
    ]);
  });

  test('who has begun stays, the others of the act go', () => {
    expect(move([baris('1', { begun: true }), baris('2')], ['1', '2'])).toEqual([
      '2: Lab 1/2',
      '1: Ujiannya sudah dimulai, jadi tidak dapat dipindahkan.',
    ]);
  });

  test('S1-SCHOOL-16: the limit of a session holds', () => {
    const rows = [baris('1'), baris('2')];
    expect(move(rows, ['1', '2'], {}, { limitSesi: 1 })[1]).toMatch(/^2: Batas 1 peserta tercapai/);
    expect(move(rows, ['1', '2'], { sesi: pagi, ruang: 'Lab 2' }, { limitSesi: 2 })).toHaveLength(2);
  });

  test('who stays in a session or room that is too full already only changes his seat', () => {
    const rows = ['1', '2', '3'].map((id) => baris(id, { ruang: 'Lab 2' }));
    expect(move(rows, ['1'], { sesi: pagi, kursi: '8' }, { limitSesi: 1 })).toEqual(['1: Lab 2/8']);
    expect(move([...rows, baris('4')], ['4'], { sesi: pagi, ruang: 'Lab 2' })).toEqual([
      '4: Lab 2 sudah penuh pada Sesi 1.',
    ]);
  });

  test('nobody is in two sessions at once, has two seats, or more minutes than there are', () => {
    const two = [baris('a', { peserta_id: 'p' }), baris('b', { peserta_id: 'p', jadwal_ujian_id: 'ipa' })];
    expect(move(two, ['a'], { sesi: tumpang })).toEqual([
      'a: Sudah dijadwalkan di Sesi 1, pada jam yang sama dengan Sesi 3.',
    ]);
    expect(move(two, ['a', 'b'], { ruang: 'Lab 2' })).toEqual(['a: Lab 2/1', 'b: Lab 2/1']);
    expect(move(two, ['a', 'b'], { sesi: tumpang })[1]).toMatch(/^b: Ujiannya 120 menit, lebih lama/);
    expect(move(two, ['b'], { sesi: pagi, ruang: 'Lab 2' })[0]).toMatch(/Pilih semua jadwalnya/);
    const again = baris('c', { peserta_id: 'p', jadwal_ujian_sesi_id: '2' });
    expect(move([...two, again], ['a'])).toEqual(['a: Jadwal yang sama sudah ada untuknya di Sesi 2.']);
  });
});
