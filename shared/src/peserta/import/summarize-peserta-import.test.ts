import { expect, test } from 'vitest';
import { buildBarisPeserta } from '../../testing/build-baris-peserta.ts';
import type { Temuan } from './import-peserta.schema.ts';
import { laporanPesertaContract } from './laporan-import.schema.ts';
import { planPesertaImport } from './plan-peserta-import.ts';
import { summarizePesertaImport } from './summarize-peserta-import.ts';

const galat = (baris: number): Temuan => ({
  baris,
  sel: `C${baris}`,
  kolom: 'nama',
  tingkat: 'galat',
  pesan: 'Nama kosong.',
});

test('every row is counted once: new, changed, same, left out or unreadable', () => {
  const rows = [
    buildBarisPeserta({ baris: 2, nomor_peserta: 'A' }),
    buildBarisPeserta({ baris: 3, nomor_peserta: 'A' }),
    buildBarisPeserta({ baris: 4, nomor_peserta: 'B', nama: 'Budi' }),
    buildBarisPeserta({ baris: 5, nomor_peserta: 'C', nama: 'Citra' }),
  ];
  const plan = planPesertaImport(rows, [
    { id: 'b', nomor_peserta: 'B', nama: 'Budi' },
    { id: 'c', nomor_peserta: 'C', nama: 'Citra Lama' },
  ]);
  const report = summarizePesertaImport('Daftar peserta', 'periksa', plan, [
    galat(6),
    galat(6),
    galat(7),
    { ...galat(4), tingkat: 'peringatan', sel: '', kolom: '' },
  ]);
  expect(report).toMatchObject({ id: null, format: 'Daftar peserta', mode: 'periksa' });
  expect(report).toMatchObject({ dibaca: 6, baru: 1, diubah: 1, tetap: 1, ditolak: 3 });
  expect(report.perubahan).toEqual([{ kunci: 'C', kolom: 'nama', sebelum: 'Citra Lama', sesudah: 'Citra' }]);
  expect(report.temuan.map(({ baris, sel, tingkat }) => [baris, sel, tingkat])).toEqual([
    [3, null, 'tolak'],
    [4, null, 'peringatan'],
    [6, 'C6', 'tolak'],
    [6, 'C6', 'tolak'],
    [7, 'C7', 'tolak'],
  ]);
  expect(report.contoh.map(({ baris }) => baris)).toEqual([2, 4, 5]);
  expect(laporanPesertaContract.parse(report)).toEqual(report);
});

test('the report never carries a password', () => {
  const rows = [buildBarisPeserta({ kata_sandi: 'rahasia-sekali' })];
  const fresh = planPesertaImport(rows, []);
  const again = planPesertaImport(rows, [{ id: 'a', nomor_peserta: 'K01-001-8' }], { gantiKataSandi: true });
  const report = [fresh, again].map((plan) => summarizePesertaImport('Daftar peserta', 'impor', plan, []));
  expect(JSON.stringify(report)).not.toContain('rahasia-sekali');
});
