import { expect, test } from 'vitest';
import { buildBarisPeserta } from '../testing/build-baris-peserta.ts';
import { laporanImporPesertaSchema, type Temuan } from './impor-peserta.ts';
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
  const report = summarizePesertaImport('Daftar peserta', plan, [
    galat(6),
    galat(6),
    galat(7),
    { ...galat(4), tingkat: 'peringatan' },
  ]);
  expect(report.jumlah).toEqual({ baru: 1, diperbarui: 1, sama: 1, dilewati: 3 });
  expect(laporanImporPesertaSchema.parse(report)).toEqual(report);
});

test('the report never carries a password', () => {
  const plan = planPesertaImport([buildBarisPeserta({ kata_sandi: 'rahasia-sekali' })], []);
  expect(JSON.stringify(summarizePesertaImport('Daftar peserta', plan, []))).not.toContain('rahasia-sekali');
});
