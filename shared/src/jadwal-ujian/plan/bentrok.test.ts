import { describe, expect, test } from 'vitest';
import { parseIsianJadwalUjian } from '../../testing/build-isian-jadwal-ujian.ts';
import { warnJadwal, warnRuang, warnSesi } from './bentrok.ts';
import type { TempatRencana } from '../rencana.schema.ts';

const sesi = (id: string, jam_mulai: string, jam_selesai: string) => ({
  id,
  name: `Sesi ${id}`,
  jam_mulai,
  jam_selesai,
});
const pagi = sesi('1', '07:30', '09:30');
const siang = sesi('2', '10:00', '12:00');
const tumpang = sesi('3', '09:00', '11:00');

describe('a schedule beside the others', () => {
  const lain = parseIsianJadwalUjian({ program_keahlian_id: 'tkj' });
  test.each([
    ['the same name, bank and programme', {}, [/sudah mempunyai jadwal Matematika/, /Bank soalnya juga/]],
    ['every programme is the same programme too', { program_keahlian_id: null }, [/sudah mem/, /Bank/]],
    ['another programme', { program_keahlian_id: 'rpl' }, []],
    ['another date', { tanggal: '2025-07-03' }, []],
    ['another name and bank', { name: 'IPA', master_soal_id_1: 'bank-2' }, []],
    [
      'a bank of the other as its second',
      { name: 'IPA', master_soal_id_1: 'x', master_soal_id_2: 'bank-1' },
      [/jadwal Matematika/],
    ],
    ['longer than every session', { name: 'IPA', master_soal_id_1: 'x', waktu: 121 }, [/Sesi 1, 120 menit/]],
  ])('%s', (_name, fields, expected) => {
    const jadwal = parseIsianJadwalUjian({ program_keahlian_id: 'tkj', ...fields });
    expect(warnJadwal(jadwal, [lain], [pagi, siang])).toEqual(
      expected.map((text) => expect.stringMatching(text)),
    );
  });

  test('without any session its length is not judged', () => {
    expect(warnJadwal(parseIsianJadwalUjian({ waktu: 600 }), [], [])).toEqual([]);
  });
});

test('sessions that run at the same time are named, those that follow each other are not', () => {
  expect(warnSesi(tumpang, [pagi, siang])).toEqual([
    'Berjalan bersamaan dengan Sesi 1 (07.30–09.30). Pastikan ruang dan pengawasnya berbeda.',
    'Berjalan bersamaan dengan Sesi 2 (10.00–12.00). Pastikan ruang dan pengawasnya berbeda.',
  ]);
  expect(warnSesi(pagi, [siang])).toEqual([]);
});

test('a room is too full only where sessions run at the same moment', () => {
  const lab = (sesi_id: string, terisi: number, baru: number): TempatRencana => ({
    sesi_id,
    sesi: `Sesi ${sesi_id}`,
    ruang: 'Lab 1',
    kapasitas: 10,
    terisi,
    baru,
  });
  const all = [pagi, tumpang, siang];
  expect(warnRuang([lab('1', 4, 4), lab('2', 0, 8)], all)).toEqual([]);
  expect(warnRuang([lab('1', 4, 4), lab('3', 1, 2), lab('2', 5, 0)], all)).toEqual([
    'Lab 1 mempunyai 10 kursi, tetapi ditempati 11 peserta sekaligus pada Sesi 1 dan Sesi 3.',
  ]);
  expect(warnRuang([lab('1', 11, 0)], all)).toEqual([
    'Lab 1 mempunyai 10 kursi, tetapi ditempati 11 peserta sekaligus pada Sesi 1.',
  ]);
  expect(warnRuang([{ ...lab('1', 99, 0), kapasitas: null }], all)).toEqual([]);
});

test('a session of the same name, however it is written, and new times of one that is in use', () => {
  const [first] = warnSesi({ name: 'sesi  01', jam_mulai: '20:00', jam_selesai: '21:00' }, [
    { id: 'a', name: 'Sesi 1', jam_mulai: '01:00', jam_selesai: '02:00' },
  ]);
  expect(first).toMatch(/^Sudah ada sesi bernama Sesi 1\./);
  const malam = { name: 'Malam', jam_mulai: '20:00', jam_selesai: '21:00' };
  expect(warnSesi(malam, [], { ...malam, peserta: 240 })).toEqual([]);
  expect(warnSesi(malam, [], { ...malam, jam_selesai: '22:00', peserta: 0 })).toEqual([]);
  expect(warnSesi(malam, [], { ...malam, jam_selesai: '22:00', peserta: 240 })).toEqual([
    'Jam baru berlaku bagi 240 jadwal peserta di sesi ini, pada semua tanggalnya. Untuk satu hari saja, pakai Geser sesi di Pengawasan Ujian.',
  ]);
});
