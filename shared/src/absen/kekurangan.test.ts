import { expect, test } from 'vitest';
import { findKekurangan, isLengkap } from './kekurangan.ts';

const row = {
  direset: false,
  status: 'SELESAI' as const,
  keadaan: 'selesai' as const,
  belum_terkirim: 0,
  tertahan: 0,
  kontak_ms: 2_000,
  selesai_ms: 1_000,
  sebab_selesai: 'sendiri' as 'sendiri' | 'paksa',
};
const working = { ...row, status: 'SEDANG MENGERJAKAN' as const, selesai_ms: null };

test.each([
  ['finished, all on the server', row, undefined],
  ['final, without a device', { ...row, kontak_ms: null }, undefined],
  ['at work', { ...working, keadaan: 'mengerjakan' as const, belum_terkirim: 3 }, 'mengerjakan'],
  ['past the last moment', { ...working, keadaan: 'menunggu_kiriman' as const }, 'belum_terkirim'],
  ['finished with answers on the device', { ...row, belum_terkirim: 2 }, 'belum_terkirim'],
  [
    'ended by staff while silent',
    { ...row, kontak_ms: 500, sebab_selesai: 'paksa' as const },
    'belum_terkirim',
  ],
  ['finished by himself, before his device heard an answer', { ...row, kontak_ms: 500 }, undefined],
  ['held by staff', { ...row, tertahan: 1 }, 'tertahan'],
  [
    'reset and not begun again',
    { ...row, status: 'BELUM HADIR' as const, keadaan: 'siap' as const, direset: true },
    'diulang',
  ],
  ['never begun', { ...row, status: 'BELUM HADIR' as const, keadaan: 'siap' as const }, 'tidak_hadir'],
])('what closing a room misses of who is %s', (_case, one, list) => {
  const found = findKekurangan([one]);
  expect(Object.entries(found).flatMap(([name, rows]) => (rows.length > 0 ? [name] : []))).toEqual(
    list === undefined ? [] : [list],
  );
  expect(isLengkap(found)).toBe(list === undefined);
});
