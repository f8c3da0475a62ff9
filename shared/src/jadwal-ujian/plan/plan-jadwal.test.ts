import { describe, expect, test } from 'vitest';
import { planJadwal, type CalonJadwal, type MasukanRencana, type SesiRencana } from './plan-jadwal.ts';
import { isBersamaan, menitSesi } from '../rentang-sesi.ts';

const sesi = (id: string, jam_mulai: string, jam_selesai: string): SesiRencana => ({
  id,
  name: `Sesi ${id}`,
  jam_mulai,
  jam_selesai,
});
const pagi = sesi('1', '07:30', '09:30');
const siang = sesi('2', '10:00', '12:00');
const tumpang = sesi('3', '09:00', '11:00');
const mtk = { id: 'mtk', program_keahlian_id: null, waktu: 60 };
const tkj = { id: 'tkj', program_keahlian_id: 'TKJ', waktu: 60 };

const orang = (id: string, rest: Partial<CalonJadwal> = {}): CalonJadwal => ({
  id,
  nama: `Nama ${id}`,
  nomor_peserta: `K-${id}`,
  status: null,
  jurusan_id_1: null,
  sesi: null,
  ruang: null,
  kursi: null,
  ...rest,
});
const ada = (peserta_id: string, jadwal_ujian_id: string, jadwal_ujian_sesi_id: string, waktu = 60) => ({
  peserta_id,
  jadwal_ujian_id,
  jadwal_ujian_sesi_id,
  waktu,
  ruang: 'Lab 1',
  kursi: '1',
});
const plan = (masukan: Partial<MasukanRencana>) =>
  planJadwal({
    calon: [],
    jadwals: [mtk, tkj],
    sesis: [pagi, siang],
    semuaSesi: [pagi, siang, tumpang],
    ruangs: [{ name: 'Lab 1', kapasitas: 1 }],
    limitSesi: 0,
    pesertas: [4],
    ada: [],
    ...masukan,
  });
const rows = ({ baru }: ReturnType<typeof plan>) =>
  baru.map((row) => [row.peserta_id, row.jadwal_ujian_id, row.jadwal_ujian_sesi_id, row.ruang, row.kursi]);

describe('planning the rows of a date', () => {
  test('everybody sits all schedules of his programme in one session at one seat, in the order of the numbers', () => {
    const calon = [orang('b', { jurusan_id_1: 'TKJ' }), orang('a')];
    expect(rows(plan({ calon }))).toEqual([
      ['a', 'mtk', '1', 'Lab 1', '1'],
      ['b', 'mtk', '2', 'Lab 1', '1'],
      ['b', 'tkj', '2', 'Lab 1', '1'],
    ]);
    expect(plan({ calon: calon.toReversed() })).toEqual(plan({ calon }));
  });

  test('who has a row keeps it, and sits what is new at the same seat', () => {
    const b = orang('b', { jurusan_id_1: 'TKJ' });
    const result = plan({ calon: [orang('a'), b], ada: [ada('b', 'mtk', '1')] });
    expect(rows(result)).toEqual([
      ['b', 'tkj', '1', 'Lab 1', '1'],
      ['a', 'mtk', '2', 'Lab 1', '1'],
    ]);
    expect(result.sudahAda).toBe(1);
  });

  test('a session whose time does not suffice is passed over, what he sits there already included', () => {
    const long = { ...mtk, waktu: 90 };
    const before = ada('a', 'lain', '1', 45);
    expect(rows(plan({ calon: [orang('a')], jadwals: [long], ada: [before] }))).toEqual([
      ['a', 'mtk', '2', 'Lab 1', '1'],
    ]);
    const { dilewati } = plan({ calon: [orang('a')], jadwals: [{ ...mtk, waktu: 121 }] });
    expect(dilewati).toEqual([
      {
        alasan:
          'Ujiannya 121 menit, lebih lama dari Sesi 1 (120 menit). Perpanjang sesinya, atau pilih lebih sedikit jadwal.',
        jumlah: 1,
        contoh: ['Nama a'],
      },
    ]);
  });

  test('nobody sits in two sessions that run at the same time', () => {
    const before = { ada: [ada('a', 'lain', '3')], calon: [orang('a')], jadwals: [mtk] };
    const { baru, dilewati } = plan(before);
    expect(baru).toEqual([]);
    expect(dilewati.map(({ alasan }) => alasan)).toEqual([
      'Sudah dijadwalkan di Sesi 3, pada jam yang sama dengan Sesi 1.',
    ]);
    const malam = sesi('4', '19:00', '21:00');
    expect(rows(plan({ ...before, sesis: [pagi, malam] }))).toEqual([['a', 'mtk', '4', 'Lab 1', '1']]);
  });

  test('status, list and seats that are full are told with the first names', () => {
    const { dilewati } = plan({
      calon: [
        orang('a', { status: 5 }),
        orang('b', { sesi: 'sesi 3' }),
        orang('c', { sesi: '1' }),
        ...['d', 'e', 'f', 'g', 'h', 'i', 'j'].map((id) => orang(id)),
      ],
    });
    expect(dilewati.map(({ alasan, jumlah, contoh }) => [alasan, jumlah, contoh.length])).toEqual([
      ['Status berkasnya tidak ikut ujian menurut Profil Sekolah.', 1, 1],
      ['Daftar peserta menaruhnya di sesi lain (Sesi 3).', 1, 1],
      ['Semua ruang penuh pada Sesi 1, Sesi 2. Tambah ruang atau sesi.', 6, 5],
    ]);
  });
});

test.each([
  [pagi, siang, false],
  [pagi, tumpang, true],
  [tumpang, siang, true],
  [pagi, sesi('x', '09:30', '10:00'), false],
  [sesi('x', '23:00', '01:00'), sesi('y', '22:00', '23:30'), true],
])('sessions at the same time: %o, %o', (one, other, together) => {
  expect([isBersamaan(one, other), isBersamaan(other, one)]).toEqual([together, together]);
});

test('a session past midnight lasts until the next day', () => {
  expect(menitSesi({ jam_mulai: '23:00', jam_selesai: '01:30' })).toBe(150);
});
