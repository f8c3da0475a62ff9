import { expect, test } from 'vitest';
import { bacaBalasan, isiAkun, isiJadwal, isiUmum, rangkai } from './isi-pesan.ts';

const siti = { nama: 'Siti {nomor}', nomor_peserta: '25-01' };
const sekolah = { nama: 'SMK Uji', alamat: 'http://10.0.0.2' };

test('S2-WA-09: a text names its receiver, and a name fills in nothing further', () => {
  expect(isiUmum('Halo {nama} ({nomor}), dari {sekolah} {lain}', siti, sekolah)).toBe(
    'Halo Siti {nomor} (25-01), dari SMK Uji {lain}',
  );
});

test('S2-WA-10: of an account the number and the way in are told, whatever address the school has', () => {
  expect(isiAkun(siti, sekolah)).toContain('Masuk di http://10.0.0.2/login dengan nomor peserta 25-01.');
  expect(isiAkun(siti, { ...sekolah, alamat: null })).toContain('Masuk di halaman masuk sekolah');
});

test('S2-WA-11: a schedule is told in words, row by row', () => {
  const row = { mapel: 'TPA', tanggal: '2025-07-05', jam_mulai: '07:30', jam_selesai: '09:00' };
  expect(
    isiJadwal(
      siti,
      [
        { ...row, ruang: 'Lab 1', kursi: '3' },
        { ...row, ruang: null, kursi: null },
      ],
      'WIB',
    ),
  ).toBe(
    [
      'Jadwal ujian Siti {nomor} (25-01):',
      '- TPA: Sabtu, 05 Juli 2025, 07.30–09.00 WIB, Lab 1, kursi 3',
      '- TPA: Sabtu, 05 Juli 2025, 07.30–09.00 WIB',
    ].join('\n'),
  );
  expect(rangkai('', 'a', undefined, 'b')).toBe('a\n\nb');
});

test.each([
  ['STOP', 'stop'],
  [' stop. ', 'stop'],
  ['Berhenti', 'stop'],
  ['MULAI', 'mulai'],
  ['jangan stop dulu', undefined],
  ['', undefined],
])('the answer %j is %s', (text, meant) => {
  expect(bacaBalasan(text)).toBe(meant);
});
