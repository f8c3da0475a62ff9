import type { Pendaftaran } from '@spmb/shared/pendaftaran/calls.ts';
import { buildPendaftaran } from '@spmb/shared/testing/build-formulir.ts';
import { perbaikan } from '@spmb/shared/pendaftaran/peralihan.ts';
import { expect, test } from 'vitest';
import type { DrafRow } from '../../../local-db/pendaftaran/pendaftaran-db.ts';
import { ditolakServer } from './ditolak-server.ts';
import {
  gantiBerkas,
  putuskan,
  siapKirim,
  terimaRekaman,
  terisiDari,
  tersimpan,
  tertinggal,
  tulis,
} from './draf-row.ts';

const terima = (row: DrafRow | undefined, more: Partial<Pendaftaran> = {}) =>
  terimaRekaman(row, '0061234578', buildPendaftaran(more), 1_000);
const baru = terima(undefined);

test('what is written here stands over what the server has, until it says that it has it', () => {
  const row = tulis(baru, { nama: 'Siti Nur' });
  expect(terisiDari(row).nama).toBe('Siti Nur');
  expect(siapKirim(row)).toEqual({ nama: 'Siti Nur' });
  const later = tersimpan(tulis(row, { nama: 'Siti Nur Aini' }), { nama: 'Siti Nur' }, 4);
  expect(siapKirim(later)).toEqual({ nama: 'Siti Nur Aini' });
  expect(tersimpan(row, { nama: 'Siti Nur' }, 4)).toMatchObject({
    ubahan: {},
    rekaman: { nama: 'Siti Nur', versi: 4 },
  });
  expect(tulis(row, { nama: baru.rekaman.nama }).ubahan).toEqual({});
});

test('a field that two devices changed is shown, and neither is sent before somebody decides', () => {
  const row = terima(tulis(baru, { rt: '5', rw: '6' }), { versi: 4, rt: '9' });
  expect(row.bentrok).toEqual(['rt']);
  expect(siapKirim(row)).toEqual({ rw: '6' });
  expect(siapKirim(putuskan(row, 'rt', 'sini'))).toEqual({ rw: '6', rt: '5' });
  const theirs = putuskan(row, 'rt', 'sana');
  expect(siapKirim(theirs)).toEqual({ rw: '6' });
  expect(terisiDari(theirs).rt).toBe('9');
});

test('a file of this device waits for its upload; another that was chosen meanwhile stays', () => {
  const row = tulis(baru, { dok_skl: 'lokal-1' });
  expect(siapKirim(row)).toEqual({});
  expect(siapKirim(gantiBerkas(row, 'dok_skl', 'lokal-1', 'berkas-9'))).toEqual({ dok_skl: 'berkas-9' });
  const other = tulis(row, { dok_skl: 'lokal-2' });
  expect(gantiBerkas(other, 'dok_skl', 'lokal-1', 'berkas-9')).toBe(other);
});

test('what the server refuses is not sent again before it changes', () => {
  const row = {
    ...tulis(baru, { dok_skl: 'hilang', rt: '7' }),
    ditolak: { dok_skl: 'Berkas ini tidak ada di server.' },
  };
  expect(siapKirim(row)).toEqual({ rt: '7' });
  expect(siapKirim(tulis(row, { dok_skl: 'ada' }))).toEqual({ rt: '7', dok_skl: 'ada' });
});

test('a form that another device has sent keeps what was only here in sight', () => {
  const row = terima(tulis(baru, { rt: '7', nama: 'Siti A' }), { status: 1, versi: 5, nama: 'Siti A' });
  expect(tertinggal(row)).toEqual(['RT']);
  expect(tertinggal(baru)).toEqual([]);
});

test('while a correction is asked for only what it names is written', () => {
  const row = terima(tulis(baru, { rt: '7', rw: '8' }), { status: 2, versi: 5, terbuka: ['rw'] });
  expect(siapKirim(row)).toEqual({ rw: '8' });
});

test('what the server refused is said as long as it stands in the form and somebody can mend it', () => {
  const berkas = { keadaan: () => ({ keadaan: 'ditolak' as const, salah: 'PDF terkunci.' }) };
  const refused: DrafRow = { ...tulis(baru, { rt: 'x' }), ditolak: { rt: 'RT diisi angka.' } };
  expect(ditolakServer(refused, berkas)).toEqual({ rt: 'RT diisi angka.' });
  const shut = terima(refused, { versi: 5, status: perbaikan, terbuka: ['nama'] });
  expect([shut.ditolak, ditolakServer(shut, berkas)]).toEqual([{}, {}]);
  const theirs = putuskan(terima(refused, { versi: 4, rt: '9' }), 'rt', 'sana');
  expect([theirs.ditolak, ditolakServer(theirs, berkas)]).toEqual([{}, {}]);
  const asked = tulis(baru, { afirmasi_status: true, afirmasi_dokumen: 'lokal-1' });
  expect(Object.keys(ditolakServer(asked, berkas))).toEqual(['afirmasi_dokumen']);
  expect(ditolakServer(tulis(asked, { afirmasi_status: false }), berkas)).toEqual({});
});
