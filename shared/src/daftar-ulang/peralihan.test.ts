import { expect, test } from 'vitest';
import {
  bolehBeralih,
  isDitunggu,
  isKursiLepas,
  perluKeterangan,
  statusBerlaku,
  statusDaftarUlang,
  type PelakuDaftarUlang,
  type StatusDaftarUlang,
} from './peralihan.ts';

/** The table of the rules, written down a second time: who may go from each status where. */
const table: Record<PelakuDaftarUlang, Partial<Record<StatusDaftarUlang, string>>> = {
  pendaftar: { belum: 'terkirim mundur', terkirim: 'mundur', perbaikan: 'terkirim mundur' },
  panitia: {
    belum: 'lewat mundur',
    terkirim: 'perbaikan terverifikasi ditolak mundur',
    perbaikan: 'terverifikasi ditolak lewat mundur',
    terverifikasi: 'perbaikan ditolak mundur',
    ditolak: 'perbaikan terverifikasi',
    lewat: 'belum',
    mundur: 'belum',
    lepas: 'belum',
  },
};

test.each(['pendaftar', 'panitia'] as const)('D-RULE-10: %s goes only where the rules say', (oleh) => {
  for (const dari of statusDaftarUlang) {
    const open = statusDaftarUlang.filter((ke) => bolehBeralih(dari, ke, oleh));
    expect([dari, open.join(' ')]).toEqual([dari, table[oleh][dari] ?? '']);
  }
});

test('rejected, missed and withdrawn free a seat; only what is open or to fix can be missed', () => {
  expect(statusDaftarUlang.filter(isKursiLepas)).toEqual(['ditolak', 'lewat', 'mundur', 'lepas']);
  expect(statusDaftarUlang.filter(isDitunggu)).toEqual(['belum', 'perbaikan']);
  for (const status of statusDaftarUlang.filter(isDitunggu))
    expect(bolehBeralih(status, 'lewat', 'panitia')).toBe(true);
});

test('the published seat decides: one that is free for no act says so, one that is his is where the last act led', () => {
  expect(statusBerlaku(undefined, null)).toBe('belum');
  expect(statusBerlaku('terkirim', null)).toBe('terkirim');
  for (const status of [undefined, 'terkirim', 'terverifikasi'] as const)
    expect(statusBerlaku(status, 1)).toBe('lepas');
  expect(statusBerlaku('lewat', 1)).toBe('lewat');
});

test('everything but the first acceptance says why', () => {
  expect(perluKeterangan('terkirim', 'terverifikasi')).toBe(false);
  expect(perluKeterangan('ditolak', 'terverifikasi')).toBe(true);
  expect(perluKeterangan('terkirim', 'perbaikan')).toBe(true);
});
